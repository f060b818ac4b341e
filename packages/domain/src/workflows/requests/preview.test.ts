import { expect, it } from 'vitest';
import { takenHalves } from '../../records/entries/halves.ts';
import { addDays } from '../../time/day.ts';
import { previewOf } from './preview.ts';
import type { RequestFacts } from './request.ts';

const taken = (first: string, count: number, project = 10) =>
  Array.from({ length: count }, (_, i) => ({ day: addDays(first, i), project, status: 1 }));

const facts = (days: RequestFacts['vacation']['days'] = []): RequestFacts => ({
  company: 1,
  working_days: '1111100',
  taken: takenHalves([{ day: '2026-12-24' }]),
  vacation: { vacation: 30, lastYear: { days: 5, enteredIn: 2026 }, days },
});

it('[AMB-33] [AMB-35] counts days, names the skipped ones and charges each year', () => {
  const preview = previewOf(
    { project: 10, day: '2026-12-21', end: '2027-01-05' },
    facts(taken('2026-03-02', 20)),
  );
  expect([preview.days.length, preview.skipped]).toEqual([11, ['2026-12-24']]);
  expect(preview.years).toEqual([
    { year: 2026, before: 15, after: 7, promised: 0, overdrawn: 0 },
    { year: 2027, before: 45, after: 34, promised: 0, overdrawn: 0 },
  ]);
});

it('[AMB-36] says by how much last year’s vacation exceeds the remainder', () => {
  const preview = previewOf(
    { project: 70, day: '2026-12-01', end: '2026-12-03' },
    facts(taken('2026-03-02', 4, 70)),
  );
  expect(preview.years).toEqual([{ year: 2026, before: 31, after: 28, promised: 0, overdrawn: 2 }]);
});

it('[AMB-37] says how much of this year’s rest is promised to the next', () => {
  const preview = previewOf(
    { project: 10, day: '2026-12-01', end: '2026-12-01' },
    facts(taken('2027-01-01', 33)),
  );
  expect(preview.years).toEqual([{ year: 2026, before: 35, after: 34, promised: 3, overdrawn: 0 }]);
});

it('[AMB-36] says nothing about the account for other absences', () => {
  expect(previewOf({ project: 20, day: '2026-12-01', end: '2026-12-04' }, facts())).toEqual({
    days: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    half: null,
    noons: [],
    away_minutes: null,
    cost: 4,
    holidays: [],
    skipped: [],
    years: [],
  });
});
