import type { Day } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { type PlaceCalendar, type SpecialDay, specialDay } from '../calendar/special-days.ts';
import { dailyHours, isWorkingDay } from '../contracts/plain-week.ts';
import { isRecorded, type Recordable, type Recording, startOf } from '../contracts/recorded.ts';
import { type ContractDays, contractDay } from '../contracts/timeline.ts';
import type { OpenMonths } from './open-days.ts';

/** The facts that decide which days a person works. */
export interface DayFacts extends Omit<Recording, 'contracts'> {
  /** Seven characters from Monday to Sunday, 1 for a working day. */
  working_days: string | null;
  /** Of the place of work, where the company has switched its calendar on; a browser has the days as the server lists them. */
  calendar?: PlaceCalendar | readonly ListedDay[] | undefined;
  /** Whether 'Feiertag' is still requested by hand, although the calendar knows the days. */
  holidayByHand?: boolean | undefined;
  /** The time line, where the company has contracts: its rows say hours, days and place then. */
  contracts?: readonly ContractDays[] | undefined;
  /** Calendars of the places that a row may name. */
  places?: ReadonlyMap<number, PlaceCalendar> | undefined;
}

type ListedDay = Pick<SpecialDay, 'day' | 'name'> & { factor: number };

/** The same with the hours. */
export interface WorkFacts extends DayFacts {
  weeklyhours: number | null;
  /** Which days may change, where the company closes months. */
  months?: OpenMonths | undefined;
}

/** What a day is for a person; every figure that depends on it uses this. */
export interface DayKind {
  employed: boolean;
  /** False before the person's days count, and where they never do. */
  recorded: boolean;
  /** A weekday on which the person works, whatever the calendar says. */
  working: boolean;
  /** The share of a working day: 0 on a holiday, 0.5 on a half one. */
  share: 0 | 0.5 | 1;
  /** What makes the day free or short. */
  name: string | null;
  /** Where the person works on it, of the company's places. */
  place: number | null;
}

export interface WorkDay extends DayKind {
  /** What the day owes: hours with four decimals, and in whole minutes. */
  hours: number;
  minutes: number;
}

export function kindOfDay(facts: DayFacts, day: Day): DayKind {
  const contract = facts.contracts && contractDay(facts.contracts, day);
  const calendar = calendarOn(facts, day);
  return {
    employed: contract?.employed ?? true,
    recorded: isRecorded(facts, day),
    working: contract ? contract.minutes > 0 : isWorkingDay(facts.working_days, day),
    ...shareOfDay(facts, day),
    place: (calendar as PlaceCalendar | undefined)?.place ?? null,
  };
}

/** What the calendar says of a day, whatever the contract says of it. */
export function shareOfDay(facts: DayFacts, day: Day): Pick<DayKind, 'share' | 'name'> {
  const calendar = calendarOn(facts, day);
  const special = calendar ? specialOf(calendar, day) : null;
  return { share: special?.share ?? 1, name: special?.name ?? null };
}

/** That of the place where the person works on the day. */
function calendarOn({ contracts, places, calendar }: DayFacts, day: Day): DayFacts['calendar'] {
  const place = contracts && places?.size ? contractDay(contracts, day).place : null;
  return places?.get(place ?? 0) ?? calendar;
}

/** Whether the calendar counts on the day already: what was before knew none. */
export function countsOn(calendar: NonNullable<DayFacts['calendar']>, day: Day): boolean {
  return !('land' in calendar) || day >= calendar.since;
}

function specialOf(calendar: NonNullable<DayFacts['calendar']>, day: Day) {
  if ('land' in calendar) return specialDay(calendar, day);
  const listed = calendar.filter((special) => special.day === day && special.factor < 1);
  const [least] = listed.toSorted((a, b) => a.factor - b.factor);
  return least ? { name: least.name, share: least.factor as 0 | 0.5 } : null;
}

/** What an absence on the day takes of an account: nothing of a free day, half of a half one. */
export function costOfDay(facts: DayFacts | undefined, day: Day, portion = 1): number {
  return facts ? portion * shareOfDay(facts, day).share : portion;
}

/** 'Heiligabend (halber Arbeitstag)', or null on an ordinary day. */
export function specialWord({ name, share }: Pick<DayKind, 'name' | 'share'>): string | null {
  if (name === null) return null;
  return share === 0 ? `${name} (arbeitsfrei)` : `${name} (halber Arbeitstag)`;
}

/** Whether the person works on the day, recorded or not. */
export function isWorked({ employed, working, share }: DayKind): boolean {
  return employed && working && share > 0;
}

/** Whether the person is expected on the day. */
export function isOwed(kind: DayKind): boolean {
  return kind.recorded && isWorked(kind);
}

/** What a rule asks of the day of an entry; the office writes what was before the beginning, too. */
export function recordable(facts: DayFacts, day: Day, byOffice: boolean): Recordable {
  const { employed } = kindOfDay(facts, day);
  return byOffice ? { employed } : { employed, records: facts.records, start: startOf(facts) };
}

export function workDay(facts: WorkFacts, day: Day): WorkDay {
  const kind = kindOfDay(facts, day);
  if (!kind.recorded) return { ...kind, hours: 0, minutes: 0 };
  if (facts.contracts) {
    const minutes = Math.round(contractDay(facts.contracts, day).minutes * kind.share);
    return { ...kind, hours: round(minutes / 60, 4), minutes };
  }
  const hours = isOwed(kind) ? round(dailyHours(facts) * kind.share, 4) : 0;
  return { ...kind, hours, minutes: Math.round(hours * 60) };
}

/** The hours stored with an absence on the day: two decimals, at most 24. */
export function absenceHours({ hours }: Pick<WorkDay, 'hours'>): number {
  return Math.min(24, round(hours));
}
