import type { Client } from 'pg';
import { ConfigError } from '../config.ts';

/** The role that requests work under: owns no tables, does not bypass row-level security. */
export const APP_ROLE = 'stundenbuch_app';

// Any number other than the locks of the migrations and the first data.
const ROLE_LOCK = 5_307_313;

const CREATE = `create role ${APP_ROLE} nologin nosuperuser nobypassrls nocreatedb nocreaterole noreplication`;

/** Creates the role where it is missing, and ensures that the owner can switch to it. */
export async function prepareRole(owner: Client): Promise<void> {
  const role = await describe(owner, `rolname = '${APP_ROLE}'`);
  if (!role) await attempt(owner, CREATE);
  if (role?.bypassesRls) {
    throw new ConfigError(
      `Die Rolle ${APP_ROLE} umgeht die Zeilensicherheit. Bitte ausführen: alter role ${APP_ROLE} nosuperuser nobypassrls;`,
    );
  }
  if (!(await canChange(owner))) await attempt(owner, await grantTo(owner));
}

/**
 * The requests' login in the embedded database: it may switch to the program's role, and has no other rights. Set at every start,
 * since a backup contains no roles.
 */
export async function prepareLogin(owner: Client, address: string): Promise<void> {
  const { username, password } = new URL(address);
  const login = owner.escapeIdentifier(username);
  await owner.query('begin');
  try {
    // Roles belong to the whole server, so two processes starting together would change the same row.
    await owner.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    const verb = (await describe(owner, `rolname = ${owner.escapeLiteral(username)}`)) ? 'alter' : 'create';
    await owner.query(
      `${verb} role ${login} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole noreplication
       password ${owner.escapeLiteral(password)}`,
    );
    await owner.query(`grant ${APP_ROLE} to ${login}`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** A separate login for requests must be able to switch to the role, and must not bypass row-level security. */
export async function checkAppLogin(app: Client): Promise<void> {
  if (!(await canChange(app))) throw missingRight(await grantTo(app));
  const login = await describe(app, 'rolname = current_user');
  const { rows } = await app.query(
    `select from pg_tables where tableowner = current_user and schemaname = 'public'`,
  );
  if (login?.bypassesRls || rows.length > 0) {
    throw new ConfigError(
      'DATABASE_APP_URL darf weder Superuser noch Eigentümer der Tabellen sein, noch bypassrls haben.',
    );
  }
}

async function describe(client: Client, condition: string) {
  const { rows } = await client.query<{ bypassesRls: boolean }>(
    `select rolsuper or rolbypassrls as "bypassesRls" from pg_roles where ${condition}`,
  );
  return rows[0];
}

/** For the transaction alone: behind a pooler the next statement may have another connection. */
async function canChange(client: Client): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(`set local role ${APP_ROLE}`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

async function grantTo(client: Client): Promise<string> {
  const { rows } = await client.query<{ me: string }>('select quote_ident(current_user) as me');
  return `grant ${APP_ROLE} to ${rows[0]?.me}`;
}

async function attempt(owner: Client, statement: string): Promise<void> {
  try {
    await owner.query(statement);
  } catch (error) {
    const { code } = error as { code?: string };
    // 42710, 23505: another of our processes has just created it.
    if (code === '42710' || code === '23505') return;
    if (code === '42501') throw missingRight(statement);
    throw error;
  }
}

function missingRight(statement: string): ConfigError {
  return new ConfigError(`Der Datenbank fehlt ein Recht. Bitte als Administrator ausführen: ${statement};`);
}

/**
 * Ours come last and win; `reset role` returns to this role, not to the owner. A read after a lock must see the state
 * of that moment, whatever the server's default. A process that is gone must not hold its locks until the timeout of the
 * statement it waited for.
 */
const OURS = [
  `role=${APP_ROLE}`,
  'default_transaction_isolation=read\\ committed',
  'client_connection_check_interval=2s',
];

/** The database URL with the options of every connection. */
export function asAppRole(address: string): string {
  const url = new URL(address);
  const options = url.searchParams.get('options');
  url.searchParams.set(
    'options',
    [options, ...OURS.map((setting) => `-c ${setting}`)].filter(Boolean).join(' '),
  );
  return url.toString();
}
