import type { Day } from '../calendar/day.ts';
import { type PlaceCalendar, specialDay } from '../calendar/day-factor.ts';
import { round } from '../calendar/rounding.ts';
import { dailyHours, isWorkingDay } from '../timesheet/daily-hours.ts';

/** What decides which days somebody works. */
export interface DayFacts {
  /** Seven characters from Monday to Sunday, 1 for a working day. */
  working_days: string | null;
  /** Of the place of work, where the company has switched its calendar on. */
  calendar?: PlaceCalendar | undefined;
}

/** And how long. */
export interface WorkFacts extends DayFacts {
  weeklyhours: number | null;
}

/** What a day is for a person: every call that shows a figure for both asks this. */
export interface DayKind {
  employed: boolean;
  /** A weekday on which the person works, whatever the calendar says. */
  working: boolean;
  /** How much of a working day it is: nothing on a holiday, half on a half one. */
  factor: 0 | 0.5 | 1;
  /** What makes the day free or short. */
  name: string | null;
}

export interface WorkDay extends DayKind {
  /** What the day owes: hours with four decimals, and in whole minutes. */
  hours: number;
  minutes: number;
}

export function kindOfDay({ working_days, calendar }: DayFacts, day: Day): DayKind {
  const special = calendar ? specialDay(calendar, day) : null;
  return {
    employed: true,
    working: isWorkingDay(working_days, day),
    factor: special?.factor ?? 1,
    name: special?.name ?? null,
  };
}

/** Whether the person is expected on the day. */
export function isOwed({ employed, working, factor }: DayKind): boolean {
  return employed && working && factor > 0;
}

export function workDay(facts: WorkFacts, day: Day): WorkDay {
  const kind = kindOfDay(facts, day);
  const hours = isOwed(kind) ? round(dailyHours(facts) * kind.factor, 4) : 0;
  return { ...kind, hours, minutes: Math.round(hours * 60) };
}

/** What an absence on the day is stored with: its hours with two decimals. A day has no more than 24. */
export function absenceHours({ hours }: WorkDay): number {
  return Math.min(24, round(hours));
}
