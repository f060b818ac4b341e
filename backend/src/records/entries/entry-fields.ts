import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Entry } from './entry.entity.ts';
import { entryColumns, entryJoins } from './entry-columns.ts';
import type { Writer } from './writers.service.ts';

/** The columns that a kind of entry sets. `Entries` sets owner and creation, the inbox the time of the decision. */
type Others = 'id' | 'company' | 'user' | 'request' | 'created_at' | 'decided_at';
export type EntryColumns = Partial<Pick<Entry, Exclude<Extract<keyof Entry, string>, Others>>>;

/** The columns of each input field; a missing field does not compile. */
export type EntryFields<Input> = {
  [Field in keyof Input]-?: (value: Input[Field], input: Input) => EntryColumns;
};

/** The columns of an entry's input, for POST and PUT alike. */
export function columnsOf<Input extends object>(fields: EntryFields<Input>, input: Input): EntryColumns {
  const names = Object.keys(fields) as (keyof Input)[];
  return Object.assign({}, ...names.map((field) => fields[field](input[field], input)));
}

/** Stores an entry and returns it in its wire format. */
export function insertEntry(writer: Writer, now: Date, { project, ...columns }: EntryColumns): Sql {
  const { company, person } = writer;
  const row = { company_id: company, user_id: person, created_at: now, project_id: project, ...columns };
  const names = Object.keys(row).map((name) => sql.ref(name));
  return sql`with e as (
      insert into entries (${sql.join(names)}) values (${sql.join(Object.values(row))}) returning *)
    select ${entryColumns(writer)} from e ${entryJoins}`;
}
