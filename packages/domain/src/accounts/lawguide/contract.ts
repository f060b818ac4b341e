import { z } from 'zod';
import { workingTimeInput } from '../../records/timesheet/contract.ts';
import { id } from '../../wire/fields.ts';
import { LAW_LEVELS, LAW_RULES } from '../law/law-rules.ts';
import { lawInput } from './fields.ts';

/** Body of POST /law/preview: a working time that nobody has saved yet. */
export const lawPreviewInput = workingTimeInput.extend({
  intervals: lawInput.shape.intervals,
  /** The working time that it changes. */
  id: id.nullish().transform((known) => known ?? null),
  /** Whose it is; one's own without. */
  user: id.nullish().transform((known) => known ?? null),
});

const remedy = z
  .union([
    z.object({ kind: z.literal('add_break'), minutes: z.int() }),
    z.object({ kind: z.literal('rest_day'), until: z.string() }),
  ])
  .nullable();

/** A note of the guide before saving. */
const lawNote = z.object({
  day: z.string(),
  code: z.enum(LAW_RULES),
  level: z.enum(LAW_LEVELS),
  /** The act and its paragraph. */
  law: z.string(),
  text: z.string(),
  remedy,
  /** The remedy in words. */
  help: z.string().nullable(),
});

/** Answer of POST /law/preview. */
export const lawPreview = z.object({
  notes: z.array(lawNote),
  /** Whether saving asks for a reason. */
  needs_reason: z.boolean(),
  /** The breaks of the stored working time, where they are known as times. */
  breaks: z.array(z.object({ from: z.string(), to: z.string() })).nullable(),
});
export type LawPreview = z.output<typeof lawPreview>;

/** A working time that nobody has saved yet, as the browser asks about it. */
export interface DraftedTime {
  day: string;
  start_time: string;
  end_time: string;
  break: number;
  hours: number;
  intervals: { from: string; to: string; kind: 'break' }[] | null;
  id: number | null;
  user: number | null;
}

/** A row of GET /law/user/{id}/{from}/{to} and /law/company/{from}/{to}. */
export const lawRow = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  day: z.string(),
  code: z.enum(LAW_RULES),
  label: z.string(),
  law: z.string(),
  /** Why: the sentence of the rule. */
  reason: z.string(),
  value: z.int(),
  limit: z.int(),
  remedy: z.string().nullable(),
  /** The remark that was stored with it. */
  explanation: z.string().nullable(),
  explained_by: z.string().nullable(),
  explained_at: z.string().nullable(),
});
export type LawRow = z.output<typeof lawRow>;
