import {
  analysedProjectOf,
  analysisFiguresOf,
  usedBudgetOf,
} from '@stundenbuch/domain/accounts/analysis/analysis.fixture';
import type {
  AnalysedBooking,
  AnalysisGroups,
  AnalysisRow,
} from '@stundenbuch/domain/accounts/analysis/contract';

export const stube = analysedProjectOf({
  id: 1101,
  project_name: 'Gasthof Probe, Stube',
  internal_id: 'T-100',
  customer_name: 'Gasthof Probe',
  fixed_price: true,
  bookings: 1204,
  hours: 2892.5,
  revenue: 141_900,
  cost: 144_625,
  budget: usedBudgetOf({ amount: 2580, used: 2892.5, percent: 112, over_since: '2026-10-16' }),
});
export const kueche = analysedProjectOf({
  id: 1103,
  project_name: 'Küche Beispielhuber',
  revenue: 174_465,
  cost: 139_572,
  budget: usedBudgetOf({ amount: 3100, used: 2907.75, percent: 94, reached_on: '2026-12-11' }),
});
export const lager = analysedProjectOf({
  id: 1104,
  project_name: 'Werkstatt und Lager',
  customer: null,
  customer_name: null,
  internal: true,
  hours: 2745.5,
  revenue: 0,
  cost: 123_548,
});

const row = (key: string, name: string | null, fields: Partial<AnalysisRow> = {}): AnalysisRow => ({
  key,
  name,
  ...analysisFiguresOf(fields),
});
const total = analysisFiguresOf({
  ...{ hours: 5800.25, revenue: 316_365, cost: 284_197, unpriced: 14.25 },
  ...{ internal_hours: 2745.5, internal_cost: 123_548 },
});
const groups = (rows: AnalysisRow[]): AnalysisGroups => ({ rows, total, by_todays_job: true });

export const months = groups([row('2026-10', null), row('2026-11', null, { revenue: 900, cost: 1000 })]);
export const people = groups([
  ...['Wechsel', 'Nut', 'Hobel', 'Vorbild', 'Standort', 'Anfang'].map((name, at) =>
    row(String(11 + at), `Milan ${name}`, { hours: 1000.25 - at, cost: 55_225 }),
  ),
]);
export const jobs = groups([row('41', 'Meister'), row('-', null)]);
export const customers = groups([row('31', 'Gasthof Probe'), row('-', null)]);

export const bookingOf = (id: number, fields: Partial<AnalysedBooking> = {}): AnalysedBooking => ({
  id,
  day: '2026-11-19',
  user: 11,
  first_name: 'Milan',
  name: 'Wechsel',
  email: 'milan@beispiel.example',
  project: 1101,
  project_name: 'Gasthof Probe, Stube',
  internal_id: 'T-100',
  job_title: 'Meister',
  booking_text: 'Täfer angepasst',
  hours: 7.25,
  rate: 72,
  amount: 522,
  cost: 304.5,
  ...fields,
});
