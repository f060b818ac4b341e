import { columnsOn } from '@stundenbuch/domain/day/contracts/columns';
import { entitlement } from '@stundenbuch/domain/day/contracts/entitlement';
import { costOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, yearOf } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { insertAll } from './bulk.ts';
import { type DemoPerson, showcase } from './companies.ts';
import { insertCompany, userRow } from './company-rows.ts';
import { calendarOf, contractsOf, factsOf, places } from './showcase.ts';
import { type Colleague, requestsOf } from './showcase-year.ts';
import { firstDay } from './year.ts';

/** Far from the ids that the other companies have, which stay theirs. */
const FIRST_PERSON = 201;
const FIRST_JOB = 61;
const company_id = showcase.id;

export interface Moment {
  now: Date;
  today: Day;
  password_hash: string;
}

const nameOf = ({ email }: DemoPerson) => email.split(/[.@]/)[0] as string;
export const jobs = showcase.jobs.map((job_title, i) => ({ id: FIRST_JOB + i, company_id, job_title }));

/** Everybody who records something. */
export function colleaguesOf(today: Day, projects: readonly number[]): Colleague[] {
  return showcase.people.flatMap((person, i): Colleague[] => {
    if (person.role === 'reader') return [];
    const facts = factsOf(person.email, today);
    const from = facts.contracts?.[0]?.valid_from ?? today;
    return [
      { id: FIRST_PERSON + i, who: nameOf(person), isAdmin: person.role === 'admin', from, facts, projects },
    ];
  });
}

/** The company as it was before its year: without the one who comes in March, everybody with the first contract. */
export async function seedCompany(owner: Client, moment: Moment, features: readonly string[]): Promise<void> {
  const since = firstDay(moment.today);
  const boss = FIRST_PERSON;
  const made = { company_id, created_at: since, created_by: boss };
  await insertCompany(owner, showcase, new Date(since));
  await insertAll(owner, 'jobs', jobs);
  await insertAll(
    owner,
    'places',
    places.map((place) => ({ ...place, ...made, version: 1 })),
  );
  const { days, place, eve24, eve31 } = calendarOf(moment.today);
  await insertAll(
    owner,
    'company_days',
    days.map((day) => ({ ...day, ...made, version: 1 })),
  );
  const values: Record<string, object> = { calendar: { place, eve24, eve31 } };
  await insertAll(
    owner,
    'company_settings',
    features.map((feature) => ({ ...made, feature, since, value: values[feature] ?? {}, version: 1 })),
  );
  const others = showcase.people.filter((person) => nameOf(person) !== 'frida');
  await insertAll(
    owner,
    'users',
    others.map((person) => personRow(person, moment)),
  );
  await owner.query('delete from contracts where company_id = $1', [company_id]);
  const first = others.map((person) => {
    const { id } = personRow(person, moment);
    const [row] = contractsOf(person.email, moment.today);
    return { ...row, ...made, ends_on: null, user_id: id, version: 1 };
  });
  await insertAll(owner, 'contracts', first);
}

/** What Hanna has left at the end of the year, whatever her vacations cost in it. */
const LEFT = 12;

function lastYearOf(person: DemoPerson, today: Day): number {
  const [colleague] = colleaguesOf(today, []).filter(({ who }) => who === 'hanna' && nameOf(person) === who);
  if (!colleague) return nameOf(person) === 'frida' ? 0 : 2;
  const rows = requestsOf(colleague, today).requests.flatMap((request) => request.rows);
  const cost = rows
    .filter(
      ({ day, type, status }) =>
        yearOf(day) === yearOf(today) &&
        type === TYPE.vacation &&
        status !== null &&
        takesTheDay(Number(status)),
    )
    .reduce(
      (sum, { day, first_half, second_half }) =>
        sum + costOfDay(colleague.facts, day, first_half && second_half ? 1 : 0.5),
      0,
    );
  return LEFT + cost - entitlement(colleague.facts.contracts ?? [], yearOf(today));
}

/** With the columns of the day on which the year began, or the person came. */
export function personRow(person: DemoPerson, { today, password_hash }: Moment) {
  const i = showcase.people.indexOf(person);
  const job_id = jobs.find(({ job_title }) => job_title === person.job)?.id ?? null;
  const since = firstDay(today);
  const contracts = contractsOf(person.email, today);
  return {
    ...userRow(person, { id: FIRST_PERSON + i, company_id, job_id, password_hash, today }),
    ...columnsOn(contracts, since),
    // Of at most five digits, as the payroll takes them.
    personnel_number: String(1001 + i),
    vacation_lastyear: lastYearOf(person, today),
    created_at: addDays(contracts[0]?.valid_from ?? since, -20),
  };
}
