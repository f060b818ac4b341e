import { costOfDay, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { portionOf } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, daysFrom, lastOfMonth } from '../../time/day.ts';
import {
  type AccountEntry,
  balanceOfDay,
  isCounting,
  isNeutral,
  netMinutes,
} from '../overtime/day-balance.ts';
import type { OvertimeSettings } from '../overtime/features.ts';
import { OVERTIME_PAYOUT, SICK_AFTER_42, sourceOfType, VACATION_PAYOUT, WORK } from './sources.ts';

/** 'hh:mm' each. */
export type PayrollSpan = readonly [from: string, to: string];

/** What a day brings of a source, not rounded. */
export interface DayAmount {
  day: Day;
  source: string;
  minutes: number;
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
  /** From this day on sickness is not paid any more; null while it is. */
  isAfterSixWeeks: (day: Day) => boolean;
  payouts: readonly { day: Day; account: 'overtime' | 'vacation'; amount: number }[];
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
  return [...ofDays, ...facts.payouts.map(payoutOf)].filter(
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

function ofDay(facts: PayrollFacts, day: Day, entries: readonly AccountEntry[]): DayAmount[] {
  const { target } = balanceOfDay(facts, day, entries);
  const worked = entries.filter(({ project }) => project === TYPE.work).map((entry) => workOf(facts, entry));
  let credited = 0;
  let portions = 0;
  const away = entries
    .filter(({ project }) => project !== TYPE.work)
    .map((entry) => {
      const portion = portionOf(entry.half);
      if (isNeutral(entry, facts.settings)) portions += portion;
      // Two halves of an odd target are together the whole of it.
      const upTo = Math.round(target * Math.min(portions, 1));
      const minutes = upTo - credited;
      credited = upTo;
      return { day, source: sourceOf(facts, entry), minutes, days: costOfDay(facts.work, day, portion) };
    });
  return [...worked, ...away];
}

function workOf({ spans }: PayrollFacts, entry: AccountEntry): DayAmount {
  const { day, start_time, end_time } = entry;
  const known = spans.get(entry.id) ?? (start_time && end_time ? [[start_time, end_time] as const] : []);
  return { day, source: WORK, minutes: netMinutes(entry), days: 0, spans: known };
}

/** One day, one source: what is after day 42 is not sickness too, mapped or not. */
function sourceOf({ isAfterSixWeeks }: PayrollFacts, { project, day }: AccountEntry): string {
  return project === TYPE.sickness && isAfterSixWeeks(day) ? SICK_AFTER_42 : sourceOfType(project);
}

function payoutOf({ day, account, amount }: PayrollFacts['payouts'][number]): DayAmount {
  return account === 'overtime'
    ? { day, source: OVERTIME_PAYOUT, minutes: amount, days: 0 }
    : { day, source: VACATION_PAYOUT, minutes: 0, days: amount };
}
