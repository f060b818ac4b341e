import { BarChart as BarSeries } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PHONE, useColorScheme } from '../theme/index.ts';
import { type Bar, barOption, heightOf, longestOf, stripsOf } from './bar-option.ts';

// Only what a bar chart needs: the whole library is four times as large.
echarts.use([BarSeries, GridComponent, SVGRenderer]);

interface Props {
  /** What the chart shows, for everyone who does not see it. */
  label: string;
  bars: readonly Bar[];
  /** The words for names, values and goals: over the table that screen readers get, and at the bars of a pair. */
  columns: { name: string; value: string; goal?: string };
  format: (value: number) => string;
}

/** Lying bars, one for each name. The picture is for the eye; the same figures stand in a table that is read aloud. */
export function BarChart({ label, bars, columns, format }: Props) {
  const look = { format, words: columns, scheme: useColorScheme(), narrow: useIsPhone() };
  const strips = stripsOf(bars);
  const { drawn, isReady } = useOneAfterTheOther();
  const longest = longestOf(bars);
  return (
    <figure className="sb-chart" style={{ margin: 0 }}>
      <div aria-hidden="true" style={{ height: heightOf(bars) }}>
        {strips.slice(0, drawn).map((strip) => (
          <EChartsReactCore
            key={strip[0]?.key}
            echarts={echarts}
            option={barOption(strip, { ...look, longest })}
            notMerge
            opts={{ renderer: 'svg' }}
            style={{ height: heightOf(strip) }}
            onChartReady={isReady}
          />
        ))}
      </div>
      <div className="sb-hidden">
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              {columns.goal && <th scope="col">{columns.goal}</th>}
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, value, goal }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {goal !== undefined && <td>{format(goal)}</td>}
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/**
 * Strip after strip, each in a task of its own, so that a long chart holds nobody up. A strip is drawn frames after it was
 * put in: were the next one put in meanwhile, one frame would draw them all.
 */
function useOneAfterTheOther() {
  const [drawn, setDrawn] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const later = useCallback((work: () => void) => void timers.current.add(setTimeout(work)), []);
  const isReady = useCallback(() => later(() => setDrawn((before) => before + 1)), [later]);
  useEffect(() => {
    const steps = tryOut();
    const step = () => later(() => (steps.next().done ? isReady() : step()));
    step();
    const asked = timers.current;
    return () => {
      for (const timer of asked) clearTimeout(timer);
    };
  }, [later, isReady]);
  return { drawn, isReady };
}

let isTried = false;

/**
 * The first bar ever costs more than all that follow: code is compiled and the font looked up. So one is drawn where nobody
 * sees it, in several tasks: the paper, the axes, the bar.
 */
function* tryOut(): Generator<void, void> {
  if (isTried) return;
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 360, height: 34 });
  yield;
  const look = { longest: 8, words: { value: '' }, format: String, scheme: 'light', narrow: true } as const;
  const { xAxis, yAxis, series, ...paper } = barOption([{ key: 0, name: 'Stunden', value: 8 }], look);
  for (const part of [paper, { xAxis, series: [] }, { yAxis }, { series }]) {
    chart.setOption(part);
    yield;
  }
  chart.dispose();
  isTried = true;
}

const phone = matchMedia(PHONE);

const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      phone.addEventListener('change', changed);
      return () => phone.removeEventListener('change', changed);
    },
    () => phone.matches,
  );
