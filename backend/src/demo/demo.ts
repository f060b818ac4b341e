import { permissionOf } from '@stundenbuch/domain/access/flags';
import { ROLE_CODES } from '@stundenbuch/domain/access/roles';
import { addDays, type Day } from '@stundenbuch/domain/calendar/day';
import type { Client } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { hashPassword } from '../session/passwords.ts';
import { advanceIds, insertAll } from './bulk.ts';
import { seedCatalogue } from './catalogue-rows.ts';
import { Chance } from './chance.ts';
import { companies, type DemoCompany, type DemoPerson, globalAdmin, PASSWORD } from './companies.ts';
import { type EntryRow, firstDay, type Worker, yearOf } from './year.ts';

const FIRST_PERSON = 101;

/** A year of two companies, the same at every start of the same day. Only for an empty database. */
export async function seedDemo(owner: Client, clock: Clock, officeId: number): Promise<void> {
  const now = clock.now();
  const today = clock.today();
  const password_hash = await hashPassword(PASSWORD);
  const chance = new Chance(1964);
  const users: object[] = [];
  const entries: EntryRow[] = [];
  let id = FIRST_PERSON;
  let job = 1;

  for (const company of companies) {
    await insertCompany(owner, company, now);
    const jobs = company.jobs.map((job_title) => ({ id: job++, company_id: company.id, job_title }));
    await insertAll(owner, 'jobs', jobs);
    const projects = await seedCatalogue(owner, company, jobs, today);
    const bookable = company.flags.includes('projectbooking') ? projects : [];
    for (const [place, person] of company.people.entries()) {
      const job_id = jobs.find(({ job_title }) => job_title === person.job)?.id ?? null;
      const row = userRow(person, { id: id++, company_id: company.id, job_id, password_hash, today });
      users.push(row);
      if (person.role !== 'reader' && !person.unregistered)
        entries.push(...yearOf(workerOf(person, row, place, bookable, today), today, chance));
    }
    await insertAll(owner, 'users', users.splice(0));
    const rows = entries.splice(0).map((entry) => ({ ...entry, company_id: company.id, created_at: now }));
    await insertAll(owner, 'entries', rows);
  }
  const office = { id: id++, company_id: officeId, job_id: null, password_hash, today };
  await insertAll(owner, 'users', [{ ...userRow(globalAdmin, office), global_admin: true }]);
  await advanceIds(owner, ['users', 'jobs']);
}

async function insertCompany(
  owner: Client,
  { id, name, flags, address }: DemoCompany,
  now: Date,
): Promise<void> {
  await insertAll(owner, 'companies', [
    { id, name, permission: permissionOf(flags), version: 1, created_at: now },
  ]);
  const [street, house_number, zip_code, city] = address;
  await owner.query(
    `with a as (insert into addresses (company_id, street, house_number, zip_code, city)
       values ($1, $2, $3, $4, $5) returning id)
     update companies set address_id = a.id from a where companies.id = $1`,
    [id, street, house_number, zip_code, city],
  );
}

interface Place {
  id: number;
  company_id: number;
  job_id: number | null;
  password_hash: string;
  today: Day;
}

function userRow(person: DemoPerson, { today, password_hash, ...keys }: Place) {
  return {
    ...keys,
    email: person.email,
    password_hash: person.unregistered ? null : password_hash,
    first_name: person.first_name,
    name: person.name,
    active: !person.inactive,
    weeklyhours: person.weeklyhours ?? 40,
    vacation: person.vacation ?? 28,
    vacation_lastyear: person.vacation_lastyear ?? 0,
    vacation_lastyear_entered_in: Number(today.slice(0, 4)),
    worker_since: person.unregistered ? addDays(today, -3) : firstDay(today),
    working_days: person.working_days ?? '1111100',
    personnel_number: `${keys.company_id}${String(keys.id).padStart(4, '0')}`,
    role: ROLE_CODES[person.role ?? 'employee'],
    global_admin: false,
    version: 1,
  };
}

function workerOf(
  person: DemoPerson,
  row: ReturnType<typeof userRow>,
  place: number,
  projects: readonly number[],
  today: Day,
): Worker {
  const { id, weeklyhours, working_days, worker_since: from } = row;
  const to = person.inactive ? addDays(today, -120) : addDays(today, -1);
  return { id, place, weeklyhours, working_days, from, to, projects };
}
