import { addDays, type Day, firstOfMonth, firstOfYear, yearOf } from '../../time/day.ts';
import type { NamedPeriod } from '../../time/preset-periods.ts';

/** What inspections usually ask for; whole months, because a sheet is a month. */
export function inspectionPeriods(today: Day): NamedPeriod[] {
  const lastMonth = addDays(firstOfMonth(today), -1);
  const before = (months: number): Day => {
    let day = firstOfMonth(lastMonth);
    for (let i = 1; i < months; i++) day = firstOfMonth(addDays(day, -1));
    return day;
  };
  const lastYear = yearOf(today) - 1;
  return [
    { name: 'Letzter Monat', from: before(1), to: lastMonth },
    { name: 'Letzte drei Monate', from: before(3), to: lastMonth },
    { name: 'Letzte zwölf Monate', from: before(12), to: lastMonth },
    { name: 'Letzte zwei Jahre', from: before(24), to: lastMonth },
    { name: 'Dieses Jahr bis heute', from: firstOfYear(today), to: today },
    { name: 'Voriges Jahr', from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  ];
}
