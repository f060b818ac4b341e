import {
  addDays,
  type Day,
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  latest,
  MIN_DAY,
} from '../../time/day.ts';
import type { NamedPeriod } from '../../time/preset-periods.ts';

/** What an owner looks back on; nothing ends after today, so that figures are those of what has happened. */
export function analysisPeriods(today: Day): NamedPeriod[] {
  const month = firstOfMonth(today);
  const lastMonth = addDays(month, -1);
  const lastYear = addDays(firstOfYear(today), -1);
  return [
    { name: 'Dieses Jahr', from: firstOfYear(today), to: today },
    { name: 'Letztes Jahr', from: firstOfYear(lastYear), to: lastYear },
    { name: 'Dieser Monat', from: month, to: today },
    { name: 'Letzter Monat', from: firstOfMonth(lastMonth), to: lastOfMonth(lastMonth) },
    { name: 'Dieses Quartal', from: firstOfQuarter(today), to: today },
    {
      name: 'Letztes Quartal',
      from: firstOfQuarter(dayBefore(firstOfQuarter(today))),
      to: dayBefore(firstOfQuarter(today)),
    },
    { name: 'Seit Beginn', from: MIN_DAY, to: today },
  ]
    .map((period) => ({ ...period, from: latest(period.from, MIN_DAY) }))
    .filter(({ from, to }) => from <= to);
}

const dayBefore = (day: Day): Day => addDays(day, -1);

function firstOfQuarter(day: Day): Day {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}
