import { type AdminsKind, codeShown, pathWithCode } from '@stundenbuch/domain/sides/session/codes';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import type { Client } from 'pg';
import { ConfigError } from '../../platform/config.ts';
import { codeHash, newCode } from '../../platform/session/codes.ts';

interface Person {
  id: number;
  company_id: number;
  email: string;
  active: boolean;
  registered: boolean;
}

export interface OperatorLinkCode {
  code: string;
  /** null without PUBLIC_URL. */
  link: string | null;
  expires: Date;
  person: Person;
}

const MINUTES: Readonly<Record<AdminsKind, number>> = { invite: 14 * 24 * 60, reset: 60 };

/** An invitation, or a link for a new password, where no admin can make one. It ends the one before. */
export async function makeLinkCode(
  owner: Client,
  kind: AdminsKind,
  email: string,
  publicUrl = process.env.PUBLIC_URL,
): Promise<OperatorLinkCode> {
  const code = newCode();
  const person = await personOf(owner, email);
  if (kind === 'invite' && person.registered) throw new ConfigError(refuseSession('registered').message);
  if (kind === 'reset' && !person.registered) throw new ConfigError(refuseSession('not_registered').message);
  const { rows } = await owner.query<{ expires_at: Date }>(
    `insert into codes (company_id, user_id, kind, secret_hash, address, expires_at, created_at, created_by)
      values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6), now(), 0)
      on conflict (company_id, user_id, kind) do update set secret_hash = excluded.secret_hash, address = excluded.address,
        expires_at = excluded.expires_at, used_at = null, created_at = excluded.created_at, created_by = 0
      returning expires_at`,
    [person.company_id, person.id, kind, codeHash(code), person.email, MINUTES[kind]],
  );
  await log(owner, person.id, kind === 'invite' ? 'invitation made' : 'link for a new password made');
  const link = publicUrl ? new URL(publicUrl).origin + pathWithCode(kind, code) : null;
  return { code: codeShown(code), link, expires: (rows[0] as { expires_at: Date }).expires_at, person };
}

/** Logs somebody out everywhere. */
export async function endSessions(owner: Client, email: string): Promise<{ person: Person; ended: number }> {
  const person = await personOf(owner, email);
  const { rowCount } = await owner.query('delete from sessions where company_id = $1 and user_id = $2', [
    person.company_id,
    person.id,
  ]);
  await log(owner, person.id, 'sessions ended');
  return { person, ended: rowCount ?? 0 };
}

/** Who manages all companies. One's own sessions know it at the next request. */
export async function makeGlobalAdmin(owner: Client, email: string): Promise<Person> {
  const person = await personOf(owner, email);
  await owner.query('update users set global_admin = true where company_id = $1 and id = $2', [
    person.company_id,
    person.id,
  ]);
  await log(owner, person.id, 'global admin made');
  return person;
}

/** For somebody who has lost phone and recovery codes: the password alone opens the next session. */
export async function resetSecondFactor(
  owner: Client,
  email: string,
): Promise<{ person: Person; removed: number }> {
  const person = await personOf(owner, email);
  const whose = [person.company_id, person.id];
  await owner.query('begin');
  try {
    await owner.query('select from users where company_id = $1 and id = $2 for no key update', whose);
    for (const table of ['recovery_codes', 'challenges', 'sessions'])
      await owner.query(`delete from ${table} where company_id = $1 and user_id = $2`, whose);
    const { rowCount } = await owner.query(
      'delete from second_factors where company_id = $1 and user_id = $2',
      whose,
    );
    await owner.query('commit');
    await log(owner, person.id, 'second factor reset');
    return { person, removed: rowCount ?? 0 };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function personOf(owner: Client, email: string): Promise<Person> {
  const { rows } = await owner.query<Person>(
    `select id, company_id, email, active, password_hash is not null as registered from users where email = lower($1)`,
    [email.trim()],
  );
  const [person] = rows;
  if (!person) throw new ConfigError(`Zu ${email} gibt es keinen Mitarbeiter.`);
  return person;
}

/** In the log of the database, by id only. */
async function log(owner: Client, id: number, what: string): Promise<void> {
  await owner.query(`do $$ begin raise log 'Stundenbuch: ${what} for user ${id} by the operator'; end $$`);
}
