import { IMPORT_COLUMNS, type ImportColumn } from '@stundenbuch/domain/workflows/imports/columns';
import { IMPORT_KINDS, type ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { FileCell, TableRow } from '@stundenbuch/web/table-file';
import type { Answers } from './read.ts';
import { SOURCES, SYNONYMS } from './sources.ts';
import { type Mapping, missingTargets, targetsOf } from './targets.ts';

const TEMPLATE = 'Vorlage';
const TIMESHEET = 'Stundenzettel';

export interface Recognised {
  /** Null: what it is has to be said. */
  kind: ImportKind | null;
  /** Null: mapped by hand. */
  source: string | null;
  answers: Answers;
}

const NOTHING_SAID: Answers = { order: null, thousands: null };

/** A sheet of hours begins with a letterhead, perhaps. */
const HEAD_AMONG = 20;
/** Of the headers of a file; it may have columns of its own. */
const TEMPLATE_SHARE = 0.6;
const TEMPLATE_LEAST = 3;

export const plainHeader = (cell: FileCell): string =>
  typeof cell === 'string' || typeof cell === 'number'
    ? String(cell)
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[*:]+$/, '')
        .trim()
    : '';

/** What files with the same columns have in common; their mapping is kept under it. */
export const keyOfHeaders = (headers: readonly string[]): string => headers.join('|');

const knownWords = new Set([
  ...Object.values(IMPORT_COLUMNS).flatMap((columns) => columns.map(({ header }) => header.toLowerCase())),
  ...Object.values(SYNONYMS).flat(),
  ...SOURCES.flatMap(({ marks, columns }) => [
    ...marks.flat(),
    ...Object.values(columns).flatMap((headers) => Object.values(headers).flat()),
  ]),
]);

/** The line with the most words that are known, at least two; else the first. */
export function headOf(rows: readonly TableRow[]): number {
  const known = rows
    .slice(0, HEAD_AMONG)
    .map(({ cells }) => new Set(cells.map(plainHeader).filter((word) => knownWords.has(word))).size);
  const most = Math.max(...known);
  return most < 2 ? 0 : known.indexOf(most);
}

/** Which source it is and what its rows are, by the names of its columns. */
export function recognise(headers: readonly string[]): Recognised {
  const template = templateKind(headers);
  if (template) return { kind: template, source: TEMPLATE, answers: NOTHING_SAID };
  const source = SOURCES.find(({ marks }) =>
    marks.every((names) => names.some((name) => headers.includes(name))),
  );
  if (source)
    return { kind: 'bookings', source: source.name, answers: { ...NOTHING_SAID, ...source.answers } };
  const times = mappingOf('times', headers, null);
  const isSheet = ['day', 'start', 'end'].every((key) => times[key] !== undefined);
  return isSheet
    ? { kind: 'times', source: TIMESHEET, answers: NOTHING_SAID }
    : { kind: null, source: null, answers: NOTHING_SAID };
}

function templateKind(headers: readonly string[]): ImportKind | null {
  const fits = IMPORT_KINDS.map((kind) => ({ kind, count: countOf(IMPORT_COLUMNS[kind], headers) }))
    .filter(({ count }) => count >= Math.max(TEMPLATE_LEAST, headers.filter(Boolean).length * TEMPLATE_SHARE))
    .filter(
      ({ kind }) => missingTargets(kind, ALL_FEATURES, mappingByHeader(kind, headers), false).length === 0,
    );
  return fits.toSorted((a, b) => b.count - a.count)[0]?.kind ?? null;
}

const has = (headers: readonly string[], header: string) => headers.includes(header.toLowerCase());
const countOf = (columns: readonly ImportColumn[], headers: readonly string[]) =>
  columns.filter(({ header }) => has(headers, header)).length;

const ALL_FEATURES = Object.values(IMPORT_COLUMNS).flatMap((columns) =>
  columns.flatMap(({ feature }) => feature ?? []),
);

const mappingByHeader = (kind: ImportKind, headers: readonly string[]): Mapping =>
  Object.fromEntries(
    IMPORT_COLUMNS[kind]
      .filter(({ header }) => has(headers, header))
      .map(({ key, header }) => [key, headers.indexOf(header.toLowerCase())]),
  );

/** A proposal for each target: of the source, else by its header or what else it is called. No column is two targets. */
export function mappingOf(
  kind: ImportKind,
  headers: readonly string[],
  source: string | null,
  features: readonly string[] = ALL_FEATURES,
): Mapping {
  const ofSource = SOURCES.find(({ name }) => name === source)?.columns[kind];
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  const targets = targetsOf(kind, features);
  const propose = (key: string, names: readonly string[]) => {
    // Where days are counted, the hours beside them are those of whole days.
    if (key === 'away_minutes' && headers.includes('tage')) return;
    const at = names
      .map((name) => headers.indexOf(name))
      .find((position) => position >= 0 && !taken.has(position));
    if (at === undefined || mapping[key] !== undefined) return;
    mapping[key] = at;
    taken.add(at);
  };
  // Its own name comes first: 'Beginn' of a project is no other target's synonym.
  for (const { key, header } of targets) propose(key, ofSource?.[key] ?? [header.toLowerCase()]);
  if (!ofSource) for (const { key } of targets) propose(key, SYNONYMS[key] ?? []);
  return mapping;
}
