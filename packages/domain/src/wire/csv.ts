/** A text that somebody typed, or a number as it is written. */
export type CsvCell = { text: string } | { number: string };

/** A spreadsheet takes a text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Guarded by an apostrophe where a spreadsheet would compute it, quoted where it would end the cell. */
export function csvCell(cell: CsvCell, separator: string): string {
  if ('number' in cell) return cell.number;
  const text = FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
  const isQuoted = text.includes(separator) || /["\r\n]/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}
