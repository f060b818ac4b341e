import { type Day, MAX_DAY } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { type BasePosting, isReversible, takesFromAccount } from '../postings/postings.ts';
import { refuseOvertime as refuse } from './messages.ts';

export const TIME_POSTING_KINDS = ['opening', 'payout', 'correction', 'cut'] as const;
export type TimePostingKind = (typeof TIME_POSTING_KINDS)[number];

export const TIME_POSTING_LABELS: Readonly<Record<TimePostingKind, string>> = {
  opening: 'Eröffnung',
  payout: 'Auszahlung',
  correction: 'Korrektur',
  cut: 'Kürzung',
};

/** What the account holds besides the days (OVT-04). */
export interface StoredTimePosting extends BasePosting<TimePostingKind> {
  /** What is added to the account; negative for what is taken from it. */
  minutes: number;
  text: string;
}

type Typed = Pick<StoredTimePosting, 'day' | 'minutes' | 'kind'>;

/** Why a posting is refused on an account that has begun on `since`; the first rule that fails answers. */
export function timePostingRefusal({ day, minutes, kind }: Typed, since: Day): Refusal | null {
  if (takesFromAccount(kind) && minutes <= 0) return refuse('overtime_sign', 'minutes');
  if (kind === 'correction' && minutes === 0) return refuse('overtime_nothing', 'minutes');
  if (kind === 'opening') {
    return day === since ? null : refuse('overtime_opening_day', 'day', { date: formatDay(since) });
  }
  const isOutside = day < since || day > MAX_DAY;
  return isOutside ? refuse('overtime_day', 'day', { from: formatDay(since), to: formatDay(MAX_DAY) }) : null;
}

export function timeReversalRefusal(
  posting: StoredTimePosting,
  all: readonly StoredTimePosting[],
): Refusal | null {
  return isReversible(posting, all) ? null : refuse('overtime_reversed');
}

/** What an account was opened with on the day, if it was and it has not been reversed. */
export function openingOn<Posting extends StoredTimePosting>(
  postings: readonly Posting[],
  day: Day,
): Posting | null {
  const openings = postings.filter((posting) => posting.kind === 'opening' && posting.day === day);
  return openings.find((posting) => isReversible(posting, postings)) ?? null;
}
