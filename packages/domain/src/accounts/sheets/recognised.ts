import { formatDay, monthName } from '../../time/format.ts';
import type { SheetCheck } from './contract.ts';

export const UNKNOWN = 'Unbekannt';

/** Sixteen hexadecimal digits, as they are printed. */
export const isCheckCode = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

/** What is known of the sheet with a code. */
export function recognised(
  sheet: Omit<NonNullable<SheetCheck['sheet']>, 'sha256'>,
  { isWhole, isErased }: { isWhole: boolean; isErased: boolean },
): string {
  const { month, first_name, name, version, stored_on, is_current } = sheet;
  const which = `Stundenzettel ${monthName(month)} von ${first_name} ${name}, Version ${version} vom ${formatDay(stored_on)}.`;
  if (!isWhole) return `${which} Die gespeicherten Angaben passen nicht mehr zum Prüfcode.`;
  if (isErased) return `${which} Die Namen wurden nach Frist gelöscht.`;
  return is_current ? which : `${which} Er gilt nicht mehr: Der Monat wurde danach wieder geöffnet.`;
}
