import { type Day, MAX_DAY } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseOvertime as refuse } from './messages.ts';

export const TIME_POSTING_KINDS = ['opening', 'payout', 'correction', 'cut'] as const;
export type TimePostingKind = (typeof TIME_POSTING_KINDS)[number];

export const TIME_POSTING_LABELS: Readonly<Record<TimePostingKind, string>> = {
  opening: 'Eröffnung',
  payout: 'Auszahlung',
  correction: 'Korrektur',
  cut: 'Kürzung',
};

/** What the account holds besides the days. It is never changed; a mistake is reversed (OVT-04). */
export interface StoredTimePosting {
  id: number;
  day: Day;
  /** What is added to the account; negative for what is taken from it. */
  minutes: number;
  kind: TimePostingKind;
  text: string;
  reverses_id: number | null;
}

export interface TypedPosting {
  day: Day;
  minutes: number;
  kind: TimePostingKind;
}

const TAKEN: readonly TimePostingKind[] = ['payout', 'cut'];

/** A payout of 300 minutes takes 300 from the account (OVT-07). */
export function postedMinutes({ kind, minutes }: Pick<TypedPosting, 'kind' | 'minutes'>): number {
  return TAKEN.includes(kind) ? -minutes : minutes;
}

/** Why a posting is refused on an account that has begun on `since`; the first rule that fails answers. */
export function timePostingRefusal({ day, minutes, kind }: TypedPosting, since: Day): Refusal | null {
  if (TAKEN.includes(kind) && minutes <= 0) return refuse('overtime_sign', 'minutes');
  if (kind === 'correction' && minutes === 0) return refuse('overtime_nothing', 'minutes');
  if (kind === 'opening') {
    return day === since ? null : refuse('overtime_opening_day', 'day', { date: formatDay(since) });
  }
  const isOutside = day < since || day > MAX_DAY;
  return isOutside ? refuse('overtime_day', 'day', { from: formatDay(since), to: formatDay(MAX_DAY) }) : null;
}

/** A posting is reversed once, and what reverses another one stays. */
export function timeReversalRefusal(
  posting: StoredTimePosting,
  all: readonly StoredTimePosting[],
): Refusal | null {
  return isReversible(posting, all) ? null : refuse('overtime_reversed');
}

export function isReversible(
  { id, reverses_id }: StoredTimePosting,
  all: readonly StoredTimePosting[],
): boolean {
  return reverses_id === null && all.every((other) => other.reverses_id !== id);
}

/** What an account was opened with on the day, if it was and it has not been reversed. */
export function openingOn<Posting extends StoredTimePosting>(
  postings: readonly Posting[],
  day: Day,
): Posting | null {
  const openings = postings.filter((posting) => posting.kind === 'opening' && posting.day === day);
  return openings.find((posting) => isReversible(posting, postings)) ?? null;
}
