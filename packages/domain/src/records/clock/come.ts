import { type Recordable, recordableRefusal } from '../../day/contracts/recorded.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { type BlockingAbsence, workingTimeAbsence } from '../timesheet/rules.ts';

/** Nobody begins on a day off or without a contract; going is always possible (CLK-05). */
export function comeRefusal(
  day: Day,
  { absence, ...facts }: Recordable & { absence: BlockingAbsence | null },
): Refusal | null {
  return recordableRefusal(day, facts) ?? (absence ? workingTimeAbsence(day, absence) : null);
}
