import EChartsReactCore from 'echarts-for-react/esm/core';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePrinting } from '../print/index.ts';
import { useColorScheme, usePhone } from '../theme/index.ts';
import { ChartTable } from './chart-table.tsx';
import { echarts } from './library.ts';
import { chartOption, isLabelledBars, legendHeight, legendLines, type Series } from './option.ts';
import { chartTheme } from './theme.ts';

export type { Limit, Mark, Pattern, Series } from './option.ts';
export type { ChartTone } from './theme.ts';

interface Props {
  /** The chart's content for screen readers. */
  label: string;
  /** Column head of the names in the screen reader table. */
  of: string;
  /** A new array rerenders the chart. */
  names: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Horizontal bars with their values, for long names. */
  horizontal?: boolean;
  /** In pixels, where it is not horizontal. */
  height?: number;
}

const HEIGHT = 300;
const HORIZONTAL = { bar: 36, axis: 40, edge: 14 };
/** The printable width of an A4 sheet. */
const PAPER = 680;
const ROOM = { wide: 200, narrow: 128 };

/** Bars, lines, stacked and diverging bars. Screen readers get the same figures as a table. */
export function Chart({ label, of, names, series, format, horizontal = false, height = HEIGHT }: Props) {
  const scheme = useColorScheme();
  const isPhone = usePhone();
  const room = isPhone ? ROOM.narrow : ROOM.wide;
  const lines = legendLines(series, isPhone);
  const isPrinting = usePrinting();
  const chart = useRef<EChartsReactCore>(null);
  const theme = useMemo(() => chartTheme(scheme), [scheme]);
  const option = useMemo(
    () => chartOption({ names, series, format, scheme, horizontal, room, lines }),
    [names, series, format, scheme, horizontal, room, lines],
  );
  // Printing takes the page as it is: the chart must resize now, not in the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on it
  useLayoutEffect(() => chart.current?.getEchartsInstance()?.getZr().flush(), [isPrinting]);

  return (
    <figure className="sb-chart" style={{ margin: 0 }}>
      <div aria-hidden="true">
        <EChartsReactCore
          ref={chart}
          echarts={echarts}
          theme={theme}
          option={option}
          notMerge
          opts={{ renderer: 'svg' }}
          style={{
            height:
              legendHeight(lines) +
              (horizontal
                ? names.length * HORIZONTAL.bar * barsOf(series) +
                  (isLabelledBars(horizontal, series) ? HORIZONTAL.edge : HORIZONTAL.axis)
                : height),
            width: isPrinting ? PAPER : '100%',
          }}
        />
      </div>
      <ChartTable {...{ label, of, names, series, format }} />
    </figure>
  );
}

/** Bars per name that are side by side: a stack counts as one. */
function barsOf(series: readonly Series[]): number {
  const bars = series.filter(({ kind }) => kind !== 'line').map(({ name, stack }) => stack ?? `bar ${name}`);
  return Math.max(1, new Set(bars).size * 0.75);
}
