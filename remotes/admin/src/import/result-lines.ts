import { formatDay } from '@stundenbuch/domain/time/format';
import type { ImportedRow, ImportKind, RowResult } from '@stundenbuch/domain/workflows/imports/contract';
import type { Row, Unread } from './reading/convert.ts';

/** A row of the file and what becomes of it. */
export interface ResultLine {
  line: number;
  /** 'Zeile 14' */
  place: string;
  /** Who or what it is about. */
  about: string;
  result: RowResult;
  column: string | null;
  message: string | null;
  changes: ImportedRow['changes'];
  openings: ImportedRow['openings'];
}

interface Rows {
  kind: ImportKind;
  rows: readonly Row[];
  unread: readonly Unread[];
  results: readonly ImportedRow[];
  places: ReadonlyMap<number, string>;
}

export function resultLines({ kind, rows, unread, results, places }: Rows): ResultLine[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const placeOf = (line: number) => places.get(line) ?? `Zeile ${line}`;
  // Several worksheets have a line 14: the number that was sent stands for one of them.
  const placed = (text: string | null) =>
    text?.replace(/Zeile (\d+)/g, (_, line) => placeOf(Number(line))) ?? null;
  const answered = results.map(({ line, result, column, message, changes, openings }) => {
    const row = byLine.get(line);
    return {
      ...{ line, result, column, changes, openings },
      place: placeOf(line),
      about: row ? aboutOf(kind, row) : '',
      message: placed(message),
    };
  });
  const refused = unread.map(({ line, column, message }): ResultLine => {
    return {
      line,
      column,
      message,
      place: placeOf(line),
      about: '',
      result: 'refused',
      changes: [],
      openings: null,
    };
  });
  return [...answered, ...refused].sort((a, b) => a.line - b.line);
}

function aboutOf(kind: ImportKind, row: Row): string {
  const somebody = String(row.email ?? row.personnelNumber ?? row.person ?? '');
  switch (kind) {
    case 'people':
      return [row.first_name, row.name].filter(Boolean).join(' ');
    case 'customers':
      return String(row.customer_name ?? '');
    case 'projects':
      return String(row.project_name ?? '');
    case 'openings':
      return somebody;
    default:
      return [somebody, typeof row.day === 'string' && formatDay(row.day)].filter(Boolean).join(', ');
  }
}
