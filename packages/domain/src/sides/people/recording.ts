import { z } from 'zod';
import { ROLE_CODES } from '../../access/access.ts';
import { correctionFields } from '../../day/office/contract.ts';
import { lockedMonthRefusal } from '../../day/workday/open-days.ts';
import { addDays, type Day, firstOfMonth, isDay, lastOfMonth, latest } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseAdmin as refuse } from './messages.ts';

/** A day, or nothing where nothing is meant by it. */
export const recordsFrom = z
  .string('invalid_input')
  .nullable()
  .refine((value) => !value || isDay(value), 'invalid_input')
  .transform((value) => value || null)
  .meta({ format: 'date', example: '2026-11-23' })
  .optional();

/** Beside the fields of a new person, where the company has a calendar: from when on, and whether, anything is recorded. */
export const recordingInput = z.object({
  records_from: recordsFrom,
  records: z.boolean('invalid_input').optional(),
});
export type RecordingInput = z.output<typeof recordingInput>;

/** The same of somebody who is there: another value needs a reason. */
export const recordingChange = recordingInput.extend({ reason: correctionFields.reason });

interface StartFacts {
  /** The day of the company. */
  company: Day | null;
  /** 'Eintritt'. */
  entry: Day | null;
  today: Day;
}

/** What somebody new gets who is given no day (START-01). */
export function proposedStart({ company, entry, today }: StartFacts): Day {
  return latest(today, company ?? today, entry ?? today);
}

/** On 23.11.2026 from 01.11.2025 to 01.11.2027 (SET-30). */
function startRange(today: Day): { min: Day; max: Day } {
  const first = firstOfMonth(today);
  return { min: inYears(first, -1), max: inYears(first, 1) };
}

const inYears = (first: Day, years: number): Day => `${Number(first.slice(0, 4)) + years}${first.slice(4)}`;

/** Of the company. It moves nobody: it is what is proposed for those who come. */
export function companyStartRefusal(sent: Day | null, stored: Day | null, today: Day): Refusal | null {
  if (sent === stored) return null;
  return sent === null ? refuse('fields_missing', 'records_from') : outside(sent, startRange(today));
}

/** Of a person: what is stored may be sent again, whatever has become of the company's day. */
export function startRefusal(sent: Day | null, stored: Day | null, facts: StartFacts): Refusal | null {
  if (sent === stored) return null;
  if (sent === null) return refuse('fields_missing', 'records_from');
  const { company, entry, today } = facts;
  if (company && sent < company)
    return refuse('records_from_company', 'records_from', { date: formatDay(company) });
  const { min, max } = startRange(today);
  return outside(sent, { min, max: latest(max, proposedStart(facts), entry ?? max) });
}

function outside(day: Day, { min, max }: { min: Day; max: Day }): Refusal | null {
  if (day >= min && day <= max) return null;
  return refuse('records_from_range', 'records_from', { from: formatDay(min), to: formatDay(max) });
}

/** Of a new admin only where it is ticked, of everybody else unless it is not (START-04). */
export function recordsOfNew(sent: boolean | undefined, role: number): boolean {
  return sent ?? role !== ROLE_CODES.admin;
}

type Stored = Required<Pick<RecordingInput, 'records'>> & { records_from: Day | null };

/** The days that are something else by another beginning; null: without an end. */
export interface ChangedDays {
  from: Day | null;
  to: Day | null;
}

export function daysRecordedOtherwise(before: Stored, after: Stored): ChangedDays {
  const [from = null, next = null] = [before.records_from, after.records_from].toSorted((a, b) =>
    (a ?? '').localeCompare(b ?? ''),
  );
  return { from, to: before.records === after.records && next ? addDays(next, -1) : null };
}

/** What is signed stays as it is (START-02). */
export function lockedStartRefusal({ from, to }: ChangedDays, closed: readonly string[]): Refusal | null {
  const isTouched = (month: string) =>
    lastOfMonth(`${month}-01`) >= (from ?? '') && (to === null || `${month}-01` <= to);
  const first = closed.toSorted().find(isTouched);
  return first ? lockedMonthRefusal(first, 'records_from') : null;
}

/** Answer of POST /user/{id}/recording: the figures of the person that would be others, and how many entries. */
export const recordingPreview = z.object({
  figures: z.array(z.object({ figure: z.string(), before: z.number(), after: z.number() })),
  entries: z.int(),
});
export type RecordingPreview = z.output<typeof recordingPreview>;
