import { isOwed, kindOfDay, type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { absenceFigures, isTaken, leftOn } from '@stundenbuch/domain/records/entries/halves';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, daysFrom, firstOfMonth, isWeekday, latest } from '@stundenbuch/domain/time/day';
import { timeOf } from '@stundenbuch/domain/time/time';
import { partColumns } from '../records/entries/entry-fields.ts';
import { bookingTexts } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { type Asked, askedUntil } from './showcase-absences.ts';
import { firstDay } from './year.ts';

/** Somebody of the showcase. */
export interface Colleague {
  id: number;
  /** Beginning of the address. */
  who: string;
  isAdmin: boolean;
  /** The first day of work. */
  from: Day;
  facts: WorkFacts;
  projects: readonly number[];
}

const NOTHING = {
  type: null,
  project_id: null,
  target: null,
  start_minute: null,
  end_minute: null,
  break_hours: null,
  net_minutes: null,
  break_minutes: null,
  booking_text: null,
  status: null,
  first_half: true,
  second_half: true,
  away_minutes: null,
};

type Cells = { [Column in keyof typeof NOTHING]: (typeof NOTHING)[Column] | number | string };
export type ShownEntry = Cells & { user_id: number; day: Day; hours: number };

/** The mornings, afternoons and hours in which somebody is away. */
const taken = () => ({
  first: new Set<Day>(),
  second: new Set<Day>(),
  hours: new Map<Day, { minutes: number; kinds: [] }>(),
});

export interface AskedDays extends Asked {
  person: Colleague;
  rows: ShownEntry[];
}

/** What becomes of the requests of a person: each has the days that are owed and not taken by an earlier one. */
export function requestsOf(person: Colleague, today: Day) {
  const off = taken();
  const since = firstDay(today);
  const last = person.facts.contracts?.at(-1)?.ends_on;
  const employed = (day: Day) => (last && last < day ? last : day);
  const requests = askedUntil(today)
    .filter(({ asked, to }) => asked <= today && to >= since)
    // Who came after a shutdown was booked has not been booked for it yet.
    .filter(({ who, asked }) => who === person.who || (who === null && asked >= person.from))
    .map((one) => ({ ...one, from: latest(one.from, since), to: one.who ? employed(one.to) : one.to }))
    .map((one): AskedDays => ({ ...one, person, rows: rowsOf(one, person, off) }))
    .filter(({ rows }) => rows.length > 0);
  return { requests, off };
}

function rowsOf(one: Asked, { id, facts }: Colleague, off: ReturnType<typeof taken>): ShownEntry[] {
  const { half, type, status, away_minutes, worked } = one;
  const days = daysFrom(one.from, one.to).filter(
    (day) => isWeekday(day) && isOwed(kindOfDay(facts, day)) && !isTaken(off, day, half),
  );
  for (const day of takesTheDay(status) && !worked ? days : []) {
    if (away_minutes !== null) off.hours.set(day, { minutes: away_minutes, kinds: [] });
    if (away_minutes !== null) continue;
    if (half !== 'second') off.first.add(day);
    if (half !== 'first') off.second.add(day);
  }
  return days.map((day) => ({
    ...NOTHING,
    ...partColumns({ half, away_minutes }),
    user_id: id,
    day,
    type,
    status,
    ...absenceFigures({ day, project: type, status, half, away_minutes }, facts),
  }));
}

const QUARTER = 15;
const MORNING = 7 * 60;
const NOON = 12.5 * 60;
/** Nobody is further ahead or behind than this, so that the balances stay believable. */
const DRIFT = 240;

/** Minutes that are booked beside the working time, on which of the last days of this month. */
const BESIDE: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  frida: { 2: -45 },
  hanna: { 1: -120, 6: 30 },
};

/** Working time and bookings of the days up to yesterday. Somebody has a flaw in this month: a day missing, or not booked as it was. */
export function workOf(person: Colleague, off: ReturnType<typeof taken>, today: Day, chance: Chance) {
  const { facts, who } = person;
  const days = daysFrom(firstDay(today), addDays(today, -1)).filter(
    (day) => isWeekday(day) && isOwed(kindOfDay(facts, day)) && !(off.first.has(day) && off.second.has(day)),
  );
  const ofMonth = days.filter((day) => day >= firstOfMonth(today));
  const missing = who === 'theo' ? ofMonth.at(-3) : undefined;
  const besideOf = (day: Day) =>
    day < firstOfMonth(today) ? 0 : (BESIDE[who]?.[days.length - days.indexOf(day)] ?? 0);
  let drift = 0;
  return days.flatMap((day) => {
    if (day === missing) return [];
    const owed = leftOn(off, day, workDay(facts, day).minutes);
    const more = drift > DRIFT ? -2 : drift < -DRIFT ? 2 : chance.of([-2, -1, 0, 0, 1, 1, 2]);
    // A minor works eight hours at most.
    const net = (Math.round(owed / QUARTER) + (who === 'frida' ? Math.min(more, 1) : more)) * QUARTER;
    drift += net - owed;
    const from = off.first.has(day) ? NOON : MORNING + QUARTER * chance.upTo(5);
    return dayOf(person, { day, from, net, booked: net + besideOf(day) }, chance);
  });
}

interface Worked {
  day: Day;
  from: number;
  /** Minutes, without the break. */
  net: number;
  booked: number;
}

const breakOfMinor = (net: number) => (net > 6 * 60 ? 60 : net > 4.5 * 60 ? 30 : 0);

function dayOf({ id, who, facts, projects }: Colleague, { day, from, net, booked }: Worked, chance: Chance) {
  const pause = who === 'frida' ? breakOfMinor(net) : net > 9 * 60 ? 45 : net > 6 * 60 ? 30 : 0;
  const work: ShownEntry = {
    ...NOTHING,
    user_id: id,
    day,
    type: TYPE.work,
    hours: net / 60,
    target: workDay(facts, day).hours,
    start_minute: from,
    end_minute: from + net + pause,
    break_hours: pause / 60,
    net_minutes: net,
    break_minutes: pause,
  };
  const first = booked > 4 * 60 && chance.next() < 0.5 ? 2 * 60 : booked;
  const bookings = [first, booked - first].filter((minutes) => minutes > 0);
  return [
    work,
    ...bookings.map((minutes) => ({
      ...NOTHING,
      user_id: id,
      day,
      project_id: chance.of(projects),
      hours: minutes / 60,
      booking_text: chance.of(bookingTexts),
    })),
  ];
}

/** A working time as it is typed. */
export const timesOf = ({ day, start_minute, end_minute, break_hours }: ShownEntry) => ({
  day,
  hours: 0,
  start_time: timeOf(Number(start_minute)),
  end_time: timeOf(Number(end_minute)),
  break: Number(break_hours),
});
