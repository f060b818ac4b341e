import { expect, it } from 'vitest';
import { presetPeriods } from './preset-periods.ts';

it('offers this month, the last one and the year', () => {
  expect(presetPeriods('2026-03-20', {})).toEqual([
    { name: 'Dieser Monat', from: '2026-03-01', to: '2026-03-31' },
    { name: 'Letzter Monat', from: '2026-02-01', to: '2026-02-28' },
    { name: 'Jahr', from: '2026-01-01', to: '2026-12-31' },
  ]);
});

it('knows the December before January', () => {
  expect(presetPeriods('2026-01-05', {})[1]).toEqual({
    name: 'Letzter Monat',
    from: '2025-12-01',
    to: '2025-12-31',
  });
});

it('preset periods stay within the limits, those outside are omitted', () => {
  expect(presetPeriods('2026-01-05', { min: '2026-01-01', max: '2026-01-10' })).toEqual([
    { name: 'Dieser Monat', from: '2026-01-01', to: '2026-01-10' },
    { name: 'Jahr', from: '2026-01-01', to: '2026-01-10' },
  ]);
});

it('a period of one day is offered', () => {
  expect(presetPeriods('2026-01-01', { min: '2026-01-01', max: '2026-01-01' })).toHaveLength(2);
});
