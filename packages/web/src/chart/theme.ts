import { palettes, type Scheme, shape, type as typeface } from '../theme/tokens.ts';

/** Colours by meaning; a series names one of them. */
export type ChartTone = 'accent' | 'edge' | 'good' | 'warn' | 'bad';

export const colourOf = (tone: ChartTone, scheme: Scheme): string => palettes[scheme][tone];

/** The look of every chart, from the tokens. */
export function chartTheme(scheme: Scheme): object {
  const { accent, edge, good, warn, bad, text, muted, line, surface } = palettes[scheme];
  const font = { color: text, fontFamily: typeface.text, fontSize: 14 };
  const axis = {
    axisLine: { lineStyle: { color: edge } },
    axisTick: { show: false },
    axisLabel: { ...font, color: muted },
    splitLine: { lineStyle: { color: line } },
  };
  return {
    color: [accent, edge, good, warn, bad],
    backgroundColor: 'transparent',
    textStyle: font,
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: { ...axis, axisLine: { show: false } },
    legend: { textStyle: font, inactiveColor: muted },
    tooltip: {
      backgroundColor: surface,
      borderColor: line,
      textStyle: font,
      extraCssText: `border-radius:${shape['radius-small']}px`,
      axisPointer: { lineStyle: { color: edge }, shadowStyle: { color: line, opacity: 0.4 } },
    },
    bar: { label: { color: text } },
    line: { label: { color: text } },
  };
}
