import type { Day } from '@stundenbuch/domain/time/day';

/** A number that the spreadsheet shows as a day, as a time, or as both. Minutes may exceed a day: 38:30. */
export interface Shown {
  day: Day | null;
  minutes: number | null;
}

/** What is in a cell. The format decides between a number and a time (SET-61). */
export type FileCell = string | number | Shown | null;

export interface TableRow {
  /** As the program shows it at the edge, from 1. */
  line: number;
  cells: FileCell[];
}

/** Rows without an empty one, of a worksheet or of a whole text file. */
export interface TableSheet {
  name: string;
  rows: TableRow[];
  /** Its numbers count days from 01.01.1904. */
  is1904: boolean;
}

export const MAX_BYTES = 20 * 1024 * 1024;
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 200;

/** What is wrong with a file, as a sentence for the person who chose it. */
export class UnreadableFile extends Error {}

/** Rows without content are dropped, and so are cells behind the last that has any. */
export function rowsWithContent(lines: Iterable<readonly FileCell[]>, before = 0): TableRow[] {
  const rows: TableRow[] = [];
  let line = 0;
  for (const cells of lines) {
    line++;
    const width = cells.findLastIndex((cell) => cell !== null) + 1;
    if (width === 0) continue;
    if (width > MAX_COLUMNS)
      throw new UnreadableFile(
        `Die Tabelle hat mehr als ${MAX_COLUMNS} Spalten. Bitte löschen Sie die, die nicht gebraucht werden.`,
      );
    // The head is no row.
    if (before + rows.length > MAX_ROWS)
      throw new UnreadableFile(
        'Die Tabelle hat mehr als 50.000 Zeilen. Bitte teilen Sie sie auf mehrere Dateien auf.',
      );
    rows.push({ line, cells: cells.slice(0, width) });
  }
  return rows;
}

/** Blanks around a text are no content; a text that begins with = stays one (IMP-06). */
export function textCell(text: string): string | null {
  return text.replaceAll('\u00A0', ' ').trim() || null;
}
