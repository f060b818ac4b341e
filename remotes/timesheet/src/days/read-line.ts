import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Project } from '@stundenbuch/domain/sides/projects/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { entriesOfLine, type ReadLine } from '@stundenbuch/domain/workflows/day/line-entries';
import { parseLine } from '@stundenbuch/domain/workflows/day/typed-line';
import { recentTexts } from '../entries/recent.ts';

interface Typed {
  text: string;
  /** Which of several projects, by the place of the booking. */
  chosen: Record<number, number>;
  /** That is meant where the line says none. */
  day: Day;
}

interface Known {
  today: Day;
  projects: readonly Project[];
  recent: readonly Entry[];
  features: readonly string[] | undefined;
}

export type Reading = { problem: string } | (ReadLine<Project> & { day: Day });

/** What the line would write; null while nothing is typed. */
export function readLine({ text, chosen, day }: Typed, known: Known): Reading | null {
  const { today, projects, recent, features } = known;
  if (text.trim() === '') return null;
  const { line, problem } = parseLine(text, today);
  if (problem !== undefined) return { problem };
  if (line.spans.length === 0 && line.bookings.length === 0) return null;
  const lastText = (project: number) => recentTexts(recent, project)[0];
  const read = entriesOfLine(line, { projects, lastText, anyMinute: hasMinutes(features), chosen });
  return { ...read, day: line.day ?? day };
}
