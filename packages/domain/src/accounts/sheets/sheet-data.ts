import type { z } from 'zod';
import { canonicalJson, type Json } from '../../wire/canonical.ts';
import type { sheetData } from './contract.ts';

export type SheetData = z.output<typeof sheetData>;
export type SheetRow = SheetData['rows'][number];
export type SheetNote = SheetRow['notes'][number];
export type SheetCorrection = SheetRow['corrections'][number];
export type SheetContract = SheetData['contracts'][number];
export type SheetSums = SheetData['sums'];
export type SheetAccount = NonNullable<SheetData['account']>;
export type SheetVacation = NonNullable<SheetData['vacation']>;

const CODE_DIGITS = 16;

/** What is printed of the hash, and typed to recognise a sheet. */
export const checkCode = (sha256: string): string => sha256.slice(0, CODE_DIGITS);

/** The text whose sha256 identifies a sheet (MON-08). */
export function sheetText(data: SheetData): string {
  return canonicalJson(data as unknown as Json);
}
