import type { Day } from '../calendar/day.ts';
import { type PlaceCalendar, specialDay } from '../calendar/day-factor.ts';
import { round } from '../calendar/rounding.ts';
import { dailyHours, isWorkingDay } from '../timesheet/daily-hours.ts';

/** The facts that decide which days a person works. */
export interface DayFacts {
  /** Seven characters from Monday to Sunday, 1 for a working day. */
  working_days: string | null;
  /** The calendar of the place of work, where the company has enabled it. */
  calendar?: PlaceCalendar | undefined;
}

/** The same with the hours. */
export interface WorkFacts extends DayFacts {
  weeklyhours: number | null;
}

/** What a day is for a person; every figure that depends on it uses this. */
export interface DayKind {
  employed: boolean;
  /** A weekday on which the person works, whatever the calendar says. */
  working: boolean;
  /** The share of a working day: 0 on a holiday, 0.5 on a half one. */
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

/** The hours stored with an absence on the day: two decimals, at most 24. */
export function absenceHours({ hours }: WorkDay): number {
  return Math.min(24, round(hours));
}
