import { nameWithHalf } from '../../records/entries/halves.ts';
import { AWAY, TYPE } from '../../records/entries/type-codes.ts';
import type { AccountEntry } from './day-balance.ts';
import type { AccountDay } from './month.ts';
import { NO_TARGET, type Reason } from './reasons.ts';

/** What a lead reads of the reasons: nothing of a contract, and of absences that there are some unless sickness may be known (SET-37). */
export function reasonsForLead(
  { reasons }: Pick<AccountDay, 'reasons'>,
  entries: readonly AccountEntry[],
  seesSickness: boolean,
): Reason[] {
  const absences = new Map(
    entries.filter(({ project }) => project !== TYPE.work).map(({ id, half }) => [id, half]),
  );
  return reasons.map((reason) => {
    if (reason.kind === 'contract') return { ...reason, text: reason.text.replace(/ ab [\d.]+/, '') };
    const half = reason.entry === null ? undefined : absences.get(reason.entry);
    if (half === undefined || seesSickness) return reason;
    const text = nameWithHalf(AWAY, half) ?? AWAY;
    if (reason.figure === 'credited') return { ...reason, text };
    return reason.text.endsWith(NO_TARGET) ? { ...reason, text: `${text}${NO_TARGET}` } : reason;
  });
}
