import { describe, expect, it } from 'vitest';
import { cellOf, cellText, formulaCell } from './cell.ts';

describe('a cell of an exported table', () => {
  it.each([
    [8.25, 'hours', { t: 'n', v: 8.25, z: '0.00' }],
    [0, 'hours', { t: 'n', v: 0, z: '0.00' }],
    [3, 'number', { t: 'n', v: 3 }],
    [150_000, 'text', { t: 'n', v: 150_000 }],
    [0.5, 'percent', { t: 'n', v: 0.5, z: '0.00%' }],
    ['2026-11-20', 'date', { t: 'n', v: 46_346, z: 'dd.mm.yyyy' }],
    ['1900-03-01', 'date', { t: 'n', v: 61, z: 'dd.mm.yyyy' }],
    ['2026-11-20', 'text', { t: 's', v: '2026-11-20', z: '@' }],
    ['offen', 'date', { t: 's', v: 'offen', z: '@' }],
    ['0150', 'number', { t: 's', v: '0150', z: '@' }],
  ] as const)('[AMB-55] %j of the kind %s is %o', (value, kind, cell) =>
    expect(cellOf(value, kind)).toEqual(cell),
  );

  it.each(['=1+1', '+49 89 1', '-5', '@SUM(A1)', '=HYPERLINK("http://x")', '\t=1'])(
    '[AMB-55] %j stays text',
    (text) => expect(cellOf(text, 'text')).toEqual({ t: 's', v: text, z: '@' }),
  );

  it('[AMB-55] nothing is an empty cell', () => {
    for (const value of [null, undefined, '']) expect(cellOf(value, 'hours')).toBeUndefined();
  });

  it('[EXP-01] accepts every text of the program, up to the maximum length', () => {
    expect(cellText('Größe 😀 – „ja“')).toBe('Größe 😀 – „ja“');
    expect(cellText('x'.repeat(32_767))).toHaveLength(32_767);
    expect(cellText('x'.repeat(40_000))).toHaveLength(32_767);
    expect(cellText(`${'x'.repeat(32_766)}😀`).at(-1)).toBe('\uFFFD');
    expect(cellText('a\r\nb\rc')).toBe('a\nb\nc');
    expect(cellText('\uFFFF\uD800')).toBe('\uFFFD\uFFFD');
    expect(cellText('_x0041_ _x41_')).toBe('_x005F_x0041_ _x41_');
  });

  it('[EXP-04] a formula carries its value', () => {
    expect(formulaCell({ formula: 'SUM(A1:A2)', value: 0.4, kind: 'percent' })).toEqual({
      t: 'n',
      v: 0.4,
      z: '0.00%',
      f: 'SUM(A1:A2)',
    });
  });
});
