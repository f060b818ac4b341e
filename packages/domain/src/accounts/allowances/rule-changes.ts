import { addDays, type Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseAllowance as refuse } from './messages.ts';

type Dated = { valid_from: Day; valid_to?: Day | null | undefined };

/**
 * A rule that held on a day of a closed month says the same of it for ever: it may only end, from the day before the first
 * open one on. `stored` is null of a new one, `sent` of one that is deleted; `isSame` whether nothing but its end changes.
 */
export function ruleChangeRefusal(
  stored: Dated | null,
  sent: Dated | null,
  openFrom: Day,
  isSame = false,
): Refusal | null {
  const isOpen = ({ valid_from }: Dated) => valid_from >= openFrom;
  const last = addDays(openFrom, -1);
  const holdsBefore = ({ valid_to }: Dated) => valid_to == null || valid_to >= last;
  const ends = stored && sent && isSame && holdsBefore(stored) && holdsBefore(sent);
  const ok = ends || ((!stored || isOpen(stored)) && (!sent || isOpen(sent)));
  return ok
    ? null
    : refuse('surcharge_closed', sent ? 'valid_from' : undefined, { date: formatDay(openFrom) });
}
