import { vacationFactsOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { type DayFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { takenHalves } from '@stundenbuch/domain/records/entries/halves';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';

/** What the form computes with, like the server: the record of a person, the absences, and what the days are. */
export function requestFactsOf(
  user: CurrentUser,
  absences: readonly Entry[],
  {
    byOffice = false,
    ...days
  }: Pick<DayFacts, 'calendar' | 'contracts' | 'holidayByHand'> & { byOffice?: boolean },
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
    owed: (day) => workDay({ ...work, weeklyhours: user.weeklyhours }, day).minutes,
    vacation: vacationFactsOf(user, others, work),
    ...(changed && { stored: vacationFactsOf(user, absences, work) }),
  };
}
