import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a program of poppler says of a PDF. */
async function ask(program: string, args: readonly string[], pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stundenbuch-paper-'));
  try {
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, pdf);
    const output = program === 'pdftotext' ? ['-'] : [];
    const { stdout } = await run(program, [...args, file, ...output], { maxBuffer: 10_000_000 });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** All text, a line of the page in a line. */
export const textOf = (pdf: Uint8Array) => ask('pdftotext', ['-layout', '-enc', 'UTF-8'], pdf);
export const fontsOf = (pdf: Uint8Array) => ask('pdffonts', [], pdf);

export async function aboutOf(pdf: Uint8Array): Promise<Record<string, string>> {
  const lines = (await ask('pdfinfo', [], pdf)).trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

export interface Word {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
}

/** Every word with its place. */
export async function wordsOf(pdf: Uint8Array): Promise<Word[]> {
  const [, ...lines] = (await ask('pdftotext', ['-tsv', '-enc', 'UTF-8'], pdf)).trimEnd().split('\n');
  return lines
    .map((line) => line.split('\t'))
    .filter(([level]) => level === '5')
    .map((fields) => {
      const [page, left, top, width] = [1, 6, 7, 8].map((at) => Number(fields[at])) as [
        number,
        number,
        number,
        number,
      ];
      return { text: fields[11] as string, page, left, right: left + width, top };
    });
}
