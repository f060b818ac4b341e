import type { DayFacts } from '../../day/workday/work-day.ts';
import { type Day, MIN_DAY, yearOf } from '../../time/day.ts';
import type { LedgerOnTheWire } from './contract.ts';
import type { LedgerPart } from './ledger-balances.ts';
import { ENTERED, enteredIds } from './posting.ts';
import {
  type VacationAccount,
  type VacationDay,
  type VacationFacts,
  vacationAccount,
  vacationIn,
} from './vacation-account.ts';

/** The account as the fields of a user on the wire, for every call that returns a person. In days. */
export interface AccountFields {
  vacation: number;
  /** With contracts the vacation days of each year; `vacation` is what the contract of today gives for a whole one. */
  entitlements?: { year: number; days: number }[] | undefined;
  vacation_lastyear: number;
  /** vacation_lastyear was computed from the year before and not yet entered by an admin. */
  vacation_lastyear_provisional: boolean;
  plannedVacation: number;
  usedVacation: number;
  /** Days of code 70, charged to last year's vacation. */
  usedVacationLastYear: number;
  openVacation: number;
  nextYear: { year: number; requested: number; available: number };
  /** The last value entered and its year, from which the request form computes other years as the server does. */
  lastYearEntered: { days: number; enteredIn: number };
  /** Only with the ledger: what the request form computes the account from. */
  ledger?: LedgerOnTheWire | undefined;
}

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
    ...(facts.ledger && { ledger: ledgerOf(facts.ledger, account, today) }),
  };
}

/** Without the reasons: they are in the ledger itself, which fewer people may read. */
function ledgerOf(
  { begins, postings, lastDay }: LedgerPart,
  account: VacationAccount,
  today: Day,
): LedgerOnTheWire {
  const entered = enteredIds(postings);
  const years = Array.from({ length: yearOf(today) + 3 - begins }, (_, i) => begins - 1 + i);
  return {
    begins,
    entitlement: account.vacation,
    postings: postings.map(({ id, year, day, kind, days }) => ({
      id,
      year,
      day,
      kind,
      days,
      ...(entered.has(id) && { from_new_year: true }),
    })),
    last_days: years.flatMap((year) => {
      const day = lastDay?.(year) ?? null;
      return day === null ? [] : [{ year, day }];
    }),
    expiring: account.expiring ?? null,
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
    vacation: user.ledger?.entitlement ?? entitlementIn(user, user.nextYear.year - 1),
    lastYear: user.vacation_lastyear,
    provisional: user.vacation_lastyear_provisional,
    lastYearUsed: user.usedVacationLastYear,
    remainder: user.vacation_lastyear - user.usedVacationLastYear,
    used: user.usedVacation,
    planned: user.plannedVacation,
    open: user.openVacation,
    nextYear: user.nextYear,
    ...(user.ledger && { expiring: user.ledger.expiring ?? undefined }),
  };
}

/** Input of the request form's preview: the caller's record and absences. */
export function vacationFactsOf(
  user: AccountFields,
  absences: readonly VacationDay[],
  work?: DayFacts,
): VacationFacts {
  const { vacation, entitlements, lastYearEntered: lastYear, ledger } = user;
  const facts = { work, vacation, lastYear, days: absences, ...(ledger && { ledger: partOf(ledger) }) };
  return entitlements ? { ...facts, entitlement: (year) => entitlementIn(user, year) } : facts;
}

function partOf({ begins, postings, last_days }: LedgerOnTheWire): LedgerPart {
  const unknown = { closing_id: null, reverses_id: null };
  return {
    begins,
    postings: postings.map(({ from_new_year, ...posting }) => ({
      ...posting,
      ...unknown,
      text: from_new_year ? ENTERED : null,
    })),
    lastDay: (bucket) => last_days.find(({ year }) => year === bucket)?.day ?? null,
  };
}
