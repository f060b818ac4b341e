import { createHash } from 'node:crypto';
import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import { type SheetData, sheetText } from '@stundenbuch/domain/accounts/sheets/sheet-data';

/** Of the canonical JSON of the data (MON-08). */
export function sheetHash(data: SheetData): string {
  return createHash('sha256').update(sheetText(data)).digest('hex');
}

/** Whether a stored sheet is what was hashed; a draft has no hash, and one whose names were erased keeps that of before. */
export const isUnchanged = ({ data, sha256, erased }: Sheet): boolean =>
  sha256 === null || erased === true || sheetHash(data) === sha256;
