import { UnreadableFile } from './cells.ts';

/** A spreadsheet of 50 000 rows is a quarter of this, unpacked. */
const MAX_UNPACKED = 200 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;

const damaged = () => new UnreadableFile('Die Datei ist beschädigt. Bitte speichern Sie sie neu.');

/**
 * Asks the directory at the end of a zip what its files will need, before anything is unpacked: 20 MB can become gigabytes.
 * A directory that lies is met by the time limit of the worker.
 */
export function checkUnpackedSize(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  let entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  while (entries-- > 0) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY) throw damaged();
    unpacked += view.getUint32(at + 24, true);
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  if (unpacked > MAX_UNPACKED)
    throw new UnreadableFile(
      'Die Datei ist ausgepackt zu groß. Bitte speichern Sie nur die Tabelle als .csv.',
    );
}

/** Its comment comes last, so the search goes backwards. */
function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw damaged();
}
