import { z } from 'zod';
import { ledgerOnTheWire } from '../../accounts/vacation/contract.ts';
import {
  day,
  EMAIL_MAX,
  emailOrLoginName,
  required,
  text,
  title,
  tooLong,
  version,
} from '../../wire/fields.ts';
import { code } from './code-contract.ts';
import { digits, usedPasskeyInput } from './factor-contract.ts';
import { loginValues } from './login-values.ts';

const password = z.string(required()).max(1024, tooLong('password_too_long'));

/** The format of the address is not checked: an unknown one gets the login sentence. */
export const loginInput = z.object({
  email: text(EMAIL_MAX).toLowerCase(),
  password: password.min(1),
});
export type LoginInput = z.output<typeof loginInput>;

/** The password rules are in `rules.ts`, because the last failing one is shown. */
export const registerInput = z.object({ email: emailOrLoginName, password, code: code.optional() });
export type RegisterInput = z.output<typeof registerInput>;

/** Body of POST /user/reset. */
export const resetInput = z.object({ code, password });
export type ResetInput = z.output<typeof resetInput>;

/** Body of POST /user/proof: one of the three. */
export const proofInput = z
  .object({ password: password.optional(), code: digits.optional(), passkey: usedPasskeyInput.optional() })
  .refine(({ password, code, passkey }) => (password ?? code ?? passkey) !== undefined, {
    error: 'fields_missing',
    path: ['password'],
  });
export type ProofInput = z.output<typeof proofInput>;

/** Body of POST /user/pwupdate; the present password where the company asks for it. */
export const passwordInput = z.object({ password, old_password: password.optional() });
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

/** The caller's record: the same, with this year's vacation account and next year's line. */
export const currentUser = user.extend({
  /** With contracts the vacation days of each year; `vacation` is what the contract of today gives for a whole one. */
  entitlements: z.array(z.object({ year: z.int(), days: z.number() })).optional(),
  /** Days without an entry are missing from here on: the day of entry, or of creation where none was entered. */
  first_day: day.nullable(),
  /** vacation_lastyear was computed from the year before and not yet entered by an admin. */
  vacation_lastyear_provisional: z.boolean(),
  /** Days of code 70, charged to last year's vacation. */
  usedVacationLastYear: z.number(),
  openVacation: z.number(),
  /** Whether the person has a password; and of one without, when the last invitation was made and until when it is good. */
  registered: z.boolean().optional(),
  /** Whether the person has a second factor, where the company has them. */
  has_factor: z.boolean().optional(),
  invited_at: z.string().nullable().optional(),
  invited_until: z.string().nullable().optional(),
  /** Only where mails are sent, for the person and for admins: another e-mail that is to be confirmed, and until when. */
  pending_email: z.string().optional(),
  pending_until: z.string().optional(),
  /** Since when nothing is sent to the e-mail, because the mail server refused it. */
  mail_held_since: z.string().optional(),
  /** Only where the company has the working-time guide, and only for admins and the person. */
  birth_date: day.nullable().optional(),
  /** Only with a calendar: from when on the person's days count (null: from the beginning), and whether they do at all. */
  records_from: day.nullable().optional(),
  records: z.boolean().optional(),
  milog: z.boolean().optional(),
  nextYear: z.object({ year: z.int(), requested: z.number(), available: z.number() }),
  /** The last value entered and its year, from which the request form computes other years as the server does. */
  lastYearEntered: z.object({ days: z.number(), enteredIn: z.int() }),
  /** Only with the ledger: what the request form computes the account from. */
  ledger: ledgerOnTheWire.optional(),
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
  /** Only with a calendar: from when on the company records, as it is proposed for somebody new. */
  records_from: day.nullable().optional(),
  /** Only for admins, and only with a calendar: until all of them are done, or dismissed. */
  first_steps: z.literal(true).optional(),
  /** How people come in; null while nobody has decided: then the defaults hold. */
  login: loginValues.nullable().optional(),
  /** Only where this installation sends mails with links. */
  mail: z.literal(true).optional(),
  /** Only of somebody who leads a team today: for the menu, every call asks again. */
  leads: z.literal(true).optional(),
  /** From when on the caller needs a second factor; only while there is none. */
  factor_from: day.optional(),
  /** The server's clock as an ISO instant, which the browser follows. */
  now: z.string(),
});
export type CurrentCompany = z.output<typeof currentCompany>;

/** What people may change of their own record. Same length limits as the worker form. */
export const profileInput = z.object({ first_name: title(20), name: title(30), version });

/** A session of the caller's. */
export const device = z.object({
  id: z.int(),
  /** Browser and system in words; null until it was used with the feature on. */
  agent: z.string().nullable(),
  created_at: z.string(),
  /** The beginning of the quarter of an hour in which it was last used. */
  seen_at: z.string().nullable(),
  /** The session of this call. */
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** Answer of DELETE /user/session: how many have ended. */
export const endedDevices = z.object({ ended: z.int() });
