const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));

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
