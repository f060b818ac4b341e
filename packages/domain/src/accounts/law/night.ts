import { type Day, firstOfYear } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { LawContext } from './context.ts';
import type { Violation } from './facts.ts';
import type { Shift } from './shifts.ts';
import { hoursText } from './words.ts';

/** LAW-09: more than two hours between 23:00 and 6:00. */
export function nightRule(law: LawContext, shift: Shift): Violation[] {
  const { day } = shift;
  const [value, limit] = [law.nightOf.get(shift) ?? 0, law.at('night_minutes', day)];
  if (value <= limit || law.isMinor(day)) return [];
  const text = `${hoursText(value)} Nachtarbeit am ${formatDay(day)}, der ${nightDays(law, day)}. Tag mit Nachtarbeit in diesem Jahr.`;
  return [{ code: 'night', day, value, limit, text, remedy: null }];
}

/** Days of the year with work at night, up to the day. */
export function nightDays(law: LawContext, day: Day): number {
  const found = [...law.nightOf].filter(
    ([shift, minutes]) =>
      shift.day >= firstOfYear(day) && shift.day <= day && minutes > law.at('night_minutes', shift.day),
  );
  return new Set(found.map(([shift]) => shift.day)).size;
}
