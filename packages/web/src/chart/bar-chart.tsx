import { useMemo } from 'react';
import { Chart, type Series } from './chart.tsx';

export interface Bar {
  key: string | number;
  name: string;
  value: number;
  /** The target of the value: a second, paler bar behind it. */
  goal?: number;
}

interface Props {
  label: string;
  bars: readonly Bar[];
  /** Labels for names, values and targets. */
  columns: { name: string; value: string; goal?: string };
  format: (value: number) => string;
}

/** Horizontal bars, one per name. */
export function BarChart({ label, bars, columns, format }: Props) {
  const { value, goal } = columns;
  const names = useMemo(() => bars.map(({ name }) => name), [bars]);
  const series = useMemo(() => {
    const values: Series = { name: value, values: bars.map((bar) => bar.value), tone: 'accent' };
    if (goal === undefined) return [values];
    return [{ name: goal, values: bars.map((bar) => bar.goal ?? null), tone: 'edge' as const }, values];
  }, [bars, value, goal]);
  return <Chart label={label} of={columns.name} names={names} series={series} format={format} horizontal />;
}
