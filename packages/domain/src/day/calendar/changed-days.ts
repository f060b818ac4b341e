import { addDays, type Day, firstOfMonth, yearOf } from '../../time/day.ts';
import { type CompanyCalendar, type CompanyRules, calendarOf } from './company-calendar.ts';
import { specialDays } from './special-days.ts';

/** The days from one year to another that count differently at any place; null is a company without a calendar. */
export function changedDays(
  before: CompanyCalendar | null,
  after: CompanyCalendar | null,
  from: Day,
  to: Day,
): Day[] {
  const named = [before, after].flatMap((company) => company?.places.map(({ id }) => id) ?? []);
  const changed = new Set<Day>();
  // Without a name: where the company usually works, which may be another place than before.
  for (const place of [undefined, ...new Set(named)]) {
    const old = sharesOf(before, place, from, to);
    const now = sharesOf(after, place, from, to);
    for (const day of [...old.keys(), ...now.keys()]) {
      if (old.get(day) !== now.get(day)) changed.add(day);
    }
  }
  return [...changed].filter((day) => day >= from && day <= to).toSorted();
}

function sharesOf(company: CompanyCalendar | null, place: number | undefined, from: Day, to: Day) {
  const shares = new Map<Day, number>();
  if (!company) return shares;
  const calendar = calendarOf(company, place);
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    // The least comes first.
    for (const { day, share } of specialDays(calendar, year)) {
      if (!shares.has(day)) shares.set(day, share);
    }
  }
  return shares;
}

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
