import { absenceHours, type WorkDay, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import type { Day } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import type { Credit } from './credit.ts';
import { hasTarget } from './status.ts';
import { TYPE } from './type-codes.ts';

export const HALVES = ['first', 'second'] as const;

/** The part of a day that an absence takes; null is the whole of it. */
export type Half = (typeof HALVES)[number] | null;

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

/** The same, or from when on: 'Krankheit ab 11:15' */
export function nameWithPart(
  name: string | null,
  { half, sick_from }: { half?: Half | undefined; sick_from?: string | null | undefined },
): string | null {
  return sick_from ? `${name} ab ${sick_from}` : nameWithHalf(name, half);
}

/** Of the absences of a day the one that leaves no room for work: a whole one, or the first of two halves. */
export function blockingAbsence<
  Absence extends { half?: Half | undefined; sick_from?: string | null | undefined },
>(absences: readonly Absence[]): Absence | null {
  // Sick from a time on leaves room before it.
  const blocking = absences.filter(({ sick_from }) => !sick_from);
  const away = blocking.reduce((sum, { half = null }) => sum + portionOf(half), 0);
  return away >= 1 ? (blocking[0] as Absence) : null;
}

/** The days whose mornings and afternoons have an absence that is requested or approved. */
export interface TakenHalves {
  first: ReadonlySet<Day>;
  second: ReadonlySet<Day>;
}

export function takenHalves(absences: readonly { day: Day; half?: Half | undefined }[]): TakenHalves {
  const daysWithout = (half: Half) =>
    new Set(absences.filter((absence) => absence.half !== half).map(({ day }) => day));
  return { first: daysWithout('second'), second: daysWithout('first') };
}

export function isTaken({ first, second }: TakenHalves, day: Day, half: Half): boolean {
  return (half !== 'second' && first.has(day)) || (half !== 'first' && second.has(day));
}

/** Days that are off as a whole, also by two halves, and those of which half is left. */
export function daysOff(absences: Parameters<typeof takenHalves>[0]) {
  const { first, second } = takenHalves(absences);
  const days = [...new Set(absences.map(({ day }) => day))];
  const isWhole = (day: Day) => first.has(day) && second.has(day);
  return {
    whole: new Set(days.filter(isWhole)),
    half: new Set(days.filter((day) => !isWhole(day))),
  };
}

interface Absence {
  project: number;
  status: number | null;
  half: Half;
  credit?: Credit | null;
}

type Owed = Pick<WorkDay, 'hours'>;

/** What an absence is stored with on the day, where the person's facts say what it owes. */
export function absenceFigures({ day, ...absence }: Absence & { day: Day }, facts: WorkFacts) {
  return figuresOfAbsence(absence, workDay(facts, day));
}

/** The hours of its part of the day, and what it asks for where it asks for any. */
function figuresOfAbsence({ half, ...absence }: Absence, owed: Owed) {
  return {
    hours: shareOf(half, absenceHours(owed)),
    target: hasTarget(absence) ? shareOf(half, owed.hours, 4) : null,
  };
}

/** What a stored entry is to be stored with once its day owes this: working time keeps its own hours. */
export function storedFigures({ hours, ...entry }: Absence & { hours: number }, owed: Owed) {
  return entry.project === TYPE.work ? { hours, target: owed.hours } : figuresOfAbsence(entry, owed);
}
