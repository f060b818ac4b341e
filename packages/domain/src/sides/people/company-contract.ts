import { z } from 'zod';
import { FLAGS, permissionString } from '../../access/flags.ts';
import { land } from '../../day/calendar/contract.ts';
import { day, MAX_ID, optionalText, required, title, version } from '../../wire/fields.ts';
import { registration } from '../session/login-values.ts';
import { job } from './contract.ts';
import { recordsFrom } from './recording.ts';

const companyName = title(50, 'company_name_missing');

/** Names from the nouns' `features.ts`; the server knows which exist. */
const features = z.array(z.string('invalid_input').max(50), 'invalid_input').max(100);

/** Body of POST /company. */
export const companyInput = z.object({
  name: companyName,
  id: z.number(required('invalid_input', 'company_id_missing')).int().min(1).max(MAX_ID),
  /** Switched on from the current month on; without them all are off. */
  features: features.optional(),
  /** From when on is recorded, where one of the features is the calendar; without it today. */
  records_from: recordsFrom,
  /** Switched on beside the features, which need some of them; without it all are off. */
  modules: z.array(z.enum(FLAGS, 'invalid_input'), 'invalid_input').max(FLAGS.length).optional(),
  /** Of its first place, which is the usual one; stored whether or not the calendar is on. */
  land: land.optional(),
  /** The id is only the proposed one: where somebody else was faster, the next free one is taken. */
  id_is_proposed: z.boolean('invalid_input').optional(),
  /** Without it the installation's default. */
  registration: registration.optional(),
});
export type CompanyInput = z.output<typeof companyInput>;

/** Answer of GET /company/next-id: a number that no company has. */
export const nextCompanyId = z.object({ id: z.int() });
export type NextCompanyId = z.output<typeof nextCompanyId>;

const permission = z
  .string('invalid_input')
  .refine((value) => permissionString(value) !== null)
  .transform((value) => permissionString(value) as string)
  .meta({ pattern: '^[01]{7}([01]{3})?$' });

const companyAddress = z.object({
  street: optionalText(),
  house_number: optionalText(),
  zip_code: optionalText(),
  city: optionalText(),
});
export type CompanyAddress = z.output<typeof companyAddress>;

/** Body of PUT /company/{id}: omitted fields keep their values. */
export const companyChange = z.object({
  name: companyName.optional(),
  permission: permission.optional(),
  features: features.optional(),
  /** Of those who come from now on; nobody's own day follows. */
  records_from: recordsFrom,
  address: companyAddress.nullable().optional(),
  version,
});
export type CompanyChange = z.output<typeof companyChange>;

export const company = z.object({
  id: z.int(),
  name: z.string(),
  permission: z.string(),
  features: z.array(z.string()),
  /** Active people only: the price is per employee. */
  employee_count: z.int(),
  version: z.int(),
});
export type Company = z.output<typeof company>;

/** One company, with its jobs, because a global admin creates people in it. */
export const companyDetail = company.extend({
  address: companyAddress.nullable(),
  jobs: z.array(job),
  /** Only with a calendar. */
  records_from: day.nullable().optional(),
  /** Only where the company has decided. */
  registration: registration.optional(),
});
export type CompanyDetail = z.output<typeof companyDetail>;
