import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { Client } from 'pg';
import { Batch } from '../../platform/backup/batch.ts';
import { withoutTriggers } from '../../platform/backup/without-constraints.ts';
import { ConfigError } from '../../platform/config.ts';
import { REASON } from '../../platform/database/tenant.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { FormerLog, NewChain } from './moved-log.ts';
import { NewNumbers } from './new-numbers.ts';
import type { Renumber } from './numbers-in-values.ts';
import { allOrNothing, MOVED_REASON, readCompany } from './read-company.ts';
import { renumberRow } from './renumber-row.ts';

interface Imported {
  company: number;
  name: string;
  rows: number;
  /** Who can be invited first. */
  admins: string[];
}

/** Takes a company over from a file, with numbers of this installation, completely or not at all. */
export async function importCompany(owner: Client, file: string): Promise<Imported> {
  return allOrNothing(owner, file, () => takeOver(owner, file));
}

async function takeOver(owner: Client, file: string): Promise<Imported> {
  const catalog = await readCatalog(owner);
  const { numbers, former, emails, name } = await look(catalog, file);
  await numbers.draw(owner);
  const company = await freeNumber(owner);
  const renumber = numbers.renumber(company);
  await refuseTaken(
    owner,
    emails.map((email) => renumberRow(catalog, 'users', { email }, renumber).email as string),
  );
  const rows = await withoutTriggers(
    owner,
    () => load(owner, catalog, file, renumber),
    catalog.tables.map((table) => table.name),
  );
  // The first row that is recorded here, in a chain of its own from here on.
  await owner.query(
    `insert into changes (company_id, actor_kind, table_name, record_id, op, after, reason)
     select id, 'system', 'companies', id, 'U', $2::jsonb, $3 from companies where id = $1 and 'audit' = any (features)`,
    [company, { former_seals: former.former() }, MOVED_REASON],
  );
  await inviteOnly(owner, company);
  const admins = await owner.query<{ email: string }>(
    'select email from users where company_id = $1 and role = 2 and active order by id',
    [company],
  );
  return { company, name, rows, admins: admins.rows.map(({ email }) => email) };
}

/** Reads the file once before anything is locked: which numbers it has, and whether its log is whole. */
async function look(catalog: Catalog, file: string) {
  const numbers = new NewNumbers(catalog);
  const former = new FormerLog();
  const emails: string[] = [];
  const name = await readCompany(catalog, file, (table, row) => {
    renumberRow(catalog, table.name, row, numbers.note);
    if (table.name === 'users') emails.push(String(row.email));
    if (table.name === 'changes') former.noteChange(row);
    if (table.name === 'seals') former.noteSeal(row);
    if (table.name === 'month_sheets') former.noteSheet(row);
  });
  return { numbers, former, emails, name };
}

async function load(owner: Client, catalog: Catalog, file: string, renumber: Renumber): Promise<number> {
  const chain = new NewChain();
  let batch: Batch | undefined;
  let filled = '';
  let count = 0;
  let address: unknown = null;
  let company: unknown;
  await readCompany(catalog, file, async (table, row) => {
    if (table.name !== filled) {
      await batch?.flush();
      batch = new Batch(owner, table);
      filled = table.name;
    }
    let taken = renumberRow(catalog, table.name, row, renumber);
    if (table.name === 'companies') {
      [company, address] = [taken.id, taken.address_id];
      taken = { ...taken, address_id: null };
    }
    if (table.name === 'changes') chain.noteChange(taken);
    if (table.name === 'seals') taken = chain.sealed(taken);
    await batch?.add(JSON.stringify(taken));
    count++;
  });
  await batch?.flush();
  await owner.query('update companies set address_id = $2 where id = $1', [company, address]);
  return count;
}

/** Nobody has a password yet: where registration is open, whoever knows an e-mail could set the first one. */
async function inviteOnly(owner: Client, company: number): Promise<void> {
  await owner.query(`select set_config('${REASON}', $1, true)`, [MOVED_REASON]);
  await owner.query(
    `insert into company_settings as s (company_id, feature, value, created_at, created_by)
     values ($1, $2, '{"registration": "invited"}', now(), 0)
     on conflict (company_id, feature) do update set value = s.value || excluded.value, version = s.version + 1
     where s.value ->> 'registration' is distinct from 'invited'`,
    [company, loginSettings.name],
  );
}

async function refuseTaken(owner: Client, emails: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ email: string }>(
    'select email from users where email = any($1) order by email',
    [emails],
  );
  if (rows.length === 0) return;
  const [first, ...others] = rows.map(({ email }) => email);
  const more = others.length > 0 ? ` und ${others.length} weitere` : '';
  throw new ConfigError(
    `${first}${more}: Diese E-Mails gibt es hier schon. Eine E-Mail gehört zu einem Unternehmen; in der Datenbank hat sich nichts geändert.`,
  );
}

/** As the form proposes it. */
async function freeNumber(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `select min(n)::int as id from (select count(*) as many from companies) c
       cross join lateral generate_series(many + 1, many + 1 + many) n
     where not exists (select from companies where id = n)`,
  );
  return (rows[0] as { id: number }).id;
}
