import { hash } from 'node:crypto';
import { TERMINAL_NUMBER_MAX } from '@stundenbuch/domain/records/punch/limits';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** Readers have no clock. */
const READER = 4;

/** A tablet that is not revoked, with what its company has switched on. */
export interface TerminalRow {
  id: number;
  company_id: number;
  name: string;
  used_at: Date | string | null;
  permission: string;
  features: string[];
  /** By the operator. */
  is_locked: boolean;
}

export const terminalOf = (secret: Buffer): Sql =>
  sql`select id, company_id, name, used_at, permission, features, is_locked from terminal_of(${secret})`;

/** What a person is called at a terminal: the personnel number, where it is made of digits and nobody else has it. */
export interface NumberRow {
  number: string | null;
  is_set: boolean;
}

export function numberOf({ company }: Tenant, user: number): Sql {
  return sql`select exists (select from terminal_pins p where p.company_id = u.company_id and p.user_id = u.id) as is_set,
      case when u.personnel_number ~ ${`^[0-9]{1,${TERMINAL_NUMBER_MAX}}$`} and not exists (select from users o
        where o.company_id = u.company_id and o.id <> u.id and o.active and o.personnel_number = u.personnel_number)
      then u.personnel_number end as number
    from users u where u.company_id = ${company} and u.id = ${user} and u.active and u.role <> ${READER}`;
}

export interface CardholderRow {
  id: number;
  first_name: string;
  role: number;
  pin_hash: string;
}

/** Those who may be meant by a number: one, unless numbers were changed since their PINs were set. */
export function pinHoldersOf({ company }: Tenant, number: string): Sql {
  return sql`select u.id, u.first_name, u.role, p.pin_hash
    from terminal_pins p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.company_id = ${company} and u.personnel_number = ${number} and u.active and u.role <> ${READER}`;
}

const keyOf = (...parts: (string | number)[]): Buffer => hash('sha256', parts.join('\0'), 'buffer');

/** Wrong PINs are counted for the number, whether or not somebody has it. */
export const pinKey = (company: number, number: string): Buffer => keyOf('pin', company, number);

/** And for the terminal and the company, whatever the number. */
export const pinKeys = ({ id, company_id: company }: TerminalRow, number: string): Buffer[] => [
  pinKey(company, number),
  keyOf('pins at a terminal', id),
  keyOf('pins of a company', company),
];
