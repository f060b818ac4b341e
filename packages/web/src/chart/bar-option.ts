import type { EChartsOption } from 'echarts';
import { palettes, type Scheme } from '../theme/tokens.ts';
import { FONT, linesOf } from './lines.ts';

export interface Bar {
  key: string | number;
  name: string;
  value: number;
  /** What the value is measured against: a second, paler bar above it. */
  goal?: number;
}

const BAR = 34;
const PAIR = 56;
const NAMES = { wide: 168, narrow: 104 };
/** A name that is wider than its place goes on in a second line, which a bar is high enough for. */
const LINES = 2;
const LINE = 16;

/** So many bars are drawn in one go: a strip. */
const STRIP = 2;

const hasGoals = (bars: readonly Bar[]) => bars.some(({ goal }) => goal !== undefined);

export const heightOf = (bars: readonly Bar[]): number => bars.length * (hasGoals(bars) ? PAIR : BAR);

export const stripsOf = (bars: readonly Bar[]): Bar[][] =>
  Array.from({ length: Math.ceil(bars.length / STRIP) }, (_, i) => bars.slice(i * STRIP, (i + 1) * STRIP));

/** What all strips are measured against. */
export const longestOf = (bars: readonly Bar[]): number =>
  Math.max(...bars.flatMap(({ value, goal = 0 }) => [value, goal]));

interface Look {
  longest: number;
  /** The words for goal and value, said at each bar of a pair. */
  words: { goal?: string | undefined; value: string };
  format: (value: number) => string;
  scheme: Scheme;
  narrow: boolean;
}

/** No axis and no grid: each bar carries its name and its value. */
export function barOption(
  bars: readonly Bar[],
  { format, scheme, narrow, words, longest }: Look,
): EChartsOption {
  const { accent, edge, text } = palettes[scheme];
  const font = { color: text, ...FONT };
  const paired = hasGoals(bars);
  const series = (word: string | undefined, color: string, data: (number | undefined)[]) => ({
    type: 'bar' as const,
    data: data.map((value) => value ?? null),
    barWidth: 18,
    barGap: '20%',
    itemStyle: { color, borderRadius: [0, 3, 3, 0] },
    label: {
      show: true,
      position: 'right' as const,
      ...font,
      formatter: ({ value }: { value?: unknown }) => `${paired ? `${word} ` : ''}${format(Number(value))}`,
    },
    silent: true,
  });
  const left = narrow ? NAMES.narrow : NAMES.wide;
  return {
    animation: false,
    // The places are fixed: nothing has to be measured to find them.
    grid: { top: 0, bottom: 0, left, right: paired ? 116 : 84, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: longest },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...font,
        lineHeight: LINE,
        interval: 0,
        formatter: (name: string) => linesOf(name, left - 12, LINES).join('\n'),
      },
    },
    series: [
      ...(paired
        ? [
            series(
              words.goal,
              edge,
              bars.map(({ goal }) => goal),
            ),
          ]
        : []),
      series(
        words.value,
        accent,
        bars.map(({ value }) => value),
      ),
    ],
  };
}
