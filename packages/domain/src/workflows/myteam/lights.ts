/** How a balance lies within the limits of the company (OVT-05). */
export const BALANCE_LIGHTS = ['within', 'near', 'outside'] as const;
export type BalanceLight = (typeof BALANCE_LIGHTS)[number];

export const BALANCE_LIGHT_WORDS: Readonly<Record<BalanceLight, string>> = {
  within: 'im Rahmen',
  near: 'nahe der Grenze',
  outside: 'außerhalb der Grenzen',
};

/** From this part of a limit on a balance is near it. */
const NEAR = 0.8;

/** Limits are hours, as the company types them. A limit of 0 is left with the first minute: nothing is near it. */
export function lightOf(
  minutes: number,
  { warn_over, warn_under }: { warn_over: number; warn_under: number },
): BalanceLight {
  const limit = (minutes > 0 ? warn_over : warn_under) * 60;
  if (Math.abs(minutes) > Math.abs(limit)) return 'outside';
  return limit !== 0 && Math.abs(minutes) >= Math.abs(limit) * NEAR ? 'near' : 'within';
}
