import { type CellObject, read, SSF, type WorkBook } from 'xlsx';
import {
  type FileCell,
  rowsWithContent,
  type Shown,
  type TableSheet,
  textCell,
  UnreadableFile,
} from './cells.ts';
import { checkUnpackedSize } from './zip-size.ts';

const MINUTES = 1440;
/** 31.12.9999, the last day that a spreadsheet knows. */
const LAST_SERIAL = 2_958_465;
/** Quoted words and colours of a format say nothing of days; [h] does. */
const WORDS = /"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi;
const ELAPSED = /\[[hms]+\]/i;

/** The stored results of formulas, nothing is computed. */
export function readWorkbook(bytes: Uint8Array): TableSheet[] {
  checkUnpackedSize(bytes);
  const book = open(bytes);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const sheets: TableSheet[] = [];
  let before = 0;
  for (const [i, name] of book.SheetNames.entries()) {
    if (book.Workbook?.Sheets?.[i]?.Hidden) continue;
    const lines = (book.Sheets[name]?.['!data'] ?? []) as (CellObject | undefined)[][];
    const rows = rowsWithContent(linesOf(lines, is1904), before);
    before += rows.length;
    if (rows.length > 0) sheets.push({ name, rows, is1904 });
  }
  return sheets;
}

function open(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    });
  } catch (error) {
    console.info(error);
    throw new UnreadableFile(
      'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie neu als .xlsx oder .csv.',
    );
  }
}

/** A sheet that lacks rows has holes. */
function* linesOf(lines: (CellObject | undefined)[][], is1904: boolean): Generator<FileCell[]> {
  for (let i = 0; i < lines.length; i++)
    yield Array.from(lines[i] ?? [], (cell) => (cell ? contentOf(cell, is1904) : null));
}

function contentOf(cell: CellObject, is1904: boolean): FileCell {
  if (cell.t === 'b') return cell.v ? 'ja' : 'nein';
  if (cell.t === 'e') return cell.w ?? '#FEHLER!';
  if (cell.t === 'n') return numberOf(cell.v as number, String(cell.z ?? ''), is1904);
  return cell.v === undefined ? null : textCell(String(cell.v));
}

function numberOf(value: number, format: string, is1904: boolean): number | Shown {
  const letters = format.split(';')[0]?.replace(WORDS, '') ?? '';
  if (!/[ymdhs]/i.test(letters) || !SSF.is_date(format)) return value;
  if (ELAPSED.test(letters)) return { day: null, minutes: Math.round(value * MINUTES) };
  const showsDay = /[yd]/i.test(letters);
  const showsTime = /[hs]/i.test(letters);
  // 'mmmm' alone is a month of some day.
  if (!showsDay && showsTime) return { day: null, minutes: Math.round(value * MINUTES) };
  return {
    day: dayOf(value, is1904),
    minutes: showsTime ? Math.round((value % 1) * MINUTES) % MINUTES : null,
  } satisfies Shown;
}

/** Null of what is no day: below 0, beyond the year 9999, and the 29.02.1900 that only spreadsheets know. */
function dayOf(value: number, is1904: boolean): string | null {
  if (value < 0 || value > LAST_SERIAL) return null;
  const { y, m, d } = SSF.parse_date_code(value, { date1904: is1904 });
  const day = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  return Number.isNaN(Date.parse(day)) || new Date(day).getUTCDate() !== d ? null : day;
}
