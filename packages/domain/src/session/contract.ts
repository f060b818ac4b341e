import { z } from 'zod';
import { day, EMAIL_MAX, email, required, text, title, tooLong, version } from '../wire/fields.ts';

const password = z.string(required()).max(1024, tooLong('password_too_long'));

/** Whether the address looks like one is not asked: an unknown one is answered by the login sentence. */
export const loginInput = z.object({
  email: text(EMAIL_MAX).toLowerCase(),
  password: password.min(1),
});
export type LoginInput = z.output<typeof loginInput>;

/** The rules of the password are in `rules.ts`, because there the last that fails is shown. */
export const registerInput = z.object({ email, password });
export type RegisterInput = z.output<typeof registerInput>;

export const passwordInput = z.object({ password });
export type PasswordInput = z.output<typeof passwordInput>;

export const user = z.object({
  id: z.int(),
  first_name: z.string(),
  name: z.string(),
  email: z.string(),
  job: z.int().nullable(),
  job_title: z.string().nullable(),
  company: z.int(),
  active: z.int(),
  weeklyhours: z.number().nullable(),
  vacation: z.number(),
  vacation_lastyear: z.number(),
  worker_since: day.nullable(),
  working_days: z.string().nullable(),
  personnelNumber: z.string().nullable(),
  role: z.int(),
  setAdmin: z.int(),
  plannedVacation: z.number(),
  usedVacation: z.number(),
  version: z.int(),
});

/** The own record: the same, with the vacation account of this year and the line of the next. */
export const currentUser = user.extend({
  /** From here on days without an entry are missing: the day of entry, or of creation where none was entered. */
  first_day: day.nullable(),
  /** vacation_lastyear was computed from the year before and not yet entered by an admin. */
  vacation_lastyear_provisional: z.boolean(),
  /** Days of code 70 that have used up part of last year's vacation. */
  usedVacationLastYear: z.number(),
  openVacation: z.number(),
  nextYear: z.object({ year: z.int(), requested: z.number(), available: z.number() }),
  /** What was entered last, and in which year: from it the request form computes other years as the server does. */
  lastYearEntered: z.object({ days: z.number(), enteredIn: z.int() }),
});
export type CurrentUser = z.output<typeof currentUser>;

export const currentCompany = z.object({
  id: z.int(),
  name: z.string(),
  permission: z.string(),
  /** What is switched on for the company beyond the seven flags, by name. */
  features: z.array(z.string()),
  /** Active people only. */
  employee_count: z.int(),
  version: z.int(),
  /** The server's clock as an ISO instant: the browser follows it. */
  now: z.string(),
});
export type CurrentCompany = z.output<typeof currentCompany>;

/** What a person may change of the own record, whoever it is. No longer than the worker form takes. */
export const profileInput = z.object({ first_name: title(20), name: title(30), version });
