import type {
  EndingCases,
  LedSickCase,
  PersonCases,
  SickCaseRecord,
} from '@stundenbuch/domain/records/sickcases/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { openSeals } from '../../../test/audit.ts';
import { away, store, work } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import type { Rounds } from '../../platform/rounds.ts';
import { SickDeletions } from './sick-deletions.ts';

const { anna, bert, otto } = PEOPLE;
/** A Friday. */
const NOON = '2026-11-20T11:00:00Z';

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  for (const table of ['sick_cases', 'insurances', 'entries', 'team_members', 'team_leads', 'teams'])
    await world.sql(`delete from ${table}`);
  await world.setFeatures('alpha', ['kinds', 'teams']);
  await setting({});
});

const setting = (value: object, since = '2026-01-01') =>
  world.sql(
    `insert into company_settings (company_id, feature, value, since, created_at, created_by) values (1, 'kinds', $1, $2, now(), 13)
      on conflict (company_id, feature) do update set value = excluded.value, since = excluded.since`,
    [value, since],
  );
const sick = (...days: string[]) => store(world, ...days.map((day) => away(day, 20)));
const week = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const cases = async (person: number = anna.id) =>
  (await world.get<PersonCases>('chef', `/sick-case/person/${person}`)).body.cases;
const periods = async () => (await cases()).map(({ first, last, follow }) => [first, last, follow]);
const list = async (name: 'open' | 'recent') =>
  (await world.get<SickCaseRecord[]>('chef', `/sick-case?list=${name}`)).body;
const NOTED = {
  worked: null,
  established_on: null,
  certified_until: null,
  certificate: null,
  requested_on: null,
  remark: null,
};
const note = (day: string, fields: object, person: number = anna.id) =>
  world.put<PersonCases>('chef', `/sick-case/person/${person}`, { ...NOTED, day, ...fields });
const begin = (day: string, begins: string, person: number = anna.id) =>
  world.put<PersonCases>('chef', `/sick-case/person/${person}/begin`, { day, begins });

describe('cases', () => {
  it('[SICK-01] follow from the entries: added, shortened, declined, cancelled and deleted', async () => {
    const request = (day: string, end: string) =>
      world.post<Entry & { created?: Entry[] }>('anna', '/timesheet/absence', {
        project: 20,
        day,
        end,
        hours: 8,
      });
    const { body } = await request('2026-11-17', '2026-11-19');
    expect(await periods()).toEqual([['2026-11-17', '2026-11-19', false]]);
    await note('2026-11-17', { certificate: 'paper', version: 0 });
    await request('2026-11-20', '2026-11-23');
    expect(await periods()).toEqual([['2026-11-17', '2026-11-23', false]]);
    const [first, second, third] = (body.created ?? []).map(({ id }) => id);
    await world.put('chef', `/timesheet/absence/decline/${first}`);
    expect(await cases()).toMatchObject([{ first: '2026-11-18', last: '2026-11-23', certificate: 'paper' }]);
    await world.delete('anna', `/timesheet/booking/${second}`);
    await world.put('chef', `/timesheet/absence/${third}`);
    expect(await cases()).toMatchObject([{ first: '2026-11-19', certificate: 'paper' }]);
    await world.put('chef', `/timesheet/absence/cancel/${third}`);
    expect(await cases()).toMatchObject([{ first: '2026-11-20', last: '2026-11-23', certificate: null }]);
  });

  it('[SICK-01] [SET-45] are made of sickness and of kinds that are marked as own sickness alone', async () => {
    const kur = await storeKind(world, { name: 'Kur', base: 20, own_sickness: true });
    const child = await storeKind(world, { name: 'Kind krank', base: 20 });
    const kind = (kind_id: number) => ({ kind_id, credit: 'neutral' });
    await store(
      world,
      away('2026-11-10', 20, 1, kind(kur)),
      away('2026-11-12', 20, 1, kind(child)),
      away('2026-11-13', 10),
    );
    expect(await periods()).toEqual([['2026-11-10', '2026-11-10', false]]);
    await world.sql('delete from entries');
    await world.sql('delete from absence_kinds');
  });

  it('[SICK-01] go on over a holiday and over the days that a contract leaves free', async () => {
    await switchOn(world, 1, ['calendar', 'contracts'], '2020-01-01');
    const contract = (from: string, minutes: string) =>
      world.sql('update contracts set valid_from = $1, minutes = $2 where user_id = 11', [from, minutes]);
    await contract('2026-11-16', '{600,600,0,600,600,0,0}');
    await sick('2026-11-17', '2026-11-19');
    expect(await cases()).toMatchObject([
      { first: '2026-11-17', last: '2026-11-19', waits_until: '2026-12-13' },
    ]);
    await contract('1900-01-01', '{480,480,480,480,480,0,0}');
    await world.sql(`update users set working_days = '1111100' where id = 11`);
    expect(await cases()).toHaveLength(2);
  });

  it('[SICK-01] are split and joined, and what was noted goes along', async () => {
    await sick(...week, '2026-11-17');
    expect((await begin('2026-11-11', 'follow')).status).toBe(200);
    await note('2026-11-11', { certificate: 'electronic' });
    expect(await periods()).toEqual([
      ['2026-11-17', '2026-11-17', false],
      ['2026-11-11', '2026-11-13', true],
      ['2026-11-09', '2026-11-10', false],
    ]);
    await begin('2026-11-11', 'joined');
    expect(await cases()).toMatchObject([
      { first: '2026-11-17' },
      { first: '2026-11-09', last: '2026-11-13', certificate: 'electronic' },
    ]);
    await begin('2026-11-17', 'joined');
    expect(await periods()).toEqual([['2026-11-09', '2026-11-17', false]]);
    await begin('2026-11-17', 'follow');
    await begin('2026-11-17', 'first');
    expect((await periods())[0]).toEqual(['2026-11-17', '2026-11-17', false]);
    expect(refused(await begin('2026-11-09', 'joined'))).toEqual([409, 'sick_case_alone', 'begins']);
    expect(refused(await begin('2026-11-09', 'follow'))).toEqual([409, 'sick_case_alone', 'begins']);
    expect(refused(await begin('2026-11-16', 'first'))).toEqual([409, 'sick_case_gone', 'day']);
    expect(refused(await begin('2026-11-09', 'second'))).toEqual([400, 'invalid_input', 'begins']);
  });

  it('[SICK-01] two that meet become first and follow-up, and a case that is no more takes its notes along', async () => {
    await sick('2026-11-09', '2026-11-10', '2026-11-12');
    await note('2026-11-09', { certificate: 'paper' });
    await note('2026-11-12', { certificate: 'electronic' });
    await sick('2026-11-11');
    expect(await cases()).toMatchObject([
      { first: '2026-11-12', follow: true, certificate: 'electronic' },
      { first: '2026-11-09', last: '2026-11-11', certificate: 'paper' },
    ]);
    await world.sql(`delete from entries where day < '2026-11-12'`);
    expect(await cases()).toMatchObject([{ first: '2026-11-12', follow: false, certificate: 'electronic' }]);
  });
});

describe('what is noted of a case', () => {
  it('[SICK-02] is stored with who noted it, and nothing stale overwrites it', async () => {
    await sick(...week);
    const fields = {
      established_on: '2026-11-10',
      certified_until: '2026-11-20',
      certificate: 'electronic',
      worked: true,
      remark: 'Vertretung: Bert',
    };
    const { body } = await note('2026-11-10', { ...fields, version: 0 });
    const by = { version: 1, changed_by: 'Chef Muster', changed_at: '2026-11-20T11:00:00Z' };
    expect(body.cases).toMatchObject([{ ...fields, worked_first_day: true, due: '2026-11-12', ...by }]);
    expect(refused(await note('2026-11-10', { version: 0 }))).toEqual([409, 'stale']);
    expect((await note('2026-11-10', { version: 1 })).body.cases).toMatchObject([
      { remark: null, version: 2 },
    ]);
  });

  it('[SICK-02] when it was asked for is today, unless somebody says so', async () => {
    await sick(...week);
    const asked = await note('2026-11-09', { certificate: 'requested' });
    expect(asked.body.cases).toMatchObject([{ certificate: 'requested', requested_on: '2026-11-20' }]);
  });

  it.each([
    [{ established_on: '2026-11-08' }, 400, 'sick_established', 'established_on'],
    [{ established_on: '2026-11-21' }, 400, 'sick_established', 'established_on'],
    [{ certified_until: '2026-11-08' }, 400, 'sick_until', 'certified_until'],
    [{ requested_on: '2026-11-21' }, 400, 'sick_requested', 'requested_on'],
    [{ day: '2026-11-16' }, 409, 'sick_case_gone', 'day'],
    [{ remark: 'x'.repeat(81) }, 400, 'text_too_long', 'remark'],
    [{ certificate: 'diagnosis' }, 400, 'invalid_input', 'certificate'],
  ])('[SICK-02] %j is refused', async (fields, status, code, field) => {
    await sick(...week);
    expect(refused(await note('2026-11-09', fields))).toEqual([status, code, field]);
  });

  it('[SICK-01] two admins who note something of the same case at once leave one row', async () => {
    await sick(...week);
    const both = await Promise.all([
      note('2026-11-09', { certificate: 'paper', version: 0 }),
      note('2026-11-12', { certificate: 'missing', version: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.sql('select id from sick_cases')).toHaveLength(1);
  });

  it('[SICK-01] of a month that is closed it can be noted, the entries stay as they are', async () => {
    await sick('2026-10-05', '2026-10-06');
    await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, closed_by, created_at, created_by)
      values (1, 11, '2026-10-01', 'closed', 1, repeat('0', 64), now(), 13, now(), 13)`);
    expect((await note('2026-10-05', { certificate: 'paper' })).status).toBe(200);
    await world.sql('delete from month_closings');
  });

  it('[SICK-02] how somebody is insured is of the person', async () => {
    await sick(...week);
    const insure = (insurance: unknown) =>
      world.put<PersonCases>('chef', `/sick-case/person/${anna.id}/insurance`, { insurance });
    expect((await insure('private')).body).toMatchObject({
      insurance: 'private',
      cases: [{ insurance: 'private' }],
    });
    expect((await insure('minijob')).body.insurance).toBe('minijob');
    expect((await insure(null)).body.insurance).toBeNull();
    expect(refused(await insure('none'))).toEqual([400, 'invalid_input', 'insurance']);
  });
});

describe('the list of open certificates', () => {
  it('[SICK-03] names those that are due today or were before, the first due one first', async () => {
    await sick(...week);
    await store(
      world,
      ...['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((day) =>
        away(day, 20, 0, { user_id: bert.id }),
      ),
    );
    expect(await list('open')).toMatchObject([
      { user: anna.id, first: '2026-11-09', last: '2026-11-13', due: '2026-11-12', personnel_number: 'P11' },
      { user: bert.id, first: '2026-11-17', due: '2026-11-20' },
    ]);
    world.setClock('2026-11-19T11:00:00Z');
    expect(await list('open')).toHaveLength(1);
    await note('2026-11-09', { certificate: 'paper' });
    expect(await list('open')).toEqual([]);
  });

  it('[SICK-02] asks earlier where the company does, and never before the case reaches the day', async () => {
    await sick('2026-11-19', '2026-11-20');
    expect(await list('open')).toEqual([]);
    await setting({ certificate_day: 2 });
    expect(await list('open')).toMatchObject([{ due: '2026-11-20' }]);
    await setting({ certificate_day: 3 });
    expect(await list('open')).toEqual([]);
  });

  it('[SICK-03] asks for nothing that was over before the month in which the company switched it on', async () => {
    await sick('2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30');
    await setting({}, '2026-11-01');
    expect(await list('open')).toEqual([]);
    expect(await periods()).toHaveLength(1);
    await sick('2026-11-02');
    expect(await list('open')).toMatchObject([
      { first: '2026-10-26', last: '2026-11-02', due: '2026-10-29' },
    ]);
  });

  it('[SICK-04] who was sick lately is listed, with the end of six weeks', async () => {
    await sick('2026-11-02', '2026-10-01');
    await store(world, away('2026-11-30', 20));
    expect(await list('recent')).toMatchObject([
      { first: '2026-11-02', pay_ends: '2026-12-13', waits_until: null },
    ]);
    await world.sql(`update users set worker_since = '2026-10-19' where id = 11`);
    expect(await list('recent')).toMatchObject([{ pay_ends: '2026-12-27', waits_until: '2026-11-15' }]);
    await world.sql('update users set worker_since = null where id = 11');
  });
});

describe('who sees it', () => {
  const calls = ['/sick-case?list=open', '/sick-case/ending', `/sick-case/person/${anna.id}`];
  it.each(['anna', 'lena'] as Person[])('[SICK-01] nothing of it does %s', async (who) => {
    await sick(...week);
    for (const call of calls) expect(refused(await world.get(who, call))).toEqual([403, 'forbidden']);
    expect(refused(await world.get(who, '/sick-case/led'))).toEqual([403, 'forbidden']);
    const body = { ...NOTED, day: '2026-11-09' };
    expect(refused(await world.put(who, `/sick-case/person/${anna.id}`, body))).toEqual([403, 'forbidden']);
  });

  it('[SICK-01] a lead with the right from and to of led days, without it nothing, and never more', async () => {
    await sick(...week, '2026-11-16');
    await store(world, away('2026-11-17', 20, 1, { user_id: PEOPLE.chef.id }));
    await world.sql(
      `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
    );
    await world.sql(`insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
      values (1, 1, 11, '2026-11-11', true, now(), 13)`);
    const lead = (rights: string) =>
      world.sql(
        `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
          values (1, 1, 12, '2026-11-01', $1, now(), 13)`,
        [rights],
      );
    await lead('{absences}');
    const led = async () => (await world.get<LedSickCase[]>('bert', '/sick-case/led')).body;
    expect(await led()).toEqual([]);
    await world.sql('delete from team_leads');
    await lead('{sick}');
    const name = { user: anna.id, first_name: 'Anna', name: 'Muster' };
    expect(await led()).toEqual([{ ...name, first: '2026-11-11', last: '2026-11-16' }]);
    for (const call of calls) expect(refused(await world.get('bert', call))).toEqual([403, 'forbidden']);
    await world.sql(`update team_leads set ends_on = '2026-11-20'`);
    world.setClock('2026-11-20T23:30:00Z');
    expect(refused(await world.get('bert', '/sick-case/led'))).toEqual([403, 'forbidden']);
  });

  it('[SICK-01] nobody of another company, and nobody while it is off', async () => {
    await store(world, away('2026-11-09', 20, 1, { company_id: 2, user_id: otto.id }));
    expect(refused(await world.get('chef', `/sick-case/person/${otto.id}`))).toEqual([404, 'not_found']);
    expect(refused(await note('2026-11-09', {}, otto.id))).toEqual([404, 'not_found']);
    expect(refused(await world.get('olga', '/sick-case?list=open'))).toEqual([403, 'feature_off']);
    await world.setFeatures('alpha', ['teams']);
    for (const call of calls) expect(refused(await world.get('chef', call))).toEqual([403, 'feature_off']);
  });

  it('[SICK-07] the log knows nothing of what is noted', async () => {
    await world.setFeatures('alpha', ['kinds', 'audit']);
    await sick(...week);
    await note('2026-11-09', { certificate: 'paper', remark: 'Vertretung' });
    expect(await world.sql(`select 1 from changes where table_name in ('sick_cases', 'insurances')`)).toEqual(
      [],
    );
  });
});

describe('the period after which it is deleted', () => {
  const round = async () => {
    const { database, close } = await openSeals(world.databaseUrl);
    const rounds = { register: () => undefined } as unknown as Rounds;
    await new SickDeletions(database, Clock.fixed(NOON), rounds).round();
    await close();
  };

  it('[SICK-07] takes what is noted of cases that are over, and nothing where the company has said none', async () => {
    await sick('2025-10-06', '2025-10-27', ...week);
    for (const day of ['2025-10-06', '2025-10-27', '2026-11-09']) await note(day, { certificate: 'paper' });
    const ending = async () => (await world.get<EndingCases>('chef', '/sick-case/ending')).body;
    expect(await ending()).toEqual({ cases: 0, until: null });
    await setting({ sick_months: 1 });
    expect(await ending()).toEqual({ cases: 2, until: '2026-12-21' });
    await round();
    expect((await cases()).map(({ first, certificate }) => [first, certificate])).toEqual([
      ['2026-11-09', 'paper'],
      ['2025-10-27', 'paper'],
      ['2025-10-06', null],
    ]);
    expect(await list('open')).toEqual([]);
    expect(await ending()).toEqual({ cases: 1, until: '2026-12-21' });
  });
});

it('[SICK-02] work on the first day is said by the entries of half a day', async () => {
  await store(world, away('2026-11-16', 20, 1, { first_half: false }), work('2026-11-16', 4));
  expect(await cases()).toMatchObject([{ worked_first_day: true, pay_ends: '2026-12-28' }]);
});
