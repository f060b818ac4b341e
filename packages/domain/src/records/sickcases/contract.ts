import { z } from 'zod';
import { correctionFields } from '../../day/office/contract.ts';
import { day, nullableText, time, version } from '../../wire/fields.ts';
import { BEGINNINGS } from './cases.ts';
import { CERTIFICATES, INSURANCES } from './certificate.ts';

/** The only text of a case, for what has to be organised: nothing of why somebody is sick belongs here. */
export const REMARK_MAX = 80;

const optionalDay = day.nullable();
const certificate = z.enum(CERTIFICATES, 'invalid_input').nullable();
const insurance = z.enum(INSURANCES, 'invalid_input').nullable();

const fields = {
  /** Whether the person worked on the first day; null: what the entries say. */
  worked: z.boolean('invalid_input').nullable(),
  /** 'ärztlich festgestellt am' */
  established_on: optionalDay,
  /** 'AU bis' */
  certified_until: optionalDay,
  certificate,
  /** Of a certificate that was asked for. */
  requested_on: optionalDay,
  remark: nullableText(REMARK_MAX),
};

/** Body of PUT /sick-case/person/{id}: of the case that holds the day. `version` is 0 of one of which nothing is stored. */
export const sickCaseInput = z.object({ day, ...fields, version });
export type SickCaseInput = z.output<typeof sickCaseInput>;
export type SickCaseFields = Pick<SickCaseInput, keyof typeof fields>;

/** Body of PUT /sick-case/person/{id}/begin: with the day begins a case, a follow-up, or none. */
export const beginInput = z.object({ day, begins: z.enum(BEGINNINGS, 'invalid_input') });
export type BeginInput = z.output<typeof beginInput>;

/** Body of PUT /sick-case/person/{id}/insurance. */
export const insuranceInput = z.object({ insurance });
export type InsuranceInput = z.output<typeof insuranceInput>;

/** Body of POST /timesheet/absence/sick-from: sick from a time on, on a day with work. */
export const sickFromInput = z.object({ day, from: time() });
export const correctableSickFromInput = sickFromInput.extend(correctionFields);
export type SickFromRequest = z.input<typeof correctableSickFromInput>;

const period = {
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  first: z.string(),
  last: z.string(),
};

/** What a lead sees of it. */
export const ledSickCase = z.object(period);
export type LedSickCase = z.output<typeof ledSickCase>;

export const sickCase = z.object({
  ...period,
  personnel_number: z.string().nullable(),
  insurance,
  follow: z.boolean(),
  /** The days of sickness in it: with each of them another case may begin. */
  days: z.array(z.string()),
  /** Of a day of hours, or of half of it, and whatever an admin has said instead. */
  worked_first_day: z.boolean(),
  ...fields,
  remark: z.string().nullable(),
  /** The day on which the certificate is due; null where none is. */
  due: z.string().nullable(),
  /** The last day for which wages go on if the sickness lasts. */
  pay_ends: z.string(),
  /** The last day of the waiting time at the beginning of an employment, where it began in it. */
  waits_until: z.string().nullable(),
  version: z.int(),
  /** Who has last noted something, and when. */
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
});
export type SickCaseRecord = z.output<typeof sickCase>;

/** GET /sick-case/person/{id}: all of a person, the latest first. */
export const personCases = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  insurance,
  cases: z.array(sickCase),
});
export type PersonCases = z.output<typeof personCases>;

/** GET /sick-case/ending: what the next round of deletion takes. */
export const endingCases = z.object({ cases: z.int(), until: z.string().nullable() });
export type EndingCases = z.output<typeof endingCases>;
