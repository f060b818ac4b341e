import type { Client } from 'pg';
import { APP_ROLE } from '../../src/platform/database/role.ts';

/** From PostgreSQL's catalog, so that new tables, keys and functions are included automatically. */
export interface Relation {
  name: string;
  kind: string;
  /** A partition of another one. */
  isPart: boolean;
  /** A view with the caller's rights. */
  asCaller: boolean;
  secured: boolean;
  columns: string[];
  /** Whether the role of the program has any privilege on it. */
  reachable: boolean;
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
}

export interface UniqueIndex {
  name: string;
  table: string;
  columns: string[];
}

const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_t%'`;
const named = (keys: string, relation: string) =>
  `array(select a.attname::text from unnest(${keys}) with ordinality u(attnum, at)
     join pg_attribute a on a.attrelid = ${relation} and a.attnum = u.attnum order by u.at)`;

export const relationsOf = (owner: Client) =>
  rows<Relation>(
    owner,
    `select c.oid::regclass::text as name, c.relkind as kind, c.relispartition as "isPart", c.relrowsecurity as secured,
       coalesce('security_invoker=true' = any(c.reloptions), false) as "asCaller",
       has_table_privilege('${APP_ROLE}', c.oid, 'select, insert, update, delete, truncate, references, trigger')
         or has_any_column_privilege('${APP_ROLE}', c.oid, 'select, insert, update, references') as reachable,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${OURS} order by 1`,
  );

export const foreignKeysOf = (owner: Client) =>
  rows<ForeignKey>(
    owner,
    `select k.conname::text as name, k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
       ${named('k.conkey', 'k.conrelid')} as columns, ${named('k.confkey', 'k.confrelid')} as "targetColumns"
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and ${OURS} order by 2, 1`,
  );

export const uniqueIndexesOf = (owner: Client) =>
  rows<UniqueIndex>(
    owner,
    `select c.relname::text as name, i.indrelid::regclass::text as table,
       ${named('i.indkey::int2[]', 'i.indrelid')} as columns
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indisunique and ${OURS} order by 2, 1`,
  );

/** Functions that the role may call and that run with the owner's rights. */
export const definersOf = (owner: Client) =>
  rows<{ name: string; pinned: boolean; open: boolean }>(
    owner,
    `select p.proname::text as name,
       coalesce(exists (select from unnest(p.proconfig) s where s like 'search_path=%pg_temp'), false) as pinned,
       p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0) as open
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and has_function_privilege('${APP_ROLE}', p.oid, 'execute') and ${OURS} order by 1`,
  );

/** Sequences reveal how many records all companies have, and changing one would break everyone's inserts. */
export const reachableSequencesOf = (owner: Client) =>
  rows<{ name: string }>(
    owner,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and
       case when c.relkind = 'S' then has_sequence_privilege('${APP_ROLE}', c.oid, 'usage, select, update') end`,
  );

async function rows<Row extends object>(owner: Client, text: string): Promise<Row[]> {
  return (await owner.query<Row>(text)).rows;
}
