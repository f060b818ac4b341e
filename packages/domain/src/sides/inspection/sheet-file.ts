import type { SheetData } from '../../accounts/sheets/sheet-data.ts';

/** A sheet as JSON, with each of its days on a line; of a month that is not closed without a hash. */
export function sheetFile(data: SheetData, sha256: string | null): string {
  const fields = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}: ${textOf(value)}`);
  return `{\n"state": ${JSON.stringify(sha256 === null ? 'Entwurf' : 'abgeschlossen')},\n"sha256": ${JSON.stringify(sha256)},\n"data": {\n${fields.join(',\n')}\n}\n}\n`;
}

function textOf(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
}
