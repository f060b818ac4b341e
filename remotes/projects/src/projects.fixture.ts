import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { blankEntry } from '@stundenbuch/domain/records/timesheet/entry.fixture';
import type { HourlyRate, ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';

/** A project for the tests of the pages. */
export const project = (id: number, fields: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id,
  internal_id: `P-${id}`,
  project_name: `Projekt ${id}`,
  start_date: null,
  end_date: null,
  customer: null,
  customer_name: null,
  category: null,
  category_name: null,
  status: 1,
  notes: null,
  sum_hours: 0,
  sum_hours_current_year: 0,
  version: 1,
  customer_street: null,
  customer_house_number: null,
  customer_zip: null,
  customer_city: null,
  ...fields,
});

export const roof = project(1001, {
  internal_id: '100001',
  project_name: 'Dach Nord',
  start_date: '2026-03-02',
  customer: 31,
  customer_name: 'Zimmerei Kunz',
  customer_street: 'Seestraße',
  customer_house_number: '4',
  customer_zip: '88045',
  customer_city: 'Ulm',
  category: 5,
  category_name: 'Neubau',
  notes: 'Kran bestellt\nGerüst steht',
  sum_hours: 1013.75,
  sum_hours_current_year: 9.75,
  version: 4,
});

export const rate = (id: number, job_title: string, hourly_rate: number): HourlyRate => ({
  id,
  job: id + 40,
  job_title,
  project: 1001,
  hourly_rate,
});

export const booking = (id: number, fields: Partial<Entry> = {}): Entry => ({
  ...blankEntry,
  id,
  day: '2026-11-19',
  project: 1001,
  hours: 2.5,
  internal_id: '100001',
  project_name: 'Dach Nord',
  booking_text: 'Latten gelegt',
  ...fields,
});

/** A page of a list, the total count, and the total hours. */
export const page = (rows: readonly unknown[], total = rows.length, hours?: number): Response =>
  Response.json(rows, {
    headers: { 'x-total-count': String(total), ...(hours !== undefined && { 'x-total-hours': `${hours}` }) },
  });
