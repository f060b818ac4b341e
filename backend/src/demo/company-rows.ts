import { ROLE_CODES } from '@stundenbuch/domain/access/access';
import { permissionOf } from '@stundenbuch/domain/access/flags';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { insertAll } from './bulk.ts';
import type { DemoCompany, DemoPerson } from './companies.ts';
import { firstDay } from './year.ts';

export async function insertCompany(
  owner: Client,
  { id, name, flags, address }: DemoCompany,
  now: Date,
): Promise<void> {
  await insertAll(owner, 'companies', [
    {
      id,
      name,
      permission: permissionOf(flags),
      version: 1,
      created_at: now,
      // It has been working for a year.
      first_steps_over_at: now,
    },
  ]);
  const [street, house_number, zip_code, city] = address;
  await owner.query(
    `with a as (insert into addresses (company_id, street, house_number, zip_code, city)
       values ($1, $2, $3, $4, $5) returning id)
     update companies set address_id = a.id from a where companies.id = $1`,
    [id, street, house_number, zip_code, city],
  );
}

interface Keys {
  id: number;
  company_id: number;
  job_id: number | null;
  password_hash: string;
  today: Day;
}

export function userRow(person: DemoPerson, { today, password_hash, ...keys }: Keys) {
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
