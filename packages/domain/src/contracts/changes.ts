import { addDays, type Day, monthOf } from '../calendar/day.ts';
import { formatDay } from '../calendar/format.ts';
import { monthName } from '../calendar/month-names.ts';
import type { Refusal } from '../wire/refusal.ts';
import type { ContractDays } from './contract-day.ts';
import { CONTRACT } from './limits.ts';
import { refuseContract as refuse } from './messages.ts';
import { type ContractRow, contractOn } from './timeline.ts';

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

/** Why a change of somebody's time line is refused whose first open day this is; the first rule that fails answers (CON-01, CON-09). */
export function timelineRefusal(change: TimelineChange, open: Day): Refusal | null {
  const shared = overlap(change.after);
  if (shared) return refuse('contract_overlap', 'valid_from', { date: formatDay(shared) });
  const first = firstDifference(change);
  if (first === null || first >= open) return null;
  const closed = first < CONTRACT.from.min ? addDays(open, -1) : first;
  return refuse('contract_closed', 'valid_from', { month: monthName(monthOf(closed)) });
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
