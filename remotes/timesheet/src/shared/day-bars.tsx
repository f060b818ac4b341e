import { Chart } from '@stundenbuch/web/chart';
import { formatHours } from '@stundenbuch/web/format';
import { useMemo } from 'react';
import { type BarDay, daySeries } from './day-series.ts';

const inHours = (hours: number) => `${formatHours(hours)} h`;

/** A bar per day against its target. The figures are those of the list of days. */
export function DayBars({ days }: { days: readonly BarDay[] }) {
  const drawn = useMemo(() => daySeries(days), [days]);
  return <Chart label="Stunden je Tag" of="Tag" {...drawn} format={inHours} />;
}
