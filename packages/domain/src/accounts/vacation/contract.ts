import { z } from 'zod';
import { isInHundredths } from '../../time/rounding.ts';
import { day, id, required } from '../../wire/fields.ts';
import { postingReason } from '../postings/contract.ts';
import { isExpiry } from './expiry.ts';
import { FIGURES } from './figures.ts';
import { MANUAL_KINDS, POSTING_KINDS, STORED_KINDS } from './posting.ts';

/** A person's ledger, as far as the figures need it. */
export const ledgerOnTheWire = z.object({
  begins: z.int(),
  /** Of this year, with extra days and corrections. */
  entitlement: z.number(),
  postings: z.array(
    z.object({
      id: z.int(),
      year: z.int(),
      day: z.string(),
      kind: z.enum(STORED_KINDS),
      days: z.number(),
      /** Of last year's remainder as an admin entered it: true on whatever day of the year it was posted. */
      from_new_year: z.boolean().optional(),
    }),
  ),
  /** Years of which something expires, each with its deadline. */
  last_days: z.array(z.object({ year: z.int(), day: z.string() })),
  expiring: z.object({ day: z.string(), days: z.number() }).nullable(),
});
export type LedgerOnTheWire = z.output<typeof ledgerOnTheWire>;

/** Query of GET /vacation/ledger/{user}: which number, on which day; without one what is open today. */
export const figureInput = z.object({
  figure: z.enum(FIGURES, 'invalid_input').default('open'),
  asOf: day.optional(),
});

export const posting = z.object({
  day: z.string(),
  /** The bucket: the year from which the days are. */
  year: z.int(),
  kind: z.enum(POSTING_KINDS),
  /** Below zero where days are taken. */
  days: z.number(),
  text: z.string(),
  /** Of a day that is taken its code. */
  project: z.int().nullable(),
  source: z
    .object({ kind: z.enum(['entry', 'contract', 'closing', 'notice', 'posting']), id: z.int() })
    .nullable(),
  law: z.string().nullable(),
  /** Whether an admin can reverse it. */
  reversible: z.boolean(),
});
export type WirePosting = z.output<typeof posting>;

/** A number with the postings that it is the sum of. */
export const ledgerFigure = z.object({
  figure: z.enum(FIGURES),
  asOf: z.string(),
  /** The first year of the ledger. */
  begins: z.int(),
  value: z.number(),
  postings: z.array(posting),
});
export type LedgerFigure = z.output<typeof ledgerFigure>;

const MOST_DAYS = 366;

const reason = postingReason('posting_reason');

/** Body of POST /vacation/posting. A payout is sent as what is taken from the account. */
export const postingInput = z
  .object({
    user: id,
    year: z.int(required()),
    day,
    kind: z.enum(MANUAL_KINDS, required()),
    days: z.number(required('posting_days')).min(-MOST_DAYS).max(MOST_DAYS).refine(isInHundredths),
    text: reason,
  })
  .refine(({ kind, days }) => fitsKind(kind, days), { path: ['days'], message: 'posting_days' });
export type PostingInput = z.output<typeof postingInput>;

const fitsKind = (kind: (typeof MANUAL_KINDS)[number], days: number): boolean =>
  kind === 'correction' ? days !== 0 : days > 0;

/** Body of POST /vacation/posting/{id}/reverse. */
export const reversalInput = z.object({ text: reason });

/** What was stored. */
export const storedPosting = z.object({
  id: z.int(),
  user: z.int(),
  year: z.int(),
  day: z.string(),
  kind: z.enum(STORED_KINDS),
  days: z.number(),
  text: z.string().nullable(),
  reverses_id: z.int().nullable(),
});
export type WireStoredPosting = z.output<typeof storedPosting>;

/** 'never' or 'MM-DD'. */
export const expiryDay = z.string(required('expiry_day')).refine(isExpiry);
