import { type SizeName, sizes } from './sizes.ts';
import { tokenOf } from './tokens.ts';

/** A seeded database. */
export interface Sized {
  name: SizeName;
  /** The owner's login, which bypasses row-level security. */
  ownerUrl: string;
  company: number;
  admin: Login;
  reader: Login;
  /** All of them have a session; the first 64 of the company. */
  employees: Login[];
}

export interface Login {
  id: number;
  email: string;
  token: string;
}

export const COMPANY = 1;
export const PASSWORD = 'Demo1234';
export const FIRST_EMPLOYEE = 101;
const LOGINS = 64;

const emailOf = (id: number) => `p${id}@bench.example`;
const login = (id: number): Login => ({ id, email: emailOf(id), token: tokenOf(id) });

export function sizedOf(name: SizeName, ownerUrl: string): Sized {
  const count = Math.min(LOGINS, sizes[name].employees);
  return {
    name,
    ownerUrl,
    company: COMPANY,
    admin: login(1),
    reader: login(2),
    employees: Array.from({ length: count }, (_, i) => login(FIRST_EMPLOYEE + i)),
  };
}
