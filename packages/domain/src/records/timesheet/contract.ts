import { z } from 'zod';
import { correctionFields } from '../../day/office/contract.ts';
import { isInHundredths } from '../../time/rounding.ts';
import { day, isStorable, MAX_ID, required, time, tooLong } from '../../wire/fields.ts';
import { CREDITS } from '../entries/credit.ts';
import { HALVES } from '../entries/halves.ts';
import { TYPE } from '../entries/type-codes.ts';
import { BOOKING, BREAK_STEP } from './working-hours.ts';

export const BREAK = { max: 24, step: BREAK_STEP } as const;

/** Body of POST and PUT /timesheet/booking: hours worked for a project. In the form's order: the first empty field is marked. */
export const bookingInput = z.object({
  day,
  hours: z
    .number(required())
    .min(BOOKING.min, 'booking_hours_too_small')
    .max(BOOKING.max, 'booking_hours_too_large')
    .multipleOf(BOOKING.step, 'booking_hours_step'),
  // An impossible project id becomes 0, so that the rule refuses it rather than the column's range.
  project: z
    .number(required())
    .int()
    .transform((id) => (id >= 1 && id <= MAX_ID ? id : 0)),
  booking_text: z
    .string(required())
    .trim()
    .min(BOOKING.textMin, required('booking_text_length'))
    .max(BOOKING.textMax, tooLong('booking_text_length'))
    .refine(isStorable),
});
export type BookingInput = z.output<typeof bookingInput>;
export const correctableBookingInput = bookingInput.extend(correctionFields);

/** Body of POST and PUT /timesheet/workingtime. `hours` is required, but the server computes its own. */
export const workingTimeInput = z.object({
  day,
  project: z
    .literal(TYPE.work, 'invalid_input')
    .nullish()
    .transform(() => TYPE.work),
  hours: z.number(required()).min(0, 'working_time_hours').max(24, 'working_time_hours'),
  start_time: time('working_time_hours'),
  // Midnight at the end of the day, and a break of any minute: where the rule allows any minute.
  end_time: z.union([time(), z.literal('24:00')], required('working_time_hours')),
  break: z
    .number('invalid_input')
    .min(0, 'working_time_hours')
    .max(BREAK.max, 'working_time_hours')
    .refine(isInHundredths, 'working_time_hours')
    .nullish()
    .transform((hours) => hours ?? 0),
});
export type WorkingTimeInput = z.output<typeof workingTimeInput>;
export const correctableWorkingTimeInput = workingTimeInput.extend(correctionFields);

/** Working time, project booking or absence: one shape for all, null where a field does not apply. */
export const entry = z.object({
  id: z.int(),
  user: z.int(),
  day: z.string(),
  project: z.int(),
  hours: z.number(),
  target: z.number().nullable(),
  actual: z.number().nullable(),
  personnelNumber: z.string().nullable(),
  internal_id: z.string().nullable(),
  project_name: z.string().nullable(),
  booking_text: z.string().nullable(),
  name: z.string(),
  first_name: z.string(),
  email: z.string(),
  status: z.int().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  break: z.number().nullable(),
  // From here on only where the company has switched something on.
  /** 0.5 of an absence that takes half the day, `half` says which; 1 of everything else. */
  portion: z.number().optional(),
  half: z.enum(HALVES).nullable().optional(),
  /** The request to which an absence belongs; null where it is one by itself. */
  request: z.int().nullable().optional(),
  /** Of an absence of a company's own kind; `project` is what the kind is built on. */
  kind_id: z.int().nullable().optional(),
  kind_name: z.string().nullable().optional(),
  credit: z.enum(CREDITS).nullable().optional(),
  /** 'HH:MM' of sickness that began on a day with work. */
  sick_from: z.string().nullable().optional(),
  /** Of an absence in hours, which older clients know as an afternoon. */
  away_minutes: z.int().nullable().optional(),
});
export type Entry = z.output<typeof entry>;

/** GET /timesheet/workingtime/day/{date} */
export const entryOrNull = entry.nullable();

export const missingDay = z.object({
  day: z.string(),
  working_day: z.enum(['true', 'false']),
  /** Only of a day of which half is off. */
  portion: z.number().optional(),
  /** Only of a day that the calendar makes free or short. */
  name: z.string().optional(),
});
export type MissingDay = z.output<typeof missingDay>;

/** What the dashboard's lists cannot show: the month just closed, and whether anything has been set up yet. */
export const overview = z.object({
  /** The first day of last month, and what of it can no longer be changed. */
  closed: z.object({ month: z.string(), missing: z.int(), faults: z.int() }),
  /** What the company has so far: other people, projects, any entries. */
  company: z.object({ people: z.boolean(), projects: z.boolean(), entries: z.boolean() }),
});
export type Overview = z.output<typeof overview>;

/** A day in one of the error lists; only company-wide calls include the names. */
export const faultyDay = z.object({
  day: z.string(),
  zeitbuchungen: z.number(),
  projektbuchungen: z.number(),
});
export type FaultyDay = z.output<typeof faultyDay>;

/** With the names, and the e-mail that leads to the person's page. */
export const faultyDayOfPerson = faultyDay.extend({
  first_name: z.string(),
  name: z.string(),
  user: z.int(),
  email: z.string(),
});
export type FaultyDayOfPerson = z.output<typeof faultyDayOfPerson>;

/** A day with something allowed but probably mistaken, and the German sentences that say what. */
export const doubtfulDay = faultyDay.extend({ reason: z.string() });
export type DoubtfulDay = z.output<typeof doubtfulDay>;

export const doubtfulDayOfPerson = faultyDayOfPerson.extend({ reason: z.string() });
export type DoubtfulDayOfPerson = z.output<typeof doubtfulDayOfPerson>;

/** Working days of somebody who is led that are without an entry. */
export const missingOfLed = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  days: z.array(z.string()),
});
export type MissingOfLed = z.output<typeof missingOfLed>;

export const projectSum = z.object({
  internal_id: z.string().nullable(),
  project_name: z.string(),
  hours: z.number(),
});
export type ProjectSum = z.output<typeof projectSum>;

/** Target and actual hours of a period, added up. */
export const timeSum = z.object({ target: z.number(), actual: z.number() });
export type TimeSum = z.output<typeof timeSum>;

export const deleted = z.object({ id: z.int() });

/** Sort keys of the lists; the server's list and the columns of the table must both match. */
export type ProjectBookingSortKey = 'day' | 'name' | 'first_name' | 'booking_text' | 'hours';
export type ReportSortKey =
  | 'name'
  | 'personnelNumber'
  | 'day'
  | 'project_name'
  | 'start_time'
  | 'end_time'
  | 'break'
  | 'hours'
  | 'target'
  | 'actual';
