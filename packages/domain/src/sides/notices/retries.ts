const MINUTES = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60] as const;

/** When it is tried again after so many failures; null: never. */
export function nextTry(failures: number, now: number): number | null {
  const minutes = MINUTES[failures - 1];
  return minutes === undefined ? null : now + minutes * 60_000;
}
