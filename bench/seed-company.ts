import type { Client } from 'pg';
import { COMPANY, type Login } from './logins.ts';
import { TODAY } from './sizes.ts';
import { hashOf } from './tokens.ts';

export interface SeedCompany {
  id: number;
  /** The id of the first employee; the others follow. */
  first: number;
  firstProject: number;
  size: { employees: number; years: number; projects: number; customers: number };
}

const ALL_MODULES = '1111111000';

/** The company with an admin, a reader (these two only in the measured company) and its employees. */
export async function insertPeople(
  owner: Client,
  { id, first, size }: SeedCompany,
  passwordHash: string,
): Promise<void> {
  await owner.query('insert into companies (id, name, permission, created_at) values ($1, $2, $3, $4)', [
    id,
    `Firma ${id}`,
    ALL_MODULES,
    TODAY,
  ]);
  await owner.query(
    `insert into jobs (id, company_id, job_title) select 10000 + $1 * 10 + n, $1, 'Beruf ' || n from generate_series(1, 5) n`,
    [id],
  );
  const people = `select n as id, case n when 1 then 2 when 2 then 4 else 1 end as role from generate_series($2::int, $3::int) n`;
  const insert = `insert into users (id, company_id, email, password_hash, first_name, name, job_id, weeklyhours, vacation,
      vacation_lastyear_entered_in, worker_since, working_days, personnel_number, role)
    select p.id, $1, 'p' || p.id || '@bench.example', $4, 'Vorname' || p.id % 97, 'Nachname' || p.id,
      10000 + $1 * 10 + 1 + p.id % 5, 40, 30, extract(year from $5::date), $5::date - 366 * $6::int, '1111100',
      'P' || p.id, p.role
    from (${people}) p`;
  const rest = [passwordHash, TODAY, size.years];
  await owner.query(insert, [id, first, first + size.employees - 1, ...rest]);
  if (id === COMPANY) await owner.query(insert, [id, 1, 2, ...rest]);
  await owner.query(
    `select setval(pg_get_serial_sequence(t, 'id'), 50000000) from unnest(array['users', 'jobs']) t`,
  );
}

export async function insertCatalogue(owner: Client, { id, firstProject, size }: SeedCompany): Promise<void> {
  const customer = `insert into customers (id, company_id, customer_name, internal_id, phone)
    select $1 * 1000 + n, $1, 'Kunde ' || n, 'K' || n, '0000 ' || n from generate_series(1, $2::int) n`;
  await owner.query(customer, [id, size.customers]);
  await owner.query(
    `insert into categories (id, company_id, name) select 10000 + $1 * 10 + n, $1, 'Kategorie ' || n from generate_series(1, 5) n`,
    [id],
  );
  await owner.query(
    `insert into projects (id, company_id, internal_id, project_name, customer_id, category_id, status)
     select $3::int + n, $1, lpad(n::text, 6, '0'), 'Projekt ' || n, $1 * 1000 + 1 + n % $4::int, 10000 + $1 * 10 + 1 + n % 5,
       case when n % 10 = 9 then 3 else 1 end
     from generate_series(0, $2::int - 1) n`,
    [id, size.projects, firstProject, size.customers],
  );
  await owner.query(
    `insert into inventory_items (company_id, name, manufacture, quantity, category_id)
     select $1, 'Gerät ' || n, 'Hersteller ' || n % 7, 1, 10000 + $1 * 10 + 1 + n % 5 from generate_series(1, $2::int) n`,
    [id, size.projects],
  );
  await owner.query(
    `select setval(pg_get_serial_sequence(t, 'id'), 50000000) from unnest(array['customers', 'categories', 'projects']) t`,
  );
}

export async function openSessions(owner: Client, company: number, logins: readonly Login[]): Promise<void> {
  for (const { id, token } of logins) {
    await owner.query(
      `insert into sessions (token_hash, company_id, user_id, created_at, expires_at) values ($1, $2, $3, $4, '2099-01-01')`,
      [hashOf(token), company, id, TODAY],
    );
  }
}
