import { useMemo } from 'react';
import { Chart, type Series } from './chart.tsx';

export interface Bar {
  key: string | number;
  name: string;
  value: number;
  /** What the value is measured against: a second, paler bar before it. */
  goal?: number;
}

interface Props {
  label: string;
  bars: readonly Bar[];
  /** The words for names, values and goals. */
  columns: { name: string; value: string; goal?: string };
  format: (value: number) => string;
}

/** Lying bars, one for each name. */
export function BarChart({ label, bars, columns, format }: Props) {
  const { value, goal } = columns;
  const names = useMemo(() => bars.map(({ name }) => name), [bars]);
  const series = useMemo(() => {
    const values: Series = { name: value, values: bars.map((bar) => bar.value), tone: 'accent' };
    if (goal === undefined) return [values];
    return [{ name: goal, values: bars.map((bar) => bar.goal ?? null), tone: 'edge' as const }, values];
  }, [bars, value, goal]);
  return <Chart label={label} of={columns.name} names={names} series={series} format={format} lying />;
}
