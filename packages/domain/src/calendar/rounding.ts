/**
 * Half up to so many decimals, the same for negative numbers (as PostgreSQL's round does).
 * The detour over toFixed removes the binary dust: 1.005 * 100 is 100.49999999999999.
 */
export function round(value: number, decimals = 2): number {
  const factor = 10 ** decimals;
  const rounded = Math.round(Number((Math.abs(value) * factor).toFixed(6))) / factor;
  // Stryker disable next-line EqualityOperator: zero is not rounded to more than zero.
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** At most two decimals, give or take the dust of binary numbers. */
export function isInHundredths(value: number): boolean {
  // Stryker disable next-line EqualityOperator: what is left of a hundredth is dust, or much more than this.
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}
