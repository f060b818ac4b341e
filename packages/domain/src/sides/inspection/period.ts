import { type Day, daysBetween, isDay } from '../../time/day.ts';
import { periodRefusal } from '../../wire/period.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseAudit } from '../log/messages.ts';

/** Two years, of which one may be a leap year: as long as records must be retained (§ 16 Abs. 2 ArbZG, § 17 MiLoG). */
const MOST_DAYS = 731;

/** Whether a package may be about these days, both included. */
export const isPackagePeriod = (from: Day, to: Day): boolean =>
  !isDay(from) || !isDay(to) || daysBetween(from, to) < MOST_DAYS;

/** What is wrong with the days of a package, or null. */
export function packageRefusal(from: Day, to: Day, today: Day): Refusal | null {
  if (!isPackagePeriod(from, to)) return refuseAudit('package_period', 'to');
  return periodRefusal(from, to) ?? (from > today ? refuseAudit('package_future', 'from') : null);
}
