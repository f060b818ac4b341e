import { canonicalJson, type Json } from '../../wire/canonical.ts';
import type { SheetData } from './sheet-data.ts';

/** The text whose sha256 identifies a sheet (MON-08). */
export function sheetText(data: SheetData): string {
  return canonicalJson(data as unknown as Json);
}
