/**
 * Rounds half away from zero to the given decimals (as PostgreSQL's round does).
 * The detour through toFixed removes binary noise: 1.005 * 100 is 100.49999999999999.
 */
export function round(value: number, decimals = 2): number {
  const factor = 10 ** decimals;
  const rounded = Math.round(Number((Math.abs(value) * factor).toFixed(6))) / factor;
  // Stryker disable next-line EqualityOperator: zero rounds to zero either way.
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** At most two decimals, tolerating binary noise. */
export function isInHundredths(value: number): boolean {
  // Stryker disable next-line EqualityOperator: the remainder is either binary noise or far above the threshold.
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}
