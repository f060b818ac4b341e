import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
// @ts-expect-error plain JavaScript
import { findProgram } from '../../scripts/programs.mjs';

/** The content of a cell; texts are in quotation marks, numbers, dates and results of formulas are not. */
export type Lines = string[][];

const run = promisify(execFile);

/** Tab, quotation mark, UTF-8, from line 1, English; texts in quotation marks, cells as shown, every sheet. */
const CSV = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,1033,true,true,true,false,false,-1';

// Ignores stored values: every formula is computed when the file is opened.
const RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** How a text file is read: by semicolons, UTF-8, from line 1, numbers with a comma, nothing else taken for one. */
const GERMAN_CSV = 'Text - txt - csv (StarCalc):59,34,76,1,,1031,false,false';

/** The same of a text file, as somebody opens it who says that its numbers are German. */
export async function openCsvInOffice(content: Uint8Array): Promise<Lines> {
  const [sheets] = await openAllInOffice([content], { name: 'csv', filter: [`--infilter=${GERMAN_CSV}`] });
  return Object.values(sheets ?? {})[0] ?? [];
}

/**
 * Opens spreadsheets in LibreOffice, which computes them, and reads every sheet. All of a file's in one call: starting it takes
 * longer than opening them.
 */
export async function openAllInOffice(
  contents: readonly Uint8Array[],
  { name: extension, filter }: { name: string; filter: string[] } = { name: 'xlsx', filter: [] },
): Promise<Record<string, Lines>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-office-'));
  try {
    const books = contents.map((content, i) => {
      const book = join(folder, `${i}.${extension}`);
      writeFileSync(book, content);
      return book;
    });
    const profile = join(folder, 'profile');
    mkdirSync(join(profile, 'user'), { recursive: true });
    writeFileSync(join(profile, 'user/registrymodifications.xcu'), RECALCULATE);
    // Beside a text file it would write over it.
    const read = join(folder, 'read');
    const own = `-env:UserInstallation=${pathToFileURL(profile)}`;
    const convert = ['--headless', ...filter, '--convert-to', CSV, '--outdir', read, ...books];
    // Without a character set in the environment it writes no umlauts in file names.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    await run(findProgram('LibreOffice'), [own, ...convert], { timeout: 120_000, env });
    const files = readdirSync(read).filter((name) => name.endsWith('.csv'));
    return contents.map((_, i) => {
      const sheets = files.filter((name) => name.startsWith(`${i}-`));
      if (sheets.length === 0) throw new Error('LibreOffice has written nothing.');
      return Object.fromEntries(
        sheets.map((name) => [
          name.normalize('NFC').replace(/^\d+-|\.csv$/g, ''),
          linesOf(readFileSync(join(read, name), 'utf8')),
        ]),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tabs and line ends inside quotation marks are part of the text. */
function linesOf(csv: string): Lines {
  const lines: Lines = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:("(?:[^"]|"")*")|([^\t\n]*))(\t|\n|$)/g)) {
    line.push(quoted ?? plain ?? '');
    if (end === '\t') continue;
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
    if (end === '') break;
  }
  return lines;
}

/** A text in the format of `openAllInOffice`. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
