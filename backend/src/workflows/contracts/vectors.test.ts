import type { ContractPreview, WireContract } from '@stundenbuch/domain/day/contracts/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

/** Vectors of the contracts as the calls answer them. */
let world: World;
beforeAll(async () => {
  world = await World.start('2026-01-05T09:00:00Z');
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values (501, 1, 'Köln', 'NW', now(), 13)`,
  );
});
beforeEach(async () => {
  await switchOn(world, 1, ['calendar', 'contracts'], '2026-01-01');
  await world.sql(
    `update company_settings set value = case feature when 'calendar' then '{"place": 501}'::jsonb else '{}' end`,
  );
  await world.sql('update users set vacation_lastyear_entered_in = 2026');
  await world.sql('delete from entries');
  await world.sql('delete from contracts where user_id = 11');
});
afterAll(() => world?.close());

const begin = (valid_from: string, vacation = 30, ends_on: string | null = null) =>
  world.sql(
    `insert into contracts (company_id, user_id, valid_from, ends_on, weeklyhours, minutes, vacation, created_at)
      values (1, 11, $1, $2, 40, '{480,480,480,480,480,0,0}', $3, now())`,
    [valid_from, ends_on, vacation],
  );
const daysOf = async (year: number) =>
  (await world.get<CurrentUser>('anna', '/user/current')).body.entitlements?.find((one) => one.year === year)
    ?.days;
const settings = (value: object) =>
  world.sql(`update company_settings set value = $1 where feature = 'contracts'`, [JSON.stringify(value)]);

describe('the entitlement that the own record shows', () => {
  it.each([
    ['VEC-13', '2026-03-01', null, 30, 30, 25],
    ['VEC-14', '2026-06-30', null, 30, 30, 20],
    ['VEC-15', '2026-07-01', null, 30, 15, 15],
    ['VEC-16', '2026-08-15', null, 28, 9.33, 9.33],
    ['VEC-17', '2020-01-01', '2026-05-31', 30, 13, 13],
    ['VEC-18', '2020-01-01', '2026-07-31', 30, 30, 20],
    ['VEC-19', '2026-02-08', '2026-10-08', 30, 30, 20],
    ['VEC-20', '2026-11-15', '2026-12-10', 30, 0, 0],
  ])(
    '[%s] [CON-05] [CON-07] from %s to %s with %d days: %d, by shares %d',
    async (_, from, to, vacation, law, share) => {
      await begin(from, vacation, to);
      expect(await daysOf(2026)).toBe(law);
      await settings({ prorata: 'share' });
      expect(await daysOf(2026)).toBe(share);
    },
  );

  it('[CON-06] a fraction becomes a whole day where the company says so', async () => {
    await begin('2026-08-15', 28);
    await settings({ fraction: 'up' });
    expect(await daysOf(2026)).toBe(10);
  });

  it.each([
    ['VEC-21', '2026-07-01', 23.95],
    ['VEC-22', '2026-10-01', 26.98],
  ])('[%s] [CON-08] is split by a change on %s', async (_, valid_from, days) => {
    await begin('2020-01-01');
    const threeDays = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0], vacation: 18 };
    const { status } = await world.post<WireContract>('chef', '/contract', {
      user: 11,
      valid_from,
      ...threeDays,
    });
    expect([status, await daysOf(2026)]).toEqual([200, days]);
  });

  it('[VEC-23] [CON-08] is split by a change in the middle of a month, in a leap year', async () => {
    world.setClock('2028-03-01T09:00:00Z');
    await world.sql(
      `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at)
        values (1, 11, '2020-01-01', 24, '{480,480,480,0,0,0,0}', 18, now())`,
    );
    const fiveDays = { weeklyhours: 40, minutes: [480, 480, 480, 480, 480, 0, 0], vacation: 30 };
    const row = { user: 11, valid_from: '2028-03-16', ...fiveDays };
    expect((await world.post<WireContract>('chef', '/contract', row)).status).toBe(200);
    expect(await daysOf(2028)).toBe(27.54);
    world.setClock('2026-01-05T09:00:00Z');
  });

  it('[CON-05] is what requests are measured by', async () => {
    await begin('2026-03-01', 30);
    await settings({ prorata: 'share' });
    const user = (await world.get<CurrentUser>('anna', '/user/current')).body;
    expect([user.vacation, user.openVacation]).toEqual([30, 25]);
    const range = { project: 10, day: '2026-06-08', end: '2026-07-17' };
    const refusal = await world.post<{ code: string; remaining: number }>(
      'anna',
      '/timesheet/absence',
      range,
    );
    expect(refusal.body).toMatchObject({ code: 'vacation_insufficient', remaining: 25 });
  });
});

describe('the targets', () => {
  const half = { weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0], vacation: 30 };
  const preview = async (row: object) =>
    (await world.post<ContractPreview>('chef', '/contract/preview', { user: 11, row })).body.targets;

  it('[VEC-24] 40 to 20 hours on 1 July: 92 h in July, and June stays', async () => {
    world.setClock('2026-06-15T09:00:00Z');
    await begin('2020-01-01');
    const recorded = { hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
    const { body } = await world.post<Entry>('anna', '/timesheet/workingtime', {
      ...recorded,
      day: '2026-06-12',
    });
    const row = { valid_from: '2026-07-01', ...half };
    const targets = await preview({ ...row, valid_from: '2026-06-01' });
    expect(targets[0]).toMatchObject({ month: '2026-06', before: 168 * 60 });
    expect((await preview(row))[0]).toMatchObject({ month: '2026-07', after: 92 * 60 });
    await world.post('chef', '/contract', { user: 11, ...row });
    expect((await world.get<Entry>('anna', `/timesheet/booking/${body.id}`)).body.target).toBe(8);
    world.setClock('2026-07-03T09:00:00Z');
    const july = await world.post<Entry>('anna', '/timesheet/workingtime', {
      ...recorded,
      day: '2026-07-02',
    });
    expect(july.body.target).toBe(4);
    world.setClock('2026-01-05T09:00:00Z');
  });

  it.each([
    ['BY', 'working', '2026-12', 176],
    ['BY', 'half', '2026-12', 168],
    ['BY', 'free', '2026-12', 160],
    ['SN', 'working', '2026-11', 160],
    ['BE', 'working', '2026-11', 168],
    ['BY', 'working', '2026', 2016],
    ['NI', 'working', '2026', 2032],
  ])('[VEC-12] [HOL-06] in %s, eves %s, of %s: %d h', async (land, eve, period, hours) => {
    await begin('2020-01-01');
    await world.sql('update places set land = $1 where id = 501', [land]);
    const value = JSON.stringify({ place: 501, eve24: eve, eve31: eve });
    await world.sql(`update company_settings set value = $1 where feature = 'calendar'`, [value]);
    const [row] = (await world.get<WireContract[]>('chef', '/contract/user/11')).body;
    const { id, user: _, last: __, place: ___, version: ____, ...unchanged } = row as WireContract;
    const answer = await world.post<ContractPreview>('chef', '/contract/preview', {
      user: 11,
      id,
      row: { ...unchanged, note: 'wie bisher' },
    });
    const sum = answer.body.targets
      .filter(({ month }) => month.startsWith(period))
      .reduce((total, { after }) => total + after, 0);
    expect(sum).toBe(hours * 60);
    await world.sql(`update places set land = 'NW' where id = 501`);
  });

  it('[VEC-25] [VEC-26] a change within September, an entry within November', async () => {
    await begin('2020-01-01');
    const threeDays = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0], vacation: 18 };
    expect((await preview({ valid_from: '2026-09-16', ...threeDays }))[0]).toMatchObject({ after: 144 * 60 });
    await world.sql('delete from contracts where user_id = 11');
    const entry = {
      valid_from: '2026-11-16',
      ...half,
      weeklyhours: 40,
      minutes: half.minutes.map((m) => 2 * m),
    };
    expect((await preview(entry))[0]).toEqual({ month: '2026-11', before: 0, after: 88 * 60 });
  });
});
