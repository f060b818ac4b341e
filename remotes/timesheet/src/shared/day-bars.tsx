import { creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import type { SheetRow } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { Chart, type Series } from '@stundenbuch/web/chart';
import { formatHours, formatShortDay } from '@stundenbuch/web/format';
import { useMemo } from 'react';

const inHours = (hours: number) => `${formatHours(hours)} h`;
const hours = (minutes: number) => (minutes === 0 ? null : hoursOf(minutes));

/** A row of the sheet, or a day of the account. */
export type BarDay = Pick<SheetRow, 'day' | 'worked' | 'credited' | 'target' | 'recorded'>;

/** A bar per day: what was worked, what absences add to it, and the target as a line. The figures are those of the list of days. */
export function DayBars({ days }: { days: readonly BarDay[] }) {
  const counted = useMemo(() => days.filter(({ recorded }) => recorded !== false), [days]);
  const names = useMemo(() => counted.map(({ day }) => formatShortDay(day)), [counted]);
  const series = useMemo(
    (): Series[] => [
      {
        name: 'gearbeitet',
        values: counted.map(({ worked }) => hours(worked)),
        tone: 'accent',
        stack: 'Ist',
      },
      ...(counted.some(creditedOf)
        ? [
            {
              name: 'angerechnet',
              values: counted.map((row) => hours(creditedOf(row))),
              hatched: true,
              stack: 'Ist',
            },
          ]
        : []),
      { name: 'Soll', values: counted.map(({ target }) => hours(target)), tone: 'edge', kind: 'line' },
    ],
    [counted],
  );
  return <Chart label="Stunden je Tag" of="Tag" names={names} series={series} format={inHours} />;
}
