import { ROLE_CODES, ROLE_WORDS } from '@stundenbuch/domain/access/access';
import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { formatAnyDay } from '@stundenbuch/domain/time/format';
import { parseTypedBreak } from '@stundenbuch/domain/time/typed-break';
import type { ImportColumn } from '@stundenbuch/domain/workflows/imports/columns';
import type { FileCell } from '@stundenbuch/web/table-file';
import { readDay } from './days.ts';
import { readDecimal } from './decimals.ts';
import { readMinutes, readTime } from './hours.ts';
import { type Answers, isShown, quoted, type Read } from './read.ts';

/** What of a cell goes into the row that is sent. */
export function readCell(
  column: Pick<ImportColumn, 'key' | 'type'>,
  cell: FileCell,
  answers: Answers,
  is1904: boolean,
): Read<string | number> {
  switch (column.type) {
    case 'day':
      return readDay(cell, answers, is1904);
    case 'days':
      return readDecimal(cell, answers);
    case 'hours':
      return inHours(readMinutesOrHours(cell, answers));
    case 'minutes':
      return column.key === 'break' ? readBreak(cell, answers) : readMinutes(cell, answers);
    case 'balance':
      return readMinutes(cell, answers);
    case 'time':
      return readTime(cell);
    case 'role':
      return ofWords(cell, ROLES, 'Möglich sind Mitarbeiter, Admin und Leser.');
    case 'half':
      return ofWords(cell, HALVES, 'Möglich sind Vormittag und Nachmittag.');
    default:
      return { value: textOf(cell) };
  }
}

/** A number of a cell that is a text here, such as a personnel number, and a day that a spreadsheet made of one. */
function textOf(cell: FileCell): string | null {
  if (!isShown(cell)) return cell === null ? null : String(cell);
  return cell.day === null ? null : formatAnyDay(cell.day);
}

/** Weekly hours keep their decimals: 38,25 is not 38:15 rounded. */
function readMinutesOrHours(cell: FileCell, answers: Answers): Read<number> {
  const isClock = isShown(cell) || (typeof cell === 'string' && cell.includes(':'));
  if (isClock) return readMinutes(cell, answers);
  const hours = readDecimal(cell, answers);
  return typeof hours.value === 'number' ? { value: hours.value * 60 } : hours;
}

const HUNDREDTHS = 100;

const inHours = (read: Read<number>): Read<number> =>
  typeof read.value === 'number' ? { value: Math.round((read.value / 60) * HUNDREDTHS) / HUNDREDTHS } : read;

/** As the forms read it: 30 are minutes, 0,5 are hours (SET-59). */
function readBreak(cell: FileCell, answers: Answers): Read<number> {
  if (cell === null || isShown(cell)) return readMinutes(cell, answers);
  const typed = parseTypedBreak(String(cell).replace('.', ','));
  if (typed.problem !== undefined) return { problem: typed.problem };
  return { value: typed.hours === null ? null : Math.round(typed.hours * 60) };
}

const ROLES = new Map(
  Object.entries(ROLE_WORDS).map(([role, word]) => [
    word.toLowerCase(),
    ROLE_CODES[role as keyof typeof ROLE_CODES],
  ]),
);
const HALVES = new Map(Object.entries(HALF_LABELS).map(([half, word]) => [word.toLowerCase(), half]));

function ofWords<Value extends string | number>(
  cell: FileCell,
  words: ReadonlyMap<string, Value>,
  possible: string,
): Read<Value> {
  const text = textOf(cell);
  if (text === null) return { value: null };
  const value = words.get(text.toLowerCase());
  return value === undefined ? { problem: `${quoted(text)} gibt es nicht. ${possible}` } : { value };
}
