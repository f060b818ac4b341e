import type { Day } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import type { DayAmount, PayrollSpan } from './amounts.ts';
import type { Unit } from './sources.ts';
import type { WageType } from './wage-types.ts';

/** What was, or is to be, handed over of a source, in hundredths of its unit. */
export interface Quantity {
  user: number;
  /** 'yyyy-mm' in which it was earned. */
  origin: string;
  source: string;
  unit: Unit;
  wage_type: WageType;
  /** What is to be added to what has been handed over. */
  hundredths: number;
  /** What the days bring by now, for the one who asks of which day a difference comes. */
  days: Readonly<Record<string, DayState>>;
}

/** What a day brings of a source. */
export interface DayState {
  minutes: number;
  days: number;
  spans: readonly PayrollSpan[];
}

const NOTHING: DayState = { minutes: 0, days: 0, spans: [] };

const added = (state: DayState, { minutes, days, spans = [] }: DayAmount): DayState => ({
  minutes: state.minutes + minutes,
  days: state.days + days,
  spans: [...state.spans, ...spans],
});

/** Minutes are added, and rounded once (SET-49). */
export function hundredthsOf(amounts: readonly Pick<DayAmount, 'minutes' | 'days'>[], unit: Unit): number {
  const sum = (key: 'minutes' | 'days') => amounts.reduce((all, one) => all + one[key], 0);
  return Math.round(round(unit === 'hours' ? sum('minutes') / 60 : sum('days')) * 100);
}

export interface PersonAmounts {
  user: number;
  origin: string;
  amounts: readonly DayAmount[];
}

/**
 * What is still to be handed over of a month: its quantities less those that were, so that a second run has differences only
 * (PAY-05). What has been handed over in another unit, or has no wage type any more, is taken back as it was. Where the file has a line for each day (`isByDay`), a day that moved is a difference, too.
 */
export function openQuantities(
  { user, origin, amounts }: PersonAmounts,
  wageTypes: readonly WageType[],
  handed: readonly Quantity[],
  isByDay: (wageType: WageType) => boolean,
): Quantity[] {
  const before = handed.filter((one) => one.user === user && one.origin === origin);
  const now = wageTypes.map((wage_type): Quantity => {
    const { source, unit } = wage_type;
    const ofSource = amounts.filter((one) => one.source === source);
    const days = Object.fromEntries(
      [...Map.groupBy(ofSource, ({ day }) => day)].map(([day, all]) => [day, all.reduce(added, NOTHING)]),
    );
    return { user, origin, source, unit, wage_type, days, hundredths: hundredthsOf(ofSource, unit) };
  });
  const keyOf = ({ source, unit }: Pick<Quantity, 'source' | 'unit'>) => `${source} ${unit}`;
  const known = new Set(now.map(keyOf));
  const gone = [
    ...Map.groupBy(
      before.filter((one) => !known.has(keyOf(one))),
      keyOf,
    ).values(),
  ].map((all): Quantity => ({ ...(all.at(-1) as Quantity), days: {}, hundredths: 0 }));
  return [...now, ...gone]
    .map((one) => {
      const sum = before
        .filter((other) => keyOf(other) === keyOf(one))
        .reduce((total, { hundredths }) => total + hundredths, 0);
      return { ...one, hundredths: one.hundredths - sum };
    })
    .filter(
      (one) => one.hundredths !== 0 || (isByDay(one.wage_type) && daysOfDifference(one, before).length > 0),
    );
}

export interface ChangedDay {
  day: Day;
  /** What the day brings more than was handed over of it, in hundredths. */
  hundredths: number;
  /** As it is now. */
  spans: readonly PayrollSpan[];
}

/** The days that are not as they were when they were last handed over; all of them where they never were. */
export function daysOfDifference(open: Quantity, handed: readonly Quantity[]): ChangedDay[] {
  const { user, origin, source, unit } = open;
  const last = handed.findLast(
    (one) => one.user === user && one.origin === origin && one.source === source && one.unit === unit,
  );
  const days = new Set([...Object.keys(open.days), ...Object.keys(last?.days ?? {})]);
  return [...days].toSorted().flatMap((day) => {
    const [now, then] = [open.days[day] ?? NOTHING, last?.days[day] ?? NOTHING];
    const hundredths = hundredthsOf([now], unit) - hundredthsOf([then], unit);
    const isSame = hundredths === 0 && JSON.stringify(now.spans) === JSON.stringify(then.spans);
    return isSame ? [] : [{ day, hundredths, spans: now.spans }];
  });
}

/** What has no wage type makes no line, and is named with its sum. */
export function unmapped(
  people: readonly PersonAmounts[],
  wageTypes: readonly WageType[],
): { source: string; minutes: number; days: number }[] {
  const mapped = new Set(wageTypes.map(({ source }) => source));
  const open = people.flatMap(({ amounts }) => amounts).filter(({ source }) => !mapped.has(source));
  return [...Map.groupBy(open, ({ source }) => source)].map(([source, all]) => ({
    source,
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
    days: all.reduce((sum, { days }) => sum + days, 0),
  }));
}
