import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  /** With its folders, separated by '/'. */
  name: string;
  date: Date;
  /** What is compressed already is stored as it is. */
  isCompressed?: boolean;
  parts: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
}

/** A zip as it is made: a file is asked for when the one before has been sent, so that none of it is collected. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    if (part.length > 0) made.push(part);
  });
  for await (const { name, date, isCompressed, parts } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = date;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(typeof part === 'string' ? Buffer.from(part) : part);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}

/** A name that every system can unpack, on one line of a list of names. */
export const fileName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu, '_')
    .replace(/^\.+/, '_')
    .trim();
