import { setTimeout as pause } from 'node:timers/promises';

/** Far more than a start or an end takes, for a busy machine: nothing in a drill is waited for without a limit. */
const PATIENCE_SECONDS = 180;

/** The same for a query, in the words of `pg`. */
export const QUERY_LIMITS = {
  connectionTimeoutMillis: PATIENCE_SECONDS * 1_000,
  query_timeout: PATIENCE_SECONDS * 1_000,
};

/** Waits until `isDone()`, which may ask somebody; after the limit it throws what `fault()` says. */
export async function until(isDone, fault, { seconds = PATIENCE_SECONDS, every = 20 } = {}) {
  for (const end = performance.now() + seconds * 1_000; !(await isDone()); await pause(every)) {
    if (performance.now() > end) throw new Error(`After ${seconds} s: ${fault()}`);
  }
}

/** What `work` gives; after the limit it throws what `fault()` says. */
export function within(work, fault, { seconds = PATIENCE_SECONDS } = {}) {
  let timer;
  const limit = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`After ${seconds} s: ${fault()}`)), seconds * 1_000);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
