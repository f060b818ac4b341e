import { signedNumber } from '@stundenbuch/domain/time/format';
import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts';
import type { Scheme } from '../theme/tokens.ts';
import { type ChartTone, colourOf } from './theme.ts';

/** A marked point of a line. */
export interface Mark {
  /** Index of its name in `names`. */
  at: number;
  label: string;
}

export interface Series {
  name: string;
  /** One per name; null if there is none. */
  values: readonly (number | null)[];
  kind?: 'bar' | 'line';
  tone?: ChartTone;
  /** Bars of the same stack are on top of each other; negative values go the other way. */
  stack?: string;
  marks?: readonly Mark[];
}

export interface Drawing {
  names: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  scheme: Scheme;
  /** Names on the left and bars to the right, each with its value. */
  horizontal: boolean;
  /** Width of the names in pixels. */
  room: number;
}

const RADIUS = 3;

export const isLabelledBars = (horizontal: boolean, series: readonly Series[]): boolean =>
  horizontal && series.length === 1;

export function chartOption({ names, series, format, scheme, horizontal, room }: Drawing): EChartsOption {
  const isLabelled = isLabelledBars(horizontal, series);
  const valueAxis = {
    type: 'value' as const,
    // Every bar says its value, and a phone has no room for the scale as well.
    show: !isLabelled,
    axisLabel: { formatter: (value: number) => signedNumber(value), hideOverlap: true },
  };
  const nameAxis = {
    type: 'category' as const,
    data: [...names],
    // The first and the last name stay between the axis and the edge.
    ...(!horizontal && { axisLabel: { alignMinLabel: 'left' as const, alignMaxLabel: 'right' as const } }),
    ...(horizontal && {
      inverse: true,
      axisLabel: { interval: 0, width: room, overflow: 'truncate' as const, ellipsis: '…' },
    }),
  };
  return {
    animation: false,
    grid: {
      top: series.length > 1 ? 40 : 8,
      right: horizontal ? 64 : 4,
      bottom: 6,
      left: 0,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: { show: series.length > 1, top: 0, left: 0 },
    tooltip: {
      trigger: 'axis',
      className: 'sb-chart-tooltip',
      axisPointer: { type: 'shadow', z: 0 },
      confine: true,
      valueFormatter: (value) => (typeof value === 'number' ? format(value) : '–'),
    },
    xAxis: horizontal ? valueAxis : nameAxis,
    yAxis: horizontal ? nameAxis : valueAxis,
    series: series.map((one) => {
      const color = one.tone && colourOf(one.tone, scheme);
      return one.kind === 'line' ? lineOf(one, color) : barOf(one, color, isLabelled, format);
    }),
  };
}

function barOf(
  { name, values, stack }: Series,
  color: string | undefined,
  isLabelled: boolean,
  format: Drawing['format'],
): BarSeriesOption {
  return {
    type: 'bar',
    name,
    data: values.map((value) => value ?? '-'),
    barMaxWidth: 28,
    emphasis: { disabled: true },
    itemStyle: { borderRadius: stack ? 0 : RADIUS, ...(color && { color }) },
    ...(stack && { stack }),
    ...(isLabelled && {
      label: { show: true, position: 'right', formatter: ({ value }) => format(Number(value)) },
    }),
  };
}

function lineOf({ name, values, marks = [] }: Series, color: string | undefined): LineSeriesOption {
  return {
    type: 'line',
    name,
    data: values.map((value) => value ?? '-'),
    symbol: 'circle',
    symbolSize: 5,
    emphasis: { disabled: true },
    ...(color && { itemStyle: { color }, lineStyle: { color } }),
    markPoint: {
      symbol: 'pin',
      symbolSize: 26,
      data: marks.map(({ at, label }) => ({ name: label, coord: [at, values[at] ?? 0], value: '' })),
      label: { show: false },
    },
  };
}
