import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';

/** Milliseconds after which work no longer counts, so that slow or lock-waiting work blocks nobody. */
const PATIENCE = 20;

/** Runs at most `concurrency` tasks at a time; the others follow in order of arrival. */
export class ConcurrencyLimit {
  private readonly limit: LimitFunction;

  constructor(concurrency: number) {
    this.limit = pLimit(concurrency);
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      this.limit(() => {
        const running = work();
        resolve(running);
        const patience = new Promise((done) => setTimeout(done, PATIENCE).unref());
        // The caller handles a failure.
        return Promise.race([running.catch(() => undefined), patience]);
      });
    });
  }
}

/**
 * On the same machine more active database processes only take processor time from each other and from us: with
 * a limit of four the p99 of a week fell from 2.2 to 1.8 times that of a bare server. Elsewhere it has its own processors,
 * and the pool is a sufficient limit.
 */
export function readsAtOnce(isBeside: boolean, poolSize: number): number {
  return isBeside ? Math.min(2 * availableParallelism(), poolSize) : poolSize;
}
