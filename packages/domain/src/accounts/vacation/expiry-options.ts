import { daysInMonth } from '../../time/day.ts';
import type { Expiry } from './expiry.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** The last days of the months of the following year; of a year without a 29 February. */
const MONTH_ENDS: readonly Expiry[] = Array.from({ length: 12 }, (_, i) => {
  const month = two(i + 1);
  return `${month}-${two(daysInMonth(`2025-${month}-01`))}`;
});

/** 'nie' or '31.03. des Folgejahrs' */
export const expiryLabel = (expiry: Expiry): string =>
  expiry === 'never' ? 'nie' : `am ${expiry.slice(3)}.${expiry.slice(0, 2)}. des folgenden Jahres`;

/** What a form offers; another day that is stored stays. */
export function expiryOptions(stored: Expiry | null): { value: Expiry; label: string }[] {
  const known = ['never', ...MONTH_ENDS];
  const all = stored === null || known.includes(stored) ? known : [...known, stored];
  return all.map((value) => ({ value, label: expiryLabel(value) }));
}
