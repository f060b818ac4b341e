import type { Half } from '@stundenbuch/domain/records/entries/halves';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Entry } from './entry.entity.ts';
import { entryColumns, entryJoins } from './entry-columns.ts';
import type { Writer } from './writers.service.ts';

/** Whose entry is written. */
export type EntryOwner = Pick<Writer, 'company' | 'id' | 'features' | 'person'>;

type Column = Extract<keyof Entry, string>;
/** The columns of a new entry; `Entries` sets whose it is. */
export type NewEntry = Partial<Pick<Entry, Exclude<Column, 'id' | 'company' | 'user' | 'job'>>>;
/** Those that its input sets: the request, the moment and the decision come from elsewhere. */
export type EntryColumns = Omit<NewEntry, 'request' | 'created_at' | 'decided_at'>;

/** The columns of each input field; a missing field does not compile. */
export type EntryFields<Input> = {
  [Field in keyof Input]-?: (value: Input[Field], input: Input) => EntryColumns;
};

/** The columns of an entry's input, for POST and PUT alike. */
export function columnsOf<Input extends object>(fields: EntryFields<Input>, input: Input): EntryColumns {
  const names = Object.keys(fields) as (keyof Input)[];
  return Object.assign({}, ...names.map((field) => fields[field](input[field], input)));
}

/** What of a day an absence takes; hours take neither half of it. */
export function partColumns({ half, away_minutes }: { half: Half; away_minutes: number | null }) {
  const halves = { first_half: half !== 'second', second_half: half !== 'first' };
  return away_minutes === null ? halves : { first_half: false, second_half: false, away_minutes };
}

/** Stores entries of one person and returns them in their wire format. All have the same columns. */
export function insertEntries(writer: EntryOwner, now: Date, entries: readonly NewEntry[]): Sql {
  const { company, person } = writer;
  const rows = entries.map(({ project, request, kind, ...columns }) => ({
    company_id: company,
    user_id: person,
    created_at: now,
    project_id: project,
    request_id: request,
    ...(kind !== undefined && { kind_id: kind }),
    ...columns,
  }));
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  return sql`with e as (insert into entries (${sql.join(names)}) values ${sql.join(values)} returning *)
    select ${entryColumns(writer)} from e ${entryJoins} order by e.day, e.id`;
}
