import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { AWAY, TYPE } from '../../records/entries/type-codes.ts';
import type { AccountEntry, DayBalance } from './day-balance.ts';
import { isFree, isNeutral } from './day-balance.ts';
import type { AccountDay } from './month.ts';
import { type ReasonFacts, reasonsOf } from './reasons.ts';

/**
 * What a lead who may not see sickness reads of a day with an absence: of the target what was worked or is missing, of what is
 * credited the work. Whether a kind credits the day or takes its target then reads the same, as does sickness from a time on
 * (SET-37).
 *
 *   vacation, sickness, sickness without a target   0 of 0
 *   sick from 11:15, 3:15 of work                   195 of 195
 *   half vacation, 3:15 of work                     195 of 240
 *   overtime reduction                              0 of 480
 */
export const figuresForLead = ({
  worked,
  target,
  credited,
}: Pick<AccountDay, 'worked'> & Figures): Figures => ({
  target: worked + target - credited,
  credited: worked,
});

type Figures = Pick<DayBalance, 'target' | 'credited'>;

/** A day of an account with its reasons, as a lead reads it: nothing of a contract, and of absences that there are some. */
export function dayForLead(
  facts: ReasonFacts,
  day: AccountDay,
  entries: readonly AccountEntry[],
  seesSickness: boolean,
): AccountDay {
  const ofDay = entries.filter((entry) => entry.day === day.day);
  const isVeiled = !seesSickness && ofDay.some(isAbsent) && day.recorded !== false;
  const shown = isVeiled ? { ...day, ...figuresForLead(day) } : day;
  const reasons = isVeiled
    ? reasonsOf(
        facts,
        day.day,
        ofDay.map((entry) => veiled(entry, facts.settings)),
        { ...day, ...shown },
      )
    : day.reasons;
  return {
    ...shown,
    reasons: reasons.map((reason) =>
      reason.kind === 'contract' ? { ...reason, text: reason.text.replace(/ ab [\d.]+/, '') } : reason,
    ),
  };
}

const isAbsent = ({ project }: AccountEntry): boolean => project !== TYPE.work;

function veiled(entry: AccountEntry, settings: ReasonFacts['settings']): AccountEntry {
  if (!isAbsent(entry)) return entry;
  const credit = isNeutral(entry, settings) || isFree(entry) ? 'zero_target' : 'lowering';
  const half = entry.sick_from ? 'second' : entry.half;
  const status = entry.status === ABSENCE_STATUS.requested ? ABSENCE_STATUS.approved : entry.status;
  return { ...entry, credit, half, status, sick_from: null, away_minutes: null, kind_name: AWAY };
}
