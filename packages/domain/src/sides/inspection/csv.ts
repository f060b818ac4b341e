/** Excel in Germany reads UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Callers write numbers, because they know the decimals: '-1,50' is one, '-SUMME(A1)' is not. */
const NUMBER = /^[+-]\d+(,\d+)?$/;

/** Programs split lines at each of these, even between quotation marks. */
const BREAKS = /[\n-\r\u0085\u2028\u2029]+/g;

/** A line of a German CSV. A text that a spreadsheet would compute begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  const isQuoted = safe.search(BREAKS) >= 0 || /[";]/.test(safe);
  return isQuoted ? `"${safe.replaceAll('"', '""').replace(BREAKS, ' ')}"` : safe;
}
