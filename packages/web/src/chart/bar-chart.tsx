import { BarChart as BarSeries } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useSyncExternalStore } from 'react';
import { PHONE, useColorScheme } from '../theme/index.ts';
import { type Bar, barOption, heightOf } from './bar-option.ts';

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
  const option = barOption(bars, { format, words: columns, scheme: useColorScheme(), narrow: useIsPhone() });
  return (
    <figure className="sb-chart" style={{ margin: 0 }}>
      <div aria-hidden="true">
        <EChartsReactCore
          echarts={echarts}
          option={option}
          notMerge
          opts={{ renderer: 'svg' }}
          style={{ height: heightOf(bars) }}
        />
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

const phone = matchMedia(PHONE);

const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      phone.addEventListener('change', changed);
      return () => phone.removeEventListener('change', changed);
    },
    () => phone.matches,
  );
