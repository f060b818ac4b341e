import Papa from 'papaparse';
import { rowsWithContent, type TableSheet, textCell, UnreadableFile } from './cells.ts';
import { decode } from './decode.ts';

/** In German files the comma is inside numbers, so the semicolon is asked first. */
const DELIMITERS = [';', '\t', ',', '|'];
const GUESSED_FROM = 20;
/** Excel reads and writes it as the first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

export function readCsv(bytes: Uint8Array, name: string): TableSheet[] {
  const decoded = decode(bytes);
  const separator = SEPARATOR_LINE.exec(decoded);
  const text = separator ? decoded.slice(separator[0].length) : decoded;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator?.[1] ?? delimiterOf(text) });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote)
    throw new UnreadableFile(
      `In Zeile ${(quote.row ?? 0) + 1} beginnt ein Anführungszeichen, das nirgends endet. Bitte speichern Sie die Datei neu.`,
    );
  const rows = rowsWithContent(data.map((cells) => cells.map(textCell)));
  const placed = separator ? rows.map((row) => ({ ...row, line: row.line + 1 })) : rows;
  return [{ name, rows: placed, is1904: false }];
}

/** Asked apart: here empty lines say nothing, while reading they are counted. */
function delimiterOf(text: string): string {
  const { meta, errors } = Papa.parse(text, {
    preview: GUESSED_FROM,
    skipEmptyLines: 'greedy',
    delimitersToGuess: DELIMITERS,
  });
  return errors.some(({ type }) => type === 'Delimiter') ? ';' : meta.delimiter;
}
