import EChartsReactCore from 'echarts-for-react/esm/core';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PHONE, useColorScheme } from '../theme/index.ts';
import { type Bar, barOption, heightOf, longestOf, stripsOf } from './bar-option.ts';
import { prepare, readyLibrary } from './library.ts';

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
  const scheme = useColorScheme();
  const narrow = useIsPhone();
  const { count, isDrawn } = useOneAfterTheOther();
  // The same objects until something changes: with new ones every strip would be drawn again whenever the next one comes.
  const strips = useMemo(() => {
    const look = { format, words: columns, scheme, narrow, longest: longestOf(bars) };
    return stripsOf(bars).map((strip) => ({ strip, option: barOption(strip, look) }));
  }, [bars, columns, format, scheme, narrow]);
  return (
    <figure className="sb-chart" style={{ margin: 0 }}>
      <div aria-hidden="true" style={{ height: heightOf(bars) }}>
        {strips.slice(0, count).map(({ strip, option }, i) => (
          <EChartsReactCore
            key={strip[0]?.key}
            echarts={readyLibrary()}
            option={option}
            notMerge
            lazyUpdate
            opts={{ renderer: 'svg' }}
            style={{ height: heightOf(strip) }}
            onChartReady={(chart) => chart.on('finished', () => isDrawn(i + 1))}
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
 * put in: one prepares it, the next one draws it. Were another one put in meanwhile, one frame would draw them all.
 */
function useOneAfterTheOther() {
  const [count, setCount] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const later = useCallback((work: () => unknown) => void timers.current.add(setTimeout(work)), []);
  const isDrawn = useCallback(
    (strips: number) => later(() => setCount((before) => Math.max(before, strips + 1))),
    [later],
  );
  useEffect(() => {
    const steps = prepare();
    let isShown = true;
    const step = async () => {
      const { done } = await steps.next();
      if (isShown) done ? isDrawn(0) : later(step);
    };
    later(step);
    const asked = timers.current;
    return () => {
      isShown = false;
      for (const timer of asked) clearTimeout(timer);
    };
  }, [later, isDrawn]);
  return { count, isDrawn };
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
