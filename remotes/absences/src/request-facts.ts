import { vacationFactsOf } from '@stundenbuch/domain/absences/account-fields';
import { takenHalves } from '@stundenbuch/domain/absences/halves';
import type { RequestFacts } from '@stundenbuch/domain/absences/request';
import { takesTheDay } from '@stundenbuch/domain/absences/types';
import { recordingOf } from '@stundenbuch/domain/contracts/recorded';
import type { DayFacts } from '@stundenbuch/domain/contracts/work-day';
import type { CurrentUser } from '@stundenbuch/domain/session/contract';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';

/** What the form computes with, like the server: the record of a person, the absences, and what the days are. */
export function requestFactsOf(
  user: CurrentUser,
  absences: readonly Entry[],
  {
    byOffice = false,
    ...days
  }: Pick<DayFacts, 'calendar' | 'contracts' | 'manual40'> & { byOffice?: boolean },
  /** What the request replaces. */
  changed?: Entry,
): RequestFacts {
  const work = { working_days: user.working_days, ...recordingOf(user), ...days };
  const others = absences.filter(({ id }) => id !== changed?.id);
  return {
    ...work,
    byOffice,
    company: user.company,
    taken: takenHalves(others.filter(({ status }) => takesTheDay(status))),
    vacation: vacationFactsOf(user, others, work),
    ...(changed && { stored: vacationFactsOf(user, absences, work) }),
  };
}
