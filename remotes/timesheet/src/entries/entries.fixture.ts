import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { blankEntry } from '@stundenbuch/domain/records/timesheet/entry.fixture';
import type { Project } from '@stundenbuch/domain/sides/projects/contract';

/** A Friday. */
export const TODAY = '2026-11-20';

let id = 100;

export function work(day: string, change: Partial<Entry> = {}): Entry {
  return {
    ...blankEntry,
    id: id++,
    day,
    hours: 8.25,
    target: 8,
    actual: 8.25,
    project_name: 'Arbeit',
    start_time: '08:00',
    end_time: '17:00',
    break: 0.75,
    ...change,
  };
}

export function booking(day: string, hours: number, change: Partial<Entry> = {}): Entry {
  const project = { project: 1001, internal_id: 'P-1', project_name: 'Dachsanierung' };
  return { ...blankEntry, id: id++, day, hours, booking_text: 'Ziegel gelegt', ...project, ...change };
}

export function absence(day: string, project = 10, status = 0): Entry {
  return { ...blankEntry, id: id++, day, hours: 8, project, status, project_name: 'Urlaub' };
}

const open: Omit<Project, 'id' | 'internal_id' | 'project_name'> = {
  start_date: null,
  end_date: null,
  customer: null,
  customer_name: null,
  category: null,
  category_name: null,
  status: 1,
  notes: null,
  sum_hours: null,
  sum_hours_current_year: null,
  version: 1,
};

export const projects: Project[] = [
  { ...open, id: 1001, internal_id: 'P-1', project_name: 'Dachsanierung' },
  { ...open, id: 1002, internal_id: null, project_name: 'Werkstatt' },
];
