import { BOOKING } from '../../records/timesheet/working-hours.ts';
import type { ProposedBooking } from './contract.ts';

/** Projects that a day is divided among. */
const MOST_LINES = 3;

/** A project with the text it was booked with last, and its hours of the days that are looked back on. */
export type Share = ProposedBooking;

/**
 * Divides hours among the three largest shares, in quarters by largest remainder (SET-58); of equal remainders the larger share, then
 * the earlier one comes first. Example: 8,25 h at 50, 30 and 20 % are 4,00, 2,50 and 1,75 h.
 */
export function divided(hours: number, shares: readonly Share[]): ProposedBooking[] {
  const largest = shares.toSorted((a, b) => b.hours - a.hours).slice(0, MOST_LINES);
  const total = largest.reduce((sum, share) => sum + quartersIn(share.hours), 0);
  if (total === 0) return [];
  const quarters = quartersIn(hours);
  const lines = largest.map((share) => {
    const exact = quarters * quartersIn(share.hours);
    return { share, whole: Math.floor(exact / total), remainder: exact % total };
  });
  const left = quarters - lines.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(lines.toSorted((a, b) => b.remainder - a.remainder).slice(0, left));
  return lines
    .map((line) => ({ ...line.share, hours: (line.whole + (rounded.has(line) ? 1 : 0)) * BOOKING.step }))
    .filter((line) => line.hours > 0);
}

/** Whole quarters below: what a booking can have of a working time in minutes. */
export const quartersIn = (hours: number): number => Math.floor(hours / BOOKING.step + 1e-9);
