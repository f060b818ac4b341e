import { sheetOf } from '@stundenbuch/domain/sheets/sheet';
import type { SheetData } from '@stundenbuch/domain/sheets/sheet-data';
import { octoberFacts } from '@stundenbuch/domain/sheets/sheets.fixture';
import { zipped } from '../backend/src/platform/http/zip.ts';
import { sheetPdfs } from '../backend/src/sheets/sheet-files.ts';
import type { Row } from './part.ts';

export const name = 'sheets';
export const builds: string[] = [];

const PEOPLE = 40;
const SHA256 = 'ab'.repeat(32);

/** A year of forty people on paper, in one zip, as `POST /sheet/zip` makes it from closed months. */
export async function run(): Promise<Row[]> {
  const begun = performance.now();
  let peak = 0;
  let bytes = 0;
  for await (const part of zipped(sheetPdfs(year(sheetOf(octoberFacts()))))) {
    bytes += part.length;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - begun) / 1_000;
  return [
    row('480 sheets in a zip', seconds, 20, 's'),
    row('memory while they are made', peak / 1e6, 300, 'MB'),
    { work: 'size of the zip', target: '–', measured: `${(bytes / 1e6).toFixed(1)} MB`, met: true },
  ];
}

async function* year(data: SheetData) {
  for (let at = 1; at <= 12; at++) {
    const month = `2026-${String(at).padStart(2, '0')}`;
    const sheets = Array.from({ length: PEOPLE }, (_, id) => ({
      data: { ...data, month, person: { ...data.person, id, name: `Größöß ${id}` } },
      sha256: SHA256,
    }));
    yield { month, sheets };
  }
}

function row(work: string, value: number, most: number, unit: string): Row {
  return { work, target: `≤ ${most} ${unit}`, measured: `${value.toFixed(1)} ${unit}`, met: value <= most };
}
