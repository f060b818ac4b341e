import type { OvertimeMonth, OvertimeOfPerson } from '@stundenbuch/domain/accounts/overtime/contract';
import type { Entry, FaultyDayOfPerson, ProjectSum } from '@stundenbuch/domain/records/timesheet/contract';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, booking, store, work } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { joinsTeam, leadsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { sentBy } from '../../../test/sent.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const NOON = '2026-11-20T11:00:00Z';
const { anna, bert, chef, otto } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
  await switchOn(
    world,
    1,
    ['calendar', 'contracts', 'overtime', 'closing', 'halfdays', 'teams'],
    '2026-10-01',
  );
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from time_postings');
  await ledTeam(world, ['hours']);
});

const entriesOf = (who: Person, user: number, more = '') =>
  world.get<Entry[]>(who, `/timesheet/user/${user}/2026-10-01/2026-12-31${more}`);
const daysOf = async (who: Person, user: number = anna.id) =>
  (await entriesOf(who, user)).body.map(({ day }) => day).toSorted();
const accountOf = (who: Person, user: number = anna.id, month = '2026-11') =>
  world.get<OvertimeMonth>(who, `/overtime/user/${user}/${month}`);
const accounts = async (who: Person) =>
  (await world.get<OvertimeOfPerson[]>(who, '/overtime/company/2026-11')).body.map(({ user }) => user);
const months = async (who: Person, month = '2026-11') =>
  (await world.get<MonthOfPerson[]>(who, `/month/company/${month}`)).body;
const wrong = (who: Person) => world.get<FaultyDayOfPerson[]>(who, '/timesheet/company/wrong-bookings');

describe('a lead with the right hours', () => {
  it('[TEAM-02] [TEAM-04] reads days, bookings, sums and errors of led people, neither e-mail nor number', async () => {
    const [time, booked] = await store(world, work('2026-11-18'), booking('2026-11-18', 6));
    expect(await daysOf('bert')).toEqual(['2026-11-18', '2026-11-18']);
    const { body } = await entriesOf('bert', anna.id);
    for (const row of body) expect(row).toMatchObject({ email: '', personnelNumber: null, user: anna.id });
    const sums = await world.get<ProjectSum[]>('bert', `/timesheet/projectsum/user/${anna.id}`);
    expect(sums.body).toMatchObject([{ project_name: 'Dach Nord', hours: 6 }]);
    for (const id of [time, booked])
      expect((await world.get<Entry>('bert', `/timesheet/booking/${id}`)).body).toMatchObject({
        id,
        email: '',
      });
    expect((await wrong('bert')).body).toEqual([
      {
        day: '2026-11-18',
        zeitbuchungen: 8,
        projektbuchungen: 6,
        first_name: 'Anna',
        name: 'Muster',
        user: anna.id,
        email: '',
      },
    ]);
    expect(await accounts('bert')).toEqual([anna.id]);
    expect((await months('bert')).map(({ user }) => user)).toEqual([anna.id]);
    expect((await accountOf('bert')).body.days.find(({ day }) => day === '2026-11-18')).toMatchObject({
      worked: 480,
    });
  });

  it('[TEAM-03] and of nobody else: neither another team, nor a colleague, nor another company, nor the own team mates', async () => {
    await store(
      world,
      work('2026-11-18', 8, { user_id: chef.id }),
      booking('2026-11-18', 6, { user_id: chef.id }),
    );
    await joinsTeam(world, 'chef', { team: 2 });
    await joinsTeam(world, 'bert');
    for (const user of [chef.id, otto.id, 4711]) {
      expect(refused(await entriesOf('bert', user))).toEqual([403, 'forbidden']);
      expect(refused(await accountOf('bert', user))).toEqual([403, 'forbidden']);
      expect(refused(await world.get('bert', `/timesheet/projectsum/user/${user}`))).toEqual([
        403,
        'forbidden',
      ]);
    }
    expect(refused(await entriesOf('anna', bert.id))).toEqual([403, 'forbidden']);
    expect((await wrong('bert')).body).toEqual([]);
    // The own account is not among those of the team.
    expect(await accounts('bert')).toEqual([anna.id]);
  });

  it('[TEAM-02] with other rights alone, or without the feature, reads nothing', async () => {
    await store(world, work('2026-11-18'), booking('2026-11-18', 6));
    const nothing = async () => {
      expect(refused(await entriesOf('bert', anna.id))).toEqual([403, 'forbidden']);
      expect(refused(await accountOf('bert'))).toEqual([403, 'forbidden']);
    };
    await world.sql(`update team_leads set rights = '{absences,sick}'`);
    await nothing();
    expect((await wrong('bert')).body).toEqual([]);
    expect(await accounts('bert')).toEqual([]);
    expect(await months('bert')).toEqual([]);
    await world.sql(`update team_leads set rights = '{hours}'`);
    await world.sql(`update companies set features = array_remove(features, 'teams') where id = 1`);
    await nothing();
    expect(refused(await wrong('bert'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('bert', '/overtime/company/2026-11'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('bert', '/month/company/2026-11'))).toEqual([403, 'forbidden']);
    await switchOn(world, 1, ['teams']);
  });

  it('[TEAM-03] up to midnight of the last day, with one token', async () => {
    const [id] = await store(world, work('2026-11-18'));
    await world.sql(`update team_leads set ends_on = '2026-11-20'`);
    world.setClock('2026-11-20T22:59:59Z');
    expect(await daysOf('bert')).toEqual(['2026-11-18']);
    world.setClock('2026-11-20T23:00:00Z');
    expect(refused(await entriesOf('bert', anna.id))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('bert', `/timesheet/booking/${id}`))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('bert', '/overtime/company/2026-11'))).toEqual([403, 'forbidden']);
  });

  it('[TEAM-03] [SET-36] days by membership on the day, accounts of today’s members', async () => {
    await world.sql('delete from team_members');
    await joinsTeam(world, 'anna', { to: '2026-11-16' });
    await store(world, work('2026-11-16'), work('2026-11-17'), booking('2026-11-17', 3));
    expect(await daysOf('bert')).toEqual(['2026-11-16']);
    expect((await world.get<ProjectSum[]>('bert', `/timesheet/projectsum/user/${anna.id}`)).body).toEqual([]);
    expect(refused(await accountOf('bert'))).toEqual([403, 'forbidden']);
    expect(await accounts('bert')).toEqual([]);
    expect((await months('bert')).map(({ user }) => user)).toEqual([]);
    expect((await months('bert', '2026-10')).map(({ figures }) => figures.balance)).toEqual([null]);
    world.setClock('2026-12-31T22:00:00Z');
    expect(await daysOf('bert')).toEqual(['2026-11-16']);
    world.setClock('2026-12-31T23:00:00Z');
    expect(refused(await entriesOf('bert', anna.id))).toEqual([403, 'forbidden']);
  });

  it('[TEAM-03] of somebody who joined today from today on, also in the account', async () => {
    await world.sql(`update team_members set valid_from = '2026-11-20'`);
    await store(world, work('2026-11-19'), work('2026-11-20'));
    expect(await daysOf('bert')).toEqual(['2026-11-20']);
    expect((await accountOf('bert')).body.days.map(({ day }) => day)).toEqual(['2026-11-20']);
  });

  it('[TEAM-02] [SET-47] which days are missing, as the person reads it, of days of the membership', async () => {
    await world.sql(`insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
      values (1, 11, '2026-11-02', 32, '{480,480,480,480,0,0,0}', 30, now(), 13)`);
    const kind = await storeKind(world, { name: 'Arztbesuch', base: 60, hours: true });
    const hours = {
      first_half: false,
      second_half: false,
      away_minutes: 480,
      kind_id: kind,
      credit: 'neutral',
    };
    await store(world, work('2026-11-09'), away('2026-11-10', 60, 1, hours));
    await store(world, away('2026-11-11', 60, 1, { ...hours, away_minutes: 240 }));
    const missing = (who: Person, days: string, user: number = anna.id) =>
      world.get<{ days: string[] }>(who, `/timesheet/missingbookings/${user}/${days}`);
    const week = '2026-11-09/2026-11-14';
    // Friday is free by the contract.
    for (const who of ['bert', 'chef'] as const)
      expect((await missing(who, week)).body.days).toEqual(['2026-11-11', '2026-11-12']);
    expect((await missing('bert', '2026-11-18/2026-11-26')).body.days).toEqual(['2026-11-18', '2026-11-19']);
    await world.sql(`update team_members set valid_from = '2026-11-12'`);
    expect((await missing('bert', week)).body.days).toEqual(['2026-11-12']);
    expect(refused(await missing('bert', '2026-01-01/2026-11-01'))).toEqual([400, 'days_too_many', 'to']);
    expect(refused(await missing('bert', week, chef.id))).toEqual([403, 'forbidden']);
    expect(refused(await missing('anna', week))).toEqual([403, 'forbidden']);
    expect(refused(await missing('chef', week, otto.id))).toEqual([404, 'not_found']);
    await world.sql(`update team_leads set rights = '{absences}'`);
    expect(refused(await missing('bert', week))).toEqual([403, 'forbidden']);
    await world.sql(`delete from contracts where user_id = 11 and valid_from = '2026-11-02'`);
  });

  it('[TEAM-04] never the contract behind a day', async () => {
    await world.sql(`insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
      values (1, 11, '2026-11-02', 20, '{240,240,240,240,240,0,0}', 30, now(), 13) on conflict do nothing`);
    const days = (await accountOf('bert')).body.days;
    const texts = days.flatMap(({ reasons }) => reasons.map(({ text }) => text)).join();
    expect(texts).toContain('Vertrag, Montag');
    expect(texts).not.toMatch(/Vertrag ab/);
    await world.sql('delete from contracts where user_id = 11 and valid_from = $1', ['2026-11-02']);
  });
});

describe('an absence among the days', () => {
  const asRead = async (type: number, status: number, half: object = {}) => {
    await world.sql('delete from entries');
    const [id] = await store(world, away('2026-11-18', type, status, half));
    const list = await entriesOf('bert', anna.id, '?sort=project_name&page=1');
    const one = await world.get('bert', `/timesheet/booking/${id}`);
    const account = await accountOf('bert');
    const month = await months('bert');
    return JSON.stringify([list.body, one.body, account.body, month]).replace(/"(id|entry)":\d+/g, '');
  };

  it.each([
    ['whole', {}],
    ['half', { second_half: false, hours: 4 }],
  ])(
    '[SET-37] [TEAM-04] reads the same for sickness, school and vacation, requested or approved: %s',
    async (_, half) => {
      const asVacation = await asRead(10, 1, half);
      expect(asVacation).toContain('Abwesend');
      for (const type of [10, 20, 90])
        for (const status of [0, 1])
          expect([type, status, await asRead(type, status, half)]).toEqual([type, status, asVacation]);
    },
  );

  it('[SET-37] is found by no search for its kind or state, and what was declined is no day', async () => {
    await store(world, away('2026-11-25', 20, 0), away('2026-11-26', 10, 2));
    const found = async (search: string) =>
      (await entriesOf('bert', anna.id, `?search=${search}&page=1`)).body.map(({ day }) => day);
    expect(await found('Krank')).toEqual([]);
    expect(await found('Beantragt')).toEqual([]);
    expect(await found('Abwesend')).toEqual(['2026-11-25']);
  });

  it('[TEAM-02] reads as it is with the right sick', async () => {
    await world.sql(`update team_leads set rights = '{hours,sick}'`);
    await store(world, away('2026-11-18', 20, 1));
    expect((await entriesOf('bert', anna.id)).body).toMatchObject([
      { project: 20, project_name: 'Krankheit' },
    ]);
    expect((await months('bert'))[0]?.figures).toMatchObject({ sick: 1, vacation: 0 });
    expect((await months('bert'))[0]?.figures.away).toBeUndefined();
  });

  it('[TEAM-03] two teams, two rights: sickness only on the days of the team in which it may be seen', async () => {
    await world.sql('delete from team_members');
    await joinsTeam(world, 'anna', { to: '2026-11-10' });
    await joinsTeam(world, 'anna', { from: '2026-11-11', team: 2 });
    await leadsTeam(world, 'bert', { rights: ['hours', 'sick'], team: 2 });
    await store(world, away('2026-11-10', 20, 1), away('2026-11-11', 20, 1));
    expect(
      (await entriesOf('bert', anna.id, '?sort=day')).body.map(({ project_name }) => project_name),
    ).toEqual(['Abwesend', 'Krankheit']);
  });
});

it('[TEAM-03] who reads the own days, and who sees everybody, costs no statement more', async () => {
  const paths = {
    anna: [`/timesheet/user/${anna.id}`, '/overtime/user/11/2026-11'],
    chef: ['/overtime/company/2026-11'],
  };
  const sent = await sentBy(async () => {
    for (const path of paths.anna) await world.get('anna', path);
    for (const path of [...paths.anna, ...paths.chef]) await world.get('chef', path);
  });
  expect(JSON.stringify(sent)).not.toMatch(/team_leads|team_members/);
});
