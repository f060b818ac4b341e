import { addDays, type Day, weekday } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseBudget } from './messages.ts';

/** Reached is not exceeded (SET-55). */
export const BUDGET_STATES = ['open', 'warned', 'reached', 'exceeded'] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];

export const BUDGET_WORDS: Readonly<Record<BudgetState, { tone: 'good' | 'warn' | 'bad'; word: string }>> = {
  open: { tone: 'good', word: 'im Budget' },
  warned: { tone: 'warn', word: 'bald erreicht' },
  reached: { tone: 'warn', word: 'erreicht' },
  exceeded: { tone: 'bad', word: 'überschritten' },
};

export interface BudgetProgress {
  percent: number;
  state: BudgetState;
}

/** What is booked of a budget, in hours or in euro that are not rounded yet; no budget is null. */
export interface Booked {
  budget: number | null;
  booked: number;
}

/** Of hundredths of hours and cents nothing is lost: their product has four decimals. */
const exact = (value: number): bigint => BigInt(Math.round(value * 10_000));

/** Rounded down, so that 100 % are reached and never promised. */
export function percentOf({ budget, booked }: Booked): number | null {
  return budget === null ? null : Number((exact(booked) * 100n) / exact(budget));
}

function stateOf({ budget, booked }: Booked, warnAt: number): BudgetState {
  const [of, used] = [exact(budget as number), exact(booked)];
  if (used >= of) return used > of ? 'exceeded' : 'reached';
  return used * 100n >= of * BigInt(warnAt) ? 'warned' : 'open';
}

/** Of hours and money the one that is used the most; null without a budget. */
export function progressOf(uses: readonly Booked[], warnAt: number): BudgetProgress | null {
  const ofBudgets = uses.filter(({ budget }) => budget !== null);
  if (ofBudgets.length === 0) return null;
  const states = ofBudgets.map((one) => BUDGET_STATES.indexOf(stateOf(one, warnAt)));
  return {
    percent: Math.max(...ofBudgets.map((one) => percentOf(one) as number)),
    state: BUDGET_STATES[Math.max(...states)] as BudgetState,
  };
}

/** A booking that takes more of a budget than there is. What lowers or keeps what is booked is never refused (SET-55). */
export function budgetRefusal(before: readonly Booked[], after: readonly Booked[]): Refusal | null {
  const isBeyond = after.some(
    ({ budget, booked }, at) =>
      budget !== null && exact(booked) > exact(budget) && exact(booked) > exact(before[at]?.booked ?? 0),
  );
  return isBeyond ? refuseBudget('budget_exceeded', 'hours') : null;
}

/** Working days of the four whole weeks of which the pace is taken. */
const PACE_DAYS = 20;
/** Beyond it nobody plans by a pace: ten years. */
const MOST_DAYS = 2600;

/**
 * When what is left is used up at the pace of the last four whole weeks: Mon–Fri from tomorrow (SET-55). null without a pace,
 * where nothing is left, and after `until`.
 */
export function reachedOn(rest: number, ofFourWeeks: number, today: Day, until: Day | null): Day | null {
  const [left, pace] = [exact(rest), exact(ofFourWeeks)];
  if (left <= 0n || pace <= 0n) return null;
  const needed = (left * BigInt(PACE_DAYS) + pace - 1n) / pace;
  if (needed > BigInt(MOST_DAYS)) return null;
  let day = today;
  for (let count = Number(needed); count > 0; ) {
    day = addDays(day, 1);
    if (weekday(day) <= 5) count--;
  }
  return until !== null && day > until ? null : day;
}

/** What people are told of, once a period: the notice before, and that it is used up. */
export const BUDGET_LEVELS = ['warned', 'reached'] as const;
export type BudgetLevel = (typeof BUDGET_LEVELS)[number];

/** The levels that a state has passed. */
export function levelsOf(state: BudgetState | undefined): readonly BudgetLevel[] {
  if (state === undefined || state === 'open') return [];
  return state === 'warned' ? ['warned'] : BUDGET_LEVELS;
}
