import type { PendingAbsence, Vacation } from '@stundenbuch/domain/absences/contract';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { typeLabel } from '@stundenbuch/domain/timesheet/type-codes';

export function absence(id: number, changes: Partial<Entry> = {}): Entry {
  const project = changes.project ?? 10;
  return {
    id,
    user: 7,
    day: '2026-12-01',
    project,
    hours: 8,
    target: null,
    actual: null,
    personnelNumber: '1007',
    internal_id: null,
    project_name: typeLabel(project),
    booking_text: null,
    name: 'Berger',
    first_name: 'Anna',
    email: 'anna@example.de',
    status: 0,
    start_time: null,
    end_time: null,
    break: null,
    ...changes,
  };
}

export function pending(id: number, changes: Partial<PendingAbsence> = {}): PendingAbsence {
  return { ...absence(id, changes), remaining_vacation: null, last_year_overdrawn: 0, ...changes };
}

export function away(day: string, changes: Partial<Vacation> = {}): Vacation {
  return { day, project: 10, status: 1, name: 'Berger', first_name: 'Anna', user: 7, ...changes };
}
