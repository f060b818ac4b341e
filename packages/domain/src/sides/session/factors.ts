import type { Day } from '../../time/day.ts';

/** What the second step of a login takes. */
export type SecondMethod = 'code' | 'passkey' | 'recovery';

export const PASSKEYS = 10;

export const RECOVERY_CODES = 10;
/** Of 32 letters and digits: 80 bits, so that a stolen hash cannot be guessed. */
export const RECOVERY_LENGTH = 16;

// What ends in a number is an address, or no URL.
const RESERVED_HOST = /^[\d.]+$|^\[/;

/** A name that browsers keep passkeys for: never an address of numbers, and encrypted unless it is this very machine. */
export function isPasskeyOrigin(origin: string): boolean {
  const { hostname, protocol } = new URL(origin);
  return hostname === 'localhost' || (protocol === 'https:' && !RESERVED_HOST.test(hostname));
}

/** 'JBSW Y3DP …', to be typed into an app. */
export const keyShown = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');

/** Whether somebody without a second factor gets no further than setting one up. */
export const isFactorDue = (from: Day | null, today: Day): boolean => from !== null && from <= today;
