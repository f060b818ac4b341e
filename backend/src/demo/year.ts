import { dailyHours, isWorkingDay, type WorkContract } from '@stundenbuch/domain/day/contracts/plain-week';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, daysFrom, firstOfMonth, isWeekday, weekday } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { bookingTexts } from './catalogue.ts';
import type { Chance } from './chance.ts';

export interface EntryRow {
  user_id: number;
  day: Day;
  type: number | null;
  project_id: number | null;
  hours: number;
  target: number | null;
  start_minute: number | null;
  end_minute: number | null;
  break_hours: number | null;
  booking_text: string | null;
  status: number | null;
}

export interface Worker extends WorkContract {
  id: number;
  /** Position in the company, which decides whose month has which flaw. */
  place: number;
  from: Day;
  to: Day;
  /** Bookable projects; none without that module. */
  projects: readonly number[];
}

const HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26'];
const NOTHING = { start_minute: null, end_minute: null, break_hours: null, booking_text: null };

/** All entries of one person: absences first, then working time and bookings on the days that are left. */
export function yearOf(worker: Worker, today: Day, chance: Chance): EntryRow[] {
  const absences = absencesOf(worker, today, chance);
  const taken = new Set(absences.filter(({ status }) => (status ?? 9) < 2).map(({ day }) => day));
  const flawed = flawsOf(worker, today, taken);
  const days = daysFrom(worker.from, worker.to).filter((day) => isWorkingDay(worker.working_days, day));
  const worked = days
    .filter((day) => day < today && !taken.has(day) && day !== flawed.missing)
    .flatMap((day) => workday(worker, day, day === flawed.mismatch, chance));
  return [...absences, ...worked, ...flawed.rows];
}

function absencesOf(worker: Worker, today: Day, chance: Chance): EntryRow[] {
  const rows = new Map<Day, EntryRow>();
  const put = (from: Day, days: number, type: number, status: number) => {
    for (const day of daysFrom(from, addDays(from, days - 1))) {
      const fits = day >= worker.from && isWeekday(day) && isWorkingDay(worker.working_days, day);
      if (fits && !rows.has(day)) rows.set(day, absence(worker, day, type, status));
    }
  };
  const shift = worker.place * 7;
  for (const day of daysFrom(worker.from, addDays(today, 60))) {
    if (HOLIDAYS.includes(day.slice(5))) put(day, 1, TYPE.holiday, 1);
  }
  put(addDays(today, -300 + shift), 12, TYPE.vacation, 1);
  put(addDays(today, -130 + shift), 5, TYPE.vacation, 1);
  put(addDays(today, -210 + chance.upTo(30)), 3, TYPE.sickness, 1);
  put(addDays(today, -75 + chance.upTo(20)), 2, TYPE.sickness, 1);
  put(
    addDays(today, -45 - worker.place),
    1,
    [TYPE.specialLeave, TYPE.school, TYPE.vacationLastYear][worker.place % 3] ?? 60,
    1,
  );
  put(addDays(today, -20 + worker.place), 1, TYPE.vacation, worker.place % 2 === 0 ? 2 : 3);
  // This week someone is always away, and requests are open.
  if (worker.place % 4 === 3) put(addDays(today, 1 - weekday(today)), 5, TYPE.vacation, 1);
  put(addDays(today, 10 + shift), 5, TYPE.vacation, worker.place % 2);
  return [...rows.values()];
}

function absence(worker: Worker, day: Day, type: number, status: number): EntryRow {
  const asks = type === TYPE.overtime || type === TYPE.badWeather;
  const target = asks ? workDay(worker, day).hours : null;
  return {
    user_id: worker.id,
    day,
    type,
    project_id: null,
    hours: round(dailyHours(worker)),
    target,
    status,
    ...NOTHING,
  };
}

/** One day of this month without entries, one with bookings that do not add up, one with a request on a worked day. */
function flawsOf(worker: Worker, today: Day, taken: ReadonlySet<Day>) {
  const open = daysFrom(firstOfMonth(today), addDays(today, -1)).filter(
    (day) =>
      isWeekday(day) && isWorkingDay(worker.working_days, day) && !taken.has(day) && day >= worker.from,
  );
  const [missing, mismatch, doubled] = [open.at(-2), open.at(-4), open.at(-5)];
  const kind = worker.place % 3;
  const rows = kind === 2 && doubled ? [absence(worker, doubled, TYPE.vacation, 0)] : [];
  return { missing: kind < 2 ? missing : undefined, mismatch: kind === 1 ? mismatch : undefined, rows };
}

function workday(worker: Worker, day: Day, short: boolean, chance: Chance): EntryRow[] {
  const daily = dailyHours(worker);
  const break_hours = chance.of([0.5, 0.75, 0.75, 1]);
  const hours = Math.max(1, Math.round((daily - 0.75 + chance.next() * 1.5) * 4) / 4);
  const start_minute = Math.min(360 + 15 * (3 + chance.upTo(6)), 1140 - (hours + break_hours) * 60);
  const end_minute = start_minute + (hours + break_hours) * 60;
  const target = workDay(worker, day).hours;
  const common = { user_id: worker.id, day, status: null };
  const times = { start_minute, end_minute, break_hours };
  const worked = {
    ...common,
    type: TYPE.work,
    project_id: null,
    hours,
    target,
    ...times,
    booking_text: null,
  };
  if (worker.projects.length === 0 || !isWeekday(day)) return [worked];
  return [
    worked,
    ...parts(short ? hours - 0.75 : hours, chance).map((part) => booking(worker, common, part, chance)),
  ];
}

function booking(
  worker: Worker,
  common: Pick<EntryRow, 'user_id' | 'day' | 'status'>,
  hours: number,
  chance: Chance,
) {
  const project_id = chance.of(worker.projects);
  const booking_text = chance.of(bookingTexts);
  return { ...common, ...NOTHING, type: null, project_id, hours, target: null, booking_text };
}

/** The hours of a day split into one to three parts of whole quarters. */
function parts(hours: number, chance: Chance): number[] {
  const count = hours < 2 ? 1 : 1 + chance.upTo(3);
  const pieces = Array.from({ length: count - 1 }, () => Math.max(0.25, Math.floor((hours / count) * 4) / 4));
  const rest = hours - pieces.reduce((sum, piece) => sum + piece, 0);
  return rest > 0 ? [...pieces, rest] : [hours];
}

/** One year before the first of this month. */
export function firstDay(today: Day): Day {
  const year = Number(today.slice(0, 4)) - 1;
  return `${year}-${today.slice(5, 7)}-01`;
}
