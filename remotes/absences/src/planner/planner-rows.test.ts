import { daysFrom } from '@stundenbuch/domain/time/day';
import { expect, it } from 'vitest';
import { away } from '../shared/absence.fixture.ts';
import { awayCount, plannerRows } from './planner-rows.ts';

const days = daysFrom('2026-11-02', '2026-11-10');
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
const free =
  (...of: string[]) =>
  () =>
    new Map(of.map((day) => [day, { name: 'Buß- und Bettag', share: 0 }]));
const noneFree = free();
const shapes = (...vacations: Parameters<typeof plannerRows>[1]) =>
  plannerRows([], vacations, days, noneFree)[0]?.runs.map(
    ({ from, to, absences }) => `${from.slice(8)}-${to.slice(8)}:${absences.length}`,
  );

it('[VAC-13] joins the days of one absence to a run, and nothing that reads differently', () => {
  const run = shapes(
    away('2026-11-02'),
    away('2026-11-03'),
    away('2026-11-04', { status: 0 }),
    away('2026-11-05', { project: 20 }),
  );
  expect(run).toEqual(['02-03:1', '04-04:1', '05-05:1']);
});

it('[VAC-13] goes on across days on which nobody works, and counts nobody on them', () => {
  const vacations = [away('2026-11-06'), away('2026-11-09'), away('2026-11-10', { half: 'first' })];
  expect(shapes(...vacations)).toEqual(['06-09:1', '10-10:1']);
  expect(shapes(away('2026-11-05'), away('2026-11-09'))).toEqual(['05-05:1', '09-09:1']);
  const [row] = plannerRows([], [away('2026-11-03'), away('2026-11-05')], days, free('2026-11-04'));
  expect(row?.runs.map(({ from, to }) => [from, to])).toEqual([['2026-11-03', '2026-11-05']]);
  const rows = plannerRows([], vacations, days, noneFree);
  expect(days.map((day) => awayCount(rows, day))).toEqual([0, 0, 0, 0, 1, 0, 0, 1, 0.5]);
});

it('[VAC-13] keeps halves by themselves, two of a day in one cell', () => {
  const halves = shapes(
    away('2026-11-02', { half: 'second', project: 30 }),
    away('2026-11-02', { half: 'first' }),
    away('2026-11-03', { half: 'first' }),
  );
  expect(halves).toEqual(['02-02:2', '03-03:1']);
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
    noneFree,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Bert Adler', 'Anna Berger']);
  expect(days.map((day) => awayCount(rows, day))).toEqual([1.5, 1, 0, 0, 0, 0, 0, 0, 0]);
});

it('[VAC-13] has everybody who is known, away or not, once and by name', () => {
  const rows = plannerRows(
    [{ user: 7, first_name: 'Anna', name: 'Berger' }, bert],
    [away('2026-11-02')],
    days,
    noneFree,
  );
  expect(rows.map(({ user }) => user)).toEqual([8, 7]);
});
