import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, latest } from '@stundenbuch/domain/time/day';
import { favouriteInput } from '@stundenbuch/domain/workflows/favourites/contract';
import { startInput } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { Favourites } from '../workflows/favourites/favourites.service.ts';
import { Stopwatches } from '../workflows/stopwatch/stopwatches.service.ts';
import { typed } from './house.ts';
import { idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import type { ShownEntry } from './showcase-year.ts';
import { firstDay } from './year.ts';

const REMEMBERED = 4;
/** So much is booked as it was last time; longer work is typed. */
const LONGEST = 2;
/** What was forgotten longer ago, nobody believes. */
const FORGOTTEN_DAYS = 4;

interface Booked {
  day: Day;
  project: number;
  booking_text: string;
  hours: number;
}

const bookingsOf = (rows: readonly ShownEntry[], person: number): Booked[] =>
  rows
    .filter(({ user_id, project_id }) => user_id === person && project_id !== null)
    .map(({ day, project_id, booking_text, hours }) => ({
      ...{ day, hours },
      project: Number(project_id),
      booking_text: String(booking_text),
    }));

/** The day of one person: what is booked again and again is remembered, and on the last day nobody stopped the stopwatch. */
export function dayOccurrences(stage: Stage, worked: readonly ShownEntry[]): Occurrence[] {
  const { house, today } = stage;
  const hanna = idOf(stage, 'hanna');
  const booked = bookingsOf(worked, hanna);
  const remembered = on(stage, latest(addDays(today, -7), firstDay(today)), 15, hanna, async (person) => {
    for (const one of oftenBooked(booked))
      await house.service(Favourites).add(person, typed(favouriteInput, one));
  });
  const last = worked.findLast(({ user_id, type }) => user_id === hanna && type === TYPE.work);
  const begun = booked.findLast(({ day }) => day === last?.day && day >= addDays(today, -FORGOTTEN_DAYS));
  const forgotten =
    begun &&
    on(stage, begun.day, 13, hanna, (person) =>
      house.service(Stopwatches).start(person, typed(startInput, begun)),
    );
  return [remembered, ...(forgotten ? [forgotten] : [])];
}

/** The most frequent ones, of each project one. */
function oftenBooked(booked: readonly Booked[]) {
  const groups = [
    ...Map.groupBy(booked, ({ project, booking_text }) => `${project} ${booking_text}`).values(),
  ];
  const frequent = groups.toSorted((a, b) => b.length - a.length).flatMap((rows) => rows.at(-1) ?? []);
  return [...Map.groupBy(frequent, ({ project }) => project).values()]
    .flatMap((rows) => rows[0] ?? [])
    .slice(0, REMEMBERED)
    .map(({ project, booking_text, hours }) => ({
      ...{ project, booking_text },
      hours: hours <= LONGEST ? hours : null,
    }));
}
