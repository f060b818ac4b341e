import type { OvertimeOfPerson } from '@stundenbuch/domain/accounts/overtime/contract';
import type { Leaving } from '@stundenbuch/domain/sides/privacy/contract';
import { LEAVING_LINES, NOTHING_TO_DO } from '@stundenbuch/domain/sides/privacy/leaving';
import { LEFT_OUT, PERSONAL_TABLES } from '@stundenbuch/domain/sides/privacy/personal-tables';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store, work } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['security', 'calendar', 'contracts', 'closing', 'teams', 'clock'], '2026-10-01');
});
afterAll(() => world?.close());

const left = async () => (await world.get<Leaving>('chef', '/user/11/leaving')).body;
const insert = (table: string, columns: string, values: string) =>
  world.sql(
    `insert into ${table} (company_id, created_at, created_by, ${columns}) values (1, now(), 13, ${values})`,
  );

it('[GDPR-07] every table that refers to a person has a line in the list, or a reason', () => {
  const tables = [...Object.keys(PERSONAL_TABLES), ...Object.keys(LEFT_OUT)];
  const seenTo: string[] = [...Object.values(LEAVING_LINES).flat(), ...Object.keys(NOTHING_TO_DO)];
  expect(tables.filter((table) => !seenTo.includes(table))).toEqual([]);
  expect(seenTo.filter((table) => !tables.includes(table))).toEqual([]);
  expect(new Set(seenTo).size).toBe(seenTo.length);
});

it('[GDPR-07] counts what is left, and nothing where nothing is', async () => {
  const nothing = {
    ...{
      active: true,
      last_day: null,
      account: null,
      requests: 0,
      corrections: 0,
      absences: 0,
      substitutes: 0,
      punched_in: false,
    },
    ...{ open_months: 0, teams: 0, leads: 0, deputies: 0, sessions: 0, factors: 0, feeds: 0 },
  };
  expect(await left()).toMatchObject(nothing);
  await store(
    world,
    work('2026-10-01'),
    work('2026-10-02'),
    work('2026-11-02'),
    away('2026-12-01', 10, 0),
    away('2026-12-02', 10, 1),
    away('2026-12-03', 10, 1),
    // of others
    work('2026-10-01', 8, { user_id: 12 }),
    away('2026-12-01', 10, 0, { user_id: 12 }),
  );
  await insert('correction_requests', 'user_id, day, wish, reason', `11, '2026-10-05', 'null', 'Grund'`);
  await world.sql(`insert into absence_requests (id, company_id, user_id, substitute_id, created_at, created_by)
    values (7001, 1, 12, 11, now(), 12), (7002, 1, 12, 13, now(), 12)`);
  await world.sql(`update entries set request_id = 7001 where user_id = 12 and type = 10`);
  await insert(
    'work_intervals',
    'user_id, day, started_at, kind, source',
    `11, '2026-11-20', now(), 'work', 'clock'`,
  );
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (7001, 1, 'Dach', now(), 13)`,
  );
  await insert('team_members', 'team_id, user_id, valid_from, home', `7001, 11, '2026-01-01', true`);
  await insert(
    'team_leads',
    'team_id, user_id, valid_from, ends_on, rights',
    `7001, 11, '2025-01-01', '2025-12-31', '{absences}'`,
  );
  await insert('team_leads', 'team_id, user_id, valid_from, rights', `7001, 11, '2026-01-01', '{absences}'`);
  await insert(
    'deputies',
    'user_id, for_user, valid_from, ends_on, extras',
    `12, 11, '2026-11-01', '2026-11-30', '{}'`,
  );
  await insert('feeds', 'user_id, kind, show_type, secret_hash', `11, 'own', false, 'x'`);
  await world.token('anna');
  await world.sql(`update contracts set ends_on = '2026-12-31' where user_id = 11`);
  const more = await left();
  expect(more).toMatchObject({
    ...{
      active: true,
      requests: 1,
      corrections: 1,
      absences: 2,
      substitutes: 1,
      punched_in: true,
      open_months: 2,
    },
    ...{ teams: 1, leads: 1, deputies: 1, sessions: 1, factors: 0, feeds: 1 },
    deletion: { from: '2029-12-04', refusal: 'Bitte nehmen Sie der Person zuerst den Zugang.' },
  });
});

it('[GDPR-07] says what is on the time account today, where there is one', async () => {
  await switchOn(world, 1, ['overtime'], '2026-10-01');
  const { body } = await world.get<OvertimeOfPerson[]>('chef', '/overtime/company/2026-11');
  const balanceOf = (id: number) => body.find(({ user }) => user === id)?.balance;
  expect(balanceOf(11)).toBeLessThan(0);
  expect(balanceOf(12)).not.toBe(balanceOf(11));
  expect((await left()).account).toBe(balanceOf(11));
  // A reader has none.
  expect((await world.get<Leaving>('chef', '/user/14/leaving')).body.account).toBeNull();
  await world.setFlags('alpha', ['absences']);
  expect((await left()).account).toBeNull();
});

it('[GDPR-07] [DCN-02] is for admins of the company, where it is switched on', async () => {
  for (const who of ['anna', 'lena'] as const)
    expect(refused(await world.get(who, '/user/11/leaving'))).toEqual([403, 'forbidden']);
  expect(refused(await world.get('chef', '/user/21/leaving'))).toEqual([404, 'not_found']);
  await world.setFeatures('alpha', []);
  expect(refused(await world.get('chef', '/user/11/leaving'))).toEqual([403, 'feature_off']);
});
