import { scaleNumber } from '@stundenbuch/domain/time/format';
import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts';
import { palettes, type Scheme } from '../theme/tokens.ts';
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
  /** Lies over the colour of its bars, to tell many of them apart without colours; null is plain. */
  pattern?: Pattern | null;
  /** Hatched instead of filled: told apart from the bars beside it without their colours. */
  hatched?: boolean;
  /** Of a line: between which values it should stay. What lies beyond is tinted. */
  limits?: readonly Limit[];
}

/** https://echarts.apache.org/en/option.html#aria.decal */
export interface Pattern {
  symbol?: string;
  symbolSize?: number;
  dashArrayX: number[] | number[][];
  dashArrayY: number[];
  rotation?: number;
}

export interface Limit {
  value: number;
  label: string;
  /** The line should stay above it. */
  isFloor?: boolean;
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
  /** Of the legend, see `legendLines`. */
  lines: number;
}

const RADIUS = 3;

const scale = { formatter: (value: number) => scaleNumber(value), hideOverlap: true };

export const isLabelledBars = (horizontal: boolean, series: readonly Series[]): boolean =>
  horizontal && series.length === 1;

const LEGEND = { line: 24, mark: 45, letter: 7.5, wide: 800, narrow: 270 };

/** ECharts breaks a legend into lines, yet draws the bars below the first one only: how many lines the names need. */
export function legendLines(series: readonly Series[], isPhone: boolean): number {
  if (series.length < 2) return 0;
  const width = isPhone ? LEGEND.narrow : LEGEND.wide;
  let [lines, used] = [1, 0];
  for (const { name } of series) {
    const own = LEGEND.mark + name.length * LEGEND.letter;
    if (used > 0 && used + own > width) [lines, used] = [lines + 1, 0];
    used += own;
  }
  return lines;
}

/** What the lines after the first add to the height of the chart. */
export const legendHeight = (lines: number): number => Math.max(0, lines - 1) * LEGEND.line;

export function chartOption(drawing: Drawing): EChartsOption {
  const { names, series, format, scheme, horizontal, room, lines } = drawing;
  const isLabelled = isLabelledBars(horizontal, series);
  const valueAxis = {
    type: 'value' as const,
    // Every bar says its value, and a phone has no room for the scale as well.
    show: !isLabelled,
    axisLabel: scale,
    ...roomFor(series),
  };
  const nameAxis = {
    type: 'category' as const,
    data: [...names],
    // The first and the last name say from when to when; what is between them gives way.
    ...(!horizontal && { axisLabel: { showMinLabel: true, showMaxLabel: true, hideOverlap: true } }),
    ...(horizontal && {
      inverse: true,
      axisLabel: { interval: 0, width: room, overflow: 'truncate' as const, ellipsis: '…' },
    }),
  };
  return {
    animation: false,
    grid: {
      top: series.length > 1 ? 40 + legendHeight(lines) : 8,
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
      return one.kind === 'line' ? lineOf(one, color, scheme) : barOf(one, color, isLabelled, format, scheme);
    }),
  };
}

/** ECharts scales by the values alone: a limit that they have not reached needs room of its own. */
function roomFor(series: readonly Series[]) {
  const limits = series.flatMap(({ limits: of = [] }) => of.map(({ value }) => value));
  if (limits.length === 0) return null;
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const [above, below] = [Math.max(...limits) * 1.1, Math.min(0, ...limits) * 1.1];
  const isLow = Math.max(...values) < above;
  const isHigh = below < Math.min(...values, 0);
  return {
    ...(isLow && { max: above }),
    ...(isHigh && { min: below }),
    // They are no round numbers.
    axisLabel: { ...scale, ...(isLow && { showMaxLabel: false }), ...(isHigh && { showMinLabel: false }) },
  };
}

function barOf(
  { name, values, stack, pattern, hatched = false }: Series,
  color: string | undefined,
  isLabelled: boolean,
  format: Drawing['format'],
  scheme: Scheme,
): BarSeriesOption {
  return {
    type: 'bar',
    name,
    data: values.map((value) => value ?? '-'),
    barMaxWidth: 28,
    emphasis: { disabled: true },
    itemStyle: {
      borderRadius: stack ? 0 : RADIUS,
      ...(color && { color }),
      ...(pattern !== undefined && patternOf(pattern, scheme)),
      ...(hatched && hatching(scheme)),
    },
    ...(stack && { stack }),
    ...(isLabelled && {
      label: { show: true, position: 'right', formatter: ({ value }) => format(Number(value)) },
    }),
  };
}

/** On the colour of the bars, with an outline of the page's own between those of a stack. */
function patternOf(pattern: Pattern | null, scheme: Scheme) {
  const { surface } = palettes[scheme];
  return { borderColor: surface, borderWidth: 1, ...(pattern && { decal: { ...pattern, color: surface } }) };
}

/** Slanting lines on the page's own colour, with an outline. */
function hatching(scheme: Scheme) {
  const { surface, muted } = palettes[scheme];
  return {
    color: surface,
    borderColor: muted,
    borderWidth: 1,
    decal: { color: muted, dashArrayX: [1, 0], dashArrayY: [1, 4], rotation: -Math.PI / 4 },
  };
}

function lineOf(
  { name, values, marks = [], limits = [] }: Series,
  color: string | undefined,
  scheme: Scheme,
): LineSeriesOption {
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
    ...(limits.length > 0 && limitsOf(limits, scheme)),
  };
}

/** Dashed lines with their names, and a tint beyond them. */
function limitsOf(limits: readonly Limit[], scheme: Scheme) {
  const { text, bad } = palettes[scheme];
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      data: limits.map(({ value, label }) => ({ yAxis: value, name: label })),
      lineStyle: { color: text, type: 'dashed' as const, width: 2 },
      label: { formatter: '{b}', position: 'insideStartTop' as const, color: text, fontWeight: 600 },
    },
    markArea: {
      silent: true,
      itemStyle: { color: bad, opacity: 0.12 },
      // Open to the edge of the chart: 'max' would be the greatest of the values.
      data: limits.map(({ value, isFloor }): [{ yAxis?: number }, { yAxis?: number }] =>
        isFloor ? [{}, { yAxis: value }] : [{ yAxis: value }, {}],
      ),
    },
  };
}
