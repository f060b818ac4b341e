/** Something that is wrong, with the file and, if known, the line. */
export interface Finding {
  file: string;
  line: number | null;
  text: string;
}

/** The files of a package by their names. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The mark at the beginning of a file belongs to it. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

export function textIn(files: Files, name: string): string | null {
  const bytes = files.get(name);
  return bytes ? utf8.decode(bytes) : null;
}
