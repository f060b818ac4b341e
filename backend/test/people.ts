import { permissionOf } from '@stundenbuch/domain/access/flags';
import type { Client } from 'pg';

const ALL = permissionOf([
  'timebooking',
  'projectbooking',
  'absences',
  'customer',
  'projects',
  'vacationcalendar',
  'inventory',
]);

export const COMPANIES = { alpha: 1, beta: 2, office: 9 } as const;

/** Two companies that must never see each other, and the global admin in a company of their own. */
export const PEOPLE = {
  anna: { id: 11, company: 1, role: 1 },
  bert: { id: 12, company: 1, role: 1 },
  chef: { id: 13, company: 1, role: 2 },
  lena: { id: 14, company: 1, role: 4 },
  otto: { id: 21, company: 2, role: 1 },
  olga: { id: 22, company: 2, role: 2 },
  gero: { id: 91, company: 9, role: 1, global_admin: true },
} as const;

export type Person = keyof typeof PEOPLE;

export const PROJECTS = { roof: 1001, closed: 1002, foreign: 1003 } as const;

export const emailOf = (person: string) => `${person}@beispiel.example`;

export async function populate(owner: Client): Promise<void> {
  await owner.query(
    `insert into companies (id, name, permission, created_at) values
      (1, 'Alpha GmbH', $1, '2020-01-01'), (2, 'Beta GmbH', $1, '2020-01-01'), (9, 'Verwaltung', $2, '2020-01-01')`,
    [ALL, permissionOf([])],
  );
  for (const [name, person] of Object.entries(PEOPLE)) {
    const { id, company, role } = person;
    const global = 'global_admin' in person;
    await owner.query(
      `insert into users (id, company_id, email, first_name, name, role, global_admin, weeklyhours, working_days,
        personnel_number, vacation_lastyear_entered_in)
       values ($1, $2, $3, $4, 'Muster', $5, $6, 40, '1111100', $7, 2020)`,
      [id, company, emailOf(name), name[0]?.toUpperCase() + name.slice(1), role, global, `P${id}`],
    );
  }
  await owner.query(
    `insert into projects (id, company_id, internal_id, project_name, status) values
      (1001, 1, '100001', 'Dach Nord', 1), (1002, 1, '100002', 'Altbau', 3), (1003, 2, '100001', 'Fremdes', 1)`,
  );
}

/** A company that the operator has locked, with one person whose password has this hash. */
export async function lockedCompany(owner: Client, hash: string): Promise<void> {
  await owner.query(
    `insert into companies (id, name, created_at, locked_at) values (99, 'Gesperrt', now(), now())`,
  );
  await owner.query(
    `insert into users (id, company_id, email, first_name, name, created_at, password_hash, vacation_lastyear_entered_in)
      values (901, 99, 'gesperrt@beispiel.example', 'Gesa', 'Perrt', now(), $1, 2020)`,
    [hash],
  );
}

/** Otto with an e-mail of his own and a password that has this hash. */
export const OTHER = `update users set email = 'andere@beispiel.example', password_hash = $1 where id = 21`;
