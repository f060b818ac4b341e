/** More than any pool holds. */
const TRIES = 200;

/**
 * A migration that changes the type of a column makes PostgreSQL refuse each plan that a connection made before it, once
 * and before anything is done. `work` has closed that connection; it is repeated until it meets one that is new.
 */
export async function retryOnStalePlan<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isPlanOutdated(error)) throw error;
    }
  }
}

/** 0A000 says only that something is not possible, and its words depend on the language of the server. */
function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
