import { createHash } from 'node:crypto';
import { PACKAGE } from '@stundenbuch/domain/sides/inspection/file-names';
import { LINE_DIGITS, linesOf, sumLine } from '@stundenbuch/domain/sides/inspection/sums';
import type { ZippedFile } from '../../platform/http/zip.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The files as they are, and two more that say what the hash of each is, and of texts that of every line. */
export async function* summed(files: AsyncIterable<ZippedFile>, date: Date): AsyncGenerator<ZippedFile> {
  const sums: string[] = [];
  const ofLines: string[] = [];
  const watched = (file: ZippedFile): ZippedFile => ({ ...file, parts: watch(file, sums, ofLines) });
  for await (const file of files) yield watched(file);
  yield watched({ name: PACKAGE.lineSums, date, isCompressed: true, parts: ofLines });
  yield { name: PACKAGE.sums, date, parts: sums };
}

async function* watch({ name, isCompressed, parts }: ZippedFile, sums: string[], ofLines: string[]) {
  const hash = createHash('sha256');
  let rest = '';
  let lines = '';
  for await (const part of parts) {
    hash.update(part);
    yield part;
    if (typeof part !== 'string' || isCompressed) continue;
    const end = (rest + part).lastIndexOf('\n') + 1;
    const whole = (rest + part).slice(0, end);
    rest = (rest + part).slice(end);
    lines += digitsOf(whole);
  }
  lines += digitsOf(rest);
  sums.push(sumLine(hash.digest('hex'), name));
  if (lines !== '') ofLines.push(sumLine(lines, name));
}

const digitsOf = (text: string): string =>
  linesOf(text)
    .map((line) => sha256(line).slice(0, LINE_DIGITS))
    .join('');
