/** Runs `work` for so many callers at once; the others wait in the order in which they came. */
export function atMost<Args extends unknown[], T>(
  limit: number,
  work: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (...args) => {
    if (free > 0) free--;
    else await new Promise<void>((next) => waiting.push(next));
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
