import type { Encoding } from './files/file.ts';

export interface Replaced {
  letter: string;
  by: string;
}

export interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the encoding does not have (SET-51), each letter once. */
  replaced: Replaced[];
}

/** The letters of Windows-1252, as the platform decodes them. */
const letters = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at))].map(
    (letter, at) => [letter, at],
  ),
);

/** The bytes of a file, and what was replaced in it. */
export function encoded(text: string, encoding: Encoding): Encoded {
  if (encoding === 'utf-8') return { bytes: new TextEncoder().encode(text), replaced: [] };
  if (encoding === 'utf-8-bom') return { bytes: new TextEncoder().encode(`\ufeff${text}`), replaced: [] };
  const replaced = new Map<string, string>();
  const bytes = [...text.normalize('NFC')].flatMap((letter) => {
    const known = letters.get(letter);
    if (known !== undefined) return [known];
    const by = plain(letter);
    replaced.set(letter, by);
    return [...by].map((one) => letters.get(one) as number);
  });
  return { bytes: Uint8Array.from(bytes), replaced: [...replaced].map(([letter, by]) => ({ letter, by })) };
}

/** Without a decomposition, but with a plain letter that stands for them. */
const ALIKE: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i', ŧ: 't' };

/** 'ś' is 's'; what has no plain letter is '?'. */
function plain(letter: string): string {
  const found = ALIKE[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return found !== '' && [...found].every((one) => letters.has(one)) ? found : '?';
}
