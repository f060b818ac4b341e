import type { CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { close, month, workedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';
import { ON_5TH, REASON, SICK, setAbsenceWishes, VACATION } from './absence-wishes.fixture.ts';

const set = setAbsenceWishes();
const { ask, asked, answer, open, rows, change } = set;
let world: World;
let vacation: number;
beforeEach(() => {
  ({ world, vacation } = set);
});

describe('several days in the place of some', () => {
  /** Monday to Wednesday, as they were asked for together. */
  async function threeDays(): Promise<number[]> {
    await change(`delete from entries where user_id = 11 and type <> 50`);
    let ids: number[] = [];
    await world.sql(`update month_closings set state = 'open'`);
    ids = await store(world, ...['2026-10-05', '2026-10-06', '2026-10-07'].map((day) => away(day, VACATION)));
    await world.sql(`update month_closings set state = 'closed'`);
    return ids;
  }
  const days = async () =>
    (await rows()).map(({ day, type, first_half, second_half }) => [
      day.slice(-2),
      type,
      first_half && second_half,
    ]);

  it('[MON-11] [ABS-40] one is extended to the next days, with a half at its end', async () => {
    const id = await asked(
      '2026-10-05',
      { project: VACATION, end: '2026-10-07', to_noon: true },
      { entry: vacation },
    );
    expect((await open())[0]?.absence).toMatchObject({ entry: vacation, wish: { end: '2026-10-07' } });
    expect((await answer(id)).status).toBe(200);
    expect(await days()).toEqual([
      ['05', VACATION, true],
      ['06', VACATION, true],
      ['07', VACATION, false],
    ]);
    expect((await month(world, 'anna')).version).toBe(2);
  });

  it('[MON-11] one is moved, and stays the row that it is', async () => {
    const id = await asked('2026-10-05', { project: VACATION, from: '2026-10-07' }, { entry: vacation });
    expect((await open())[0]?.absence?.wish).toMatchObject({ from: '2026-10-07', end: null });
    expect((await answer(id)).status).toBe(200);
    expect(await world.sql(`select id, day::text from entries where user_id = 11 and type <> 50`)).toEqual([
      { id: vacation, day: '2026-10-07' },
    ]);
  });

  it('[MON-11] all of them become others, fewer, or none', async () => {
    const [entry = 0, ...more] = await threeDays();
    const id = await asked(
      '2026-10-05',
      { project: SICK, from: '2026-10-06', end: '2026-10-07' },
      { entry, more },
    );
    const [shown] = await open();
    expect(shown?.absence).toMatchObject({
      more: [{ day: '2026-10-06', old: { project: VACATION } }, { day: '2026-10-07' }],
      wish: { from: '2026-10-06', end: '2026-10-07' },
    });
    expect((await answer(id)).status).toBe(200);
    expect(await days()).toEqual([
      ['06', SICK, true],
      ['07', SICK, true],
    ]);
    const again = await threeDays();
    const none = await asked('2026-10-05', null, { entry: again[0] as number, more: again.slice(1) });
    expect((await answer(none)).status).toBe(200);
    expect(await days()).toEqual([]);
  });

  it('[MON-11] of an account below zero nobody is refused days that are only moved', async () => {
    const [entry = 0, ...more] = await threeDays();
    await change('update contracts set vacation = 1 where user_id = 11');
    const kept = { project: VACATION, from: '2026-10-06', end: '2026-10-08' };
    await change(`delete from entries where user_id = 11 and day = '2026-10-08'`);
    const moved = await ask('2026-10-05', kept, { entry, more });
    const longer = refused(await ask('2026-10-05', { ...kept, from: '2026-10-05' }, { entry, more }));
    await change('update contracts set vacation = 30 where user_id = 11');
    expect([moved.status, moved.body.code]).toEqual([200, undefined]);
    expect(longer).toEqual([409, 'vacation_insufficient']);
  });

  it.each([
    ['into a month that is open', { from: '2026-11-03' }, 'correction_open_day', 'day'],
    ['until a day that is open', { end: '2026-11-03' }, 'correction_open_day', 'end'],
    ['backwards', { from: '2026-10-07', end: '2026-10-06' }, 'absence_reversed', 'end'],
    ['to a Sunday', { from: '2026-10-11' }, 'absence_working_day', 'day'],
    ['with a half of several', { end: '2026-10-07', half: 'first' }, 'absence_half_of_range', 'half'],
    ['with a noon of one', { from_noon: true }, 'absence_noon', 'from_noon'],
  ] as const)('[MON-11] is refused %s', async (_, wish, code, field) => {
    const { body } = await ask('2026-10-05', { project: VACATION, ...wish }, { entry: vacation });
    expect([body.code, body.field]).toEqual([code, field]);
    expect(await rows()).toEqual([ON_5TH]);
  });

  it('[MON-11] over two months none of them was: each month is closed again', async () => {
    await workedMonth(world, 11, '2026-09', ['2026-09-30']);
    await change(`delete from entries where user_id = 11 and day = '2026-10-01'`);
    await world.sql(`update month_closings set state = 'open'`);
    const [entry = 0, ...more] = await store(world, away('2026-09-30', SICK), away('2026-10-01', SICK));
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-09');
    await world.sql(`update month_closings set state = 'closed'`);
    const id = await asked('2026-09-30', null, { entry, more });
    expect((await answer(id)).status).toBe(200);
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-10-05']);
    expect((await month(world, 'anna', 11, '2026-09')).version).toBe(2);
    expect((await month(world, 'anna')).version).toBe(2);
  });

  it('[MON-11] [ART-01] of a kind that was archived and renamed since it is none the less', async () => {
    await switchOn(world, 1, ['kinds'], '2026-09-01');
    const kind = await storeKind(world, { name: 'Umzug', base: 60 });
    await change(
      `update entries set type = 60, kind_id = ${kind}, credit = 'neutral' where id = ${vacation}`,
    );
    const wish = { project: 60, kind_id: kind, end: '2026-10-06' };
    const id = await asked('2026-10-05', wish, { entry: vacation });
    await world.sql(`update absence_kinds set name = 'Wohnungswechsel', archived_at = now()`);
    expect(refused(await answer(id))).toEqual([200, undefined]);
    expect(await days()).toEqual([
      ['05', 60, true],
      ['06', 60, true],
    ]);
  });

  it('[MON-11] one of them has changed meanwhile: none is written over', async () => {
    const [entry = 0, ...more] = await threeDays();
    const id = await asked('2026-10-05', { project: SICK, end: '2026-10-07' }, { entry, more });
    await change(`update entries set type = 30 where id = ${more[1]}`);
    expect(refused(await answer(id))).toEqual([409, 'correction_stale']);
    expect((await days()).map(([, type]) => type)).toEqual([VACATION, VACATION, 30]);
  });
});

describe('of a day its hours and its absence', () => {
  const HALF = { start_time: '08:00', end_time: '12:00', break: 0 };
  const ofTimes = (day: string, wish: object | null) =>
    world.post<CorrectionRequest & { code?: string; message?: string }>('anna', '/correction', {
      day,
      wish,
      reason: REASON,
    });

  it('[MON-06] [MON-11] are both asked for, where one allows the other', async () => {
    expect((await ofTimes('2026-10-05', HALF)).body.code).toBe('working_time_absence');
    const half = await asked('2026-10-05', { project: VACATION, half: 'second' }, { entry: vacation });
    const { status, body } = await ofTimes('2026-10-05', HALF);
    expect([status, body.code]).toEqual([200, undefined]);
    expect((await answer(body.id)).status).toBe(409);
    expect((await answer(half)).status).toBe(200);
    expect((await answer(body.id)).status).toBe(200);
    expect(await month(world, 'anna')).toMatchObject({ version: 3 });
  });

  it('[MON-06] [MON-11] contradict each other: the refusal says which is open', async () => {
    await asked('2026-10-06', { project: SICK });
    const { status, body } = await ofTimes('2026-10-06', HALF);
    expect([status, body.code]).toEqual([409, 'correction_beside']);
    expect(body.message).toContain('auch beantragt: Krankheit. Dazu passt das nicht:');
  });

  it('[MON-06] [MON-11] one that can be written no more explains nothing of the other', async () => {
    await asked('2026-10-05', null, { entry: vacation });
    await change(`update entries set type = ${SICK} where id = ${vacation}`);
    expect(refused(await ofTimes('2026-10-05', HALF))).toEqual([409, 'working_time_absence', 'day']);
  });

  it('[MON-06] [MON-11] one that is withdrawn is no longer in the way', async () => {
    const id = await asked('2026-10-06', { project: SICK });
    const withdraw = () => world.call('anna', 'DELETE', `/correction/${id}`);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect(await open()).toEqual([]);
    const { body } = await ofTimes('2026-10-06', HALF);
    await answer(body.id, false);
    expect(refused(await world.call('anna', 'DELETE', `/correction/${body.id}`))).toEqual([
      409,
      'correction_answered',
    ]);
  });

  it('[MON-11] [MAIL-01] is withdrawn by whoever asked for it alone; then the office is told of none', async () => {
    await switchOn(world, 1, ['notices']);
    await switchOn(world, 2, ['calendar', 'contracts', 'closing'], '2026-09-01');
    const id = await asked('2026-10-06', { project: SICK });
    const told = () => world.sql(`select user_id from notices where about = 'correction ${id}'`);
    const withdraw = (who: Person) => world.call(who, 'DELETE', `/correction/${id}`);
    const OFFICE = [{ user_id: 13 }];
    for (const who of ['bert', 'chef', 'otto', 'olga'] as const)
      expect([who, (await withdraw(who)).status]).toEqual([who, 404]);
    expect((await withdraw('lena')).status).toBe(403);
    expect([await told(), await open()]).toMatchObject([OFFICE, [{ id }]]);
    expect((await withdraw('anna')).status).toBe(200);
    expect([await told(), await open()]).toEqual([[], []]);
  });

  it('[MON-11] withdrawn and accepted at once it is one of both', async () => {
    const id = await asked('2026-10-06', { project: SICK });
    const [gone, done] = await Promise.all([world.call('anna', 'DELETE', `/correction/${id}`), answer(id)]);
    expect([gone.status, done.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await rows()).toHaveLength(done.status === 200 ? 2 : 1);
  });
});

describe('what accepting would do', () => {
  const preview = (id: number, who: Person = 'chef') =>
    world.post<object>(who, `/correction/${id}/preview`, {});

  it('[MON-11] is shown with the figures before and after, and writes nothing', async () => {
    const id = await asked('2026-10-05', { project: SICK, end: '2026-10-07' }, { entry: vacation });
    const { status, body } = await preview(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      refusal: null,
      vacation: [{ year: 2026, before: expect.any(Number), after: expect.any(Number) }],
      months: [{ month: '2026-10', before: expect.any(Number), after: expect.any(Number) }],
    });
    const {
      vacation: [year],
      months: [sums],
    } = body as Record<'vacation' | 'months', { before: number; after: number }[]>;
    expect((year?.after ?? 0) - (year?.before ?? 0)).toBe(1);
    expect((sums?.after ?? 0) - (sums?.before ?? 0)).toBe(2 * 480);
    expect(await rows()).toEqual([ON_5TH]);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
    expect((await preview(id, 'anna')).status).toBe(403);
    expect((await answer(id)).status).toBe(200);
    expect(refused(await preview(id))).toEqual([409, 'correction_answered']);
  });

  it('[MON-11] says why it would be refused', async () => {
    const id = await asked('2026-10-05', { project: SICK }, { entry: vacation });
    await change(`delete from entries where type = ${VACATION}`);
    expect((await preview(id)).body).toEqual({
      refusal: expect.stringContaining('inzwischen geändert oder gelöscht'),
      ...{ vacation: [], months: [] },
    });
  });
});
