import { daysFrom } from '@stundenbuch/domain/time/day';
import { expect, it } from 'vitest';
import { away } from '../shared/absence.fixture.ts';
import { awayCount, plannerRows } from './planner-rows.ts';

const days = daysFrom('2026-11-02', '2026-11-08');
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
const shapes = (...vacations: Parameters<typeof plannerRows>[1]) =>
  plannerRows([], vacations, days)[0]?.cells.map(
    ({ days: { length }, absences }) => `${length}:${absences.length}`,
  );

it('[VAC-13] joins the days of one absence to a run, and nothing that reads differently', () => {
  const run = shapes(
    away('2026-11-02'),
    away('2026-11-03'),
    away('2026-11-04', { status: 0 }),
    away('2026-11-05', { project: 20 }),
  );
  expect(run).toEqual(['2:1', '1:1', '1:1', '1:0', '1:0', '1:0']);
});

it('[VAC-13] keeps halves by themselves, two of a day in one cell', () => {
  const halves = shapes(
    away('2026-11-02', { half: 'second', project: 30 }),
    away('2026-11-02', { half: 'first' }),
    away('2026-11-03', { half: 'first' }),
  );
  expect(halves).toEqual(['1:2', '1:1', '1:0', '1:0', '1:0', '1:0', '1:0']);
});

it('[VAC-13] counts who is away per day: halves half, two halves of one person one', () => {
  const rows = plannerRows(
    [bert],
    [
      away('2026-11-02', { half: 'first' }),
      away('2026-11-02', { half: 'second', project: 30 }),
      away('2026-11-02', { ...bert, half: 'first' }),
      away('2026-11-03', { ...bert }),
    ],
    days,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Bert Adler', 'Anna Berger']);
  expect(days.map((day) => awayCount(rows, day))).toEqual([1.5, 1, 0, 0, 0, 0, 0]);
});

it('[VAC-13] has everybody who is known, away or not, once and by name', () => {
  const rows = plannerRows(
    [{ user: 7, first_name: 'Anna', name: 'Berger' }, bert],
    [away('2026-11-02')],
    days,
  );
  expect(rows.map(({ user }) => user)).toEqual([8, 7]);
});
