import type {
  AllowanceKind,
  AllowanceMonth,
  BookedAllowance,
  SurchargeRules,
} from '@stundenbuch/domain/accounts/allowances/contract';
import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_ALLOWANCE_KIND, NEW_RULE } from '../../../test/allowances.ts';
import { refused } from '../../../test/answers.ts';
import { store, work } from '../../../test/entries.ts';
import { ledTeam } from '../../../test/led-team.ts';
import { close, reopen, withMonthClose } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026. On Tuesday the 10th Anna worked until midnight, on the 11th from it on, with a break of which only the sum is known.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await withMonthClose(world);
  for (const table of ['allowances', 'allowance_kinds', 'surcharge_rules'])
    await world.sql(`delete from ${table}`);
  await switchOn(world, 1, ['law', 'clock', 'office', 'allowances'], '2026-10-01');
  await store(
    world,
    work('2026-11-10', 4, {
      start_minute: 1200,
      end_minute: 1440,
      break_hours: 0,
    }),
    work('2026-11-11', 4, {
      start_minute: 0,
      end_minute: 270,
      break_hours: 0.5,
    }),
  );
});

const preset = (valid_from = '2026-10-01', break_first = false) =>
  world.post<SurchargeRules>('chef', '/surcharge/preset', { valid_from, break_first });
const rules = async (who: Person = 'chef') => (await world.get<SurchargeRules>(who, '/surcharge')).body;
const ofMonth = (who: Person = 'anna', month = '2026-11', user = 11) =>
  world.get<AllowanceMonth>(who, `/allowance/${user}/${month}`);
const kind = async (change: object = {}) =>
  (
    await world.post<AllowanceKind>('chef', '/allowance-kind', {
      ...NEW_ALLOWANCE_KIND,
      per_project: false,
      ...change,
    })
  ).body;
const book = (of: number, change: object = {}, who: Person = 'anna') =>
  world.post<BookedAllowance & { code?: string }>(who, '/allowance', {
    ...{ day: '2026-11-18', kind: of, quantity: 1, text: 'Kran' },
    ...change,
  });

describe('surcharges', () => {
  it('[ALW-01] of a night that was begun before midnight, each minute on its day', async () => {
    await preset();
    const { days } = (await ofMonth()).body;
    expect(days).toEqual([
      {
        day: '2026-11-10',
        placed: null,
        spans: [{ source: 'Nacht 25 %', from: '20:00', to: '24:00', minutes: 240 }],
      },
      {
        day: '2026-11-11',
        placed: 'uncharged',
        spans: [{ source: 'Nacht 40 %', from: '00:00', to: '04:00', minutes: 240 }],
      },
    ]);
  });

  it('[ALW-01] count from the day of the rule, and of the feature', async () => {
    await preset('2026-11-11');
    expect((await ofMonth()).body.days.map(({ day }) => day)).toEqual(['2026-11-11']);
    await switchOn(world, 1, ['allowances'], '2026-12-01');
    expect((await ofMonth()).body.days).toEqual([]);
  });

  it('[ALW-03] stand on the sheet with begin, end and duration, and stay there as they were closed', async () => {
    await preset();
    const sheet = async () => (await world.get<Sheet>('anna', '/sheet/11/2026-11')).body.data;
    expect((await sheet()).surcharges).toEqual({
      rows: [
        { day: '2026-11-10', source: 'Nacht 25 %', from: '20:00', to: '24:00', minutes: 240 },
        { day: '2026-11-11', source: 'Nacht 40 %', from: '00:00', to: '04:00', minutes: 240 },
      ],
      remarks: ['Pausen ohne Zeitangabe sind vom Ende her zuerst von zuschlagsfreier Zeit abgezogen.'],
    });
    world.setClock('2026-12-10T09:00:00Z');
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-11');
    await world.sql('delete from surcharge_rules');
    expect((await sheet()).surcharges?.rows).toHaveLength(2);
    await world.sql(`update companies set features = array_remove(features, 'allowances') where id = 1`);
    await reopen(world, 11, '2026-11');
    expect(Object.keys(await sheet())).not.toContain('surcharges');
  });

  it('[ALW-01] a rule says the same of closed months for ever: it ends after them', async () => {
    world.setClock('2026-12-10T09:00:00Z');
    await preset();
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-11');
    const { open_from, rules: all } = await rules();
    expect(open_from).toBe('2026-12-01');
    const { id, ...rule } = all[0] as SurchargeRules['rules'][number];
    const change = (what: object) =>
      world.call<SurchargeRules>('chef', 'PUT', `/surcharge/${id}`, { ...rule, ...what });
    expect(refused(await preset('2026-11-30'))).toEqual([409, 'surcharge_closed', 'valid_from']);
    expect(refused(await change({ source: 'Anders' }))).toEqual([409, 'surcharge_closed', 'valid_from']);
    expect(refused(await change({ valid_to: '2026-11-29' }))).toEqual([
      409,
      'surcharge_closed',
      'valid_from',
    ]);
    expect(refused(await world.call('chef', 'DELETE', `/surcharge/${id}`))).toEqual([
      409,
      'surcharge_closed',
    ]);
    expect((await change({ valid_to: '2026-11-30' })).status).toBe(200);
    expect((await world.post('chef', '/surcharge', NEW_RULE)).status).toBe(200);
  });

  it('[ALW-01] a rule is stored as it was where it is sent back as it was read, and a stale one is refused', async () => {
    await preset();
    const before = (await rules()).rules;
    for (const { id, ...rule } of before) {
      const { body } = await world.call<SurchargeRules>('chef', 'PUT', `/surcharge/${id}`, rule);
      expect(body.rules.find((one) => one.id === id)).toEqual({ id, ...rule });
    }
    const { id, ...rule } = before[0] as SurchargeRules['rules'][number];
    await world.call('chef', 'PUT', `/surcharge/${id}`, { ...rule, name: 'Nacht' });
    expect(refused(await world.call('chef', 'PUT', `/surcharge/${id}`, rule))).toEqual([409, 'stale']);
  });
});

describe('allowances', () => {
  it('[ALW-04] are booked by the person, on the sheet, and locked with the month', async () => {
    const { id } = await kind();
    const { body } = await book(id);
    expect(body).toMatchObject({ user: 11, name: 'Montage', unit: 'day', quantity: 1, text: 'Kran' });
    const { allowances } = (await world.get<Sheet>('anna', '/sheet/11/2026-11')).body.data;
    expect(allowances).toEqual([
      { day: '2026-11-18', name: 'Montage', unit: 'day', quantity: 1, project: null, text: 'Kran' },
    ]);
    world.setClock('2026-12-03T09:00:00Z');
    expect((await book(id, { day: '2026-11-19' })).status).toBe(200);
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-11');
    expect(refused(await book(id, { day: '2026-11-17' }))).toEqual([409, 'month_sealed', 'day']);
    expect(refused(await world.call('anna', 'DELETE', `/allowance/${body.id}`))).toEqual([
      ...[409, 'month_sealed', 'day'],
    ]);
    await expect(world.sql('delete from allowances')).rejects.toMatchObject({ constraint: 'month_sealed' });
  });

  it('[ALW-04] the office books for a person with a reason, nobody else does', async () => {
    const { id } = await kind();
    const forAnna = { user: 11, reason: 'Zettel vom Polier', day: '2026-11-17' };
    const { body } = await book(id, forAnna, 'chef');
    expect(body.user).toBe(11);
    // Who may not correct books for oneself.
    expect((await book(id, forAnna, 'bert')).body.user).toBe(12);
    expect(refused(await world.call('bert', 'DELETE', `/allowance/${body.id}`))).toEqual([403, 'forbidden']);
    const back = await world.call('chef', 'DELETE', `/allowance/${body.id}`, {
      user: 11,
      reason: 'Doch nicht',
    });
    expect(back.status).toBe(200);
  });

  it('[ALW-04] are asked what the day of a working time is asked, and fit their unit', async () => {
    const [day, project] = [await kind(), await kind({ name: 'Schmutz', per_project: true })];
    expect(refused(await book(day.id, { quantity: 1.5 }))).toEqual([400, 'allowance_quantity', 'quantity']);
    expect(refused(await book(day.id, { day: '2026-09-30' }))).toEqual([409, 'month_closed', 'day']);
    expect(refused(await book(project.id))).toEqual([400, 'allowance_project', 'project']);
    expect((await book(project.id, { project: 1001 })).body.project_name).not.toBeNull();
    await world.call('chef', 'PUT', `/allowance-kind/${day.id}`, { ...day, archived: true });
    expect(refused(await book(day.id))).toEqual([400, 'allowance_kind', 'kind']);
  });

  it('[ALW-04] a kind that was booked keeps its unit', async () => {
    const made = await kind();
    await book(made.id);
    const change = { ...made, unit: 'hour', archived: false };
    expect(refused(await world.call('chef', 'PUT', `/allowance-kind/${made.id}`, change))).toEqual([
      ...[409, 'allowance_kind_fixed', 'unit'],
    ]);
  });
});

describe('a lead who may correct', () => {
  it('[ALW-04] [TEAM-12] books on the days of the membership alone', async () => {
    const { id } = await kind();
    await ledTeam(world, ['correct']);
    await world.sql(`update team_members set valid_from = '2026-11-12'`);
    await switchOn(world, 1, ['teams']);
    const forAnna = { user: 11, reason: 'Zettel vom Polier' };
    expect((await book(id, { ...forAnna, day: '2026-11-17' }, 'bert')).body.user).toBe(11);
    expect(refused(await book(id, { ...forAnna, day: '2026-11-11' }, 'bert'))).toEqual([403, 'forbidden']);
    await world.sql(`update allowances set day = '2026-11-11'`);
    const [row] = await world.sql<{ id: number }>('select id::float8 as id from allowances');
    expect(refused(await world.call('bert', 'DELETE', `/allowance/${row?.id}`, forAnna))).toEqual([
      ...[403, 'forbidden'],
    ]);
  });
});

describe('who', () => {
  it('[ALW-01] the person, admins and readers, a lead with hours on the days of the team; nobody else', async () => {
    await preset();
    for (const who of ['anna', 'chef', 'lena'] as const)
      expect((await ofMonth(who)).body.days).toHaveLength(2);
    expect(refused(await ofMonth('bert'))).toEqual([403, 'forbidden']);
    await ledTeam(world, ['hours']);
    await world.sql(`update team_members set valid_from = '2026-11-11'`);
    await switchOn(world, 1, ['teams']);
    expect((await ofMonth('bert')).body.days.map(({ day }) => day)).toEqual(['2026-11-11']);
    expect(refused(await world.get('anna', '/surcharge'))).toEqual([403, 'forbidden']);
    expect(refused(await world.post('lena', '/surcharge/preset', {}))).toEqual([403, 'forbidden']);
  });
});
