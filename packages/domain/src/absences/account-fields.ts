import { type Day, MIN_DAY, yearOf } from '../calendar/day.ts';
import type { DayFacts } from '../contracts/work-day.ts';
import type { CurrentUser } from '../session/contract.ts';
import {
  type VacationAccount,
  type VacationDay,
  type VacationFacts,
  vacationAccount,
  vacationIn,
} from './vacation-account.ts';

/** The account as the fields of a user on the wire, for every call that returns a person. */
export type AccountFields = Pick<
  CurrentUser,
  | 'vacation'
  | 'entitlements'
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
    vacation: facts.vacation,
    ...(facts.entitlement && { entitlements: entitlementsOf(facts, today) }),
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

/** Of every year that an account reaches: from the first that can be requested, or was entered, to the next one. */
function entitlementsOf(facts: VacationFacts, today: Day): { year: number; days: number }[] {
  const first = Math.min(yearOf(MIN_DAY), facts.lastYear.enteredIn);
  return Array.from({ length: yearOf(today) + 2 - first }, (_, i) => ({
    year: first + i,
    days: vacationIn(facts, first + i),
  }));
}

type Entitled = Pick<AccountFields, 'vacation' | 'entitlements'>;

const entitlementIn = ({ vacation, entitlements }: Entitled, year: number): number =>
  entitlements?.find((one) => one.year === year)?.days ?? vacation;

/** The inverse, for the screens. */
export function accountOf(user: AccountFields): VacationAccount {
  return {
    vacation: entitlementIn(user, user.nextYear.year - 1),
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
  const { vacation, entitlements, lastYearEntered: lastYear } = user;
  const facts = { work, vacation, lastYear, days: absences };
  return entitlements ? { ...facts, entitlement: (year) => entitlementIn(user, year) } : facts;
}
