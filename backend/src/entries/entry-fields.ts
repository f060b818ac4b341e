import type { Tenant } from '../platform/database/database.ts';
import { join, type Sql, sql } from '../platform/database/sql.ts';
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

/** Where each of them is stored: a column that is forgotten here does not compile. */
const names: Record<keyof EntryColumns, Sql> = {
  day: sql`day`,
  type: sql`type`,
  project: sql`project_id`,
  hours: sql`hours`,
  target: sql`target`,
  start_minute: sql`start_minute`,
  end_minute: sql`end_minute`,
  break_hours: sql`break_hours`,
  booking_text: sql`booking_text`,
  status: sql`status`,
};

/** Stores an entry and answers it as the wire shows it. */
export function insertEntry({ company, id }: Tenant, now: Date, columns: EntryColumns): Sql {
  const values = (Object.keys(names) as (keyof EntryColumns)[]).map((name) => sql`${columns[name]}`);
  return sql`with e as (
      insert into entries (company_id, user_id, created_at, ${join(Object.values(names), ', ')})
      values (${company}, ${id}, ${now}, ${join(values, ', ')})
      returning *)
    select ${entryColumns} from e ${entryJoins}`;
}
