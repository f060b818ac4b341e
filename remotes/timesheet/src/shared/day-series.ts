import { creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import type { SheetRow } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Series } from '@stundenbuch/web/chart';
import { formatShortDay } from '@stundenbuch/web/format';

/** A row of the sheet, or a day of the account. */
export type BarDay = Pick<SheetRow, 'day' | 'worked' | 'credited' | 'target' | 'recorded'>;

const hours = (minutes: number) => (minutes === 0 ? null : hoursOf(minutes));

/** Of the days that count: what was worked, what absences add to it, and the target as a line. */
export function daySeries(days: readonly BarDay[]): { names: string[]; series: Series[] } {
  const counted = days.filter(({ recorded }) => recorded !== false);
  const credited: Series = {
    name: 'angerechnet',
    values: counted.map((row) => hours(creditedOf(row))),
    hatched: true,
    stack: 'Ist',
  };
  return {
    names: counted.map(({ day }) => formatShortDay(day)),
    series: [
      {
        name: 'gearbeitet',
        values: counted.map(({ worked }) => hours(worked)),
        tone: 'accent',
        stack: 'Ist',
      },
      ...(counted.some(creditedOf) ? [credited] : []),
      { name: 'Soll', values: counted.map(({ target }) => hours(target)), tone: 'edge', kind: 'line' },
    ],
  };
}
