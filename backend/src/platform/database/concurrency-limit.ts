import pLimit, { type LimitFunction } from 'p-limit';

/** Milliseconds after which work no longer counts: who is slow, or waits for a lock, keeps nobody out. */
const PATIENCE = 20;

/** Runs so many at once; the others follow in the order in which they came. */
export class ConcurrencyLimit {
  private readonly limit: LimitFunction;

  constructor(atOnce: number) {
    this.limit = pLimit(atOnce);
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      this.limit(() => {
        const running = work();
        resolve(running);
        const patience = new Promise((done) => setTimeout(done, PATIENCE).unref());
        // Whether it fails is the caller's business.
        return Promise.race([running.catch(() => undefined), patience]);
      });
    });
  }
}
