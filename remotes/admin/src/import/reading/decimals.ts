import type { FileCell } from '@stundenbuch/web/table-file';
import { type Answers, isShown, quoted, type Read } from './read.ts';

const UNIT = /\s*(?:h|std\.?|stunden?|tage?|d)$/i;
const PLAIN = /^[+-]?\d*[.,]?\d*$/;
/** 1.234,5 and 1'234.567: the sign between thousands is none of the decimals. */
const GROUPED = /^([+-]?\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
/** One sign with exactly three digits behind it, and no 0 before: 1.234 is one or a thousand. */
const EITHER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const DATE_OF_NUMBER =
  'Die Tabellenkalkulation hat daraus ein Datum gemacht. Formatieren Sie die Spalte als Text oder Zahl.';

/** 7,5 and 7.5, 1.234,5 and 1,234.5, with a unit behind it or not. */
export function readDecimal(cell: FileCell, { thousands }: Answers): Read<number> {
  if (cell === null) return { value: null };
  if (typeof cell === 'number') return { value: cell };
  if (isShown(cell)) return { problem: DATE_OF_NUMBER };
  const text = cell.replace('−', '-').replace(UNIT, '').trim();
  if (EITHER.test(text)) {
    if (thousands === null) return { asks: 'thousands' };
    return { value: Number(text.replace(/[.,]/, thousands === 'decimal' ? '.' : '')) };
  }
  const value = valueOfText(text);
  return value === null ? { problem: `${quoted(cell)} ist keine Zahl.` } : { value };
}

function valueOfText(text: string): number | null {
  if (!/\d/.test(text)) return null;
  if (PLAIN.test(text)) return Number(text.replace(',', '.'));
  const grouped = GROUPED.exec(text);
  if (!grouped) return null;
  const [, whole = '', , rest = ''] = grouped;
  return Number(`${whole.replace(/[.,' ]/g, '')}.${rest || '0'}`);
}
