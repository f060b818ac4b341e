import { z } from 'zod';
import { isDay } from '../../time/day.ts';
import { isInHundredths } from '../../time/rounding.ts';
import { day, id, required, title, version } from '../../wire/fields.ts';
import { postingReason } from '../postings/contract.ts';
import { posting } from '../vacation/contract.ts';

export const CONTINGENT_NAME = 40;
export const CONTINGENT_UNITS = ['days', 'hours'] as const;
/** For each calendar year, for each occasion, or within the 24 months that end with the day. */
export const CONTINGENT_PERIODS = ['year', 'case', 'months_24'] as const;
/** Of a year of which only a part counts: all of it, by §§ 4, 5 BUrlG and § 208 SGB IX, or its full months. */
export const PRORATA = ['none', 'law', 'month'] as const;
const MOST_OF_CONTINGENT = 999;
const CONTINGENT_YEARS = { min: 2020, max: 2100 } as const;

const oneOf = <Values extends readonly string[]>(values: Values) => z.enum(values, 'invalid_input');
const yes = z.boolean('invalid_input');
const amount = z.number(required()).min(0).max(MOST_OF_CONTINGENT).refine(isInHundredths);
const year = z.int(required()).min(CONTINGENT_YEARS.min).max(CONTINGENT_YEARS.max);
const dayOrNot = day.nullish().transform((value) => value ?? null);

const rules = z.object({
  name: title(CONTINGENT_NAME),
  prorata: oneOf(PRORATA),
  /** 'MM-DD' of the following year until which what is left of a year can be used; null: until its end. */
  carry: z
    .string('invalid_input')
    // In a year without a 29 February: the day exists in every year.
    .refine((value) => isDay(`2025-${value}`), 'invalid_input')
    .nullable(),
  /** Only people who are named have it. */
  only_for: yes,
});

/** Body of POST /contingent; the amount holds from a year on, as figures of law do. */
export const contingentInput = rules.extend({
  unit: oneOf(CONTINGENT_UNITS),
  per: oneOf(CONTINGENT_PERIODS),
  year,
  amount,
});
export type ContingentInput = z.output<typeof contingentInput>;

/** Body of PUT /contingent/{id}: what is counted, and over what, stays. */
export const contingentChange = rules.extend({ version });
export type ContingentChange = z.output<typeof contingentChange>;

const amountFields = {
  /** The first year for which it holds, until the next one. */
  year,
  /** Of a person: null is what everybody has. */
  amount: amount.nullish().transform((value) => value ?? null),
  /** Of a person: between which days the condition is met, such as a severe disability. */
  since: dayOrNot,
  until: dayOrNot,
};

/** Body of PUT /contingent/{id}/amount: of everybody, or of one person. */
export const contingentAmountInput = z
  .object({ user: id.nullish().transform((user) => user ?? null), ...amountFields })
  .refine(({ user, amount: value }) => user !== null || value !== null, {
    path: ['amount'],
    message: 'fields_missing',
  })
  .refine(({ since, until }) => !since || !until || since <= until, {
    path: ['until'],
    message: 'contingent_condition',
  });
export type ContingentAmountInput = z.output<typeof contingentAmountInput>;

const contingentAmount = z.object({
  user: z.int().nullable(),
  /** Of the person; null of everybody. */
  name: z.string().nullable(),
  year: z.int(),
  amount: z.number().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
});
export type ContingentAmount = z.output<typeof contingentAmount>;

export const contingent = z.object({
  id: z.int(),
  name: z.string(),
  unit: z.enum(CONTINGENT_UNITS),
  per: z.enum(CONTINGENT_PERIODS),
  prorata: z.enum(PRORATA),
  carry: z.string().nullable(),
  only_for: z.boolean(),
  version: z.int(),
  /** Of everybody and of single people, the oldest first. */
  amounts: z.array(contingentAmount),
});
export type Contingent = z.output<typeof contingent>;

export const CONTINGENT_FIGURES = ['entitlement', 'carried', 'taken', 'planned', 'left'] as const;
export type ContingentFigureName = (typeof CONTINGENT_FIGURES)[number];

/** Query of GET /contingent-account/{user}: on which day; today without one. */
export const contingentDayInput = z.object({ asOf: day.optional() });

/** What a person has of a contingent on a day; taken days are above zero here. */
export const contingentBalance = z.object({
  contingent: z.int(),
  name: z.string(),
  unit: z.enum(CONTINGENT_UNITS),
  per: z.enum(CONTINGENT_PERIODS),
  /** The kinds of absence that take from it. */
  kinds: z.array(z.int()),
  figures: z.record(z.enum(CONTINGENT_FIGURES), z.number()),
});
export type ContingentBalance = z.output<typeof contingentBalance>;

/** Query of GET /contingent-account/{user}/{contingent}: which number, on which day. */
export const contingentFigureInput = z.object({
  figure: z.enum(CONTINGENT_FIGURES, 'invalid_input').default('left'),
  asOf: day.optional(),
});

/** A number with the postings that it is the sum of. */
export const contingentFigure = z.object({
  figure: z.enum(CONTINGENT_FIGURES),
  asOf: z.string(),
  value: z.number(),
  postings: z.array(posting),
});
export type ContingentFigure = z.output<typeof contingentFigure>;

export const CONTINGENT_POSTING_KINDS = ['extra', 'correction'] as const;
export type ContingentPostingKind = (typeof CONTINGENT_POSTING_KINDS)[number];

const reason = postingReason('posting_reason');

/** Body of POST /contingent-posting. */
export const contingentPostingInput = z
  .object({
    user: id,
    contingent: id,
    year,
    day,
    kind: oneOf(CONTINGENT_POSTING_KINDS),
    days: z
      .number(required('posting_days'))
      .min(-MOST_OF_CONTINGENT)
      .max(MOST_OF_CONTINGENT)
      .refine(isInHundredths),
    text: reason,
  })
  .refine(({ kind, days }) => (kind === 'correction' ? days !== 0 : days > 0), {
    path: ['days'],
    message: 'posting_days',
  });
export type ContingentPostingInput = z.output<typeof contingentPostingInput>;

/** What was stored. */
export const storedContingentPosting = z.object({
  id: z.int(),
  user: z.int(),
  contingent: z.int(),
  year: z.int(),
  day: z.string(),
  kind: z.enum(CONTINGENT_POSTING_KINDS),
  days: z.number(),
  text: z.string().nullable(),
  reverses_id: z.int().nullable(),
});
export type StoredContingentPosting = z.output<typeof storedContingentPosting>;
