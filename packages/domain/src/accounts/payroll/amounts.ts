import { costOfDay, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { isInHours, portionOfHours, portionOfPart } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, daysFrom, lastOfMonth } from '../../time/day.ts';
import type { AllowanceUnit } from '../allowances/allowance-kinds.ts';
import {
  type AccountEntry,
  balanceOfDay,
  creditOfHours,
  isCounting,
  isNeutral,
  netMinutes,
  workedMinutes,
} from '../overtime/day-balance.ts';
import type { OvertimeSettings } from '../overtime/features.ts';
import {
  OVERTIME_PAYOUT,
  SICK_AFTER_42,
  sourceOfAllowance,
  sourceOfKind,
  sourceOfSurcharge,
  sourceOfType,
  VACATION_PAYOUT,
  WORK,
} from './sources.ts';

/** 'hh:mm' each. */
export type PayrollSpan = readonly [from: string, to: string];

/** What a day brings of a source, not rounded. */
export interface DayAmount {
  day: Day;
  source: string;
  minutes: number;
  /** Also pieces and kilometres of an allowance. */
  days: number;
  /** When the work was, by the clock; only of work. */
  spans?: readonly PayrollSpan[];
}

export interface PayrollFacts {
  /** 'yyyy-mm' */
  month: string;
  work: WorkFacts;
  settings: Pick<OvertimeSettings, 'type80'>;
  /** Of the month: working times and absences. */
  entries: readonly AccountEntry[];
  /** By their entry, where the clock knows them. */
  spans: ReadonlyMap<number, readonly PayrollSpan[]>;
  /** Of a day of sickness, whether the six weeks are over. */
  isAfterSixWeeks: (day: Day) => boolean;
  /** Kinds of absence that count as the person's own sickness. */
  ownSickness: ReadonlySet<number>;
  /** Of the month; null where the company has neither. */
  beside?: Beside | null;
  payouts: readonly { day: Day; account: 'overtime' | 'vacation'; amount: number }[];
}

interface Beside {
  days: readonly { day: Day; spans: readonly { source: string; minutes: number }[] }[];
  allowances: readonly { day: Day; kind: number; unit: AllowanceUnit; quantity: number }[];
}

/**
 * What the days of a month bring to the payroll, each minute and each day to one source (PAY-01, SET-49): hours of an absence are
 * the minutes that it credits, half a day is 0.5. A day that the calendar keeps free is paid like the 'Feiertag' that was once
 * requested by hand (§ 2 EFZG). Payouts are of the day on which they are booked, minutes or days.
 */
export function dayAmounts(facts: PayrollFacts): DayAmount[] {
  const byDay = Map.groupBy(facts.entries.filter(isCounting), ({ day }) => day);
  const first = `${facts.month}-01`;
  const ofDays = daysFrom(first, lastOfMonth(first)).flatMap((day) => [
    ...ofDay(facts, day, byDay.get(day) ?? []),
    freeOf(facts, day),
  ]);
  return [...ofDays, ...besideOf(facts.beside), ...facts.payouts.map(payoutOf)].filter(
    ({ minutes, days }) => minutes !== 0 || days !== 0,
  );
}

/** What the calendar takes from a day on which the contract would have it worked. */
function freeOf({ work }: PayrollFacts, day: Day): DayAmount {
  const { places: _, calendar: __, ...contract } = work;
  const usual = workDay(contract, day);
  const left = workDay(work, day);
  const isUsual = usual.minutes > 0;
  return {
    day,
    source: sourceOfType(TYPE.holiday),
    minutes: usual.minutes - left.minutes,
    days: isUsual ? 1 - left.share : 0,
  };
}

/** What the day credits beyond its work goes to its absences, each its part: together they are what the account says. */
function ofDay(facts: PayrollFacts, day: Day, entries: readonly AccountEntry[]): DayAmount[] {
  const works = entries.filter(({ project }) => project === TYPE.work);
  const absences = entries.filter(({ project }) => project !== TYPE.work);
  const net = workedMinutes(works);
  const owed = workDay(facts.work, day).minutes;
  const hours = creditOfHours(entries, owed, facts.settings);
  const credited = balanceOfDay(facts, day, entries).credited - net - sumOf([...hours.values()]);
  const portions = absences.map((entry) => (isNeutral(entry, facts.settings) ? portionOfPart(entry) : 0));
  const all = sumOf(portions);
  const upTo = (at: number) => (all === 0 ? 0 : Math.round((credited * sumOf(portions.slice(0, at))) / all));
  return [
    ...works.map((entry) => workOf(facts, entry)),
    ...absences.map((entry, at) => ({
      day,
      source: sourceOf(facts, entry),
      minutes: hours.get(entry) ?? upTo(at + 1) - upTo(at),
      // Who worked for some hours before falling sick has hours, and no day.
      days: entry.sick_from && net > 0 ? 0 : costOfDay(facts.work, day, portionOn(entry, owed)),
    })),
  ];
}

/** Of a day as it is owed; hours of a day that owes nothing any more are no part of it. */
const portionOn = (entry: AccountEntry, owed: number): number =>
  isInHours(entry) ? portionOfHours(entry.away_minutes, owed) : portionOfPart(entry);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function workOf({ spans }: PayrollFacts, entry: AccountEntry): DayAmount {
  const { day, start_time, end_time } = entry;
  const known = spans.get(entry.id) ?? (start_time && end_time ? [[start_time, end_time] as const] : []);
  return { day, source: WORK, minutes: netMinutes(entry), days: 0, spans: known };
}

/** One day, one source: what is after day 42 is not sickness too, mapped or not (SET-45, SET-49). */
function sourceOf({ isAfterSixWeeks, ownSickness }: PayrollFacts, entry: AccountEntry): string {
  const { project, day, kind_id } = entry;
  const isOwn = project === TYPE.sickness && (!kind_id || ownSickness.has(kind_id));
  if (isOwn && isAfterSixWeeks(day)) return SICK_AFTER_42;
  return kind_id ? sourceOfKind(kind_id) : sourceOfType(project);
}

/** Minutes that were worked count once more as a surcharge: the payroll knows which part is paid for them. */
function besideOf(beside: Beside | null | undefined): DayAmount[] {
  if (!beside) return [];
  return [
    ...beside.days.flatMap(({ day, spans }) =>
      spans.map(({ source, minutes }) => ({ day, source: sourceOfSurcharge(source), minutes, days: 0 })),
    ),
    ...beside.allowances.map(({ day, kind, unit, quantity }) => ({
      ...{ day, source: sourceOfAllowance(kind) },
      ...(unit === 'hour' ? { minutes: quantity * 60, days: 0 } : { minutes: 0, days: quantity }),
    })),
  ];
}

function payoutOf({ day, account, amount }: PayrollFacts['payouts'][number]): DayAmount {
  return account === 'overtime'
    ? { day, source: OVERTIME_PAYOUT, minutes: amount, days: 0 }
    : { day, source: VACATION_PAYOUT, minutes: 0, days: amount };
}
