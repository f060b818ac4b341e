import type { Client } from 'pg';
import { quoted } from './format.ts';

/**
 * Rows are restored table by table, so references may point at missing rows, and triggers would count again what is counted
 * already. Both are disabled meanwhile; recreating the references checks every row. Needs no superuser, unlike
 * session_replication_role.
 */
export async function withoutConstraints<T>(owner: Client, work: () => Promise<T>): Promise<T> {
  const references = await owner.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of references.rows)
    await owner.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const result = await withoutTriggers(owner, work);
  for (const { table, name, rule } of references.rows)
    await owner.query(`alter table ${table} add constraint ${quoted(name)} ${rule}`);
  return result;
}

/** What triggers would count, record or refuse is in the rows already. Nobody else writes to these tables meanwhile; without names to none. */
export async function withoutTriggers<T>(
  owner: Client,
  work: () => Promise<T>,
  names: readonly string[] | null = null,
): Promise<T> {
  const { rows } = await owner.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgparentid = 0 and c.relnamespace = 'public'::regnamespace
       and ($1::text[] is null or c.relname = any($1)) order by 1`,
    [names],
  );
  for (const { table } of rows) await owner.query(`alter table ${table} disable trigger user`);
  const result = await work();
  for (const { table } of rows) await owner.query(`alter table ${table} enable trigger user`);
  return result;
}
