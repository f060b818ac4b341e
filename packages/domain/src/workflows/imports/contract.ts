import { z } from 'zod';
import { day, id, required, title } from '../../wire/fields.ts';

export const IMPORT_KINDS = [
  'people',
  'openings',
  'customers',
  'projects',
  'bookings',
  'times',
  'absences',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Rows of a chunk, characters of a cell, and the first day of which hours can be taken over. */
export const IMPORT = { rows: 500, chunks: 1000, cell: 10_000, from: '2024-01-01', undoDays: 30 } as const;

const yes = z.boolean('invalid_input').default(false);

/** Body of POST /import. */
export const importInput = z.object({
  kind: z.enum(IMPORT_KINDS, required()),
  /** Where the file comes from: 'Vorlage', 'Toggl' or the name of a mapping. */
  source: title(50),
  file_name: title(200),
  /** The day of opening balances, for rows that say none. */
  starts_on: day.nullish().transform((starts) => starts ?? null),
  /** 'Auf 15 Minuten runden': off-grid hours and times are rounded instead of refused. */
  round: yes,
  /** 'Fehlende anlegen': people (inactive), projects, customers, jobs and the like that rows name. */
  create_missing: yes,
});
export type ImportInput = z.input<typeof importInput>;

const cell = z.union([z.string().max(IMPORT.cell), z.number(), z.boolean(), z.null()]);

/** A row as it is sent: what is wrong with it is said of it alone, the others are taken. `rows.ts` has its types. */
const sentRow = z
  .object({
    /** Of the file, as its program numbers it. */
    line: z.int('invalid_input').min(1).max(2_000_000),
    /** Of somebody or something that is there with other values: what was shown is to be changed. */
    change: z.boolean('invalid_input').optional(),
  })
  .catchall(cell);

/**
 * Body of POST /import/{id}/rows. The rows of a person's day come in one chunk, in the order of the file: they are added up.
 * A chunk that was taken over answers what it answered at first, whatever is sent.
 */
export const importRowsInput = z.object({
  chunk: z.int(required()).min(0).max(IMPORT.chunks),
  rows: z.array(sentRow, required()).min(1).max(IMPORT.rows),
  /** False: try it and keep nothing. */
  commit: z.boolean(required()),
  /** 'Stimmt mit der alten Liste überein': opening balances are not taken over without it. */
  sums_agree: yes,
});
export type ImportRowsInput = z.input<typeof importRowsInput>;

/** neu, schon da, geändert, abgelehnt; and changed, but not ticked. */
export const ROW_RESULTS = ['new', 'known', 'changed', 'refused', 'left'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

const importedRow = z.object({
  line: z.int(),
  result: z.enum(ROW_RESULTS),
  /** Why it is refused, or what is to be known of it. */
  message: z.string().nullable(),
  code: z.string().nullable(),
  /** The header of the cell that is to blame. */
  column: z.string().nullable(),
  /** By headers, as they are shown. */
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
  /** 'Am {day}: Resturlaub {vacation}, Stundenkonto {minutes}'; null where there is no such account. */
  openings: z
    .object({ day: z.string(), vacation: z.number().nullable(), minutes: z.int().nullable() })
    .nullable(),
});
export type ImportedRow = z.output<typeof importedRow>;

/** Rows by result, and what was or would be added: days of vacation, minutes of accounts, hours, entries. */
const importSums = z.object({
  ...{ new: z.int(), known: z.int(), changed: z.int(), refused: z.int(), left: z.int() },
  vacation: z.number(),
  minutes: z.int(),
  hours: z.number(),
});
export type ImportSums = z.output<typeof importSums>;

export const importedRows = z.object({
  chunk: z.int(),
  committed: z.boolean(),
  rows: z.array(importedRow),
  /** Of this chunk. */
  sums: importSums,
});
export type ImportedRows = z.output<typeof importedRows>;

/** running: until it is finished, or nothing came of it for a while; undone: what it brought is gone. */
export const IMPORT_STATES = ['running', 'done', 'undone'] as const;

export const importLine = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  source: z.string(),
  file_name: z.string(),
  starts_on: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  /** Who began it; null: deleted since. */
  by: z.string().nullable(),
  begun_at: z.string(),
  finished_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  /** The last day on which it can be undone, unless something comes before. */
  undo_until: z.string().nullable(),
  /** Of all chunks that were taken over. */
  sums: importSums,
});
export type ImportLine = z.output<typeof importLine>;

/** One import. Where it was interrupted it goes on after the chunks that are there. */
export const importDetail = importLine.extend({
  round: z.boolean(),
  create_missing: z.boolean(),
  chunks: z.array(z.int()),
  /** Rows that were not taken over, and those with something to be known. */
  rows: z.array(importedRow),
  /** Why it can't be undone; empty: it can. */
  stands: z.array(z.string()),
});
export type ImportDetail = z.output<typeof importDetail>;

/** Answer of POST /import/{id}/undo: how many records went, and which stay because they were changed since. */
export const importUndone = z.object({
  id,
  removed: z.int(),
  restored: z.int(),
  stay: z.array(z.object({ line: z.int(), name: z.string(), reason: z.string() })),
});
export type ImportUndone = z.output<typeof importUndone>;
