import { absenceHours, type WorkDay, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import type { Day } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { formatMinutes } from '../../time/typed-time.ts';
import type { Credit } from './credit.ts';
import { hasTarget } from './status.ts';
import { TYPE } from './type-codes.ts';

export const HALVES = ['first', 'second'] as const;

/** The part of a day that an absence takes; null is the whole of it. */
export type Half = (typeof HALVES)[number] | null;

/** The part of each of its days that an absence of several takes. */
export type HalfOn = (day: Day) => Half;

/**
 * What of a day an absence takes: the whole, a half, or minutes. One in hours is an afternoon to whoever knows halves alone, be it
 * an older client or somebody who may not know what it is.
 */
export interface Part {
  half?: Half | undefined;
  away_minutes?: number | null | undefined;
}

export const isInHours = (part: Part): part is { away_minutes: number } =>
  typeof part.away_minutes === 'number';

export const HALF_LABELS = { first: 'Vormittag', second: 'Nachmittag' } as const;
export const WHOLE_DAY = 'Ganzer Tag';

export function portionOf(half: Half): 0.5 | 1 {
  return half === null ? 1 : 0.5;
}

/**
 * What a half has of a figure of the whole day: the morning half of it, rounded up, the afternoon what is left.
 * Example: of 6,17 h the morning has 3,09 and the afternoon 3,08, together they are the day again.
 */
export function shareOf(half: Half, whole: number, decimals = 2): number {
  if (half === null) return whole;
  const morning = round(whole / 2, decimals);
  return half === 'first' ? morning : round(whole - morning, decimals);
}

/** 'Urlaub (Vormittag)' */
export function nameWithHalf(name: string | null, half: Half | undefined): string | null {
  return half ? `${name} (${HALF_LABELS[half]})` : name;
}

/** The same, or from when on, or how long: 'Krankheit ab 11:15', 'Arztbesuch (1:30 Std.)' */
export function nameWithPart(
  name: string | null,
  { sick_from, ...part }: Part & { sick_from?: string | null | undefined },
): string | null {
  if (sick_from) return `${name} ab ${sick_from}`;
  return isInHours(part)
    ? `${name} (${formatMinutes(part.away_minutes)} Std.)`
    : nameWithHalf(name, part.half);
}

/** What minutes are of a day that owes so many; more than it owes is all of it. */
export const portionOfHours = (minutes: number, owed: number): number =>
  owed > 0 ? Math.min(1, minutes / owed) : 0;

/** How much of the day an absence takes: one in hours takes neither half of it. */
export const portionOfPart = (part: Part): number => (isInHours(part) ? 0 : portionOf(part.half ?? null));

/** Of the absences of a day the one that leaves no room for work: a whole one, or the first of two halves. */
export function blockingAbsence<Absence extends Part & { sick_from?: string | null | undefined }>(
  absences: readonly Absence[],
): Absence | null {
  // Sick from a time on leaves room before it, hours leave it beside them.
  const blocking = absences.filter((absence) => !absence.sick_from && !isInHours(absence));
  const away = blocking.reduce((sum, { half = null }) => sum + portionOf(half), 0);
  return away >= 1 ? (blocking[0] as Absence) : null;
}

/** The days whose mornings and afternoons have an absence that is requested or approved, and the hours of others. */
export interface TakenHalves {
  first: ReadonlySet<Day>;
  second: ReadonlySet<Day>;
  hours: ReadonlyMap<Day, TakenHours>;
}

interface TakenHours {
  minutes: number;
  kinds: readonly (number | null)[];
}

type OfDay = Part & { day: Day; kind_id?: number | null | undefined };

export function takenHalves(absences: readonly OfDay[]): TakenHalves {
  const ofDays = absences.filter((absence) => !isInHours(absence));
  const daysWithout = (half: Half) =>
    new Set(ofDays.filter((absence) => absence.half !== half).map(({ day }) => day));
  const ofHours = Map.groupBy(absences.filter(isInHours), ({ day }) => day);
  const hours = [...ofHours].map(([day, rows]): [Day, TakenHours] => [
    day,
    {
      minutes: rows.reduce((sum, row) => sum + (row.away_minutes ?? 0), 0),
      kinds: rows.map(({ kind_id = null }) => kind_id),
    },
  ]);
  return { first: daysWithout('second'), second: daysWithout('first'), hours: new Map(hours) };
}

/** With the days of an absence that takes no hours. */
export function withTaken(taken: TakenHalves, days: readonly Day[], halfOn: HalfOn): TakenHalves {
  const { first, second } = takenHalves(days.map((day) => ({ day, half: halfOn(day) })));
  return {
    ...taken,
    first: new Set([...taken.first, ...first]),
    second: new Set([...taken.second, ...second]),
  };
}

/** Whether another absence of the day is in the way; beside hours there is room for a half, as long as they fit (`leftOn`). */
export function isTaken({ first, second, hours }: TakenHalves, day: Day, half: Half): boolean {
  if (half === null && hours.has(day)) return true;
  return (half !== 'second' && first.has(day)) || (half !== 'first' && second.has(day));
}

/** The same of hours: the day is off as a whole, or has hours of the kind already. */
export function areHoursTaken(
  { first, second, hours }: TakenHalves,
  day: Day,
  kind_id: number | null,
): boolean {
  return (first.has(day) && second.has(day)) || (hours.get(day)?.kinds.includes(kind_id) ?? false);
}

/** The minutes that absences leave of what the day owes. */
export function leftOn({ first, second, hours }: TakenHalves, day: Day, owed: number): number {
  const away = (Number(first.has(day)) + Number(second.has(day))) / 2;
  return Math.max(0, owed - Math.round(owed * away) - (hours.get(day)?.minutes ?? 0));
}

/** Days that are off as a whole, also by two halves or by all of their hours, and those of which half is left. */
export function daysOff(absences: readonly OfDay[], owed: (day: Day) => number) {
  const taken = takenHalves(absences);
  const days = [...new Set(absences.map(({ day }) => day))];
  const isWhole = (day: Day) =>
    (taken.first.has(day) && taken.second.has(day)) ||
    (taken.hours.has(day) && leftOn(taken, day, owed(day)) === 0);
  const isHalf = (day: Day) => taken.first.has(day) !== taken.second.has(day);
  return {
    whole: new Set(days.filter(isWhole)),
    half: new Set(days.filter((day) => isHalf(day) && !isWhole(day))),
  };
}

interface Absence {
  project: number;
  status: number | null;
  half: Half;
  away_minutes?: number | null;
  credit?: Credit | null;
}

type Owed = Pick<WorkDay, 'hours'>;

/** What an absence is stored with on the day, where the person's facts say what it owes. */
export function absenceFigures({ day, ...absence }: Absence & { day: Day }, facts: WorkFacts) {
  return figuresOfAbsence(absence, workDay(facts, day));
}

/** The hours of its part of the day, and what it asks for where it asks for any. */
function figuresOfAbsence({ half, ...absence }: Absence, owed: Owed) {
  // Hours beyond what the day owes by now are no hours of it, and whatever they leave is owed by the work.
  if (isInHours(absence))
    return { hours: round(Math.min(absence.away_minutes / 60, owed.hours)), target: null };
  return {
    hours: shareOf(half, absenceHours(owed)),
    target: hasTarget(absence) ? shareOf(half, owed.hours, 4) : null,
  };
}

/** What a stored entry is to be stored with once its day owes this: working time keeps its own hours. */
export function storedFigures({ hours, ...entry }: Absence & { hours: number }, owed: Owed) {
  return entry.project === TYPE.work ? { hours, target: owed.hours } : figuresOfAbsence(entry, owed);
}
