import { isRecorded } from '../../day/contracts/recorded.ts';
import { costOfDay, type DayFacts } from '../../day/workday/work-day.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import type { LedgerEntry, LedgerFacts } from './ledger.ts';
import { type LedgerPart, type OpenLedger, openLedger, type YearBalance } from './ledger-balances.ts';

export interface VacationFacts {
  /** Days of vacation per year. */
  vacation: number;
  /** Of each year, where contracts say it: somebody may come, go or change in its course. */
  entitlement?: ((year: number) => number) | undefined;
  /** The remainder of the year before as an admin entered it, and the year in which it was entered. */
  lastYear: { days: number; enteredIn: number };
  /** Vacation and last year's vacation; other absences and declined or cancelled ones do not count. */
  days: readonly VacationDay[];
  /** What the days of the person are worth; without it each is a whole one. */
  work?: DayFacts | undefined;
  /** What else the account knows where the company keeps it as a ledger. */
  ledger?: LedgerPart | undefined;
}

export type VacationDay = LedgerEntry;

export interface VacationAccount {
  vacation: number;
  lastYear: number;
  /** `lastYear` was computed from the year before because no admin has entered it yet. */
  provisional: boolean;
  /** Days of last year's vacation (code 70) taken or requested this year. */
  lastYearUsed: number;
  /** lastYear minus lastYearUsed; negative when more was taken than available. */
  remainder: number;
  /** Days of vacation up to today, and after today, of this year. */
  used: number;
  planned: number;
  open: number;
  /** Days already requested for next year, and how many may be requested in total. */
  nextYear: { year: number; requested: number; available: number };
  /** Of the open days what expires next; only in a ledger, once a notice was read in time. */
  expiring?: { day: Day; days: number } | undefined;
}

/**
 * Every day is charged to its calendar year.
 * Example: 30 days, 5 left over, 2 of them used; 20 taken, 3 ahead: 30 + (5 - 2) - 3 - 20 = 10 open.
 * On 31 December `nextYear` equals the account of 1 January, unless an admin enters the remainder in between.
 */
export function vacationAccount(facts: VacationFacts, today: Day): VacationAccount {
  const year = yearOf(today);
  const opened = facts.ledger && openLedger(ledgerFactsOf(facts, facts.ledger));
  const balance = balancesOf(facts, opened);
  // The later first: a ledger is computed to its end once.
  const next = balance(year + 1);
  const current = balance(year);
  const ahead = facts.days
    .filter((entry) => counts(entry, TYPE.vacation) && entry.day > today && yearOf(entry.day) === year)
    .reduce((sum, entry) => sum + costOf(entry, facts), 0);
  return {
    vacation: current.entitlement,
    lastYear: current.lastYear,
    // A ledger has nothing to enter: its remainder is a sum of postings.
    provisional: !facts.ledger && facts.lastYear.enteredIn < year,
    lastYearUsed: current.lastYearUsed,
    remainder: current.lastYear - current.lastYearUsed,
    used: current.taken - ahead,
    planned: ahead,
    open: current.open,
    nextYear: { year: year + 1, requested: next.taken, available: next.open + next.taken },
    ...(opened && { expiring: opened.expiringOn(today) }),
  };
}

/** 'used / total' of the page My absences: 23 / 35. */
export function usedOverTotal(account: VacationAccount): { used: number; total: number } {
  const used = account.planned + account.used;
  return { used, total: round(account.open + used) };
}

/**
 * The balance of any year. Until an admin enters the remainder, that of the year before counts, but never less
 * than zero. Remainders before the first one entered are unknown and count as zero.
 */
export function yearBalances(facts: VacationFacts): (year: number) => YearBalance {
  return balancesOf(facts, facts.ledger && openLedger(ledgerFactsOf(facts, facts.ledger)));
}

function balancesOf(facts: VacationFacts, opened: OpenLedger | undefined): (year: number) => YearBalance {
  if (!facts.ledger || !opened) return plainBalances(facts);
  const { begins } = facts.ledger;
  return (year) => (year < begins ? plainBalances(facts)(year) : opened.of(year));
}

export function ledgerFactsOf(facts: VacationFacts, part: LedgerPart): LedgerFacts {
  const { days, work } = facts;
  // What was taken before is in the opening (SET-32).
  const entries = work ? days.filter(({ day }) => isRecorded(work, day)) : days;
  return { ...part, entitlement: (year) => vacationIn(facts, year), entries, work };
}

function plainBalances(facts: VacationFacts): (year: number) => YearBalance {
  const taken = daysByYear(facts, TYPE.vacation);
  const lastYearUsed = daysByYear(facts, TYPE.vacationLastYear);
  const { days, enteredIn } = facts.lastYear;

  function lastYearOf(year: number): number {
    if (year === enteredIn) return days;
    // Stryker disable next-line EqualityOperator: the year itself returns above.
    return year < enteredIn ? 0 : Math.max(0, balanceOf(year - 1).open);
  }

  function balanceOf(year: number): YearBalance {
    const left = lastYearOf(year);
    const used = lastYearUsed.get(year) ?? 0;
    const inYear = taken.get(year) ?? 0;
    const entitlement = vacationIn(facts, year);
    const open = entitlement + left - used - inYear;
    return {
      entitlement,
      lastYear: left,
      lastYearUsed: used,
      lastYearOverdrawn: Math.max(0, used - left),
      taken: inYear,
      open,
      usable: open,
      lapsed: [],
    };
  }

  return balanceOf;
}

export const vacationIn = ({ entitlement, vacation }: VacationFacts, year: number): number =>
  entitlement?.(year) ?? vacation;

function daysByYear(facts: VacationFacts, code: number): Map<number, number> {
  const years = new Map<number, number>();
  for (const entry of facts.days) {
    if (!counts(entry, code)) continue;
    const year = yearOf(entry.day);
    years.set(year, (years.get(year) ?? 0) + costOf(entry, facts));
  }
  return years;
}

const costOf = ({ day, portion }: VacationDay, { work }: VacationFacts) => costOfDay(work, day, portion);
const counts = ({ project, status }: VacationDay, code: number) => project === code && takesTheDay(status);
