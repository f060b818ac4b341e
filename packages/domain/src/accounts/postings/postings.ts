import type { Day } from '../../time/day.ts';

/**
 * What an account of days or of hours holds besides what follows from entries and contracts. It is never changed; a mistake
 * is reversed by another posting of the same day with the other sign (LED-01, OVT-04).
 */
export interface BasePosting<Kind extends string = string> {
  id: number;
  day: Day;
  kind: Kind;
  text: string | null;
  reverses_id: number | null;
}

/** The words of both accounts. */
export const postingTexts = {
  add: 'Buchung erfassen',
  posted: 'Buchung erfolgreich gespeichert.',
  reversed: 'Buchung erfolgreich zurückgenommen.',
} as const;

const TAKEN = ['payout', 'cut', 'paid_out'];

/** Whether the kind takes from the account what is typed: a payout of 300 minutes takes 300 (OVT-07, LED-07). */
export const takesFromAccount = (kind: string): boolean => TAKEN.includes(kind);

/** As it is stored: below zero where the account loses something. */
export const postedAmount = (kind: string, typed: number): number =>
  takesFromAccount(kind) ? -typed : typed;

/** A posting is reversed once, and what reverses another one stays. */
export function isReversible(
  { id, reverses_id }: Pick<BasePosting, 'id' | 'reverses_id'>,
  all: readonly Pick<BasePosting, 'reverses_id'>[],
): boolean {
  return reverses_id === null && all.every((other) => other.reverses_id !== id);
}
