import { addDays, type Day, monthOf } from '../../time/day.ts';
import { formatDay, monthName } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseOffice } from '../office/messages.ts';
import { REASON } from '../office/rules.ts';
import { refuseContract as refuse } from './messages.ts';
import { CONTRACT, type ContractDays, type ContractRow, contractOn } from './timeline.ts';

/** The place decides the holidays, so a change of it changes the days too. */
export type StoredContract = ContractDays;

/** The rows of one person with one of them changed: the stored one is left out, the new one put in. */
export interface TimelineChange {
  before: readonly StoredContract[];
  after: readonly StoredContract[];
}

/** The first day on which two time lines say different things; null where they never do. */
export function firstDifference({ before, after }: TimelineChange): Day | null {
  const turns = [...before, ...after].flatMap(({ valid_from, ends_on }) =>
    ends_on === null ? [valid_from] : [valid_from, addDays(ends_on, 1)],
  );
  return turns.toSorted().find((day) => termsOn(before, day) !== termsOn(after, day)) ?? null;
}

function termsOn(rows: readonly StoredContract[], day: Day): string | null {
  const row = contractOn(rows, day);
  return row && JSON.stringify([row.weeklyhours, row.minutes, row.vacation, row.place_id]);
}

/** What a change of somebody's time line is measured by. */
export interface Openness {
  /** The first day that changes without a reason. */
  open: Day;
  /** 'yyyy-mm' of the person's closed months. */
  closed: readonly string[];
}

/**
 * Why a change of somebody's time line is refused; the first rule that fails answers (CON-01, SET-22). A closed month is in the
 * way even where the days before it change: its sheet shows what they have added to the accounts.
 */
export function timelineRefusal(change: TimelineChange, { closed }: Openness): Refusal | null {
  const shared = overlap(change.after);
  if (shared) return refuse('contract_overlap', 'valid_from', { date: formatDay(shared) });
  if (isFromBeginning(change.after) && !isFromBeginning(change.before))
    return refuse('contract_period', 'valid_from');
  const first = firstDifference(change);
  if (first === null) return null;
  const locked = closed.toSorted().find((month) => month >= monthOf(first));
  return locked ? refuse('contract_closed', 'valid_from', { month: monthName(locked) }) : null;
}

const isFromBeginning = (rows: readonly ContractRow[]) =>
  rows.some(({ valid_from }) => valid_from === CONTRACT.beginning);

/** The first day before the open ones that a change touches: it is made with a reason (SET-22). Null where there is none. */
export function correctedFrom(change: TimelineChange, { open }: Openness): Day | null {
  const first = firstDifference(change);
  return first !== null && first < open ? first : null;
}

export function reasonRefusal(corrected: Day | null, reason: string | null | undefined): Refusal | null {
  const isGiven = (reason ?? '').trim().length >= REASON.min;
  return corrected === null || isGiven ? null : refuseOffice('correction_reason', 'reason');
}

/** The first day that two rows share. */
function overlap(rows: readonly ContractRow[]): Day | null {
  const sorted = rows.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  const second = sorted.find((row, at) => {
    const before = sorted[at - 1];
    if (!before) return false;
    return (
      before.valid_from === row.valid_from || (before.ends_on !== null && before.ends_on >= row.valid_from)
    );
  });
  return second?.valid_from ?? null;
}

/** Nobody raises the own hours or days where somebody else could decide it (CON-13). */
export function ownContractRefusal(facts: { own: boolean; otherAdmins: boolean }): Refusal | null {
  return facts.own && facts.otherAdmins ? refuse('own_contract') : null;
}
