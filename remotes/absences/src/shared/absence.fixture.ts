import type { PendingAbsence, Vacation } from '@stundenbuch/domain/records/absences/contract';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { blankEntry } from '@stundenbuch/domain/records/timesheet/entry.fixture';

export function absence(id: number, changes: Partial<Entry> = {}): Entry {
  const project = changes.project ?? 10;
  return {
    ...blankEntry,
    id,
    day: '2026-12-01',
    project,
    hours: 8,
    project_name: typeLabel(project),
    status: 0,
    ...changes,
  };
}

export function pending(id: number, changes: Partial<PendingAbsence> = {}): PendingAbsence {
  return { ...absence(id, changes), remaining_vacation: null, last_year_overdrawn: 0, ...changes };
}

export function away(day: string, changes: Partial<Vacation> = {}): Vacation {
  return { day, project: 10, status: 1, name: 'Berger', first_name: 'Anna', user: 7, half: null, ...changes };
}
