import type { Day } from '@stundenbuch/domain/time/day';
import { columnsOfImport, IMPORT_COLUMNS } from '@stundenbuch/domain/workflows/imports/columns';
import type { ImportedRow, ImportKind, RowResult } from '@stundenbuch/domain/workflows/imports/contract';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import type { Input } from '../../platform/http/input.ts';
import type { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import type { KnownPeople, KnownPerson } from './known-people.ts';

/** A record beside the log: added, or changed from `before`. */
export interface Made {
  table: 'jobs' | 'categories' | 'customers' | 'addresses' | 'projects';
  record: number;
  before?: object;
  version?: number;
}

/** Found by its number or name. */
export interface Found {
  id: number;
}

/** What is asked of one part of a file. */
export interface Run {
  /** Who imports; the reason names the import in the log. */
  who: Caller & { reason: string };
  kind: ImportKind;
  starts_on: Day | null;
  /** What login names of the company end with. */
  short_name: string | null;
  round: boolean;
  create_missing: boolean;
  /** Whether it is kept. */
  commit: boolean;
  /** Of postings: 'Übernahme {file} {day}'. */
  file: string;
  today: Day;
  people: KnownPeople;
  /** Customers and projects, by how rows name them. */
  found: Map<string, Found>;
  /** Of the unit that is taken: known once it is. */
  created: KnownPerson[];
  /** Of the unit, too: what the log does not record. */
  made: Made[];
  /** The last change of the log that was noted. */
  noted: number;
}

/** What became of the rows of a unit. */
export interface UnitOutcome {
  result: RowResult;
  changes?: ImportedRow['changes'];
  openings?: ImportedRow['openings'];
  message?: string | null;
  hours?: number;
}

/** Rows that are taken together or not at all. */
export interface Unit {
  lines: readonly number[];
  /** Whom or what it is about: another one in the same file is refused. */
  keys: readonly string[];
  take: () => Promise<UnitOutcome>;
  /** Null: it is to be taken by itself. */
  ahead?: () => Promise<Ahead | null>;
}

/** Entries, and the request that holds them together. */
interface StoredAhead {
  ids: readonly number[];
  request?: number | null;
}

/** A new record of somebody, which is stored at once with the others of this person. */
export interface Ahead {
  person: number;
  body: Input;
  /** Of all of the person: each is answered as if it were taken by itself. */
  store: (bodies: readonly Input[]) => Promise<(StoredAhead | Refused)[]>;
  taken: (stored: StoredAhead) => UnitOutcome;
}

/** What reads and takes one kind of row, by the services of the forms. */
export interface Taker<Kind extends ImportKind> {
  units(run: Run, rows: readonly ReadRow<Kind>[]): Unit[] | Promise<Unit[]>;
}

/** What was found is changed where it was ticked, and always tried. */
export const mayChange = ({ commit }: Run, ticked: boolean): boolean => !commit || ticked;

/** The values that differ, as they are shown: a cell that is empty changes nothing. */
export function differences<Value extends string | number | null>(
  cells: readonly (readonly [field: string, old: Value | undefined, sent: Value | undefined])[],
  show: (value: Value | undefined) => string = (value) => (value == null ? '' : String(value)),
): ImportedRow['changes'] {
  return cells.flatMap(([field, old, sent]) =>
    sent == null || (old ?? null) === sent ? [] : [{ field, old: show(old), new: show(sent) }],
  );
}

/** A column whose feature is off is not in the template; one that is mapped all the same is refused, not passed over. */
export function offRefusal(kind: ImportKind, row: object, features: readonly string[]) {
  const on = new Set(columnsOfImport(kind, features).map(({ key }) => key));
  const off = IMPORT_COLUMNS[kind].find(
    ({ key }) => !on.has(key) && (row as Record<string, unknown>)[key] != null,
  );
  return off ? refuseRow('row_off', off.key) : null;
}
