import { z } from 'zod';
import { expiryDay } from '../../accounts/vacation/contract.ts';
import { day, id, optionalText, required, version } from '../../wire/fields.ts';

const year = z.int(required()).min(2020).max(2100);

/** Body of POST /vacation/notice. Without `users` everybody is told. */
export const noticeInput = z.object({
  year,
  users: z
    .array(id, 'invalid_input')
    .min(1)
    .max(5000)
    .nullish()
    .transform((users) => users ?? null),
  channel: z.enum(['app', 'paper'], required()),
  /** On paper: when it was handed over. */
  day: day.nullish().transform((handed) => handed ?? null),
  note: optionalText(255),
});
export type NoticeInput = z.output<typeof noticeInput>;

const skippedPerson = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  reason: z.string(),
});

export const sentNotices = z.object({
  /** How many people were told. */
  sent: z.int(),
  /** Who was not, and why. */
  skipped: z.array(skippedPerson),
});
export type SentNotices = z.output<typeof sentNotices>;

/** One's own notice. */
export const vacationNotice = z.object({
  id: z.int(),
  year: z.int(),
  days: z.number(),
  deadline: z.string(),
  text: z.string(),
  channel: z.enum(['app', 'paper']),
  sent_at: z.string(),
  read_at: z.string().nullable(),
});
export type VacationNotice = z.output<typeof vacationNotice>;

/** Who has vacation of a year that has a deadline, and what they were told of it. */
export const noticePerson = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  days: z.number(),
  deadline: z.string(),
  /** Of the last notice. */
  sent_at: z.string().nullable(),
  channel: z.enum(['app', 'paper']).nullable(),
  read_at: z.string().nullable(),
  /** Whether a notice was read in time, so that the days expire. */
  in_time: z.boolean(),
  /** Should be told now. */
  due: z.boolean(),
});
export type NoticePerson = z.output<typeof noticePerson>;

/** Whom to tell now: of which year, and why. */
export const dueNotice = z.object({
  year: z.int(),
  deadline: z.string(),
  occasion: z.enum(['january', 'september', 'deadline']),
  people: z.int(),
});
export type DueNotice = z.output<typeof dueNotice>;

/** Body of PUT /vacation/expiry/{user}. */
export const expiryChange = z.object({
  /** Null: as in the company. */
  expiry: expiryDay.nullish().transform((value) => value ?? null),
  suspended_until: day.nullish().transform((value) => value ?? null),
  version,
});
export type ExpiryChange = z.input<typeof expiryChange>;

export const personExpiry = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  expiry: z.string().nullable(),
  suspended_until: z.string().nullable(),
  /** What counts in the company. */
  company: z.string(),
  /** 0 while nothing is stored. */
  version: z.int(),
});
export type PersonExpiryOnWire = z.output<typeof personExpiry>;
