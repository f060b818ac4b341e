import type { Recordable } from '../../day/contracts/recorded.ts';
import type { OpenMonths } from '../../day/workday/open-days.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { kindOf, TYPE } from '../../records/entries/type-codes.ts';
import { BOOKING } from '../../records/timesheet/contract.ts';
import {
  type BlockingAbsence,
  bookingRefusal,
  entryDeletionRefusal,
  workingTimeRefusal,
} from '../../records/timesheet/rules.ts';
import { DEFAULT_START, type TimeSpan, workingHours } from '../../records/timesheet/working-hours.ts';
import { type Day, weekday } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { minutesOf, timeOf } from '../../time/time.ts';
import { divided, quartersIn, type Share } from './shares.ts';
import type { DayState } from './state.ts';

const MOST_PROPOSALS = 4;
/** No proposal works longer than until then. */
const LATEST_END = minutesOf('19:00');

export interface DayEntry {
  id: number;
  /** Of a booking, else the code of its type. */
  project: number;
  hours: number;
  text: string;
  status: number | null;
}

export interface NewBooking {
  project: number;
  text: string;
  hours: number;
}

/** The day that was right before this one. */
export interface EarlierDay {
  day: Day;
  time: TimeSpan | null;
  bookings: readonly NewBooking[];
}

export interface ProposalFacts extends Recordable {
  day: Day;
  state: DayState | null;
  /** What is recorded, in the order of asking. */
  entries: readonly DayEntry[];
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
}

export const PROPOSALS = ['rest', 'usual', 'like', 'shorten', 'times', 'delete_time', 'withdraw'] as const;

/** What one tap would write, all of it or nothing. */
export interface Proposal {
  kind: (typeof PROPOSALS)[number];
  bookings: readonly NewBooking[];
  time: TimeSpan | null;
  shortened: { id: number; text: string; hours: number } | null;
  deleted: number | null;
  /** Of 'like': the day that is repeated. */
  like: Day | null;
}

/** What repairs a day that is open, best first. What a rule would refuse, or what leaves the day worse, is not proposed. */
export function proposalsFor(facts: ProposalFacts, today: Day): Proposal[] {
  return drafts(facts)
    .filter((proposal) => isAllowed(proposal, facts, today) && isNoWorse(proposal, facts))
    .slice(0, MOST_PROPOSALS);
}

function drafts(facts: ProposalFacts): Proposal[] {
  if (facts.state === 'double') return [...deletedTime(facts), ...withdrawn(facts)];
  if (facts.state === 'missing') {
    const booked = facts.times ? timesOfBookings(facts) : rest(facts);
    return [...likeEarlier(facts), ...booked];
  }
  if (facts.state !== 'different') return [];
  return [...rest(facts), ...shortened(facts), ...timesOfBookings(facts), ...sundayTime(facts)];
}

const plain = { bookings: [], time: null, shortened: null, deleted: null, like: null } as const;

/** What is left of the working time, or where none is recorded of the day: on the last project, or as it is usual. */
function rest(facts: ProposalFacts): Proposal[] {
  const { worked, booked } = sumsOf(facts.entries);
  const hours = quartersIn((facts.times ? worked : facts.owed) - booked) * BOOKING.step;
  const [last] = facts.shares;
  if (!last || hours < BOOKING.min) return [];
  const lines = divided(hours, facts.shares);
  const one: Proposal = { ...plain, kind: 'rest', bookings: [{ ...lineOf(last), hours }] };
  return lines.length > 1 ? [one, { ...plain, kind: 'usual', bookings: lines }] : [one];
}

const lineOf = ({ project, text }: Share) => ({ project, text });

/** Only of a day that is empty: a part of another day would be a guess. */
function likeEarlier({ entries, like, times, bookings }: ProposalFacts): Proposal[] {
  if (!like || entries.some(isRecordedWork)) return [];
  const time = times ? like.time : null;
  const lines = bookings ? like.bookings : [];
  return time || lines.length > 0 ? [{ ...plain, kind: 'like', time, bookings: lines, like: like.day }] : [];
}

/** The last booking, by whole quarters of what is booked beyond the working time. */
function shortened({ entries }: ProposalFacts): Proposal[] {
  const { worked, booked } = sumsOf(entries);
  const last = entries.findLast(({ project }) => kindOf(project) === 'project');
  if (!last || worked === 0) return [];
  const hours = Math.max(BOOKING.min, last.hours - quartersIn(booked - worked) * BOOKING.step);
  if (hours >= last.hours) return [];
  return [{ ...plain, kind: 'shorten', shortened: { id: last.id, text: last.text, hours } }];
}

function timesOfBookings({ entries, times, defaultBreak }: ProposalFacts): Proposal[] {
  const { booked } = sumsOf(entries);
  if (!times || booked === 0 || entries.some(isTime)) return [];
  const end = minutesOf(DEFAULT_START) + Math.round((booked + defaultBreak) * 60);
  if (end > LATEST_END) return [];
  const time = { start_time: DEFAULT_START, end_time: timeOf(end), break: defaultBreak };
  return [{ ...plain, kind: 'times', time }];
}

const deletedTime = ({ entries }: ProposalFacts): Proposal[] =>
  entries.filter(isTime).map(({ id }) => ({ ...plain, kind: 'delete_time', deleted: id }));

/** Working time of a Sunday is a fault by itself. */
const sundayTime = (facts: ProposalFacts): Proposal[] =>
  weekday(facts.day) === 7 && !facts.anyMinute ? deletedTime(facts) : [];

/** The absence that was asked for last. */
function withdrawn({ entries }: ProposalFacts): Proposal[] {
  const last = entries.findLast(
    ({ project, status }) => kindOf(project) === 'absence' && takesTheDay(status),
  );
  return last ? [{ ...plain, kind: 'withdraw', deleted: last.id }] : [];
}

function isAllowed(proposal: Proposal, facts: ProposalFacts, today: Day): boolean {
  const { day, absence } = facts;
  const { employed, records, start = null, months, anyMinute, entries } = facts;
  const ofDay = { ...(employed !== undefined && { employed }), records, start, months, absence };
  const booking = { ...ofDay, project: { status: 1 } };
  const work = { ...ofDay, duplicate: entries.some(isTime), anyMinute };
  const deleted = entries.find(({ id }) => id === proposal.deleted);
  return (
    (proposal.bookings.length === 0 || bookingRefusal({ day }, booking, today) === null) &&
    (!proposal.shortened || bookingRefusal({ day }, { ...booking, storedDay: day }, today) === null) &&
    (!proposal.time || workingTimeRefusal({ ...proposal.time, day }, work, today) === null) &&
    (!deleted || entryDeletionRefusal({ ...deleted, day }, today, false, months) === null)
  );
}

function isNoWorse(proposal: Proposal, facts: ProposalFacts): boolean {
  return differenceOf(after(proposal, facts), facts) <= differenceOf(facts.entries, facts);
}

/** Between what is worked and what is booked; where one of the two is recorded alone, or nothing yet, to what the day owes. */
export function differenceOf(
  entries: readonly DayEntry[],
  { times, bookings, owed, absence }: Pick<ProposalFacts, 'times' | 'bookings' | 'owed' | 'absence'>,
): number {
  const { worked, booked } = sumsOf(entries);
  if (entries.some(isRecordedWork) && times && bookings) return round(Math.abs(worked - booked));
  return absence ? 0 : round(Math.abs(owed - (times ? worked : booked)));
}

/** What would be recorded. */
export function after(
  { bookings, time, shortened, deleted }: Proposal,
  { entries }: ProposalFacts,
): DayEntry[] {
  const fresh = { id: 0, status: null };
  return [
    ...entries
      .filter(({ id }) => id !== deleted)
      .map((entry) => (entry.id === shortened?.id ? { ...entry, hours: shortened.hours } : entry)),
    ...(time ? [{ ...fresh, project: TYPE.work, hours: workingHours(time), text: '' }] : []),
    ...bookings.map((booking) => ({ ...fresh, ...booking })),
  ];
}

const isTime = ({ project }: DayEntry): boolean => project === TYPE.work;
const isRecordedWork = ({ project }: DayEntry): boolean => kindOf(project) !== 'absence';

function sumsOf(entries: readonly DayEntry[]) {
  const hoursOf = (kind: 'work' | 'project') =>
    round(entries.reduce((sum, entry) => sum + (kindOf(entry.project) === kind ? entry.hours : 0), 0));
  return { worked: hoursOf('work'), booked: hoursOf('project') };
}
