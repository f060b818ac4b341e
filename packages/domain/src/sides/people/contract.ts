import { z } from 'zod';
import { weekdayMinutes } from '../../day/contracts/contract.ts';
import { DEFAULT_WORKING_DAYS } from '../../day/contracts/plain-week.ts';
import { type Day, isDay } from '../../time/day.ts';
import { isInHundredths } from '../../time/rounding.ts';
import { emailOrLoginName, flag01, id, nullableTitle, required, title, version } from '../../wire/fields.ts';
import { profileInput } from '../session/contract.ts';

export const WORKER = {
  /** Limit of the inputs; the rule demands three characters (AMB-39). */
  firstName: { min: 2, max: 20 },
  name: { min: 2, max: 30 },
  nameMin: 3,
  vacation: { min: 0, max: 50, step: 0.5 },
  since: { min: '2012-01-01', max: '2030-01-01' },
} as const;

/** Means 'create a new one' in a select; no job or category ever has this id. */
export const NEW_ONE = 9999;

const UNSET_UNTIL: Day = '2010-01-01';
const HOURS_OF_A_WEEK = 168;

const personName = (max: number) => title(max).min(WORKER.nameMin, 'name_too_short');

const vacationDays = z
  .number(required('vacation_range'))
  .min(WORKER.vacation.min)
  .max(WORKER.vacation.max)
  .multipleOf(WORKER.vacation.step);

/** Whether a form could have sent it; a computed rest may be anything. */
export const isTypedVacation = (days: number): boolean => vacationDays.safeParse(days).success;

/** Empty, zero and negative values are allowed and count as 40 hours (specification, section 3). */
const weeklyHours = z
  .number('weeklyhours_range')
  .min(-HOURS_OF_A_WEEK)
  .max(HOURS_OF_A_WEEK)
  .multipleOf(0.01, 'weeklyhours_decimals')
  .nullable();

const workerSince = z
  .string('invalid_input')
  .nullable()
  .refine((value) => !value || isDay(value), 'invalid_input')
  .transform((value) => (value && value > UNSET_UNTIL ? value : null))
  .refine((day) => !day || (day >= WORKER.since.min && day <= WORKER.since.max), 'worker_since_range')
  .meta({ format: 'date', example: '2026-11-20' });

const workingDays = z
  .string('invalid_input')
  .regex(/^([01]{7})?$/)
  .refine((mask) => mask === '' || mask.includes('1'), 'working_days_empty')
  .nullable()
  .transform((mask) => mask || null);

const role = z.literal([1, 2, 4], 'invalid_input');

/** Body of POST /user. */
export const workerInput = z.object({
  first_name: personName(WORKER.firstName.max),
  name: personName(WORKER.name.max),
  email: emailOrLoginName,
  job: id,
  personnelNumber: nullableTitle().default(null),
  weeklyhours: weeklyHours.default(20),
  vacation: vacationDays.default(25),
  vacation_lastyear: vacationDays.default(0),
  worker_since: workerSince.default(null),
  working_days: workingDays.default(DEFAULT_WORKING_DAYS),
  active: flag01.default(1),
  setAdmin: flag01.default(0),
  /** Of the first contract, where the company has contracts; without it equal days. */
  minutes: weekdayMinutes.optional(),
  place_id: id.nullable().optional(),
});

/** The same from a global admin, who chooses the company. Its first admin exists before its first job. */
export const workerInputOfGlobalAdmin = workerInput.extend({
  job: id.nullable().default(null),
  company: id.optional(),
  role: role.optional(),
});
export type WorkerInput = z.output<typeof workerInputOfGlobalAdmin>;

/** Body of PUT /user/{id}: omitted fields keep their values. */
export const workerChange = z.object({
  first_name: personName(WORKER.firstName.max).optional(),
  name: personName(WORKER.name.max).optional(),
  email: emailOrLoginName.optional(),
  job: id.optional(),
  personnelNumber: nullableTitle().optional(),
  weeklyhours: weeklyHours.optional(),
  vacation: vacationDays.optional(),
  vacation_lastyear: vacationDays.optional(),
  /** Confirms the computed rest of last year, which may exceed the limit for typed values. */
  confirm_vacation_lastyear: flag01.optional(),
  worker_since: workerSince.optional(),
  working_days: workingDays.optional(),
  active: flag01.optional(),
  setAdmin: flag01.optional(),
  version,
});

/** An admin's own record: the names follow the rule of the profile, as for everyone. */
export const workerChangeOfSelf = workerChange.extend({
  first_name: profileInput.shape.first_name.optional(),
  name: profileInput.shape.name.optional(),
});

export const workerChangeOfGlobalAdmin = workerChange.extend({
  // The first admin of a company has no job yet.
  job: id.nullable().optional(),
  role: role.optional(),
});
export type WorkerChange = z.output<typeof workerChangeOfGlobalAdmin>;

const MAX_COST = 99_999_999.99;

export const jobInput = z.object({
  job_title: title(),
  /** What an hour costs the company, in euro: of companies with budgets, which keep it where it is omitted. */
  cost_rate: z
    .number('invalid_input')
    .min(0)
    .max(MAX_COST)
    .refine(isInHundredths, 'invalid_input')
    .nullable()
    .optional(),
});
export type JobInput = z.output<typeof jobInput>;

export const job = z.object({ id: z.int(), job_title: z.string() });
export type Job = z.output<typeof job>;

/** One job; what it costs only to admins and readers, of companies with budgets. */
export const jobDetail = job.extend({ cost_rate: z.number().nullable().optional() });
export type JobDetail = z.output<typeof jobDetail>;

export const categoryInput = z.object({ name: title() });
export type CategoryInput = z.output<typeof categoryInput>;

export const category = z.object({ id: z.int(), name: z.string() });
export type Category = z.output<typeof category>;

/** Answer of DELETE /user/{id}/held: how many mails that were held are sent now. */
export const releasedMails = z.object({ released: z.int() });
export type ReleasedMails = z.output<typeof releasedMails>;
