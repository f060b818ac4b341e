import type { AnalysisGroup, AnalysisRow } from '@stundenbuch/domain/accounts/analysis/contract';
import { Chart, type Series } from '@stundenbuch/web/chart';
import { formatWholeEuro } from '@stundenbuch/web/format';
import { useMemo } from 'react';
import { GROUP_WORDS, nameOfRow } from './group-columns.tsx';

interface Props {
  by: AnalysisGroup;
  rows: readonly AnalysisRow[];
}

/** More bars than these are a wall; the table has them all. */
const SHOWN = 20;

/** Revenue filled, cost hatched: months side by side, names below each other. */
export function MoneyChart({ by, rows }: Props) {
  const shown = useMemo(() => (by === 'month' ? rows : rows.slice(0, SHOWN)), [by, rows]);
  const names = useMemo(() => shown.map((row) => nameOfRow(by, row)), [by, shown]);
  const series = useMemo(
    (): Series[] => [
      { name: 'Erlös', values: shown.map(({ revenue }) => revenue), tone: 'accent' },
      { name: 'Kosten', values: shown.map(({ cost }) => cost), hatched: true },
    ],
    [shown],
  );
  return (
    <Chart
      label={`Erlös und Kosten je ${GROUP_WORDS[by]}`}
      of={GROUP_WORDS[by]}
      names={names}
      series={series}
      format={formatWholeEuro}
      horizontal={by !== 'month'}
    />
  );
}
