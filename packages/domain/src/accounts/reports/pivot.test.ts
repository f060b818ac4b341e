import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReportCell } from './contract.ts';
import { ALL, isSum, pivotOf } from './pivot.ts';

const byKey = {
  rows: 2,
  figures: ['hours', 'count'] as const,
  order: (at: number, a: { keys: readonly string[] }, b: { keys: readonly string[] }) =>
    (a.keys[Math.max(at, 0)] ?? '').localeCompare(b.keys[Math.max(at, 0)] ?? ''),
};
const cell = (keys: string[], hours: number, count = 1): ReportCell => ({ keys, hours, count });

it('[RPT-03] has a line for each row, after a group of several its sum, and the sum of all', () => {
  const cells = [
    cell(['b', '2', 'nov'], 0.1),
    cell(['a', '1', 'okt'], 0.2),
    cell(['b', '1', 'okt'], 0.2),
    cell(['b', '2', 'okt'], 0.7),
  ];
  const { columns, lines, total } = pivotOf(cells, byKey);
  expect(columns).toEqual(['nov', 'okt']);
  expect(
    lines.map(({ keys, figures }) => [keys.join(), figures.get('okt')?.hours, figures.get(ALL)]),
  ).toEqual([
    ['a,1', 0.2, { hours: 0.2, count: 1 }],
    ['b,1', 0.2, { hours: 0.2, count: 1 }],
    ['b,2', 0.7, { hours: 0.8, count: 2 }],
    ['b', 0.9, { hours: 1, count: 3 }],
  ]);
  expect(Object.fromEntries(total.figures)).toEqual({
    [ALL]: { hours: 1.2, count: 4 },
    nov: { hours: 0.1, count: 1 },
    okt: { hours: 1.1, count: 3 },
  });
});

it('[RPT-03] the sums of any grouping are the total, to the hundredth of a cent', () => {
  const key = fc.constantFrom('a', 'b', 'c', '-');
  const any = fc.array(
    fc
      .tuple(key, key, key, fc.integer({ min: 0, max: 2400 }))
      .map(([a, b, c, n]) => cell([a, b, c], n / 10_000)),
  );
  fc.assert(
    fc.property(any, (cells) => {
      const exact = cells.reduce((sum, { hours = 0 }) => sum + Math.round(hours * 10_000), 0) / 10_000;
      const count = cells.length;
      for (const turn of [
        [0, 1, 2],
        [2, 0, 1],
        [1, 2, 0],
      ]) {
        const turned = cells.map((one) => ({ ...one, keys: turn.map((at) => one.keys[at] as string) }));
        const { lines, total, columns } = pivotOf(turned, byKey);
        const added = (figure: (line: (typeof lines)[number]) => number) =>
          Math.round(
            lines.filter((line) => !isSum(line, 2)).reduce((sum, line) => sum + figure(line) * 10_000, 0),
          ) / 10_000;
        if (cells.length > 0) expect(total.figures.get(ALL)).toEqual({ hours: exact, count });
        expect(added(({ figures }) => figures.get(ALL)?.hours ?? 0)).toBe(exact);
        for (const column of columns)
          expect(added(({ figures }) => figures.get(column)?.hours ?? 0)).toBe(
            total.figures.get(column)?.hours,
          );
      }
    }),
  );
});

it('[RPT-02] [SET-54] money is added exactly and each figure rounded once', () => {
  const cells = ['a', 'b', 'c'].map(
    (key): ReportCell => ({ keys: [key, key], money: 8.3325, unpriced: 0.25 }),
  );
  const { lines, total } = pivotOf(cells, { ...byKey, rows: 2, figures: ['money', 'unpriced'] });
  expect(lines.map(({ figures }) => figures.get(ALL)?.money)).toEqual([8.33, 8.33, 8.33]);
  expect(total.figures.get(ALL)).toEqual({ money: 25, unpriced: 0.75 });
});
