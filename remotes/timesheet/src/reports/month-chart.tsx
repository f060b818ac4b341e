import type { MonthBalance } from '@stundenbuch/domain/records/timesheet/balance';
import { monthName } from '@stundenbuch/domain/time/format';
import { Chart, type Series } from '@stundenbuch/web/chart';
import { formatHours } from '@stundenbuch/web/format';
import { useMemo } from 'react';

const inHours = (hours: number) => `${formatHours(hours)} h`;

/** Target and actual hours by month, in the order of the table. */
export function MonthChart({ months }: { months: readonly MonthBalance[] }) {
  const names = useMemo(() => months.map(({ month }) => monthName(month)), [months]);
  const series = useMemo(
    (): Series[] => [
      { name: 'Soll', values: months.map(({ target }) => target), tone: 'edge' },
      { name: 'Ist', values: months.map(({ actual }) => actual), tone: 'accent' },
    ],
    [months],
  );
  return <Chart label="Soll und Ist je Monat" of="Monat" names={names} series={series} format={inHours} />;
}
