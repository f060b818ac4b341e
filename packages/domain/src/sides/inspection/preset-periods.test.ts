import { expect, it } from 'vitest';
import { inspectionPeriods } from './preset-periods.ts';

it('an inspection is offered whole months and years', () => {
  expect(inspectionPeriods('2026-03-15').map(({ name, from, to }) => `${name}: ${from} ${to}`)).toEqual([
    'Letzter Monat: 2026-02-01 2026-02-28',
    'Letzte drei Monate: 2025-12-01 2026-02-28',
    'Letzte zwölf Monate: 2025-03-01 2026-02-28',
    'Letzte zwei Jahre: 2024-03-01 2026-02-28',
    'Dieses Jahr bis heute: 2026-01-01 2026-03-15',
    'Voriges Jahr: 2025-01-01 2025-12-31',
  ]);
});
