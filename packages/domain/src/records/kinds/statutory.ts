import { addDays, type Day, daysFrom, lastOfMonth } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';

const WEEKS_BEFORE = 6;
const WEEKS_AFTER = 8;

/** Six weeks before the expected day of birth to eight weeks after it (§ 3 Abs. 1 and 2 MuSchG): what is proposed, not what holds. */
export const maternityOf = (expected: Day): { day: Day; end: Day } => ({
  day: addDays(expected, -7 * WEEKS_BEFORE),
  end: addDays(expected, 7 * WEEKS_AFTER),
});

const MONTHS = 12;

/**
 * Calendar months of a year that parental leave covers as a whole (§ 17 Abs. 1 Satz 1 BEEG): from the first to the last day of it
 * every day that is worked by the person's week is one of it. A month in which nobody works has none.
 */
export function monthsOfLeave(leave: ReadonlySet<Day>, works: (day: Day) => boolean, year: number): number[] {
  const months = Array.from({ length: MONTHS }, (_, i) => i + 1);
  return months.filter((month) => {
    const first: Day = `${year}-${String(month).padStart(2, '0')}-01`;
    const worked = daysFrom(first, lastOfMonth(first)).filter(works);
    return worked.length > 0 && worked.every((day) => leave.has(day));
  });
}

/** A twelfth of the year's vacation for each of them, in hundredths of a day (§ 17 Abs. 1 Satz 1 BEEG). */
export const parentalReduction = (entitlement: number, months: number): number =>
  round((entitlement * months) / MONTHS);

/** The reason of the posting: the reduction holds from its declaration on (§ 17 Abs. 1 BEEG). */
export const parentalText = (months: number, declared: Day): string =>
  `Elternzeit: ${months === 1 ? '1 voller Monat' : `${months} volle Monate`}, erklärt am ${formatDay(declared)} (§ 17 BEEG)`;
