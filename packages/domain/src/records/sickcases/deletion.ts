import { addDays, type Day, daysInMonth } from '../../time/day.ts';

/** § 3 Abs. 1 Satz 2 EFZG looks back twelve months from the beginning of a sickness. */
const REFERENCE_MONTHS = 12;

/** Proposed beside the field; the company says (SICK-07). */
export const PROPOSED_MONTHS = 12;
export const MOST_MONTHS = 120;

/**
 * The first day on which what was noted of a case is deleted: so many months after the end of its reference period, and never
 * while it lasts. Null where the company deletes nothing.
 */
export function deletedFrom({ first, last }: { first: Day; last: Day }, months: number): Day | null {
  if (months === 0) return null;
  const due = monthsAfter(first, REFERENCE_MONTHS + months);
  return due > last ? due : addDays(last, 1);
}

/** The same day of a later month, or its last. */
function monthsAfter(day: Day, months: number): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, Math.min(Number(day.slice(8)), daysInMonth(first)) - 1);
}
