/** Runs the work when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Prefetches the heavy parts of the kit, which almost every module needs, when the browser is idle. */
export function prefetchParts(): void {
  whenIdle(() => {
    fetchParts().catch((error) => console.info(`[prefetch] failed, will load on demand: ${error}`));
  });
}

async function fetchParts(): Promise<void> {
  const [{ fetchControls }] = await Promise.all([
    import('@stundenbuch/web/data'),
    import('@stundenbuch/web/export'),
  ]);
  await fetchControls();
}
