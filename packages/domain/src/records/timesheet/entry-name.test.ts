import { expect, it } from 'vitest';
import { blankEntry } from './entry.fixture.ts';
import { nameOfEntry } from './entry-name.ts';

const entry = { ...blankEntry, day: '2026-11-16' };

it.each([
  [{ project: 50 }, undefined, 'Arbeitszeit vom Mo, 16.11.2026'],
  [{ project: 1003, project_name: 'Dach' }, undefined, 'Buchung „Dach“ vom Mo, 16.11.2026'],
  [{ project: 10, project_name: 'Urlaub' }, '2026-11-20', 'Urlaub vom Mo, 16.11.2026 bis Fr, 20.11.2026'],
  [{ project: 20, project_name: null }, '2026-11-16', 'Krankheit vom Mo, 16.11.2026'],
])('an entry %j until %s is called by its kind and its days', (fields, last, name) => {
  const first = { ...entry, ...fields };
  expect(nameOfEntry(first, last ? { ...first, day: last } : undefined)).toBe(name);
});
