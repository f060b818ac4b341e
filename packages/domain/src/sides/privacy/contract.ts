import { z } from 'zod';
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

/** Answer of GET /privacy/register. */
export const register = z.object({
  company: text,
  processings: z.array(
    z.object({ name: text, purpose: text, people: text, data: text, receivers: text, period: text }),
  ),
  measures: z.array(text),
});
export type Register = z.output<typeof register>;
