const MINUTE = 60_000;

/** Answers true so many times in a minute: for lines of the log that callers can cause. */
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
