import type { DoubtfulDay } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { dayNotes } from '@stundenbuch/domain/workflows/day/words';
import { formatHours } from '@stundenbuch/web/format';
import { waits } from '../days/use-compared.ts';

export interface Todo {
  day: Day;
  kind: 'Fehler' | 'Fehlende Buchung';
  what: string;
  /** Null of a day about which there is only a doubt. */
  compared: ComparedDay | null;
}

/** Each day once, the last one first. */
export function todosOf(days: readonly ComparedDay[], doubtful: readonly DoubtfulDay[], today: Day): Todo[] {
  const open = days.filter((day) => waits(day, today)).map(todoOf);
  const named = new Set(open.map(({ day }) => day));
  const doubts = doubtful
    .filter(({ day }) => !named.has(day))
    .map(({ day, reason }): Todo => ({ day, kind: 'Fehler', what: reason, compared: null }));
  return [...open, ...doubts].toSorted((a, b) => b.day.localeCompare(a.day));
}

const todoOf = (compared: ComparedDay): Todo => ({
  day: compared.day,
  kind: compared.state === 'missing' ? 'Fehlende Buchung' : 'Fehler',
  what: wordsOf(compared),
  compared,
});

function wordsOf(day: ComparedDay): string {
  const { state, target, worked, booked } = day;
  const notes = dayNotes(day);
  if (state === 'missing') return `Kein Eintrag, Soll ${formatHours(target)} h${notes ? ` – ${notes}` : ''}`;
  if (state === 'double') return 'Arbeitszeit und Abwesenheit am selben Tag';
  return `Arbeitszeit ${formatHours(worked)} h, Projekte ${formatHours(booked)} h${differenceOf(worked - booked)}`;
}

function differenceOf(left: number): string {
  if (left === 0) return '';
  const hours = `${formatHours(Math.abs(left))} h`;
  return left > 0 ? `: es fehlen ${hours}` : `: ${hours} zu viel`;
}
