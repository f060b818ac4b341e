import {
  addDays,
  type Day,
  earliest,
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  latest,
  yearOf,
} from './day.ts';

export interface NamedPeriod {
  name: string;
  from: Day;
  to: Day;
}

/** The preset periods of a list, cut to its limits. */
export function presetPeriods(
  today: Day,
  limits: { min?: Day | undefined; max?: Day | undefined },
): NamedPeriod[] {
  const lastMonth = addDays(firstOfMonth(today), -1);
  const { min = '', max = '9999-12-31' } = limits;
  return [
    { name: 'Dieser Monat', from: firstOfMonth(today), to: lastOfMonth(today) },
    { name: 'Letzter Monat', from: firstOfMonth(lastMonth), to: lastMonth },
    { name: 'Jahr', from: firstOfYear(today), to: `${yearOf(today)}-12-31` },
  ]
    .map(({ name, from, to }) => ({ name, from: latest(from, min), to: earliest(to, max) }))
    .filter(({ from, to }) => from <= to);
}
