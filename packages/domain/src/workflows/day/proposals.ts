import type { Recordable } from '../../day/contracts/recorded.ts';
import type { OpenMonths } from '../../day/workday/open-days.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { kindOf, TYPE } from '../../records/entries/type-codes.ts';
import type { Entry } from '../../records/timesheet/contract.ts';
import {
  type BlockingAbsence,
  bookingRefusal,
  entryDeletionRefusal,
  workingTimeRefusal,
} from '../../records/timesheet/rules.ts';
import {
  BOOKING,
  DEFAULT_START,
  type TimeSpan,
  workingHours,
} from '../../records/timesheet/working-hours.ts';
import { type Day, weekday } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { minutesOf, timeOf } from '../../time/time.ts';
import type { Proposal, ProposedBooking } from './contract.ts';
import { divided, quartersIn, type Share } from './shares.ts';
import type { ComparedState } from './state.ts';

const MOST_PROPOSALS = 4;
/** No proposal works longer than until then. */
const LATEST_END = minutesOf('19:00');
/** Up to here no break is due by law. */
const HOURS_WITHOUT_BREAK = 6;

/** Of an entry what the proposals look at. */
export type RecordedEntry = Pick<
  Entry,
  'id' | 'project' | 'project_name' | 'hours' | 'booking_text' | 'status'
>;

/** The day that was right before this one. */
export interface EarlierDay {
  day: Day;
  time: TimeSpan | null;
  bookings: readonly ProposedBooking[];
}

/** What is stored beyond the rules of a day: asked of the law and of budgets, where the company has them. */
export interface Limits {
  lawAllows: (time: TimeSpan) => boolean;
  /** Hours that may still be booked on a project; infinite where nothing limits them. */
  hoursLeft: (project: number) => number;
}

export interface ProposalFacts extends Recordable {
  day: Day;
  state: ComparedState | null;
  /** What is recorded, in the order of asking. */
  entries: readonly RecordedEntry[];
  /** The hours that the day owes. */
  owed: number;
  /** What the person records. */
  times: boolean;
  bookings: boolean;
  /** The whole absence that takes the day, if there is one. */
  absence: BlockingAbsence | null;
  months?: OpenMonths | null | undefined;
  anyMinute: boolean;
  defaultBreak: number;
  /** Of the last 20 days with bookings, the last project first: of projects that may be booked alone. */
  shares: readonly Share[];
  like: EarlierDay | null;
  limits?: Limits | undefined;
}

/** Before it is known what it leaves. */
export type Draft = Omit<Proposal, 'left'>;

/** What repairs a day that is open, best first. What a rule would refuse, or what leaves the day worse, is not proposed. */
export function proposalsFor(facts: ProposalFacts, today: Day): Proposal[] {
  return drafts(facts)
    .filter((draft) => isAllowed(draft, facts, today))
    .map((draft) => ({ ...draft, left: differenceOf(after(draft, facts), facts) }))
    .filter(({ left }) => left <= differenceOf(facts.entries, facts))
    .slice(0, MOST_PROPOSALS);
}

function drafts(facts: ProposalFacts): Draft[] {
  if (facts.state === 'double') return [...deletedTime(facts), ...withdrawn(facts)];
  if (facts.state === 'missing') {
    const more = facts.times ? [...timesOfBookings(facts), ...planned(facts)] : rest(facts);
    return [...likeEarlier(facts), ...more];
  }
  if (facts.state !== 'different') return [];
  return [
    ...rest(facts),
    ...shortened(facts),
    ...timesOfBookings(facts),
    ...likeEarlier(facts),
    ...sundayTime(facts),
  ];
}

const plain = { bookings: [], time: null, shortened: null, deleted: null, like: null };

/** What is left of the working time, or where none is recorded of the day: on the last project, or as it is usual. */
function rest(facts: ProposalFacts): Draft[] {
  const { worked, booked } = workedAndBooked(facts.entries);
  const hours = quartersIn((facts.times ? worked : facts.owed) - booked) * BOOKING.step;
  const [last] = facts.shares;
  if (!facts.bookings || !last || hours < BOOKING.min) return [];
  const lines = divided(hours, facts.shares);
  const one: Draft = { ...plain, kind: 'rest', bookings: [{ ...last, hours }] };
  return lines.length > 1 ? [one, { ...plain, kind: 'usual', bookings: lines }] : [one];
}

/** Only of a day without work: a part of another day would be a guess. Where its time is there already, what was booked. */
function likeEarlier({ entries, like, times, bookings }: ProposalFacts): Draft[] {
  if (!like || entries.some(({ project }) => kindOf(project) === 'project')) return [];
  const isTimed = entries.some(isTime);
  const time = times && !isTimed ? like.time : null;
  const lines = bookings ? [...like.bookings] : [];
  return time || lines.length > 0 ? [{ ...plain, kind: 'like', time, bookings: lines, like: like.day }] : [];
}

/** What the day owes, of a day on which nothing is recorded. */
export function planned(facts: ProposalFacts): Draft[] {
  const hours = quartersIn(facts.owed) * BOOKING.step;
  if (hours < BOOKING.min || facts.entries.some(isRecordedWork)) return [];
  const pause = hours > HOURS_WITHOUT_BREAK ? facts.defaultBreak : 0;
  const time = facts.times ? timeOfHours(hours, pause) : null;
  const bookings = facts.bookings ? divided(hours, facts.shares) : [];
  const isWhole = facts.times ? time !== null : bookings.length > 0;
  return isWhole ? [{ ...plain, kind: 'planned', time, bookings }] : [];
}

/** The last booking, by whole quarters of what is booked beyond the working time. */
function shortened({ entries }: ProposalFacts): Draft[] {
  const { worked, booked } = workedAndBooked(entries);
  const last = entries.findLast(({ project }) => kindOf(project) === 'project');
  if (!last || worked === 0) return [];
  const hours = Math.max(BOOKING.min, last.hours - quartersIn(booked - worked) * BOOKING.step);
  if (hours >= last.hours) return [];
  return [{ ...plain, kind: 'shorten', shortened: { id: last.id, ...bookingOf(last), hours } }];
}

/** A booking as it is sent again. */
export const bookingOf = (entry: RecordedEntry): ProposedBooking => ({
  project: entry.project,
  project_name: entry.project_name ?? '',
  booking_text: entry.booking_text ?? '',
  hours: entry.hours,
});

function timesOfBookings({ entries, times, defaultBreak }: ProposalFacts): Draft[] {
  const { booked } = workedAndBooked(entries);
  if (!times || booked === 0 || entries.some(isTime)) return [];
  const time = timeOfHours(booked, defaultBreak);
  return time ? [{ ...plain, kind: 'times', time }] : [];
}

function timeOfHours(hours: number, pause: number): TimeSpan | null {
  const end = minutesOf(DEFAULT_START) + Math.round((hours + pause) * 60);
  return end > LATEST_END ? null : { start_time: DEFAULT_START, end_time: timeOf(end), break: pause };
}

/** Of those who record times alone: what was recorded before stays as it is. */
const deletedTime = ({ entries, times }: ProposalFacts): Draft[] =>
  entries
    .filter((entry) => times && isTime(entry))
    .map(({ id }) => ({ ...plain, kind: 'delete_time', deleted: id }));

/** Working time of a Sunday is a fault by itself. */
const sundayTime = (facts: ProposalFacts): Draft[] =>
  weekday(facts.day) === 7 && !facts.anyMinute ? deletedTime(facts) : [];

/** The absence that was asked for last. */
function withdrawn({ entries }: ProposalFacts): Draft[] {
  const last = entries.findLast(
    ({ project, status }) => kindOf(project) === 'absence' && takesTheDay(status),
  );
  return last ? [{ ...plain, kind: 'withdraw', deleted: last.id }] : [];
}

/** What the rules of the calls say that would write it. */
function isAllowed(draft: Omit<Draft, 'kind'>, facts: ProposalFacts, today: Day): boolean {
  const { day, absence } = facts;
  const { employed, records, start = null, months, anyMinute, entries, limits } = facts;
  const ofDay = { ...(employed !== undefined && { employed }), records, start, months, absence };
  const booking = { ...ofDay, project: { status: 1 } };
  const work = { ...ofDay, duplicate: entries.some(isTime), anyMinute };
  const deleted = entries.find(({ id }) => id === draft.deleted);
  return (
    (draft.bookings.length === 0 || bookingRefusal({ day }, booking, today) === null) &&
    fitsTheBudgets(draft.bookings, limits) &&
    draft.bookings.every(isInQuarters) &&
    (!draft.shortened || isInQuarters(draft.shortened)) &&
    (!draft.shortened || bookingRefusal({ day }, { ...booking, storedDay: day }, today) === null) &&
    (!draft.time ||
      (workingTimeRefusal({ ...draft.time, day }, work, today) === null &&
        (limits?.lawAllows(draft.time) ?? true))) &&
    (!deleted || entryDeletionRefusal({ ...deleted, day }, today, false, months) === null)
  );
}

/** What was written by other rules, or imported, may be refused by those of today. */
const isInQuarters = ({ hours, booking_text }: ProposedBooking): boolean =>
  Number.isInteger(hours / BOOKING.step) && hours <= BOOKING.max && booking_text.length >= BOOKING.textMin;

function fitsTheBudgets(bookings: readonly ProposedBooking[], limits: Limits | undefined): boolean {
  if (!limits) return true;
  const ofProjects = Map.groupBy(bookings, ({ project }) => project);
  return [...ofProjects].every(
    ([project, lines]) => lines.reduce((sum, { hours }) => sum + hours, 0) <= limits.hoursLeft(project),
  );
}

/** Between what is worked and what is booked; where one of the two is recorded alone, or nothing yet, to what the day owes. */
export function differenceOf(
  entries: readonly RecordedEntry[],
  facts: Pick<ProposalFacts, 'times' | 'bookings' | 'owed' | 'absence'>,
): number {
  return Math.abs(signedDifference(entries, facts));
}

/** Below 0 where too little is booked, or recorded. */
export function signedDifference(
  entries: readonly RecordedEntry[],
  { times, bookings, owed, absence }: Pick<ProposalFacts, 'times' | 'bookings' | 'owed' | 'absence'>,
): number {
  const { worked, booked } = workedAndBooked(entries);
  if (entries.some(isRecordedWork) && times && bookings) return round(booked - worked);
  return absence ? 0 : round((times ? worked : booked) - owed);
}

/** What would be recorded. */
function after(
  { bookings, time, shortened, deleted }: Draft,
  { entries }: Pick<ProposalFacts, 'entries'>,
): RecordedEntry[] {
  const fresh = { id: 0, status: null };
  const work = { project: TYPE.work, project_name: null, booking_text: null };
  return [
    ...entries
      .filter(({ id }) => id !== deleted)
      .map((entry) => (entry.id === shortened?.id ? { ...entry, hours: shortened.hours } : entry)),
    ...(time ? [{ ...fresh, ...work, hours: workingHours(time) }] : []),
    ...bookings.map((booking) => ({ ...fresh, ...booking })),
  ];
}

const isTime = ({ project }: RecordedEntry): boolean => project === TYPE.work;
const isRecordedWork = ({ project }: RecordedEntry): boolean => kindOf(project) !== 'absence';

export function workedAndBooked(entries: readonly RecordedEntry[]) {
  const hoursOf = (kind: 'work' | 'project') =>
    round(entries.reduce((sum, entry) => sum + (kindOf(entry.project) === kind ? entry.hours : 0), 0));
  return { worked: hoursOf('work'), booked: hoursOf('project') };
}
