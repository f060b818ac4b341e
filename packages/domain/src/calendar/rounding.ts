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
