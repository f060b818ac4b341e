import { addDays, type Day, firstOfMonth } from '../../time/day.ts';
import { changedDays } from './changed-days.ts';
import type { CompanyCalendar, CompanyRules } from './company-calendar.ts';

/**
 * The rules that days which are over keep when a calendar is changed today; null where none of them would count
 * differently. Naming the usual place for the first time is part of setting up, so it counts for the whole month.
 */
export function rulesToKeep(
  before: CompanyCalendar,
  after: CompanyCalendar,
  today: Day,
): (CompanyRules & { until: Day }) | null {
  const { place, eve24, eve31, places } = before;
  const isFirst = place === null && after.place !== null;
  const until = addDays(isFirst ? firstOfMonth(today) : today, -1);
  const past = changedDays(rulesIn(before, after), rulesIn(after, before), before.since, until);
  return isFirst || past.length > 0 ? { until, place, eve24, eve31, places } : null;
}

/** Without own days, which are changed one by one, and without places that are new or gone: nobody has worked there. */
function rulesIn(company: CompanyCalendar, other: CompanyCalendar): CompanyCalendar {
  const known = new Set(other.places.map(({ id }) => id));
  return { ...company, days: [], places: company.places.filter(({ id }) => known.has(id)) };
}
