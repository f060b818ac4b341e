import { type TableSheet, UnreadableFile } from './cells.ts';
import type { FromReader, ToReader } from './protocol.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

const ZIP = [0x50, 0x4b];
/** The container of Excel before 2007, and of files with a password. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, first: readonly number[]) => first.every((byte, i) => bytes[i] === byte);

// What a file is, is said by its bytes: a name may say anything.
function read({ name, bytes }: ToReader): TableSheet[] {
  const content = new Uint8Array(bytes);
  if (begins(content, OLD))
    throw new UnreadableFile(
      'Die Datei ist von einem alten Excel (.xls) oder hat ein Kennwort. Bitte speichern Sie sie ohne Kennwort als .xlsx.',
    );
  const sheets = begins(content, ZIP) ? readWorkbook(content) : readCsv(content, name);
  if (!sheets.some(({ rows }) => rows.length > 0)) throw new UnreadableFile('Die Datei ist leer.');
  return sheets;
}

self.onmessage = ({ data }: MessageEvent<ToReader>) => {
  const answer = (message: FromReader) => self.postMessage(message);
  try {
    answer({ sheets: read(data) });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    answer({ problem: error.message });
  }
};
