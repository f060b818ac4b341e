import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { hashPassword, isPassword } from '../platform/session/passwords.ts';
import { type Account, accounts, companies, globalAdmin, PASSWORD, showcase } from './companies.ts';

export interface DemoAccounts {
  accounts: Account[];
  /** Created at this start; they are printed once. */
  areNew: boolean;
}

/** Accounts whose password is the one published in the sources. */
export async function openAccounts(owner: Client): Promise<DemoAccounts> {
  const published = (await demoRows(owner)).filter(({ isPublished }) => isPublished);
  const emails = new Set(published.map(({ email }) => email));
  return { accounts: accounts.filter(({ email }) => emails.has(email)), areNew: false };
}

/**
 * Where strangers reach the server, a published password must not work, and nobody may register as a demo person without one:
 * both get a random one that is printed once. Their sessions end.
 */
export async function closeAccounts(owner: Client): Promise<DemoAccounts> {
  const made: Account[] = [];
  for (const { id, email, isPublished, isRegistered } of await demoRows(owner)) {
    if (isRegistered && !isPublished) continue;
    // Letters of both cases and a digit, as the rules demand, then 72 random bits.
    const password = `Demo1-${randomBytes(9).toString('base64url')}`;
    await owner.query('update users set password_hash = $2 where id = $1', [
      id,
      await hashPassword(password),
    ]);
    await owner.query('delete from sessions where user_id = $1', [id]);
    const account = accounts.find((one) => one.email === email);
    if (account) made.push({ ...account, password });
  }
  // In the order in which all are printed.
  const place = ({ email }: Account) => accounts.findIndex((one) => one.email === email);
  return { accounts: made.toSorted((a, b) => place(a) - place(b)), areNew: true };
}

/** As printed on the terminal. */
export function accountLines({ accounts, areNew }: DemoAccounts): string[] {
  if (accounts.length === 0) return [];
  const width = (key: 'email' | 'password') => Math.max(...accounts.map((account) => account[key].length));
  const title = areNew
    ? 'Demo-Zugänge mit neuen Passwörtern, die nur dieses eine Mal gezeigt werden (E-Mail, Passwort):'
    : 'Demo-Zugänge (E-Mail, Passwort):';
  const lines = accounts.map(
    ({ email, password, what }) =>
      `  ${email.padEnd(width('email'))}  ${password.padEnd(width('password'))}  ${what}`,
  );
  return [title, ...lines];
}

async function demoRows(owner: Client) {
  const people = [showcase, ...companies].flatMap((company) => company.people);
  const emails = [...people, globalAdmin].map(({ email }) => email);
  const { rows } = await owner.query<{ id: number; email: string; password_hash: string | null }>(
    'select id, email, password_hash from users where email = any($1) order by id',
    [emails],
  );
  // The demo gives all of them the same hash, so one check is enough.
  const known = new Map<string | null, boolean>([[null, false]]);
  for (const { password_hash: hash } of rows)
    if (!known.has(hash)) known.set(hash, await isPassword(PASSWORD, hash));
  return rows.map(({ id, email, password_hash: hash }) => ({
    id,
    email,
    isRegistered: hash !== null,
    isPublished: known.get(hash) === true,
  }));
}
