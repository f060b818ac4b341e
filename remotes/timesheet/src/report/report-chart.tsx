import type { Report } from '@stundenbuch/domain/accounts/reports/contract';
import { DIMENSION_WORDS, MEASURE_WORDS } from '@stundenbuch/domain/accounts/reports/fields';
import { ALL, pivotOf } from '@stundenbuch/domain/accounts/reports/pivot';
import { BarChart, Chart, type Series } from '@stundenbuch/web/chart';
import { useMemo } from 'react';
import type { Definition } from './definition.ts';
import { compareKeys, figureWords, isDated, keyWords, UNITS } from './words.ts';

/** More lines than that nobody tells apart, more bars nobody reads. */
const MOST = { series: 5, bars: 15 };

/** The chosen measure by the first row, and by the columns where there are some: the largest by name, the others as one. */
export function ReportChart({ report, definition }: { report: Report; definition: Definition }) {
  const { rows, column, drawn: measure, chart } = definition;
  const [row] = rows;
  const drawn = useMemo(() => {
    if (!row) return null;
    const words = keyWords(report.names);
    const at = rows.length;
    const cells = report.cells.map((cell) => ({
      ...cell,
      keys: [cell.keys[0] ?? '', ...cell.keys.slice(at)],
    }));
    const order = (where: number, a: { keys: readonly string[] }, b: { keys: readonly string[] }) =>
      compareKeys(words, (where < 0 ? column : row) ?? row, a.keys[0] ?? '', b.keys[0] ?? '');
    const { lines, columns } = pivotOf(cells, { rows: 1, figures: [measure], order });
    const named = lines.map(({ keys: [key = ''], figures }) => ({
      name: words(row, key),
      of: (one: string) => figures.get(one)?.[measure] ?? 0,
    }));
    return { named: isDated(row) ? named : largestFirst(named), columns, words };
  }, [report, rows, row, column, measure]);
  const format = useMemo(
    () => (value: number) => `${figureWords(measure, value)}${UNITS[measure]}`,
    [measure],
  );
  const picture = useMemo(() => {
    if (!drawn || !row) return null;
    const { named, columns, words } = drawn;
    if (!column)
      return {
        names: named.map(({ name }) => name),
        series: [
          seriesOf(
            MEASURE_WORDS[measure],
            named.map(({ of }) => of(ALL)),
            chart,
          ),
        ],
      };
    const names = columns.map((key) => words(column, key));
    const series = together(named).map(({ name, of }) => seriesOf(name, columns.map(of), chart));
    return { names, series };
  }, [drawn, row, column, measure, chart]);
  if (!drawn || !picture || !row || drawn.named.length === 0) return null;
  const label = `${MEASURE_WORDS[measure]} je ${DIMENSION_WORDS[row]}`;
  if (!column && chart === 'bar' && !isDated(row))
    return (
      <BarChart
        label={label}
        columns={{ name: DIMENSION_WORDS[row], value: MEASURE_WORDS[measure] }}
        bars={together(drawn.named, MOST.bars).map(({ name, of }) => ({ key: name, name, value: of(ALL) }))}
        format={format}
      />
    );
  return (
    <Chart
      label={column ? `${label} und ${DIMENSION_WORDS[column]}` : label}
      of={DIMENSION_WORDS[column ?? row]}
      {...picture}
      format={format}
    />
  );
}

interface Named {
  name: string;
  of: (column: string) => number;
}

const largestFirst = (named: Named[]): Named[] => named.toSorted((a, b) => b.of(ALL) - a.of(ALL));

/** The largest, and the sum of the others, so that a picture shows as much as the table. */
function together(named: readonly Named[], most = MOST.series): Named[] {
  if (named.length <= most) return [...named];
  const shown = new Set(largestFirst([...named]).slice(0, most - 1));
  const others = named.filter((one) => !shown.has(one));
  const of = (column: string) => others.reduce((sum, one) => sum + one.of(column), 0);
  return [...named.filter((one) => shown.has(one)), { name: `${others.length} weitere`, of }];
}

const seriesOf = (name: string, values: number[], chart: Definition['chart']): Series => ({
  name,
  values,
  ...(chart === 'line' ? { kind: 'line' as const } : { stack: 'all' }),
});
