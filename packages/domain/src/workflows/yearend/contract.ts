import { z } from 'zod';
import { posting } from '../../accounts/vacation/contract.ts';
import { id, required } from '../../wire/fields.ts';
import { YEAR_END_FIGURES } from './figures.ts';

const year = z.int(required()).min(2020).max(2100);
const people = z
  .array(id, 'invalid_input')
  .max(5000)
  .nullish()
  .transform((users) => users ?? []);

/** Body of POST /vacation/closing/preview. */
export const previewInput = z.object({ year });
export type PreviewInput = z.output<typeof previewInput>;

/** Body of POST /vacation/closing. */
export const closingInput = z.object({
  year,
  /** Of the preview. */
  hash: z.string(required()).max(64),
  /** Whose days expire without a notice, after sickness all the time. */
  expire: people,
  /** Whose days taken too much count against the new year. */
  carry: people,
});
export type YearEndInput = z.output<typeof closingInput>;

export const closingPerson = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  /** Null of the year before the account began: it knows only what was left over. */
  entitlement: z.number().nullable(),
  taken: z.number().nullable(),
  rest: z.number(),
  carried: z.number(),
  expires: z.number(),
  proof: z.string(),
  note: z.string(),
  /** Days that expire only where the admin ticks it. */
  undecided: z.number(),
  /** Days taken too much; they count against the new year only where the admin ticks it. */
  deficit: z.number(),
  /** What an earlier run decided. */
  decided: z.object({ expire: z.boolean(), carry: z.boolean() }),
  /** How many postings applying it adds now, without any tick. */
  rows: z.int(),
});
export type YearEndPerson = z.output<typeof closingPerson>;

export const closingPreview = z.object({
  hash: z.string(),
  people: z.array(closingPerson),
  /** Why applying it would be refused; null where it is not. */
  refusal: z.string().nullable().optional(),
});
export type YearEndPreview = z.output<typeof closingPreview>;

const ticked = z
  .enum(['true', 'false'], 'invalid_input')
  .optional()
  .transform((choice) => choice === 'true');

/** Query of GET /vacation/closing/figure/{year}/{user}: which number, and what is ticked. */
export const closingFigureInput = z.object({
  figure: z.enum(YEAR_END_FIGURES, 'invalid_input').default('rest'),
  expire: ticked,
  carry: ticked,
});

/** A number of the preview and what it is the sum of; the value is null where the account does not know it. */
export const closingFigure = z.object({
  figure: z.enum(YEAR_END_FIGURES),
  value: z.number().nullable(),
  postings: z.array(posting),
});
export type YearEndFigure = z.output<typeof closingFigure>;

/** A year that was closed. */
export const vacationClosing = z.object({
  id: z.int(),
  year: z.int(),
  applied_at: z.string(),
  applied_by: z.string().nullable(),
  undone_at: z.string().nullable(),
  /** Of its postings that count. */
  expired: z.number(),
  carried: z.number(),
});
export type YearEnd = z.output<typeof vacationClosing>;

/** What applying or undoing posted. */
export const appliedClosing = z.object({ id: z.int(), year: z.int(), posted: z.int() });
export type AppliedYearEnd = z.output<typeof appliedClosing>;
