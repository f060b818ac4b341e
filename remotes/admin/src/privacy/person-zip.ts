import type { PersonExport, Register } from '@stundenbuch/domain/sides/privacy/contract';
import { disclosurePage } from '@stundenbuch/domain/sides/privacy/disclosure';
import { worksheetsOf } from '@stundenbuch/domain/sides/privacy/worksheets';
import type { Day } from '@stundenbuch/domain/time/day';
import { writeBook } from '@stundenbuch/web/export';
import { strToU8, type Zippable, zipSync } from 'fflate';

interface Parts {
  person: { first_name: string; name: string };
  /** As the server sent it. */
  json: string;
  register: Register;
  /** The sheets of closed months, by month. */
  sheets: ReadonlyMap<string, ArrayBuffer>;
  today: Day;
}

/** The months of which a sheet is stored. */
export const closedMonths = ({ tables }: PersonExport): string[] =>
  [...new Set(tables.month_sheets.map(({ month }) => String(month).slice(0, 7)))].sort();

/** What a person is given who asks what is stored: page, data, table and sheets (GDPR-06). */
export async function personZip({ person, json, register, sheets, today }: Parts): Promise<Blob> {
  const book = await writeBook(
    worksheetsOf(JSON.parse(json) as PersonExport),
    new AbortController().signal,
    () => undefined,
  );
  const files: Zippable = {
    'Auskunft.html': strToU8(disclosurePage(person, register, today)),
    'Daten.json': strToU8(json),
    // Compressed already.
    'Daten.xlsx': [new Uint8Array(await book.arrayBuffer()), { level: 0 }],
  };
  for (const [month, sheet] of sheets)
    files[`Stundenzettel/${month}.pdf`] = [new Uint8Array(sheet), { level: 0 }];
  return new Blob([zipSync(files)], { type: 'application/zip' });
}
