import { addDays, daysFrom } from '../../time/day.ts';
import { instantOf } from '../../time/real-time.ts';
import type { Minutes } from '../../time/time.ts';
import { overlap, type Shift } from './shifts.ts';

/** Minutes of a shift between these times of the evening and of the next morning. */
export function nightMinutes({ day, works, ...span }: Shift, from: Minutes, to: Minutes): Minutes {
  // Most shifts lie between two nights.
  if (span.from >= instantOf(day, to) && span.to <= instantOf(day, from)) return 0;
  return daysFrom(addDays(day, -1), addDays(day, 1)).reduce((sum, evening) => {
    const night = { from: instantOf(evening, from), to: instantOf(addDays(evening, 1), to) };
    return sum + works.reduce((minutes, work) => minutes + overlap(work, night), 0);
  }, 0);
}
