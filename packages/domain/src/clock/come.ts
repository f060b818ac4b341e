import type { Day } from '../calendar/day.ts';
import { notEmployed } from '../contracts/not-employed.ts';
import { type BlockingAbsence, workingTimeAbsence } from '../timesheet/rules.ts';
import type { Refusal } from '../wire/refusal.ts';

/** Nobody begins on a day off or without a contract; going is always possible (CLK-05). */
export function comeRefusal(
  day: Day,
  { absence, employed }: { absence: BlockingAbsence | null; employed: boolean },
): Refusal | null {
  if (!employed) return notEmployed(day);
  return absence ? workingTimeAbsence(day, absence) : null;
}
