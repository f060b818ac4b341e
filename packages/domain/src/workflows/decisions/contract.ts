import { z } from 'zod';
import { SUBSTITUTE_ANSWERS } from '../../records/absences/contract.ts';
import { HALVES } from '../../records/entries/halves.ts';
import { NOTE_MAX } from '../../records/entries/status.ts';
import { entry } from '../../records/timesheet/contract.ts';
import { id, MAX_ID, optionalNotes, required } from '../../wire/fields.ts';

/** As many requests as a page of context has, and as are decided by one call. */
const MAX_CONTEXTS = 200;
const MAX_DECISIONS = 500;

/** Query of GET /absence/context: '17,18'. Each is a day of a request and stands for all of it; one alone also names the people. */
export const contextInput = z.object({
  ids: z
    .string(required())
    .max(MAX_CONTEXTS * 11)
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .refine(
      (text) =>
        text.split(',').length <= MAX_CONTEXTS && text.split(',').every((one) => Number(one) <= MAX_ID),
    )
    .transform((text) => text.split(',').map(Number)),
});

const ids = z.array(id, required()).min(1).max(MAX_DECISIONS);

/** Body of POST /absence/decide: days of requests, each of which stands for all of it; why, where they are declined. */
export const decideInput = z.object({
  ids,
  decision: z.enum(['approve', 'decline'], required()),
  note: optionalNotes(NOTE_MAX),
});
export type DecideInput = z.output<typeof decideInput>;

/** Body of POST /absence/undo. */
export const undoInput = z.object({ ids });
export type UndoInput = z.output<typeof undoInput>;

/** A day on which fewer would be there than a rule wants. */
export const shortage = z.object({
  day: z.string(),
  /** Of which team or job; null: of the company. */
  of: z.string().nullable(),
  present: z.number(),
  minimum: z.int(),
});
export type Shortage = z.output<typeof shortage>;

/** What became of one of them. */
export const decided = z.object({
  id: z.int(),
  /** Null where it was refused. */
  status: z.int().nullable(),
  /** Why it was refused. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** Counted after it, and after those before it. */
  shortages: z.array(shortage),
});
export type Decided = z.output<typeof decided>;

const person = { user: z.int(), first_name: z.string(), name: z.string() };

export const HINTS = ['staffing', 'vacation', 'booked'] as const;
export type Hint = (typeof HINTS)[number];

const account = z.object({
  kind: z.enum(['vacation', 'overtime']),
  /** Of a vacation account. */
  year: z.int().nullable(),
  /** Days, or minutes: without the request and with it, both with all others that are requested or approved. */
  before: z.number(),
  after: z.number(),
});

export const requestContext = z.object({
  id: z.int(),
  /** Whose days are looked at: the key of one of the groups; null of somebody without team and job. */
  group: z.string().nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      /** Other people of the group, half or whole. */
      away: z.int(),
      /** Hours on projects, and of working time. */
      booked: z.number(),
      worked: z.number(),
    }),
  ),
  accounts: z.array(account),
  shortages: z.array(shortage),
  /** Who is asked to stand in, and what that person says to it; null where nobody is named (VIS-05). */
  substitute: z.object({ name: z.string(), answer: z.enum(SUBSTITUTE_ANSWERS).nullable() }).nullable(),
  /** On which the person has booked lately, and that end in these days or within a week. */
  projects: z.array(z.object({ id: z.int(), name: z.string(), ends: z.string() })),
  hints: z.array(z.enum(HINTS)),
});
export type RequestContext = z.output<typeof requestContext>;

const awayDay = z.object({
  day: z.string(),
  project: z.int(),
  /** What a kind of the company's own is called, for whoever sees the type. */
  kind: z.string().nullable(),
  half: entry.shape.half,
  /** Of an absence in hours, for whoever sees the type; a half to everybody else. */
  away_minutes: z.int().nullable(),
  /** Still a request. */
  open: z.boolean(),
});

export const contextGroup = z.object({
  key: z.string(),
  name: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      /** What makes the day free or short. */
      special: z.string().nullable(),
      /** Who would be there, everything that is requested left out; null on a day on which nobody works. */
      present: z.number().nullable(),
      minimum: z.int().nullable(),
    }),
  ),
  /** Null where several requests are asked for: of many at once it is counted who is away. */
  people: z.array(z.object({ ...person, away: z.array(awayDay) })).nullable(),
  /** Of a large group only people who are away are named, and of many only the first. */
  more: z.int(),
});
export type ContextGroup = z.output<typeof contextGroup>;

export const absenceContext = z.object({
  requests: z.array(requestContext),
  groups: z.array(contextGroup),
});
export type AbsenceContext = z.output<typeof absenceContext>;

/** Query of GET /absence/staffing/{from}/{to}: what somebody is about to request; with `user` an admin for a person. */
export const staffingCheckInput = z.object({
  half: z.enum(HALVES, 'invalid_input').optional(),
  /** Of several days: the first one from noon on, the last one until noon. */
  from_noon: z.literal('1', 'invalid_input').optional(),
  to_noon: z.literal('1', 'invalid_input').optional(),
  user: z.coerce.number('invalid_input').int().min(1).max(MAX_ID).optional(),
});
export type StaffingCheck = z.output<typeof staffingCheckInput>;

/** Body of POST /staffing and PUT /staffing/{id}: how many of a team, of a job, or of the company have to be there on these weekdays. */
export const staffingInput = z
  .object({
    team: id.nullish(),
    job: id.nullish(),
    weekdays: z
      .string(required('staffing_weekdays', 'staffing_weekdays'))
      .regex(/^[01]{7}$/)
      .refine((mask) => mask.includes('1'), 'staffing_weekdays'),
    minimum: z
      .number(required())
      .int('staffing_minimum')
      .min(1, 'staffing_minimum')
      .max(999, 'staffing_minimum'),
  })
  .refine(({ team, job }) => !team || !job, { path: ['job'], message: 'staffing_group' });
export type StaffingInput = z.input<typeof staffingInput>;

export const staffingRule = z.object({
  id: z.int(),
  team: z.int().nullable(),
  job: z.int().nullable(),
  /** Of the team or the job. */
  name: z.string().nullable(),
  weekdays: z.string(),
  minimum: z.int(),
});
export type StaffingRule = z.output<typeof staffingRule>;
