import { z } from 'zod';
import { correctionFields } from '../../day/office/contract.ts';
import { isInHundredths } from '../../time/rounding.ts';
import { day, id, nullableDay, optionalText, required, time, title, version } from '../../wire/fields.ts';
import { ALLOWANCE_UNITS } from './allowance-kinds.ts';
import { SURCHARGE_KINDS } from './surcharge-rules.ts';
import { BREAK_PLACES } from './surcharges.ts';

const yes = z.boolean('invalid_input');
/** A day of every year: 'MM-DD'. */
const dayOfYear = z.string(required()).regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'surcharge_days');

const ruleFields = {
  name: title(60),
  kind: z.enum(SURCHARGE_KINDS, required()),
  from: time(),
  to: time(),
  weekdays: z
    .string(required())
    .regex(/^[01]{7}$/)
    .refine((mask) => mask.includes('1'), 'surcharge_weekdays'),
  days: z.array(dayOfYear, 'invalid_input').max(31),
  /** Until when on the next day; '00:00' is not at all. */
  carry: time().refine((value) => value <= '12:00', 'invalid_input'),
  begun_before: yes,
  break_first: yes,
  group: title(40),
  priority: z.int(required()).min(0).max(999),
  source: title(30),
  valid_from: day,
  valid_to: nullableDay,
};

const inOrder = {
  path: ['valid_to'],
  message: 'period_reversed',
};

/** Body of POST /surcharge. */
export const surchargeInput = z
  .object(ruleFields)
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_from <= valid_to, inOrder);
export type SurchargeInput = z.output<typeof surchargeInput>;

/** Body of PUT /surcharge/{id}. */
export const surchargeChange = z
  .object({ ...ruleFields, version })
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_from <= valid_to, inOrder);

/** Body of POST /surcharge/preset: the rules of § 3b EStG from a day on. */
export const presetInput = z.object({ valid_from: day, break_first: yes });
export type PresetInput = z.output<typeof presetInput>;

/** Of GET /surcharge. */
export const surchargeRules = z.object({
  /** The first day that no closed month holds: what is before it stays as it is. */
  open_from: z.string(),
  rules: z.array(
    z.object({
      ...ruleFields,
      id: z.int(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      weekdays: z.string(),
      days: z.array(z.string()),
      carry: z.string(),
      group: z.string(),
      priority: z.int(),
      source: z.string(),
      valid_from: z.string(),
      valid_to: z.string().nullable(),
      version: z.int(),
    }),
  ),
});
export type SurchargeRules = z.output<typeof surchargeRules>;
export type WireSurchargeRule = SurchargeRules['rules'][number];

const kindFields = {
  name: title(40),
  unit: z.enum(ALLOWANCE_UNITS, required()),
  /** Whether each names a project. */
  per_project: yes,
};

/** Body of POST /allowance-kind. */
export const allowanceKindInput = z.object(kindFields);
export type AllowanceKindInput = z.output<typeof allowanceKindInput>;

/** Body of PUT /allowance-kind/{id}. */
export const allowanceKindChange = z.object({ ...kindFields, archived: yes, version });
export type AllowanceKindChange = z.output<typeof allowanceKindChange>;

export const allowanceKind = z.object({
  ...kindFields,
  name: z.string(),
  id: z.int(),
  archived: z.boolean(),
  /** Whether one was booked: unit and project stay as they are from then on. */
  used: z.boolean(),
  version: z.int(),
});
export type AllowanceKind = z.output<typeof allowanceKind>;

/** Body of POST /allowance; for somebody else as a correction. */
export const allowanceInput = z.object({
  day,
  kind: id,
  quantity: z
    .number(required('allowance_quantity'))
    .positive('allowance_quantity')
    .max(9999, 'allowance_quantity')
    .refine(isInHundredths, 'allowance_quantity'),
  project: id.nullish(),
  text: optionalText(255),
  ...correctionFields,
});
export type AllowanceInput = z.input<typeof allowanceInput>;

export const bookedAllowance = z.object({
  id: z.int(),
  user: z.int(),
  day: z.string(),
  kind: z.int(),
  name: z.string(),
  unit: z.enum(ALLOWANCE_UNITS),
  quantity: z.number(),
  project: z.int().nullable(),
  project_name: z.string().nullable(),
  text: z.string().nullable(),
});
export type BookedAllowance = z.output<typeof bookedAllowance>;

const span = z.object({ source: z.string(), from: z.string(), to: z.string(), minutes: z.int() });

/** Of GET /allowance/{user}/{month}: what of the month is paid beside the hours. */
export const allowanceMonth = z.object({
  days: z.array(z.object({ day: z.string(), spans: z.array(span), placed: z.enum(BREAK_PLACES).nullable() })),
  allowances: z.array(bookedAllowance),
});
export type AllowanceMonth = z.output<typeof allowanceMonth>;
