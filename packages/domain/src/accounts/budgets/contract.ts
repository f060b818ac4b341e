import { z } from 'zod';
import { isInHundredths } from '../../time/rounding.ts';
import { MARGIN_WORDS, type MarginWord } from '../money/margin.ts';
import { BUDGET_STATES } from './rules.ts';

/** What a budget is for: the project as a whole, or each month of it. */
export const BUDGET_KINDS = ['total', 'month'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

const MOST_HOURS = 9_999_999.99;
const MOST_MONEY = 9_999_999_999.99;

const amount = (most: number) =>
  z.number('invalid_input').positive().max(most).refine(isInHundredths, 'invalid_input').nullable();

/** Body of PUT /project/{id}/budget: all of it, null is none. */
export const budgetInput = z
  .object({
    budget_hours: amount(MOST_HOURS),
    /** In euro. */
    budget_money: amount(MOST_MONEY),
    budget_kind: z.enum(BUDGET_KINDS, 'invalid_input'),
    /** The customer pays `budget_money`, however many hours it takes. */
    fixed_price: z.boolean('invalid_input'),
    /** Percent at which the office is told. */
    warn_at: z.int('invalid_input').min(1).max(100),
    /** Of the project. */
    version: z.number('invalid_input').int().optional(),
  })
  .refine(({ fixed_price, budget_money }) => !fixed_price || budget_money !== null, {
    error: 'budget_fixed',
    path: ['budget_money'],
  });
export type BudgetInput = z.output<typeof budgetInput>;

/** How far a budget is used, as far as somebody may know: of several the one that is used the most. */
export const budgetProgress = z.object({
  /** Rounded down. */
  percent: z.int(),
  state: z.enum(BUDGET_STATES),
});

const use = z.object({
  booked: z.number(),
  /** Below 0 where more is booked; null without a budget of it. */
  rest: z.number().nullable(),
  percent: z.int().nullable(),
});
export type BudgetUse = z.output<typeof use>;

const figures = z.object({
  budget_hours: z.number().nullable(),
  budget_money: z.number().nullable(),
  budget_kind: z.enum(BUDGET_KINDS),
  fixed_price: z.boolean(),
  warn_at: z.int(),
  version: z.int(),
  /** The first day of the month that the budget and what is booked are of; null: the project as a whole. */
  from: z.string().nullable(),
  hours: use,
  money: use,
  /** When the budget is used up at the pace of the last four weeks. */
  reached_on: z.string().nullable(),
  /** Of the project as a whole; with a fixed price no more than the budget. */
  revenue: z.number(),
  /** null where no job has a cost. */
  cost: z.number().nullable(),
  margin: z.number().nullable(),
  margin_percent: z.int().nullable(),
  margin_word: z.enum(Object.keys(MARGIN_WORDS) as [MarginWord, ...MarginWord[]]).nullable(),
  /** Hours without a rate, and without a cost: in none of the amounts. */
  unpriced_hours: z.number(),
  uncosted_hours: z.number(),
  /** Whether some of it is from before the job of a booking was recorded. */
  by_todays_job: z.boolean(),
});
export type BudgetFigures = z.output<typeof figures>;

/** GET /project/{id}/budget. Amounts are for admins and readers; everybody else learns of hours, where the company says so. */
export const projectBudget = z.object({
  project: z.int(),
  progress: budgetProgress.nullable(),
  figures: figures.optional(),
});
export type ProjectBudget = z.output<typeof projectBudget>;
