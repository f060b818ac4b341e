import type { ContractPreview } from '@stundenbuch/domain/day/contracts/contract';
import type { MonthOfPerson, OwnMonths } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { close, confirm, month, reopen, withMonthClose, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026. October has 22 weekdays; Saturday the 3rd is a holiday anyway.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await withMonthClose(world);
  await workedMonth(world, 11);
});

const own = async () => (await world.get<OwnMonths>('anna', '/month/own')).body;

describe('confirming', () => {
  it('[MON-02] a month in which nothing is missing, once and again', async () => {
    expect((await confirm(world, 'anna')).body).toMatchObject({ state: 'confirmed', version: 0, stops: [] });
    const { confirmed_at } = await month(world, 'anna');
    expect((await confirm(world, 'anna')).body).toMatchObject({ state: 'confirmed', confirmed_at });
  });

  it('[MON-02] stops with the list of what is missing', async () => {
    await world.sql(`delete from entries where day in ('2026-10-05', '2026-10-06')`);
    await store(world, away('2026-10-06', 10, 0));
    await world.sql(`insert into work_intervals (company_id, user_id, day, started_at, kind, source, forgotten, created_at, created_by)
      values (1, 11, '2026-10-07', '2026-10-07T06:00:00Z', 'work', 'clock', true, now(), 11)`);
    const { status, body } = await confirm(world, 'anna');
    expect([status, body.code, body.message]).toEqual([409, 'month_incomplete', 'Es fehlen noch 3 Tage.']);
    const stops = [
      { day: '2026-10-05', kind: 'day' },
      { day: '2026-10-06', kind: 'absence' },
      { day: '2026-10-07', kind: 'clock' },
    ];
    expect(body.stops).toEqual(stops);
    expect((await month(world, 'chef')).stops).toEqual(stops);
    await world.sql('delete from work_intervals');
  });

  it.each([
    ['2026-11-29T09:00:00Z', 409],
    ['2026-11-30T09:00:00Z', 200],
  ])('[MON-02] the month is asked for from its last day on: %s answers %i', async (now, status) => {
    world.setClock(now);
    await workedMonth(world, 11, '2026-11');
    expect((await confirm(world, 'anna', '2026-11')).status).toBe(status);
  });

  it('[MON-02] what is changed afterwards has to be confirmed again', async () => {
    await confirm(world, 'anna');
    await world.sql(`update entries set hours = 7 where user_id = 11 and day = '2026-10-05'`);
    expect((await month(world, 'anna')).state).toBe('open');
    expect((await close(world, [11])).body).toMatchObject([{ closed: false }]);
  });
});

describe('closing', () => {
  it('[MON-02] one and many, each with what stops it', async () => {
    await confirm(world, 'anna');
    await workedMonth(world, 12, '2026-10', ['2026-10-05']);
    const { body } = await close(world, [11, 12, 999_999, 11]);
    expect(body).toEqual([
      { user: 11, closed: true, version: 1, message: null },
      {
        user: 12,
        closed: false,
        version: 0,
        message: 'Noch nicht bestätigt. Ohne Bestätigung braucht es einen Grund.',
      },
      { user: 999_999, closed: false, version: 0, message: 'Nicht gefunden.' },
    ]);
    const again = (await close(world, [11, 12], { reason: 'Ausgeschieden' })).body;
    expect(again).toMatchObject([
      { closed: false, message: 'Der Monat Oktober 2026 ist abgeschlossen.' },
      { closed: true, version: 1 },
    ]);
    const rows = (await world.get<MonthOfPerson[]>('lena', '/month/company/2026-10')).body;
    expect(rows.map(({ user, state, reason }) => [user, state, reason])).toEqual([
      [11, 'closed', null],
      [12, 'closed', 'Ausgeschieden'],
      [13, 'open', null],
    ]);
  });

  it('[MON-02] without a confirmation leaves nothing to confirm, until the month is opened or corrected', async () => {
    await close(world, [11], { reason: 'Ausgeschieden' });
    expect((await own()).waiting).toEqual([]);
    expect(refused(await confirm(world, 'anna'))).toEqual([409, 'month_sealed']);
    await reopen(world, 11);
    expect((await own()).waiting).toMatchObject([{ month: '2026-10', state: 'open' }]);
    await close(world, [11], { reason: 'Ausgeschieden' });
    expect((await own()).waiting).toMatchObject([{ month: '2026-10', state: 'closed' }]);
    expect((await confirm(world, 'anna')).body).toMatchObject({ state: 'closed', version: 2 });
    expect((await own()).waiting).toEqual([]);
  });

  it('[MON-02] [FND-11] the list shows what is closed: open months as they are, closed ones as they were signed', async () => {
    await world.sql(`delete from entries where user_id = 11 and day in ('2026-10-05', '2026-10-06')`);
    await store(
      world,
      away('2026-10-05', 10),
      away('2026-10-06', 20, 1, { first_half: true, second_half: false }),
    );
    const figures = async (user = 11) =>
      (await world.get<MonthOfPerson[]>('chef', '/month/company/2026-10')).body.find(
        (row) => row.user === user,
      )?.figures;
    const open = { target: 22 * 480, worked: 20 * 480, vacation: 1, sick: 0.5, balance: -240 };
    expect(await figures()).toEqual(open);
    expect(await figures(12)).toMatchObject({ worked: 0, balance: -22 * 480, vacation: 0 });
    await close(world, [11], { reason: 'Ausgeschieden' });
    expect(await figures()).toEqual(open);
    await world.sql(`insert into company_days (company_id, day, name, kind, created_at, created_by)
      values (1, '2026-10-06', 'Umzug', 'free', now(), 13)`);
    expect(await figures()).toMatchObject({
      target: open.target,
      worked: open.worked,
      balance: open.balance,
    });
    await world.sql('delete from company_days');
    const { sheet } = await month(world, 'anna');
    expect(sheet.account?.closing).toBe(open.balance);
  });

  it('[MON-02] not even with a reason while something is undecided, or before its last day', async () => {
    await store(world, away('2026-10-10', 10, 0, { user_id: 12 }));
    const reason = { reason: 'Ausgeschieden' };
    expect((await close(world, [12], reason)).body[0]?.message).toMatch(/^Eine offene Abwesenheit/);
    expect((await close(world, [12], reason, '2026-11')).body[0]?.message).toBe(
      'Der Monat kann ab dem 30.11.2026 bestätigt werden.',
    );
  });

  it('[MON-01] [MON-08] writes the sheet, its hash, and the log of it', async () => {
    await switchOn(world, 1, ['audit']);
    await confirm(world, 'anna');
    await close(world, [11]);
    const { sheet, versions } = await month(world, 'anna');
    expect(sheet).toMatchObject({
      month: '2026-10',
      version: 1,
      sums: { worked: 22 * 480, target: 22 * 480 },
    });
    expect(sheet.rows).toHaveLength(31);
    expect(versions).toMatchObject([
      { version: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), by: 'Chef Muster' },
    ]);
    const [row] = await world.sql<{ sha256: string }>('select sha256 from month_closings');
    expect(row?.sha256).toBe(versions[0]?.sha256);
    const changes = await world.sql(`select op from changes where table_name = 'month_closings'`);
    expect(changes).toEqual([{ op: 'I' }, { op: 'U' }]);
    await world.sql(`update companies set features = array_remove(features, 'audit')`);
  });

  it('[MON-10] the sheet stays, to the byte, when contract, calendar, names and settings change', async () => {
    await confirm(world, 'anna');
    await close(world, [11]);
    const before = await month(world, 'anna');
    await world.sql(`update companies set features = array_remove(features, 'closing') where id = 1`);
    await world.sql(
      `update contracts set vacation = 12, weeklyhours = 20, minutes = '{240,240,240,240,240,0,0}'`,
    );
    await world.sql(`insert into company_days (company_id, day, name, kind, created_at, created_by)
      values (1, '2026-10-05', 'Umzug', 'free', now(), 13)`);
    await world.sql(`update users set name = 'Anders' where id = 11`);
    await world.sql(`update company_settings set value = '{"type80": "neutral", "grace": 12}'`);
    await world.sql(`update entries set hours = 4, net_minutes = 240`);
    await switchOn(world, 1, ['closing'], '2026-10-01');
    const after = await month(world, 'anna');
    expect(JSON.stringify(after.sheet)).toBe(JSON.stringify(before.sheet));
    expect(after.versions).toEqual(before.versions);
    await world.sql(`update companies set features = array_remove(features, 'closing') where id = 1`);
    await world.sql(`update contracts set weeklyhours = 40, minutes = '{480,480,480,480,480,0,0}'`);
    await world.sql('delete from company_days');
    await world.sql(`update users set name = 'Muster' where id = 11`);
    await world.sql(`update company_settings set value = '{}'`);
  });
});

describe('reopening', () => {
  it('[MON-05] needs a reason of five characters, keeps the sheet, and the next one is version 2', async () => {
    await confirm(world, 'anna');
    await close(world, [11]);
    const short = await world.post<{ code: string }>('chef', '/month/reopen', {
      user: 11,
      month: '2026-10',
      reason: 'kurz',
    });
    expect([short.status, short.body.code]).toEqual([400, 'month_reason']);
    expect((await reopen(world)).body).toMatchObject({
      state: 'open',
      version: 1,
      reason: 'Nachtrag vom Polier',
    });
    expect((await reopen(world)).status).toBe(409);
    expect(await own()).toMatchObject({
      closed: [],
      waiting: [{ month: '2026-10', state: 'open', reason: 'Nachtrag vom Polier' }],
    });
    await world.sql(
      `update entries set hours = 7, net_minutes = 420 where user_id = 11 and day = '2026-10-05'`,
    );
    await confirm(world, 'anna');
    expect((await close(world, [11])).body).toMatchObject([{ closed: true, version: 2 }]);
    const { versions, sheet } = await month(world, 'anna');
    expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'Nachtrag vom Polier'],
      [1, null],
    ]);
    expect(sheet.sums.worked).toBe(22 * 480 - 60);
    expect(new Set(versions.map(({ sha256 }) => sha256)).size).toBe(2);
  });
});

describe('who may', () => {
  it.each([
    ['bert', 'GET', '/month/11/2026-10', undefined],
    ['bert', 'GET', '/month/company/2026-10', undefined],
    ['anna', 'POST', '/month/close', { month: '2026-10', users: [11] }],
    ['anna', 'POST', '/month/reopen', { user: 11, month: '2026-10', reason: 'Nachtrag' }],
    ['lena', 'POST', '/month/close', { month: '2026-10', users: [11] }],
    ['lena', 'POST', '/month/confirm', { month: '2026-10' }],
    ['anna', 'GET', '/correction', undefined],
  ] as const)('[FND-13] %s cannot %s %s', async (who, method, path, body) => {
    expect(await world.call(who, method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it.each(['/month/own', '/month/11/2026-10', '/correction/own'])(
    '[FND-02] %s is closed while it is off',
    async (path) => {
      await world.sql(`update companies set features = array_remove(features, 'closing') where id = 1`);
      expect(await world.get('anna', path)).toMatchObject({ status: 403, body: { code: 'feature_off' } });
    },
  );
});

describe('grace days', () => {
  const times = { day: '2026-10-06', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
  const record = () => world.post<{ code?: string }>('bert', '/timesheet/workingtime', times);

  it('[MON-04] the month before is open until the day is over, and not when it is closed', async () => {
    world.setClock('2026-11-05T09:00:00Z');
    expect((await record()).status).toBe(200);
    const { id } = (await world.get<{ id: number }>('bert', '/timesheet/workingtime/day/2026-10-06')).body;
    expect(
      (await world.put('bert', `/timesheet/workingtime/${id}`, { ...times, end_time: '15:00' })).status,
    ).toBe(200);
    expect((await world.delete('bert', `/timesheet/booking/${id}`)).status).toBe(200);
    world.setClock('2026-11-06T09:00:00Z');
    expect(await record()).toMatchObject({ status: 409, body: { code: 'month_closed' } });
    world.setClock('2026-11-05T09:00:00Z');
    await close(world, [12], { reason: 'Ausgeschieden' });
    expect(await record()).toMatchObject({ status: 409, body: { code: 'month_sealed' } });
  });

  it('[MON-04] the setting moves the day, and without the feature the current month alone is open', async () => {
    await world.sql(`update company_settings set value = '{"grace": 15}' where feature = 'closing'`);
    world.setClock('2026-11-15T09:00:00Z');
    expect((await record()).status).toBe(200);
    await world.sql(`delete from entries where user_id = 12`);
    await world.sql(`update companies set features = array_remove(features, 'closing') where id = 1`);
    world.setClock('2026-11-01T09:00:00Z');
    expect(await record()).toMatchObject({ status: 409, body: { code: 'month_closed' } });
  });

  it('[MON-04] [CON-09] [SET-22] so is it for a contract: after the day with a reason, never when the month is closed', async () => {
    const half = { weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0], vacation: 30 };
    const row = { ...half, valid_from: '2026-10-12', note: null, place_id: null, ends_on: null };
    const preview = () => world.post<ContractPreview>('chef', '/contract/preview', { user: 12, row });
    const change = (valid_from: string) => world.post('chef', '/contract', { user: 12, ...row, valid_from });
    await world.sql(`update company_settings set value = '{"grace": 5}' where feature = 'closing'`);
    world.setClock('2026-11-06T09:00:00Z');
    expect(refused(await change('2026-10-12'))).toEqual([400, 'correction_reason', 'reason']);
    expect((await preview()).body).toMatchObject({ corrected_from: '2026-10-12' });
    world.setClock('2026-11-05T09:00:00Z');
    expect((await preview()).body.targets[0]).toMatchObject({ month: '2026-10' });
    expect((await preview()).body).toMatchObject({ corrected_from: null });
    expect(refused(await change('2026-09-30'))).toEqual([400, 'correction_reason', 'reason']);
    await close(world, [12], { reason: 'Ausgeschieden' });
    expect(refused(await change('2026-10-12'))).toEqual([409, 'contract_closed', 'valid_from']);
    await reopen(world, 12);
    expect((await change('2026-10-12')).status).toBe(200);
    await world.sql(`delete from contracts where user_id = 12 and valid_from > '1900-01-01'`);
  });

  it('[MON-02] an unconfirmed month waits for its person, and is gone when confirmed', async () => {
    expect((await own()).waiting).toEqual([{ month: '2026-10', state: 'open', reason: null }]);
    await confirm(world, 'anna');
    expect((await own()).waiting).toEqual([]);
  });
});
