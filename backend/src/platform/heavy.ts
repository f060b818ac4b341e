import pLimit from 'p-limit';
import { OUTAGE, Refused } from './refused.ts';

/** Half of the time is the database's, so that two take hardly longer than one. */
const AT_ONCE = 2;
/** The last of more would wait longer than anyone waits for a page. */
const MOST_WAITING = 30;
/** Answers with what follows come before the connection is closed for its silence (listen.ts). */
const LONGEST_WAIT_MS = 30_000;
const RETRY_SECONDS = 5;

const limit = pLimit(AT_ONCE);

/**
 * What computes figures of a whole company, which takes a second for a large one: a few at a time in the process, whoever
 * asks, the others in order of arrival, so that short calls find the processor and a connection free.
 */
export async function heavily<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MOST_WAITING) throw new Refused(OUTAGE, RETRY_SECONDS);
  const arrived = performance.now();
  return limit(() => {
    if (performance.now() - arrived > LONGEST_WAIT_MS) throw new Refused(OUTAGE, RETRY_SECONDS);
    return work();
  });
}
