import type { EChartsOption } from 'echarts';
import { palettes, type Scheme, type as typeface } from '../theme/tokens.ts';

export interface Bar {
  key: string | number;
  name: string;
  value: number;
}

const BAR = 34;
const MARGIN = 16;
const NAMES = { wide: 168, narrow: 104 };

export const heightOf = (bars: readonly Bar[]): number => bars.length * BAR + MARGIN;

interface Look {
  format: (value: number) => string;
  scheme: Scheme;
  narrow: boolean;
}

/** No axis and no grid: each bar carries its name and its value. */
export function barOption(bars: readonly Bar[], { format, scheme, narrow }: Look): EChartsOption {
  const { accent, text } = palettes[scheme];
  const font = { color: text, fontFamily: typeface.text, fontSize: 14 };
  const left = narrow ? NAMES.narrow : NAMES.wide;
  return {
    animation: false,
    grid: { top: 0, bottom: 0, left, right: 84 },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...font, width: left - 12, overflow: 'truncate', interval: 0 },
    },
    series: [
      {
        type: 'bar',
        data: bars.map(({ value }) => value),
        barWidth: 18,
        itemStyle: { color: accent, borderRadius: [0, 3, 3, 0] },
        label: { show: true, position: 'right', ...font, formatter: ({ value }) => format(Number(value)) },
        silent: true,
      },
    ],
  };
}
