import type { Day } from '../calendar/day.ts';
import type { DayFacts } from '../contracts/work-day.ts';
import type { CurrentUser } from '../session/contract.ts';
import {
  type VacationAccount,
  type VacationDay,
  type VacationFacts,
  vacationAccount,
} from './vacation-account.ts';

/** The account as the fields of a user on the wire, for every call that returns a person. */
export type AccountFields = Pick<
  CurrentUser,
  | 'vacation'
  | 'vacation_lastyear'
  | 'vacation_lastyear_provisional'
  | 'plannedVacation'
  | 'usedVacation'
  | 'usedVacationLastYear'
  | 'openVacation'
  | 'nextYear'
  | 'lastYearEntered'
>;

export function accountFields(facts: VacationFacts, today: Day): AccountFields {
  const account = vacationAccount(facts, today);
  return {
    vacation: account.vacation,
    vacation_lastyear: account.lastYear,
    vacation_lastyear_provisional: account.provisional,
    plannedVacation: account.planned,
    usedVacation: account.used,
    usedVacationLastYear: account.lastYearUsed,
    openVacation: account.open,
    nextYear: account.nextYear,
    lastYearEntered: facts.lastYear,
  };
}

/** The inverse, for the screens. */
export function accountOf(user: AccountFields): VacationAccount {
  return {
    vacation: user.vacation,
    lastYear: user.vacation_lastyear,
    provisional: user.vacation_lastyear_provisional,
    lastYearUsed: user.usedVacationLastYear,
    remainder: user.vacation_lastyear - user.usedVacationLastYear,
    used: user.usedVacation,
    planned: user.plannedVacation,
    open: user.openVacation,
    nextYear: user.nextYear,
  };
}

/** Input of the request form's preview: the caller's record and absences. */
export function vacationFactsOf(
  user: AccountFields,
  absences: readonly VacationDay[],
  work?: DayFacts,
): VacationFacts {
  return { work, vacation: user.vacation, lastYear: user.lastYearEntered, days: absences };
}
