import { z } from 'zod';
import { KEPT_WORDS, type KeptFor, PERIOD_KINDS } from '../periods/periods.ts';
import type { PERSONAL_TABLES } from './personal-tables.ts';

export type Content = Readonly<Record<string, unknown>>;

/** The file of a person's data (GDPR-01). */
export interface PersonExport {
  format: 1;
  made_at: string;
  company: string;
  tables: Readonly<Record<keyof typeof PERSONAL_TABLES, readonly Content[]>>;
  /** What the ids of its rows stand for, by table and id. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const text = z.string();
const count = z.int();

/** Answer of GET /privacy/register. */
export const register = z.object({
  company: text,
  processings: z.array(
    z.object({ name: text, purpose: text, people: text, data: text, receivers: text, period: text }),
  ),
  measures: z.array(text),
});
export type Register = z.output<typeof register>;

/** Answer of POST /privacy/periods/preview: of each kind with a period what goes on the next first of a month. */
export const periodPreview = z.object({
  kind: z.enum(PERIOD_KINDS),
  entries: count,
  /** The last day of which something goes. */
  until: text,
  /** Old enough, and yet it stays. */
  kept: z.array(z.object({ why: z.enum(Object.keys(KEPT_WORDS) as [KeptFor]), entries: count })),
});
export type PeriodPreview = z.output<typeof periodPreview>;

/** Answer of GET /user/{id}/leaving: what is left to be seen to. */
export const leaving = z.object({
  name: text,
  active: z.boolean(),
  /** Of the last contract; null while it goes on, or where there are no contracts. */
  last_day: text.nullable(),
  /** Minutes on the time account today; null without one. */
  account: count.nullable(),
  /** Requests that nobody has decided, corrections that nobody has answered, and absences that are still to come. */
  requests: count,
  corrections: count,
  absences: count,
  /** Requests of others that name the person as substitute, on days that are to come. */
  substitutes: count,
  punched_in: z.boolean(),
  /** Months with entries that are not closed. */
  open_months: count,
  teams: count,
  leads: count,
  deputies: count,
  sessions: count,
  factors: count,
  feeds: count,
  /** From which day on the person can be anonymised, where something keeps the name, and why not today. */
  deletion: z.object({ from: text.nullable(), refusal: text.nullable() }),
});
export type Leaving = z.output<typeof leaving>;

/** Modules whose rows move without the rest of the company. */
export const movedModule = z.literal('inventory', 'invalid_input');
export type MovedModule = z.output<typeof movedModule>;

/** Query of GET /company/export; without it all of the company. */
export const companyExportInput = z.object({ modules: movedModule.optional() });

/** Body of POST /user/{id}/anonymise. */
export const anonymiseInput = z.object({
  /** Whether texts of bookings and notes of requests go, too. */
  texts: z.boolean('invalid_input').default(false),
});
export type AnonymiseInput = z.input<typeof anonymiseInput>;

/** Its answer. */
export const anonymised = z.object({ id: z.int(), name: z.string() });
