import { addDays, type Day } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { advanceIds, insertAll } from './bulk.ts';
import { seedCatalogue } from './catalogue-rows.ts';
import { Chance } from './chance.ts';
import { companies, type DemoPerson, globalAdmin, PASSWORD } from './companies.ts';
import { insertCompany, userRow } from './company-rows.ts';
import { seedShowcase } from './showcase-rows.ts';
import { type EntryRow, type Worker, yearOf } from './year.ts';

const FIRST_PERSON = 101;

/** A year of three companies, the same at every start of the same day. Only for an empty database. */
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
  await seedShowcase(owner, { now, today, password_hash });
  await advanceIds(owner, ['users', 'jobs']);
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
