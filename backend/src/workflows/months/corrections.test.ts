import type { CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { away, store } from '../../../test/entries.ts';
import { close, confirm, month, requestTime, withMonthClose, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026: October is closed for Anna.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await withMonthClose(world);
  await workedMonth(world, 11, '2026-10', ['2026-10-31']);
  await confirm(world, 'anna');
  await close(world, [11]);
});

const TEN_HOURS = { start_time: '07:00', end_time: '18:00', break: 1 };
const answer = (id: number, accept = true, more: object = {}) =>
  world.put<CorrectionRequest & { code?: string }>('chef', `/correction/${id}`, { accept, ...more });
const ofDay = (day: string) =>
  world.sql<{ hours: number }>(
    `select hours::float8, net_minutes from entries where user_id = 11 and type = 50 and day = $1`,
    [day],
  );

describe('a request', () => {
  it('[MON-06] shows what is recorded and what is wished, to the admin and to the person', async () => {
    const { status, body } = await requestTime(world, '2026-10-05', TEN_HOURS);
    expect(status).toBe(200);
    const seen = {
      user: 11,
      first_name: 'Anna',
      day: '2026-10-05',
      state: 'open',
      reason: 'Zettel vom Polier',
      old: { start_time: '08:00', end_time: '16:00', break: 0 },
      wish: TEN_HOURS,
    };
    expect((await world.get('chef', '/correction')).body).toMatchObject([seen]);
    expect((await world.get('anna', '/correction/own')).body).toMatchObject([seen]);
    expect((await world.get('bert', '/correction/own')).body).toEqual([]);
    expect(body.answer).toBeNull();
  });

  it.each([
    ['a day that is open', '2026-11-05', TEN_HOURS, 'correction_open_day'],
    ['a day to come', '2026-12-05', TEN_HOURS, 'correction_open_day'],
    ['a day without working time, to be deleted', '2026-10-31', null, 'correction_nothing'],
    ['a Sunday', '2026-10-04', TEN_HOURS, 'working_time_sunday'],
    ['an end before the beginning', '2026-10-05', { ...TEN_HOURS, end_time: '06:00' }, 'working_time_hours'],
  ])('[MON-06] of %s is refused', async (_, day, wish, code) => {
    expect((await requestTime(world, day, wish)).body.code).toBe(code);
  });

  it('[MON-06] of the same day at the same moment is stored once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => requestTime(world, '2026-10-05', TEN_HOURS)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('correction_taken');
  });
});

describe('an answer', () => {
  it('[MON-06] accepted writes the day and the next sheet, seals again and asks for a new confirmation', async () => {
    const before = await month(world, 'anna');
    const { id } = (await requestTime(world, '2026-10-05', TEN_HOURS)).body;
    expect((await answer(id)).body).toMatchObject({ state: 'accepted', old: TEN_HOURS });
    expect(await ofDay('2026-10-05')).toEqual([{ hours: 10, net_minutes: 600 }]);
    const after = await month(world, 'anna');
    expect(after).toMatchObject({ state: 'closed', version: 2, confirmed_at: null });
    expect(after.sheet.sums.worked).toBe(before.sheet.sums.worked + 120);
    expect(after.versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'Zettel vom Polier'],
      [1, null],
    ]);
    expect((await requestTime(world, '2026-10-05', null)).status).toBe(200);
    expect((await world.get('anna', '/month/own')).body).toMatchObject({
      closed: ['2026-10'],
      waiting: [{ month: '2026-10', state: 'closed' }],
    });
    expect((await confirm(world, 'anna')).body).toMatchObject({ state: 'closed', version: 2 });
    expect((await confirm(world, 'anna')).status).toBe(409);
  });

  it('[CLK-03] [MON-06] writes a day to the minute where the clock is on', async () => {
    const minutes = { start_time: '07:03', end_time: '16:37', break: 0.5 };
    expect((await requestTime(world, '2026-10-05', minutes)).status).toBe(400);
    await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing', 'law', 'clock'], '2026-10-01');
    const { id } = (await requestTime(world, '2026-10-05', minutes)).body;
    expect((await answer(id)).body).toMatchObject({ state: 'accepted', old: minutes });
    expect(await ofDay('2026-10-05')).toEqual([{ hours: 9.07, net_minutes: 544 }]);
  });

  it('[MON-06] a new day, and one taken away', async () => {
    const added = (await requestTime(world, '2026-10-31', TEN_HOURS)).body;
    expect((await answer(added.id)).status).toBe(200);
    expect(await ofDay('2026-10-31')).toHaveLength(1);
    const removed = (await requestTime(world, '2026-10-31', null)).body;
    expect((await answer(removed.id)).status).toBe(200);
    expect(await ofDay('2026-10-31')).toEqual([]);
    expect(await month(world, 'anna')).toMatchObject({ version: 3 });
  });

  it('[MON-06] declined changes nothing and says why; answered is answered', async () => {
    const { id } = (await requestTime(world, '2026-10-05', TEN_HOURS)).body;
    expect((await answer(id, false, { answer: 'Laut Bautagebuch frei' })).body).toMatchObject({
      state: 'declined',
      answer: 'Laut Bautagebuch frei',
    });
    expect(await ofDay('2026-10-05')).toEqual([{ hours: 8, net_minutes: null }]);
    expect(await answer(id)).toMatchObject({ status: 409, body: { code: 'correction_answered' } });
    expect(await month(world, 'anna')).toMatchObject({ version: 1 });
  });

  it('[MON-06] that the day meanwhile forbids leaves everything as it was, sealed', async () => {
    const { id } = (await requestTime(world, '2026-10-31', TEN_HOURS)).body;
    await world.sql(`update month_closings set state = 'open'`);
    await store(world, away('2026-10-31', 20, 1));
    await world.sql(`update month_closings set state = 'closed'`);
    expect(await answer(id)).toMatchObject({ status: 409, body: { code: 'working_time_absence' } });
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
  });

  it('[MON-06] [LAW-01] the times of the day follow, or go where they no longer fit', async () => {
    await switchOn(world, 1, ['law'], '2026-10-01');
    const times = () =>
      world.sql(`select to_char(started_at at time zone 'Europe/Berlin', 'HH24:MI') as from,
        to_char(ended_at at time zone 'Europe/Berlin', 'HH24:MI') as to from work_intervals`);
    await world.sql(`update month_closings set state = 'open'`);
    await world.sql(`insert into work_intervals
        (company_id, user_id, day, started_at, ended_at, kind, source, entry_id, created_at, created_by)
      select 1, 11, day, '2026-10-05 08:00+02', '2026-10-05 16:00+02', 'work', 'clock', id, now(), 11
      from entries where user_id = 11 and day = '2026-10-05' and type = 50`);
    await world.sql(`update month_closings set state = 'closed'`);
    const longer = { start_time: '07:30', end_time: '16:00', break: 0 };
    await answer((await requestTime(world, '2026-10-05', longer)).body.id);
    expect(await times()).toEqual([{ from: '07:30', to: '16:00' }]);
    await answer((await requestTime(world, '2026-10-05', TEN_HOURS)).body.id);
    expect(await times()).toEqual([]);
    await world.sql(`update companies set features = array_remove(features, 'law') where id = 1`);
  });

  it('[MON-06] two admins who accept at once write one sheet', async () => {
    const { id } = (await requestTime(world, '2026-10-05', TEN_HOURS)).body;
    const answers = await Promise.all([answer(id), answer(id), answer(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await month(world, 'anna')).toMatchObject({ version: 2 });
  });
});
