import type { Day } from '@stundenbuch/domain/calendar/day';
import type { FaultyDay, FaultyDayOfPerson } from '@stundenbuch/domain/timesheet/contract';
import { formatHours } from '@stundenbuch/web/format';
import type { FaultList } from './timesheet.api.ts';

type Row = FaultyDay | FaultyDayOfPerson;

/** All that is wrong with one day of one person. */
export interface Fault {
  key: string;
  day: Day;
  person: { name: string; email: string; user: number } | null;
  reasons: string[];
}

/** The lists overlap: a day stands once. That its working time is wrong as such is said only if nothing else is. */
export function faultsOf(lists: readonly (readonly [FaultList, readonly Row[]])[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const [list, rows] of lists) {
    for (const row of rows) {
      const person =
        'user' in row ? { name: `${row.first_name} ${row.name}`, email: row.email, user: row.user } : null;
      const key = `${row.day} ${person?.user ?? ''}`;
      const fault = faults.get(key) ?? { key, day: row.day, person, reasons: [] };
      if (list !== 'wrong-timebookings' || fault.reasons.length === 0)
        fault.reasons.push(reasonOf(list, row));
      faults.set(key, fault);
    }
  }
  return [...faults.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function reasonOf(list: FaultList, { zeitbuchungen, projektbuchungen }: Row): string {
  if (list === 'multiple-bookings') return 'Arbeitszeit und Abwesenheit am selben Tag';
  if (list === 'wrong-timebookings') return 'Arbeitszeit passt nicht zum Tag';
  return `Arbeitszeit ${formatHours(zeitbuchungen)} h, Projekte ${formatHours(projektbuchungen)} h`;
}
