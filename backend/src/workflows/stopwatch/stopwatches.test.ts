import type { Stopwatches } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { lockedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into projects (id, company_id, internal_id, project_name, status) values
    (1004, 1, '100004', 'Halle West', 1)`);
});
afterAll(() => world?.close());
beforeEach(async () => {
  at('09:00');
  for (const table of ['stopwatches', 'entries', 'month_sheets', 'month_closings'])
    await world.sql(`delete from ${table}`);
  await world.sql(`update companies set features = '{}'`);
  await world.sql('update projects set status = 1 where id in (1001, 1004)');
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
  await switchOn(world, 1, ['day']);
});

/** UTC, which is an hour less than in Berlin. */
function at(time: string, day = '2026-11-20') {
  world.setClock(`${day}T${time}:00Z`);
}
const start = (project = 1001, text = 'Dach gedeckt', who: Person = 'anna') =>
  world.post<Stopwatches>(who, '/timesheet/stopwatch', { project, booking_text: text });
const stop = (id: number) => world.post<Stopwatches>('anna', `/timesheet/stopwatch/${id}/stop`);
const book = (id: number, more: object = {}) =>
  world.post('anna', `/timesheet/stopwatch/${id}/book`, {
    ...{ project: 1001, hours: 0.5, booking_text: 'Dach gedeckt' },
    ...more,
  });
const state = async (who: Person = 'anna') =>
  (await world.get<Stopwatches>(who, '/timesheet/stopwatch')).body;
const runningId = async () => (await state()).running?.id as number;
const stored = () =>
  world.sql(
    'select day::text, project_id, hours::float8, booking_text from entries where user_id = 11 order by id',
  );

it('[SET-64] measures, is stopped by another browser, and proposes quarters that a tap books', async () => {
  expect((await start()).body).toMatchObject({
    running: { project: 1001, booking_text: 'Dach gedeckt', day: '2026-11-20', hours: null },
    stopped: [],
  });
  at('09:40');
  const { running, stopped } = (await stop(await runningId())).body;
  expect(running).toBeNull();
  expect(stopped).toMatchObject([
    { hours: 0.75, is_forgotten: false, stopped_at: '2026-11-20T09:40:00.000Z' },
  ]);
  expect(await stored()).toEqual([]);
  const id = stopped[0]?.id as number;
  expect((await book(id, { hours: 0.75 })).status).toBe(200);
  expect(await stored()).toEqual([
    { day: '2026-11-20', project_id: 1001, hours: 0.75, booking_text: 'Dach gedeckt' },
  ]);
  expect(await state()).toEqual({ running: null, stopped: [] });
  expect(refused(await book(id))).toEqual([404, 'not_found']);
});

it('[SET-64] stopping twice keeps the first end; what runs is not booked', async () => {
  await start();
  const id = await runningId();
  expect(refused(await book(id))).toEqual([409, 'stopwatch_running']);
  at('10:00');
  await stop(id);
  at('11:00');
  expect((await stop(id)).body.stopped).toMatchObject([{ hours: 1 }]);
});

it('[SET-64] switching stops the one and starts the other at the same second', async () => {
  await start();
  at('10:00');
  const { running, stopped } = (await start(1004, '')).body;
  expect(running).toMatchObject({ project_name: 'Halle West', started_at: stopped[0]?.stopped_at });
  expect(stopped).toMatchObject([{ project: 1001, hours: 1 }]);
});

it('[SET-64] of two browsers that start one at once, one runs', async () => {
  await Promise.all([start(), start(1004, ''), start(), start(1004, '')]);
  const { running, stopped } = await state();
  expect(running).not.toBeNull();
  expect(stopped).toHaveLength(3);
});

it('[SET-64] one that is still running after 16 hours is forgotten: it asks, and is booked on its day', async () => {
  at('15:00', '2026-11-19');
  await start();
  at('07:00');
  expect((await state()).running?.is_forgotten).toBe(false);
  at('07:01');
  expect((await state()).running?.is_forgotten).toBe(true);
  const { stopped } = (await stop(await runningId())).body;
  expect(stopped).toMatchObject([{ day: '2026-11-19', is_forgotten: true, hours: null }]);
  expect((await book(stopped[0]?.id as number, { hours: 2 })).status).toBe(200);
  expect(await stored()).toMatchObject([{ day: '2026-11-19', hours: 2 }]);
});

it('[SET-64] is of the day in Germany on which it began, also across midnight', async () => {
  at('22:30', '2026-11-18');
  await start();
  at('00:00', '2026-11-19');
  expect((await stop(await runningId())).body.stopped).toMatchObject([{ day: '2026-11-18', hours: 1.5 }]);
});

it('[SET-64] is refused where nothing could be booked, with the sentence of the booking', async () => {
  await world.sql('update projects set status = 2 where id = 1004');
  expect(refused(await start(1004))).toEqual([400, 'booking_project', 'project']);
  expect(refused(await start(2001))).toEqual([400, 'booking_project', 'project']);
  at('09:00', '2026-11-21');
  expect(refused(await start())).toEqual([400, 'booking_weekday', 'day']);
  at('09:00');
  await store(world, away('2026-11-20'));
  expect(refused(await start())).toEqual([409, 'booking_absence', 'day']);
  expect(await state()).toEqual({ running: null, stopped: [] });
});

it('[SET-64] a booking that is refused leaves what was measured', async () => {
  await switchOn(world, 1, ['day', 'closing', 'calendar', 'contracts']);
  await start();
  at('10:00');
  await stop(await runningId());
  const id = (await state()).stopped[0]?.id as number;
  await world.sql('update projects set status = 2 where id = 1001');
  expect(refused(await book(id))).toEqual([400, 'booking_project', 'project']);
  expect(refused(await book(id, { project: 1004, hours: 0.3 }))).toEqual([
    400,
    'booking_hours_step',
    'hours',
  ]);
  await lockedMonth(world, 11, '2026-11-01');
  expect((await book(id, { project: 1004 })).status).toBe(409);
  expect((await state()).stopped).toHaveLength(1);
  expect(await stored()).toEqual([]);
  expect((await world.delete('anna', `/timesheet/stopwatch/${id}`)).body).toEqual({
    running: null,
    stopped: [],
  });
});

it('[SET-64] nobody sees, stops, books or discards somebody else’s', async () => {
  await start();
  const id = await runningId();
  for (const who of ['bert', 'chef'] as const) {
    expect(await state(who)).toEqual({ running: null, stopped: [] });
    for (const path of ['stop', 'book'])
      expect(
        refused(
          await world.post(who, `/timesheet/stopwatch/${id}/${path}`, {
            ...{ project: 1001, hours: 1, booking_text: 'Dach gedeckt' },
          }),
        ),
      ).toEqual([404, 'not_found']);
    expect(refused(await world.delete(who, `/timesheet/stopwatch/${id}`))).toEqual([404, 'not_found']);
  }
  expect(await runningId()).toBe(id);
});

it('[SET-64] twenty may wait', async () => {
  await world.sql(`insert into stopwatches (company_id, user_id, project_id, booking_text, started_at, stopped_at)
    select 1, 11, 1001, '', now(), now() from generate_series(1, 20)`);
  expect(refused(await start())).toEqual([409, 'stopwatch_limit']);
});

/** As the browser does: under which number it can be taken back. */
async function undoable(method: string, path: string, body?: object) {
  const answer = await world.call('anna', method, `/timesheet/stopwatch/${path}`, body, {
    headers: { 'x-change': '1' },
  });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('x-undo'));
}
const undo = (id: number) => world.post('anna', `/timesheet/undo/${id}`);

it('[DAY-07] [SET-64] what was booked or discarded waits again, as it was measured', async () => {
  await start();
  at('09:40');
  const before = (await stop(await runningId())).body;
  const id = before.stopped[0]?.id as number;
  const sent = { project: 1004, hours: 2, booking_text: 'Gerüst' };
  const booked = await undoable('POST', `${id}/book`, sent);
  expect(await stored()).toHaveLength(1);
  expect((await undo(booked)).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect(await state()).toEqual(before);
  const discarded = await undoable('DELETE', `${id}`);
  expect(await state()).toEqual({ running: null, stopped: [] });
  expect((await undo(discarded)).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(refused(await undo(discarded))).toEqual([409, 'undo_too_late']);
});

it('[DAY-07] [SET-64] a running one that was discarded runs on, unless another one runs by now', async () => {
  await start();
  const before = await state();
  const id = await runningId();
  const first = await undoable('DELETE', `${id}`);
  expect((await undo(first)).status).toBe(200);
  expect(await state()).toEqual(before);
  const second = await undoable('DELETE', `${id}`);
  await start(1004, 'Gerüst');
  const now = await state();
  expect(refused(await undo(second))).toEqual([409, 'undo_too_late']);
  expect(await state()).toEqual(now);
});

it('[DAY-07] [SET-64] a booking that was changed since stays, and so does what was measured not come back', async () => {
  await start();
  at('09:40');
  const id = (await stop(await runningId())).body.stopped[0]?.id as number;
  const booked = await undoable('POST', `${id}/book`, { project: 1001, hours: 0.75, booking_text: 'Gerüst' });
  await world.sql(`update entries set hours = 1 where user_id = 11`);
  expect(refused(await undo(booked))).toEqual([409, 'undo_too_late']);
  expect(await stored()).toHaveLength(1);
  expect(await state()).toEqual({ running: null, stopped: [] });
});
