import type { CellObject } from 'xlsx';
import type { CellKind, FormulaCell, Value } from './worksheets.ts';

/** The most that a cell can hold. */
const MAX_TEXT = 32_767;
const DAY = 86_400_000;
/** 01.01.1970 as a spreadsheet counts days, from 30.12.1899. */
const EPOCH = 25_569;

export const DATE_FORMAT = 'dd.mm.yyyy';

const formats: Readonly<Record<CellKind, string | undefined>> = {
  text: '@',
  number: undefined,
  hours: '0.00',
  date: DATE_FORMAT,
  percent: '0.00%',
};

const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY + EPOCH;

/** A text that the file format accepts: whole characters, no XML control characters, within the limit. */
export function cellText(text: string): string {
  const whole = text.slice(0, MAX_TEXT).toWellFormed();
  return (
    whole
      .replace(/\r\n?/g, '\n')
      .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
      // In a spreadsheet's XML '_x0041_' means 'A'; its underscore is escaped to preserve it literally.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  );
}

const number = (value: number, kind: CellKind): CellObject => {
  const format = formats[kind];
  return format && kind !== 'text' ? { t: 'n', v: value, z: format } : { t: 'n', v: value };
};

/** Numbers and dates are typed cells; text remains text, even if it looks like a formula. */
export function cellOf(value: Value, kind: CellKind): CellObject | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return number(value, kind);
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return number(serial(value), 'date');
  return { t: 's', v: cellText(value), z: '@' };
}

export const formulaCell = ({ formula, value, kind }: FormulaCell): CellObject => ({
  ...number(value, kind),
  f: formula,
});
