/** Once nobody waits for the browser; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
}

/** The heavy parts of the kit, needed by almost every module, are fetched while nobody waits. */
export function prefetchParts(): void {
  whenIdle(() => {
    fetchParts().catch((error) => console.info(`[prefetch] left to the page that needs it: ${error}`));
  });
}

async function fetchParts(): Promise<void> {
  const [{ fetchControls }] = await Promise.all([
    import('@stundenbuch/web/data'),
    import('@stundenbuch/web/export'),
  ]);
  await fetchControls();
}
