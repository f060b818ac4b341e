/** More than any pool holds. */
const TRIES = 200;

/**
 * After a migration that changes a column's type PostgreSQL rejects each plan prepared before it, once
 * and before anything is executed. `work` has closed that connection and is retried until it gets a new one.
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

/** 0A000 only means "not supported", and its message depends on the server's language. */
function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
