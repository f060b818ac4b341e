import { z } from 'zod';
import { day, flag01, id, nullableText, optionalText, required, version } from '../../wire/fields.ts';
import { REASON } from '../office/rules.ts';
import { CONTRACT } from './timeline.ts';
import { addUp } from './weekday-minutes.ts';

const DAY = 24 * 60;

const validFrom = day.refine(
  (from) => from === CONTRACT.beginning || (from >= CONTRACT.from.min && from <= CONTRACT.from.max),
  'contract_period',
);

const weeklyHours = z
  .number(required('contract_hours'))
  .positive()
  .max(CONTRACT.hours)
  .multipleOf(0.01, 'weeklyhours_decimals');

/** Minutes of each weekday, Monday first. */
export const weekdayMinutes = z
  .array(z.int('contract_minutes').min(0).max(DAY), required('contract_minutes'))
  .length(7);

const vacationDays = z
  .number(required('vacation_range'))
  .min(0)
  .max(CONTRACT.vacation.max)
  .multipleOf(CONTRACT.vacation.step);

const terms = z.object({
  valid_from: validFrom,
  ends_on: day.nullish().transform((ends) => ends ?? null),
  weeklyhours: weeklyHours,
  minutes: weekdayMinutes,
  vacation: vacationDays,
  place_id: id.nullish().transform((place) => place ?? null),
  note: nullableText(CONTRACT.note).default(null),
});

const reason = optionalText(REASON.max).optional();

const consequences = {
  /** For the log, where past days change. */
  reason,
  /** Days that are stored with the hours of the old contract get those of the new one. */
  recalculate: flag01.default(0),
  /** Absences, of those in the preview, that are cancelled with it. */
  cancel: z.array(id, 'invalid_input').max(1000).default([]),
};

const fits = (check: z.core.ParsePayload<z.output<typeof terms>>) => {
  const { valid_from, ends_on, minutes, weeklyhours } = check.value;
  const issue = (message: string, field: string) =>
    check.issues.push({ code: 'custom', message, path: [field], input: check.value });
  if (ends_on !== null && ends_on < valid_from) issue('contract_reversed', 'ends_on');
  if (!addUp(minutes, weeklyhours)) issue('contract_minutes', 'minutes');
};

/** Body of POST /contract. */
export const contractInput = terms.extend({ user: id, ...consequences }).check(fits);
export type ContractInput = z.output<typeof contractInput>;

/** Body of PUT /contract/{id}: the whole row. */
export const contractChange = terms.extend({ ...consequences, version }).check(fits);

/** Query of DELETE /contract/{id}: the version that was read, and why where past days change. */
export const contractDeletion = z.object({
  version: z.coerce.number('invalid_input').int().optional(),
  reason,
});

/** What a row would change, with `id` for a stored one, with null for a deletion. */
export const contractPreviewInput = z.object({
  user: id,
  id: id.optional(),
  row: terms.check(fits).nullable(),
});
export type ContractPreviewInput = z.output<typeof contractPreviewInput>;

/** A row of the time line. */
export const contractRow = z.object({
  id: z.int(),
  user: z.int(),
  valid_from: day,
  ends_on: day.nullable(),
  /** The last day, by `ends_on` or by the next row; null where it is open. */
  last: day.nullable(),
  weeklyhours: z.number(),
  minutes: z.array(z.int()),
  vacation: z.number(),
  place_id: z.int().nullable(),
  place: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});
export type WireContract = z.output<typeof contractRow>;

const change = { before: z.number(), after: z.number() };

/** What a row would change. Targets in minutes, entitlements in days. */
export const contractPreview = z.object({
  entitlement: z.array(z.object({ year: z.int(), ...change })),
  targets: z.array(z.object({ month: z.string(), ...change })),
  /** Days that are stored with another target. */
  days: z.array(z.object({ day, ...change })),
  /** On days on which the person would no longer work. */
  absences: z.array(z.object({ id: z.int(), day, project: z.int(), status: z.int() })),
  /** The first day before the open ones that changes: a reason is asked for. Null where there is none. */
  corrected_from: day.nullable().optional(),
  /** Of the time account today, in minutes; null where there is none. */
  balance: z.object(change).nullable().optional(),
});
export type ContractPreview = z.output<typeof contractPreview>;
