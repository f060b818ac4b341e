import { z } from 'zod';
import { day, id, required } from '../../wire/fields.ts';
import { postingReason } from '../postings/contract.ts';
import { TIME_POSTING_KINDS } from './postings.ts';

export const POSTING_MINUTES = 60_000;

const reason = postingReason('overtime_text');

/** Body of POST /overtime/posting. Payout and cut are sent as what is taken from the account. */
export const timePostingInput = z.object({
  user: id,
  day,
  minutes: z.int(required('overtime_minutes')).min(-POSTING_MINUTES).max(POSTING_MINUTES),
  kind: z.enum(TIME_POSTING_KINDS, required()),
  text: reason,
});
export type TimePostingInput = z.output<typeof timePostingInput>;

/** Body of POST /overtime/posting/{id}/reversal. */
export const timeReversalInput = z.object({ text: reason });

const posting = z.object({
  id: z.int(),
  day,
  minutes: z.int(),
  kind: z.enum(TIME_POSTING_KINDS),
  text: z.string(),
  reverses_id: z.int().nullable(),
  /** False of a posting of a day to come. */
  counts: z.boolean(),
  /** Whether it can be reversed. */
  open: z.boolean(),
  by: z.string().nullable(),
});

export type TimePosting = z.output<typeof posting>;

/** Answer of a posting: the balance after it, and what is unusual about it. */
export const postedPosting = z.object({
  id: z.int(),
  user: z.int(),
  day,
  minutes: z.int(),
  kind: z.enum(TIME_POSTING_KINDS),
  text: z.string(),
  reverses_id: z.int().nullable(),
  balance: z.int(),
  warnings: z.array(z.string()),
});
export type PostedPosting = z.output<typeof postedPosting>;

/** Answer of GET /overtime/balance: one's own; null for people without one. Minutes everywhere. */
export const overtimeBalance = z.object({
  overtime: z
    .object({
      minutes: z.int(),
      since: day,
      /** The sentence for people outside the company's limits. */
      warning: z.string().nullable(),
    })
    .nullable(),
});
export type OvertimeBalance = z.output<typeof overtimeBalance>;

const accountReason = z.object({
  figure: z.enum(['target', 'credited']),
  kind: z.enum(['contract', 'holiday', 'entry']),
  text: z.string(),
  minutes: z.int(),
  entry: z.int().nullable(),
});

const accountDay = z.object({
  day,
  target: z.int(),
  /** Of what is credited; the rest are absences. */
  worked: z.int(),
  credited: z.int(),
  difference: z.int(),
  balance: z.int(),
  counts: z.boolean(),
  /** Only present on a day before the person's days count. */
  recorded: z.literal(false).optional(),
  reasons: z.array(accountReason),
});
export type WireAccountDay = z.output<typeof accountDay>;

const course = z.object({
  month: z.string(),
  difference: z.int(),
  posted: z.int(),
  balance: z.int(),
});

/** Answer of GET /overtime/user/{id}/{month}. */
export const overtimeMonth = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  month: z.string(),
  since: day,
  opening: z.int(),
  days: z.array(accountDay),
  postings: z.array(posting),
  closing: z.int(),
  /** The balance on the sheet of a closed month; null where there is none. */
  signed: z.int().nullable(),
  /** The months of the year. */
  course: z.array(course),
  /** Minutes beyond which the company warns. */
  limits: z.object({ over: z.number(), under: z.number() }),
});
export type OvertimeMonth = z.output<typeof overtimeMonth>;

/** A row of GET /overtime/company/{month}. */
export const overtimeOfPerson = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  opening: z.int(),
  /** What the days have added. */
  difference: z.int(),
  posted: z.int(),
  closing: z.int(),
  /** Today's balance, and whether it is outside the limits of the company. */
  balance: z.int(),
  outside: z.boolean(),
});
export type OvertimeOfPerson = z.output<typeof overtimeOfPerson>;
