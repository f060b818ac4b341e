import { z } from 'zod';
import { correctionFields, correctionInput } from '../../day/office/contract.ts';
import { day, id, MAX_ID, optionalNotes, required } from '../../wire/fields.ts';
import { HALVES } from '../entries/halves.ts';
import { NOTE_MAX } from '../entries/status.ts';
import { CERTIFICATES } from '../sickcases/certificate.ts';
import { entry } from '../timesheet/contract.ts';

/**
 * Body of POST /timesheet/absence. Without `end` it is one day; with `end` every working day from `day` to `end`,
 * both included. `hours` is accepted, but the server uses the person's daily hours.
 */
export const absenceInput = z.object({
  // The rules check which codes can be requested and refuse any other, including 0.
  project: z
    .number(required())
    .int()
    .transform((code) => (code >= 1 && code <= MAX_ID ? code : 0)),
  day,
  end: day.nullish().transform((end) => end ?? null),
  hours: z.number('invalid_input').nullish(),
});

/** With what companies switch on; where they have not, nobody looks at it. */
export const absenceRequestInput = absenceInput.extend({
  half: z
    // Of a single day.
    .enum(HALVES, 'invalid_input')
    .nullish()
    .transform((half) => half ?? null),
  /** Of several days the first one is an afternoon, the last one a morning. */
  from_noon: z
    .boolean('invalid_input')
    .nullish()
    .transform((noon) => noon ?? false),
  to_noon: z
    .boolean('invalid_input')
    .nullish()
    .transform((noon) => noon ?? false),
  note: optionalNotes(NOTE_MAX),
  /** A kind of the company's own; `project` is what it is built on. */
  kind_id: z
    .number('invalid_input')
    .int()
    .min(1)
    .max(MAX_ID)
    .nullish()
    .transform((kind) => kind ?? null),
  /** Of a kind that can be taken in hours. */
  away_minutes: z
    .number('absence_minutes')
    .int('absence_minutes')
    .min(1, 'absence_minutes')
    .max(1440, 'absence_minutes')
    .nullish()
    .transform((minutes) => minutes ?? null),
  /** Who stands in meanwhile (VIS-03). */
  substitute: id.nullish().transform((user) => user ?? null),
});
/** Each part for itself, as the company has it. */
export const halfDaysInput = absenceRequestInput.omit({ kind_id: true, away_minutes: true });
export const wholeDaysInput = halfDaysInput.omit({ half: true, from_noon: true, to_noon: true });
export const kindChoiceInput = absenceRequestInput.pick({ kind_id: true, away_minutes: true });
export type AbsenceRequestInput = z.output<typeof absenceRequestInput>;
export const correctableAbsenceInput = absenceRequestInput.extend(correctionFields);
export type AbsenceRequest = z.input<typeof correctableAbsenceInput>;

/** Whether it suits whoever is asked to stand in. */
export const SUBSTITUTE_ANSWERS = ['yes', 'no'] as const;
export type SubstituteAnswer = (typeof SUBSTITUTE_ANSWERS)[number];

/** Body of PUT /timesheet/absence/change/{id}: what an absence of one day becomes. */
export const absenceChangeInput = correctionInput.extend(
  absenceRequestInput.pick({ project: true, day: true, half: true, kind_id: true, away_minutes: true }).shape,
);
export type AbsenceChange = z.input<typeof absenceChangeInput>;
/** The same without a reason, of what is only looked at. */
export const absenceChangePreviewInput = absenceChangeInput.partial({ reason: true });
export type AbsenceChangePreview = z.input<typeof absenceChangePreviewInput>;

/** Body of the calls that decline: nothing, or why, where the company has requests. The person reads it. */
export const declineInput = z.object({ reason: optionalNotes(NOTE_MAX) });

/** Body of POST /timesheet/absence/sick: the days of an approved vacation on which the person was sick, both included. */
export const sicknessInput = correctionInput.extend({
  day,
  end: day,
  /** With cases of sickness: what there is of a certificate, which gives the vacation back (SICK-06). */
  certificate: z
    .enum(CERTIFICATES, 'invalid_input')
    .nullish()
    .transform((certificate) => certificate ?? null),
});
export type SicknessRequest = z.input<typeof sicknessInput>;

/** Body of POST /timesheet/absence/sick-report: the days of one's own approved vacation on which one was sick, both included. */
export const sickReportInput = z.object({ day, end: day });

/** How many days were reported, and to how many people. */
export const sickReported = z.object({ days: z.number(), told: z.int() });
export type SickReported = z.output<typeof sickReported>;

const freeDay = z.object({ day: z.string(), name: z.string() });
const skippedDay = z.object({ day: z.string(), message: z.string() });

/** The first entry created; for a range also all entries and the days that were already taken. */
export const createdAbsence = entry.extend({
  created: z.array(entry).optional(),
  skipped: z.array(skippedDay).optional(),
  /** Days that are free and were left out, where the company has its calendar switched on. */
  holidays: z.array(freeDay).optional(),
  /** What is beyond the contingent of its kind, where the company lets it be. */
  warning: z.string().optional(),
});
export type CreatedAbsence = z.output<typeof createdAbsence>;

/** An absence in the own list. */
export const ownAbsence = entry.extend({
  /** What was written to the request; only of an absence that belongs to one. */
  note: z.string().nullable().optional(),
  /** Who stands in, and whether it suits; only of an absence whose request names somebody. */
  substitute: z.string().optional(),
  substitute_answer: z.enum(SUBSTITUTE_ANSWERS).nullable().optional(),
  /** Why it was declined; only of an absence that was, and where somebody gave one. */
  decline_reason: z.string().optional(),
  /** Where the company has teams, of an open request: who may decide on it; nobody stands for the office. */
  waits_for: z.array(z.string()).optional(),
  /** Who gave the first of two words, where an admin has the second. */
  pre_approved_by: z.string().optional(),
  /** When it was decided on, and by whom, where that is known. */
  decided_at: z.string().optional(),
  decided_by: z.string().optional(),
});
export type OwnAbsence = z.output<typeof ownAbsence>;

/** An absence in the inbox. */
export const pendingAbsence = ownAbsence.extend({
  /** For open vacation requests: what remains of that year including this request, else null. */
  remaining_vacation: z.number().nullable(),
  /** For open requests of 'Urlaub Vorjahr': by how many days that year's requests exceed last year's remainder. */
  last_year_overdrawn: z.number(),
  /** Only for a lead: what can be cancelled of what leads have approved. */
  may_cancel: z.literal(true).optional(),
});
export type PendingAbsence = z.output<typeof pendingAbsence>;

/** A day in the vacation calendar. */
export const vacation = z.object({
  day: z.string(),
  project: z.int(),
  status: z.int(),
  name: z.string(),
  first_name: z.string(),
  user: z.int(),
  half: entry.shape.half,
  kind_id: entry.shape.kind_id,
  kind_name: entry.shape.kind_name,
  away_minutes: entry.shape.away_minutes,
});
export type Vacation = z.output<typeof vacation>;

/** Sort keys of the inbox; the server's list and the columns of the table must both match. */
export type InboxSortKey = 'day' | 'name' | 'project_name' | 'hours' | 'status';
