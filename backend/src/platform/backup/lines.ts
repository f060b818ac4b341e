import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** Not by readline, which also ends a line at U+2028, and a note may contain it. */
export async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const part of text) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export const linesOfFile = (file: string) => linesOf(createReadStream(file).pipe(createGunzip()));
