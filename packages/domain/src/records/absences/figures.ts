import { absenceHours, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import type { Day } from '../../time/day.ts';
import { type Half, shareOf } from '../entries/halves.ts';
import { hasTarget } from '../entries/status.ts';

interface Absence {
  day: Day;
  project: number;
  status: number | null;
  half: Half;
}

/** What an absence is stored with: the hours of its part of the day, and what it asks for where it asks for any. */
export function absenceFigures({ day, half, ...absence }: Absence, facts: WorkFacts) {
  const owed = workDay(facts, day);
  return {
    hours: shareOf(half, absenceHours(owed)),
    target: hasTarget(absence) ? shareOf(half, owed.hours, 4) : null,
  };
}
