import type { Day } from '../../time/day.ts';
import { formatDay, formatHours } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';

const HOURS_OF_A_DAY = 24;

export interface ProjectPeriod {
  project_name: string;
  start_date: Day | null;
  end_date: Day | null;
}

/** What is recorded on a day, or would be with the booking in the form. */
interface RecordedDay {
  day: Day;
  /** Project hours. */
  booked: number;
  projects: readonly ProjectPeriod[];
  worker_since: Day | null;
}

/** Allowed but probably mistaken: shown in the form while it can be corrected, listed afterwards, never refused. */
export function dayDoubts({ day, booked, projects, worker_since }: RecordedDay): string[] {
  const sum = round(booked);
  return [
    ...(sum > HOURS_OF_A_DAY
      ? [`Die Projektbuchungen am ${formatDay(day)} ergeben ${formatHours(sum)} h.`]
      : []),
    ...projects.flatMap((project) => projectDoubts(day, project)),
    ...employmentDoubts(day, worker_since),
  ];
}

export function employmentDoubts(day: Day, worker_since: Day | null): string[] {
  if (!worker_since || day >= worker_since) return [];
  return [`Der Tag liegt vor dem Eintritt am ${formatDay(worker_since)}.`];
}

function projectDoubts(day: Day, { project_name, start_date, end_date }: ProjectPeriod): string[] {
  if (end_date && day > end_date) return [`Das Projekt „${project_name}“ endete am ${formatDay(end_date)}.`];
  if (!start_date || day >= start_date) return [];
  return [`Das Projekt „${project_name}“ beginnt erst am ${formatDay(start_date)}.`];
}
