import type { Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Entry } from '../tables/entry.ts';
import { entryColumns, entryJoins } from './entry-columns.ts';

/** What a kind of entry says of itself. Whose it is and since when, `Entries` knows; when it was decided, the inbox. */
type Others = 'id' | 'company' | 'user' | 'created_at' | 'decided_at';
export type EntryColumns = Partial<Pick<Entry, Exclude<Extract<keyof Entry, string>, Others>>>;

/** The columns in which each field of an input is stored: a field that is forgotten here does not compile. */
export type EntryFields<Input> = {
  [Field in keyof Input]-?: (value: Input[Field], input: Input) => EntryColumns;
};

/** The columns of an entry as it has been sent, the same for a new one and for a change. */
export function columnsOf<Input extends object>(fields: EntryFields<Input>, input: Input): EntryColumns {
  const names = Object.keys(fields) as (keyof Input)[];
  return Object.assign({}, ...names.map((field) => fields[field](input[field], input)));
}

/** Stores an entry and answers it as the wire shows it. */
export function insertEntry({ company, id }: Tenant, now: Date, { project, ...columns }: EntryColumns): Sql {
  const row = { company_id: company, user_id: id, created_at: now, project_id: project, ...columns };
  const names = Object.keys(row).map((name) => sql.ref(name));
  return sql`with e as (
      insert into entries (${sql.join(names)}) values (${sql.join(Object.values(row))}) returning *)
    select ${entryColumns} from e ${entryJoins}`;
}
