import { addDays, type Day } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { advanceIds, insertAll } from './bulk.ts';
import { categories, customers, inventory, projects } from './catalogue.ts';
import type { DemoCompany } from './companies.ts';
import { firstDay } from './year.ts';

const FIRST_PROJECT = 1001;
const FIRST_ADDRESS = 101;

/** Customers, projects with rates, and inventory; returns the ids of the bookable projects. */
export async function seedCatalogue(
  owner: Client,
  { id: company_id, flags }: DemoCompany,
  jobs: readonly { id: number }[],
  today: Day,
): Promise<number[]> {
  if (!flags.includes('projectbooking')) return [];
  const categoryRows = categories.map((name, i) => ({ id: i + 1, company_id, name }));
  const categoryOf = (name: string) => categoryRows.find((row) => row.name === name)?.id ?? null;
  await insertAll(owner, 'categories', categoryRows);
  await seedCustomers(owner, company_id);
  const projectRows = projects.map(([internal_id, project_name, status, customer, category], i) => ({
    id: FIRST_PROJECT + i,
    company_id,
    internal_id,
    project_name,
    status,
    start_date: firstDay(today),
    end_date: status === 3 ? addDays(today, -40) : null,
    customer_id: customer === null ? null : customer + 1,
    category_id: categoryOf(category),
    notes: i === 0 ? 'Kran ist bis zum Monatsende bestellt.' : null,
    version: 1,
  }));
  await insertAll(owner, 'projects', projectRows);
  const rates = projectRows.flatMap(({ id: project_id }, p) =>
    jobs.map(({ id: job_id }, j) => ({
      company_id,
      job_id,
      project_id,
      hourly_rate: 52 + 6.5 * j + (p % 3),
    })),
  );
  await insertAll(owner, 'hourly_rates', rates);
  await seedInventory(owner, company_id, categoryOf, today);
  await advanceIds(owner, ['categories', 'customers', 'addresses', 'projects']);
  return projectRows.filter(({ status }) => status === 1).map(({ id }) => id);
}

async function seedCustomers(owner: Client, company_id: number): Promise<void> {
  const addresses: object[] = [];
  const rows = customers.map(({ addresses: places, ...customer }, i) => {
    const ids = places.map(([street, house_number, zip_code, city]) => {
      const id = FIRST_ADDRESS + addresses.length;
      addresses.push({ id, company_id, street, house_number, zip_code, city });
      return id;
    });
    const [address_id = null, address2_id = null] = ids;
    return {
      id: i + 1,
      company_id,
      ...customer,
      address_id,
      address2_id,
      address2: address2_id !== null,
      version: 1,
    };
  });
  await insertAll(owner, 'addresses', addresses);
  await insertAll(owner, 'customers', rows);
}

async function seedInventory(
  owner: Client,
  company_id: number,
  categoryOf: (name: string) => number | null,
  today: Day,
): Promise<void> {
  const rows = inventory.map(([name, manufacture, licence_plate, quantity, category, months], i) => ({
    company_id,
    name,
    manufacture,
    licence_plate,
    quantity,
    serial_number: `SN-${1000 + i * 37}`,
    buy_date: addDays(today, -400 - i * 90),
    tuv_date: months === null ? null : addDays(today, months * 30),
    category_id: categoryOf(category),
    notes: i === 0 ? '• Winterreifen liegen im Lager\n• Zweitschlüssel im Büro' : null,
    version: 1,
  }));
  await insertAll(owner, 'inventory_items', rows);
}
