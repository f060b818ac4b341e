import { addDays, type Day } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { advanceIds, insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { firstDay } from './year.ts';

const company_id = showcase.id;
/** Far from the ids of the other companies. */
const FIRST_PROJECT = 1101;
const FIRST = 61;

const customers = ['Gasthof Probe', 'Kindergarten Muster', 'Familie Beispielhuber'];
/** name, status, customer */
const projects: [string, number, number | null][] = [
  ['Gasthof Probe, Stube', 1, 0],
  ['Kindergarten, Einbauten', 1, 1],
  ['Küche Beispielhuber', 1, 2],
  ['Werkstatt und Lager', 1, null],
  ['Treppe Musterhof', 3, 2],
];

/** What the showcase works on; returns the bookable projects. */
export async function seedWork(owner: Client, jobs: readonly number[], today: Day): Promise<number[]> {
  const categories = ['Möbel', 'Ausbau'].map((name, i) => ({ id: FIRST + i, company_id, name }));
  await insertAll(owner, 'categories', categories);
  const known = customers.map((customer_name, i) => ({
    id: FIRST + i,
    company_id,
    customer_name,
    internal_id: `T-${i + 1}`,
    version: 1,
    address2: false,
    email: `auftrag${i + 1}@beispiel.example`,
    phone: `+49 30 5551${String(10 + i)}`,
  }));
  await insertAll(owner, 'customers', known);
  const rows = projects.map(([project_name, status, customer], i) => ({
    id: FIRST_PROJECT + i,
    company_id,
    internal_id: `T-${100 + i}`,
    project_name,
    status,
    version: 1,
    start_date: firstDay(today),
    end_date: status === 3 ? addDays(today, -40) : null,
    customer_id: customer === null ? null : FIRST + customer,
    category_id: FIRST + (i % 2),
  }));
  await insertAll(owner, 'projects', rows);
  const rates = rows.flatMap(({ id: project_id }) =>
    jobs.map((job_id, i) => ({ company_id, job_id, project_id, hourly_rate: 54 + 6 * i })),
  );
  await insertAll(owner, 'hourly_rates', rates);
  await insertAll(
    owner,
    'inventory_items',
    [
      { company_id, name: 'Formatkreissäge', quantity: 1, version: 1, buy_date: addDays(today, -900) },
      { company_id, name: 'Montagewagen', quantity: 2, version: 1, tuv_date: addDays(today, 150) },
    ].map((item) => ({ buy_date: null, tuv_date: null, ...item })),
  );
  await advanceIds(owner, ['categories', 'customers', 'projects']);
  return rows.filter(({ status }) => status === 1).map(({ id }) => id);
}
