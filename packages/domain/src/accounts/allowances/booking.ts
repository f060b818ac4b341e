import { recordableRefusal } from '../../day/contracts/recorded.ts';
import { type BookingFacts, notOpenRefusal } from '../../records/timesheet/rules.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { type BookedFacts, quantityRefusal } from './allowance-kinds.ts';
import { refuseAllowance as refuse } from './messages.ts';

type DayFacts = Omit<BookingFacts, 'project' | 'absence'>;

/** Booked for a day, it is decided as the month is (ALW-04): what the day of a working time is asked, it is asked as well. */
export function allowanceRefusal(
  input: { day: Day; quantity: number; project?: number | null | undefined },
  facts: DayFacts & BookedFacts,
  today: Day,
): Refusal | null {
  const wrong = quantityRefusal(input, facts) ?? notOpenRefusal(input.day, facts, today);
  if (wrong) return wrong;
  if (input.day > today) return refuse('allowance_future', 'day');
  return recordableRefusal(input.day, facts, 'day');
}
