import { z } from 'zod';
import { sheetData } from '../../accounts/sheets/contract.ts';
import { absenceRequestInput } from '../../records/absences/contract.ts';
import { HALVES } from '../../records/entries/halves.ts';
import { workingTimeInput } from '../../records/timesheet/contract.ts';
import { MONTH } from '../../time/format.ts';
import { day, id, lines, required } from '../../wire/fields.ts';
import { BLOCKER_KINDS } from './blockers.ts';
import { CORRECTION_STATES, MONTH_STATES } from './states.ts';

/** Of one absence; a year of them. */
const MOST_DAYS = 366;
const REASON = { min: 5, max: 255 } as const;
const reason = lines(REASON.max, 'month_reason').min(REASON.min, 'month_reason');
const month = z.string(required()).regex(MONTH).meta({ example: '2026-11' });

/** Body of POST /month/confirm. */
export const confirmInput = z.object({ month });

/** Body of POST /month/close. */
export const closeInput = z.object({
  month,
  users: z.array(id, required()).min(1, 'fields_missing').max(1000),
  /** For those who have not confirmed. */
  reason: reason.nullish().transform((text) => text ?? null),
});

/** Body of POST /month/reopen. */
export const reopenInput = z.object({ user: id, month, reason });

/** Body of POST /month/check. */
export const checkInput = z.object({ user: id, month });

/** Body of POST /month/return: the person has to confirm it again. */
export const returnInput = z.object({ user: id, month, reason });

/** The working time that there should be, or none. */
const wish = workingTimeInput.pick({ start_time: true, end_time: true, break: true }).nullable();

/** The absence that there should be, as a form asks for it, or none. */
const wishedAbsence = absenceRequestInput
  .pick({
    ...{ project: true, end: true, half: true, from_noon: true, to_noon: true },
    ...{ kind_id: true, away_minutes: true },
  })
  .extend({
    /** Another first day than the one that is wrong. */
    from: day.nullish().transform((from) => from ?? null),
  })
  .nullable();
const absenceWish = z
  .object({
    /** The absence of the day that is wrong; null where one is missing. */
    entry: id.nullable(),
    /** Other days that are wrong with it, as they were asked for together. */
    more: z
      .array(id, 'invalid_input')
      .max(MOST_DAYS, 'invalid_input')
      .nullish()
      .transform((more) => more ?? []),
    wish: wishedAbsence,
  })
  .refine(({ entry, more, wish }) => entry !== null || (wish !== null && !wish.from && more.length === 0));
export type AbsenceWish = z.output<typeof absenceWish>;

/** Body of POST /correction: of the working time of the day or of an absence. */
export const correctionRequestInput = z
  .object({ day, wish: wish.optional(), absence: absenceWish.optional(), reason })
  .refine(({ wish, absence }) => (wish === undefined) !== (absence === undefined), {
    path: ['wish'],
    error: 'fields_missing',
  });
export type SentCorrection = z.input<typeof correctionRequestInput>;

/** Body of PUT /correction/{id}. */
export const correctionAnswerInput = z.object({
  accept: z.boolean(required()),
  answer: lines(REASON.max)
    .nullish()
    .transform((text) => text || null),
});

const stop = z.object({ day, kind: z.enum(BLOCKER_KINDS) });
const moment = z.string().nullable();
const stateOfMonth = {
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  month: z.string(),
  state: z.enum(MONTH_STATES),
  version: z.int(),
  confirmed_at: moment,
  closed_at: moment,
  reason: z.string().nullable(),
  /** What keeps it from being confirmed; nothing of a closed month. */
  stops: z.array(stop),
  /** Only where the company has teams: by whom, since the person has confirmed it. */
  checked: z.object({ at: z.string(), by: z.string() }).optional(),
  /** Only for whoever leads the team and checks its months. */
  may_check: z.literal(true).optional(),
};

const version = z.object({
  version: z.int(),
  sha256: z.string(),
  created_at: z.string(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
});

/** Answer of GET /month/{user}/{month}, and of what changes a month. */
export const personMonth = z.object({
  ...stateOfMonth,
  /** As it was closed, or as it is now. */
  sheet: sheetData,
  versions: z.array(version),
});
export type PersonMonth = z.output<typeof personMonth>;

/** A row of GET /month/company/{month}. */
export const monthOfPerson = z.object({
  ...stateOfMonth,
  /** By how many minutes the account differs from the sheet of the closed month; null where they agree. */
  account_differs: z.int().nullable(),
  /** Of a closed month those of its sheet. Minutes, of a month that is not over up to now, and days of absence. */
  figures: z.object({
    target: z.int(),
    worked: z.int(),
    vacation: z.number(),
    sick: z.number(),
    /** Of every kind, instead of each (which are 0), for a lead who may not know which. */
    away: z.number().optional(),
    /** At the end of the month, or now; null without an account. */
    balance: z.int().nullable(),
  }),
});
export type StateOfMonth = Omit<z.output<typeof monthOfPerson>, 'account_differs' | 'figures'>;
export type MonthOfPerson = z.output<typeof monthOfPerson>;

/** Answer of POST /month/close: a row for each person, with what stopped it. */
export const closeResult = z.object({
  user: z.int(),
  closed: z.boolean(),
  version: z.int(),
  message: z.string().nullable(),
});
export type CloseResult = z.output<typeof closeResult>;

/** Answer of GET /month/own: which months one may still change, and which wait for a confirmation. */
export const ownMonths = z.object({
  grace: z.int(),
  closed: z.array(z.string()),
  waiting: z.array(
    z.object({ month: z.string(), state: z.enum(MONTH_STATES), reason: z.string().nullable() }),
  ),
});
export type OwnMonths = z.output<typeof ownMonths>;

const recorded = z.object({ start_time: z.string(), end_time: z.string(), break: z.number() }).nullable();

const half = z.enum(HALVES).nullable();
const named = { project: z.int(), kind_id: id.nullable(), kind_name: z.string().nullable(), half };
const awayOnDay = { ...named, away_minutes: z.int().nullable() };
const wasOnDay = z.object({ ...awayOnDay, sick_from: z.string().nullable() });
const requestedAbsence = z.object({
  entry: id.nullable(),
  /** As it was when the request was made. */
  old: wasOnDay.nullable(),
  /** The other days that it is about; missing where it is about one. */
  more: z.array(z.object({ entry: id, day, old: wasOnDay })).optional(),
  wish: z
    .object({
      ...awayOnDay,
      /** Only where it begins on another day. */
      from: day.optional(),
      ...{ end: day.nullable(), from_noon: z.boolean(), to_noon: z.boolean() },
      /** Of several days those that another absence has; missing where there are none. */
      left_out: z.array(day).optional(),
    })
    .nullable(),
});
export type RequestedAbsence = z.output<typeof requestedAbsence>;

/** Answer of GET /correction and GET /correction/own. */
export const correctionRequest = z.object({
  id: z.int(),
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  day,
  old: recorded,
  wish: recorded,
  /** What is asked of an absence, in the place of the times. */
  absence: requestedAbsence.nullable(),
  reason: z.string(),
  state: z.enum(CORRECTION_STATES),
  answer: z.string().nullable(),
});
export type CorrectionRequest = z.output<typeof correctionRequest>;

const change = z.object({ before: z.number(), after: z.number() });

/** Answer of POST /correction/{id}/preview: what accepting would do now. */
export const correctionPreview = z.object({
  /** Why it would be refused; then nothing changes. */
  refusal: z.string().nullable(),
  /** What is left of the vacation of each year that it changes. */
  vacation: z.array(change.extend({ year: z.int() })),
  /** Minutes by which each of its months differs from what was owed; only those that change. */
  months: z.array(change.extend({ month: z.string() })),
});
export type CorrectionPreview = z.output<typeof correctionPreview>;
