const MINUTE = 60_000;

/** Returns true at most `limit` times a minute, for log lines that callers can cause. */
export function perMinute(limit: number): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / MINUTE);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count <= limit;
  };
}
