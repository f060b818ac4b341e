import { createHash } from 'node:crypto';
import type { SheetData } from '@stundenbuch/domain/sheets/sheet-data';
import { sheetText } from '@stundenbuch/domain/sheets/sheet-text';

/** Of the canonical JSON of the data (MON-08). */
export function sheetHash(data: SheetData): string {
  return createHash('sha256').update(sheetText(data)).digest('hex');
}
