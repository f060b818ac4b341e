import { type Day, firstOfMonth } from '../../time/day.ts';
import { EXTRAS, extrasOf, LAENDER } from '../../time/laender.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { PlaceInput } from './contract.ts';
import { refuseCalendar as refuse } from './messages.ts';

/** Days of communities are options of their Land alone (HOL-03). */
export function placeRefusal({ land, extras }: PlaceInput): Refusal | null {
  const foreign = extras.find((extra) => !extrasOf(land).includes(extra));
  if (!foreign) return null;
  return refuse('extra_not_in_land', 'extras', { extra: EXTRAS[foreign].label, land: LAENDER[land] });
}

/** What past months owed and cost is settled; before the calendar counts a day of the company changes nothing. */
export function companyDayRefusal(day: Day, since: Day | undefined, today: Day): Refusal | null {
  const counts = since !== undefined && day >= since;
  return counts && day < firstOfMonth(today) ? refuse('company_day_past', 'day') : null;
}
