import type { Day } from '../calendar/day.ts';
import { type Recordable, recordableRefusal } from '../contracts/recorded.ts';
import { type BlockingAbsence, workingTimeAbsence } from '../timesheet/rules.ts';
import type { Refusal } from '../wire/refusal.ts';

/** Nobody begins on a day off or without a contract; going is always possible (CLK-05). */
export function comeRefusal(
  day: Day,
  { absence, ...facts }: Recordable & { absence: BlockingAbsence | null },
): Refusal | null {
  return recordableRefusal(day, facts) ?? (absence ? workingTimeAbsence(day, absence) : null);
}
