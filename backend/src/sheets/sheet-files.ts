import { setImmediate as breath } from 'node:timers/promises';
import { lastOfMonth } from '@stundenbuch/domain/calendar/day';
import type { Sheet } from '@stundenbuch/domain/sheets/contract';
import type { SheetData } from '@stundenbuch/domain/sheets/sheet-data';
import { fileName, type ZippedFile } from '../platform/http/zip.ts';
import { sheetPdf } from './sheet-pdf.ts';

/** 'Stundenzettel 2026-11 Muster, Anna' */
export function sheetName({ month, person }: SheetData): string {
  return fileName(`Stundenzettel ${month} ${person.name}, ${person.first_name}`);
}

export interface ReadSheets {
  month: string;
  sheets: readonly Sheet[];
}

/** A folder for each month. Whoever had no contract in a month that is open has no sheet of it. */
export async function* sheetPdfs(months: AsyncIterable<ReadSheets>): AsyncGenerator<ZippedFile> {
  for await (const { month, sheets } of months) {
    const names = new Set<string>();
    for (const { data, sha256 } of sheets.filter(isWorthPrinting)) {
      const plain = sheetName(data);
      const name = names.has(plain) ? `${plain} (${data.person.id})` : plain;
      names.add(plain);
      const date = new Date(`${lastOfMonth(`${month}-01`)}T12:00:00Z`);
      yield { name: `${month}/${name}.pdf`, date, isCompressed: true, parts: [await sheetPdf(data, sha256)] };
      // Drawing takes the processor: others are answered in between.
      await breath();
    }
  }
}

function isWorthPrinting({ data, sha256 }: Sheet): boolean {
  return sha256 !== null || data.contracts.length > 0 || data.sums.credited > 0;
}
