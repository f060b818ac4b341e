import type { EChartsType } from 'echarts/core';
import { barOption } from './bar-option.ts';

/** What of the library is used: the whole of it is four times as large. */
export type Library = Pick<typeof import('./library/core.ts'), 'dispose' | 'getInstanceByDom' | 'init'>;

let library: Library | undefined;

/** Undefined until `prepare` has been through. */
export const readyLibrary = (): Library | undefined => library;

/**
 * Running the library and drawing the first bar ever take longer than all that follows: code is compiled, the font looked up.
 * It lies in one file, but each part of it is run in a task of its own, and a bar is drawn where nobody sees it, in several
 * tasks: the paper, the axes, the names, no bar, a bar, its figure. Every step is one.
 */
export async function* prepare(): AsyncGenerator<void, void> {
  if (library) return;
  const { SVGRenderer } = await import(/* webpackMode: "eager" */ './library/renderer.ts');
  yield;
  const { dispose, getInstanceByDom, init, use } = await import(
    /* webpackMode: "eager" */ './library/core.ts'
  );
  yield;
  const { BarChart, GridComponent } = await import(/* webpackMode: "eager" */ './library/bars.ts');
  yield;
  use([BarChart, GridComponent, SVGRenderer]);
  yield;
  yield* tryOut(init(document.createElement('div'), null, { renderer: 'svg', width: 360, height: 34 }));
  library = { dispose, getInstanceByDom, init };
}

function* tryOut(chart: EChartsType): Generator<void, void> {
  yield;
  const look = { longest: 8, words: { value: '' }, format: String, scheme: 'light', narrow: true } as const;
  const { xAxis, yAxis, series, ...paper } = barOption([{ key: 0, name: 'Stunden', value: 8 }], look);
  const axis = { type: 'category', show: false } as const;
  const none = { type: 'bar', data: [] as number[] } as const;
  for (const part of [
    paper,
    { xAxis, series: [] },
    { yAxis: axis },
    { yAxis },
    { series: none },
    { series: { ...none, data: [8] } },
    { series },
  ]) {
    chart.setOption(part);
    yield;
  }
  chart.dispose();
}
