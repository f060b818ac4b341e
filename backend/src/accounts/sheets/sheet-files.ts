import { setImmediate as breath } from 'node:timers/promises';
import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import { sheetsSentences } from '@stundenbuch/domain/accounts/sheets/messages';
import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { fileName, type ZippedFile } from '../../platform/http/zip.ts';
import { isUnchanged } from './sheet-hash.ts';
import { sheetPdf } from './sheet-pdf.ts';

/** 'Stundenzettel 2026-11 Muster, Anna' */
export function sheetName({ month, person }: SheetData): string {
  return fileName(`Stundenzettel ${month} ${person.name}, ${person.first_name}`);
}

export interface ReadSheets {
  month: string;
  sheets: readonly Sheet[];
}

/** A folder for each month. */
export async function* sheetPdfs(months: AsyncIterable<ReadSheets>): AsyncGenerator<ZippedFile> {
  for await (const { month, sheets } of months)
    for (const { name, sheet } of named(sheets)) yield paperOf(`${month}/${name}`, sheet);
}

/** Drawn on demand. Of what is not as it was stored there is no paper, but the reason. */
export function paperOf(name: string, sheet: Sheet): ZippedFile {
  const { data, sha256 } = sheet;
  return isUnchanged(sheet)
    ? { name: `${name}.pdf`, date: dateOf(data), isCompressed: true, parts: drawn(data, sha256) }
    : { name: `${name}.txt`, date: dateOf(data), parts: [`${sheetsSentences.sheet_changed.message}\r\n`] };
}

/** The only date of a sheet, so that the same sheet is the same file. */
const dateOf = ({ month }: SheetData): Date => new Date(`${lastOfMonth(`${month}-01`)}T12:00:00Z`);

async function* drawn(data: SheetData, sha256: string | null): AsyncGenerator<Uint8Array> {
  yield await sheetPdf(data, sha256);
  // Drawing blocks the event loop: other requests are answered in between.
  await breath();
}

/** The sheets of a month with a name for each, also where capitals are the same letters. Anyone who had no contract in a month that is open has no sheet of it. */
export function named(sheets: readonly Sheet[]): { name: string; sheet: Sheet }[] {
  const names = new Set<string>();
  return sheets.filter(isWorthPrinting).map((sheet) => {
    const plain = sheetName(sheet.data);
    const name = names.has(plain.toLowerCase()) ? `${plain} (${sheet.data.person.id})` : plain;
    names.add(plain.toLowerCase());
    return { name, sheet };
  });
}

function isWorthPrinting({ data, sha256 }: Sheet): boolean {
  return sha256 !== null || data.contracts.length > 0 || data.sums.credited > 0;
}
