import { type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { type HalfOn, portionOf } from '../../records/entries/halves.ts';
import { hasTarget } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { type AccountFacts, balanceNow, todaysBalance } from './account.ts';
import { type AccountEntry, isCounting } from './day-balance.ts';
import { refuseOvertime as refuse } from './messages.ts';
import { hoursWord } from './words.ts';

interface CreditFacts extends AccountFacts {
  /** Absences of days to come. */
  planned: readonly AccountEntry[];
}

interface Step {
  day: Day;
  minutes: number;
}

const costOf = (work: WorkFacts, day: Day, portion: number): number =>
  Math.round(workDay(work, day).minutes * portion);

/**
 * Overtime reduction takes hours that will be there on its day and that nothing planned after it needs (OVT-06).
 * A past day has already been counted as hours not worked.
 */
export function creditRefusal(facts: CreditFacts, days: readonly Day[], halfOn: HalfOn): Refusal | null {
  const isTodayCounted = todaysBalance(facts) !== null;
  const counted = (day: Day) => day < facts.today || (day === facts.today && isTodayCounted);
  const coming = facts.planned.filter(({ day }) => !counted(day));
  const steps = comingSteps({ ...facts, planned: coming });
  const now = balanceNow(facts);
  let promised = 0;
  for (const day of days) {
    const cost = costOf(facts.work, day, portionOf(halfOn(day)));
    const available = lowest(now, steps, day) - promised + (counted(day) ? cost : 0);
    if (cost > available) {
      return refuse('overtime_insufficient', 'day', { h: hoursWord(Math.max(0, available)) });
    }
    if (!counted(day)) promised += cost;
  }
  return null;
}

/**
 * The account without a request and with it, both with everything else that has been requested (SET-44): a day of overtime
 * reduction that has passed is in the balance already. `planned` has those of the request, too.
 */
export function requestBalances(
  facts: CreditFacts,
  days: readonly { day: Day; portion: number }[],
): { before: number; after: number } {
  const isTodayCounted = todaysBalance(facts) !== null;
  const isComing = ({ day }: { day: Day }) => day > facts.today || (day === facts.today && !isTodayCounted);
  const taken = facts.planned.filter(
    (entry) => isCounting(entry) && entry.project === TYPE.overtime && isComing(entry),
  );
  const cost = (day: Day, portion: number) => costOf(facts.work, day, portion);
  const promised = taken.reduce((sum, { day, half }) => sum + cost(day, portionOf(half)), 0);
  const after = balanceNow(facts) - promised;
  return { after, before: days.reduce((sum, { day, portion }) => sum + cost(day, portion), after) };
}

/** What will change the balance: postings of days to come, and overtime reduction that has been asked for. */
function comingSteps(facts: CreditFacts): Step[] {
  const { postings, planned, today, work } = facts;
  const taken = planned.filter(
    (entry) => isCounting(entry) && entry.project === TYPE.overtime && hasTarget(entry),
  );
  return [
    ...postings.filter(({ day }) => day > today),
    ...taken.map(({ day, half }) => ({ day, minutes: -costOf(work, day, portionOf(half)) })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The lowest balance on the day and after it. */
function lowest(now: number, steps: readonly Step[], day: Day): number {
  let balance = now + steps.filter((step) => step.day <= day).reduce((sum, { minutes }) => sum + minutes, 0);
  let least = balance;
  for (const step of steps.filter((one) => one.day > day)) {
    balance += step.minutes;
    least = Math.min(least, balance);
  }
  return least;
}
