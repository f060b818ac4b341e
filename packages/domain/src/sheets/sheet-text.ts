import { canonicalJson, type Json } from '../audit/canonical.ts';
import type { SheetData } from './sheet-data.ts';

const CODE_DIGITS = 16;

/** The text whose sha256 identifies a sheet (MON-08). */
export function sheetText(data: SheetData): string {
  return canonicalJson(data as unknown as Json);
}

/** What is printed of the hash, and typed to recognise a sheet. */
export const sheetCode = (sha256: string): string => sha256.slice(0, CODE_DIGITS);
