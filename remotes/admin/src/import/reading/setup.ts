import { addDays, type Day, firstOfMonth, lastOfMonth } from '@stundenbuch/domain/time/day';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { TableRow, TableSheet } from '@stundenbuch/web/table-file';
import type { Answers } from './read.ts';
import { headOf, keyOfHeaders, mappingOf, plainHeader, recognise } from './recognise.ts';
import type { Mapping } from './targets.ts';

/** Everything that is said about a file before its rows are looked at. */
export interface Setup {
  /** Positions of the worksheet and of the row with the headers. */
  sheet: number;
  head: number;
  kind: ImportKind | null;
  source: string | null;
  mapping: Mapping;
  answers: Answers;
  /** Whose rows they are, where no column says it. */
  person: string | null;
  text: string;
  startsOn: Day | null;
  round: boolean;
  createMissing: boolean;
}

/** What was mapped by hand before, by the headers of the file. */
export type Remembered = Readonly<Record<string, { kind: ImportKind; mapping: Mapping }>>;

export interface Known {
  features: readonly string[];
  remembered: Remembered;
}

const titlesOf = (row: TableRow | undefined): string[] => (row?.cells ?? []).map(plainHeader);

export const headersOf = (
  sheets: readonly TableSheet[],
  { sheet, head }: Pick<Setup, 'sheet' | 'head'>,
): string[] => titlesOf(sheets[sheet]?.rows[head]);

/** Headers as the file writes them, with the letter of the column where it has none. */
export const columnNames = (sheets: readonly TableSheet[], setup: Pick<Setup, 'sheet' | 'head'>): string[] =>
  headersOf(sheets, setup).map((_, i) => {
    const cell = sheets[setup.sheet]?.rows[setup.head]?.cells[i];
    return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : `Spalte ${i + 1}`;
  });

/** What balances hold on where nothing else is said: the first of this month, or of the first whole one that the company records. */
export function proposedKeyDay(today: Day, recordsFrom: Day | null | undefined): Day {
  const month = firstOfMonth(today);
  if (!recordsFrom || recordsFrom <= month) return month;
  const first = firstOfMonth(recordsFrom);
  return first === recordsFrom ? first : addDays(lastOfMonth(recordsFrom), 1);
}

/** A proposal: the first worksheet that is known, else the first. */
export function firstSetup(sheets: readonly TableSheet[], startsOn: Day, known: Known): Setup {
  const isKnown = ({ rows }: TableSheet) =>
    rows.length > 1 && recognise(titlesOf(rows[headOf(rows)])).kind !== null;
  const empty: Setup = {
    sheet: Math.max(0, sheets.findIndex(isKnown)),
    head: 0,
    kind: null,
    source: null,
    mapping: {},
    answers: { order: null, thousands: null },
    person: null,
    text: '',
    startsOn,
    round: false,
    createMissing: false,
  };
  return withSheet(sheets, empty, empty.sheet, known);
}

export const withSheet = (sheets: readonly TableSheet[], setup: Setup, sheet: number, known: Known): Setup =>
  withHead(sheets, setup, { sheet, head: headOf(sheets[sheet]?.rows ?? []) }, known);

/** Another row has the headers: what it is and its columns are proposed anew. */
export function withHead(
  sheets: readonly TableSheet[],
  setup: Setup,
  at: Pick<Setup, 'sheet' | 'head'>,
  known: Known,
): Setup {
  const headers = headersOf(sheets, at);
  const { kind, source, answers } = recognise(headers);
  const before = known.remembered[keyOfHeaders(headers)];
  const next: Setup = {
    ...setup,
    ...at,
    kind,
    source,
    answers,
    text: source ? `Aus ${source} übernommen` : 'Übernommen',
  };
  return before ? { ...next, ...before } : withKind(sheets, next, kind, known);
}

export function withKind(
  sheets: readonly TableSheet[],
  setup: Setup,
  kind: ImportKind | null,
  { features }: Known,
): Setup {
  return {
    ...setup,
    kind,
    mapping: kind ? mappingOf(kind, headersOf(sheets, setup), setup.source, features) : {},
  };
}

export interface FileRows {
  rows: TableRow[];
  /** 'Zeile 14', with its worksheet where there are several. By the number that is sent. */
  places: ReadonlyMap<number, string>;
  sheets: number;
}

/**
 * The rows below the headers, of every worksheet with the same ones: hours are kept on a sheet a month. There each line is
 * sent as a number of its own, because every sheet has a line 2.
 */
export function rowsOf(sheets: readonly TableSheet[], setup: Pick<Setup, 'sheet' | 'head'>): FileRows {
  const key = keyOfHeaders(headersOf(sheets, setup));
  const alike = sheets
    .map((sheet, i) => ({
      sheet,
      head: i === setup.sheet ? setup.head : headOf(sheet.rows),
      isChosen: i === setup.sheet,
    }))
    .filter(({ sheet, head, isChosen }) => isChosen || keyOfHeaders(titlesOf(sheet.rows[head])) === key);
  const places = new Map<number, string>();
  let before = 0;
  const rows = alike.flatMap(({ sheet, head }) => {
    const below = sheet.rows.slice(head + 1).map(({ line, cells }) => ({ line: before + line, cells }));
    for (const { line } of below) {
      const place = `Zeile ${line - before}`;
      places.set(line, alike.length > 1 ? `${sheet.name}, ${place}` : place);
    }
    if (alike.length > 1) before += sheet.rows.at(-1)?.line ?? 0;
    return below;
  });
  return { rows, places, sheets: alike.length };
}
