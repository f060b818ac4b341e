import { type PlaceCalendar, specialDay } from '../../day/calendar/day-factor.ts';
import { isWorked, kindOfDay, type WorkFacts } from '../../day/workday/work-day.ts';
import type { Day } from '../../time/day.ts';
import type { LawDay } from './facts.ts';

/**
 * What calendar and contract say of a day to the law: the company's own free days are no public holidays, and what was entered
 * of days before the person's beginning is looked at like any other (SET-32).
 */
export function lawDayOf(work: WorkFacts, day: Day): LawDay {
  const kind = kindOfDay(work, day);
  const calendar = work.places?.get(kind.place ?? 0) ?? (work.calendar as PlaceCalendar | undefined);
  const special = calendar ? specialDay(calendar, day) : null;
  const holiday = special !== null && special.factor === 0 && special.origin !== 'company';
  return { employed: kind.employed, owed: isWorked(kind), holiday };
}
