const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));

/** The heavy parts of the kit, needed by almost every module, are fetched while nobody waits. */
export function prefetchParts(): void {
  whenIdle(() => {
    void import('@stundenbuch/web/data');
    void import('@stundenbuch/web/export');
  });
}
