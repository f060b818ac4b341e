import { type Day, yearOf } from '../../time/day.ts';
import { type CompanyCalendar, calendarOf } from './company-calendar.ts';
import { specialDays } from './day-factor.ts';

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
    const [old, now] = [before, after].map((company) => factorsOf(company, place, from, to));
    for (const day of [...(old?.keys() ?? []), ...(now?.keys() ?? [])]) {
      if (old?.get(day) !== now?.get(day)) changed.add(day);
    }
  }
  return [...changed].filter((day) => day >= from && day <= to).toSorted();
}

function factorsOf(company: CompanyCalendar | null, place: number | undefined, from: Day, to: Day) {
  const factors = new Map<Day, number>();
  if (!company) return factors;
  const calendar = calendarOf(company, place);
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    // The least comes first.
    for (const { day, factor } of specialDays(calendar, year)) {
      if (!factors.has(day)) factors.set(day, factor);
    }
  }
  return factors;
}
