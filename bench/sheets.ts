import { sheetOf } from '@stundenbuch/domain/accounts/sheets/sheet';
import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { octoberFacts } from '@stundenbuch/domain/accounts/sheets/sheets.fixture';
import { sheetPdfs } from '../backend/src/accounts/sheets/sheet-files.ts';
import { zipped } from '../backend/src/platform/http/zip.ts';

/** A program of its own, so that its memory is what the sheets need. Prints seconds and bytes as JSON. */
const PEOPLE = 40;
const SHA256 = 'ab'.repeat(32);

const begun = performance.now();
let peak = 0;
let bytes = 0;
for await (const part of zipped(sheetPdfs(year(sheetOf(octoberFacts()))))) {
  bytes += part.length;
  peak = Math.max(peak, process.memoryUsage.rss());
}
console.log(JSON.stringify({ seconds: (performance.now() - begun) / 1_000, peak, bytes }));

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
