import { expect, it } from 'vitest';
import { daySeries } from './day-series.ts';

const monday = { day: '2026-11-02', worked: 540, credited: 540, target: 480 };

it('[SCR-43] what was worked, hatched what is credited on top of it, and the target as a line', () => {
  const half = { ...monday, day: '2026-11-03', worked: 240, credited: 480 };
  expect(daySeries([monday, half])).toEqual({
    names: ['Mo, 02.11.', 'Di, 03.11.'],
    series: [
      { name: 'gearbeitet', values: [9, 4], tone: 'accent', stack: 'Ist' },
      { name: 'angerechnet', values: [null, 4], hatched: true, stack: 'Ist' },
      { name: 'Soll', values: [8, 8], tone: 'edge', kind: 'line' },
    ],
  });
});

it('[SCR-43] nothing is hatched where nothing is credited, and days that do not count are left out', () => {
  const { names, series } = daySeries([monday, { ...monday, day: '2026-11-04', recorded: false as const }]);
  expect(names).toEqual(['Mo, 02.11.']);
  expect(series.map(({ name }) => name)).toEqual(['gearbeitet', 'Soll']);
});
