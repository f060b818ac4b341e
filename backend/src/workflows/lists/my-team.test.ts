import type { MyTeam } from '@stundenbuch/domain/workflows/myteam/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store, work } from '../../../test/entries.ts';
import { joinsTeam, leadsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// A Friday.
const NOON = '2026-11-20T11:00:00Z';
const { anna, bert, chef } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
  const features = ['calendar', 'contracts', 'overtime', 'halfdays', 'clock', 'teams'];
  await switchOn(world, 1, features, '2026-11-01');
  await world.sql(`insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
    values (1, 11, '2026-01-01', 40, '{480,480,480,480,480,0,0}', 30, now(), 13)`);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  for (const table of ['work_intervals', 'entries']) await world.sql(`delete from ${table}`);
  await ledTeam(world, ['hours']);
});

const mine = async (who: Person = 'bert') => (await world.get<MyTeam>(who, '/my-team')).body;
const ofAnna = async () => (await mine()).people.find(({ user }) => user === anna.id);
const runs = (kind: 'work' | 'break', started: string) =>
  world.sql(
    `insert into work_intervals (company_id, user_id, shift_id, day, started_at, kind, source, created_at, created_by)
      values (1, 11, gen_random_uuid(), $2::timestamptz::date, $2, $1, 'clock', now(), 11)`,
    [kind, started],
  );

it('[TEAM-14] shows today’s members with the week, open days and the account in minutes', async () => {
  await store(world, work('2026-11-16', 9), work('2026-11-17', 8), away('2026-11-18', 20, 1));
  await store(world, away('2026-11-19', 10, 0, { second_half: false, hours: 4 }));
  const { teams, people } = await mine();
  expect(teams).toEqual([{ id: 1, name: 'Dach' }]);
  expect(people).toMatchObject([
    { user: anna.id, first_name: 'Anna', teams: [1], rights: ['hours'], today: 'unknown' },
  ]);
  const [person] = people;
  expect(person?.week.map(({ worked, away: off }) => off ?? worked)).toEqual([
    540,
    480,
    'whole',
    'first',
    0,
    0,
    0,
  ]);
  expect(person?.missing).toContain('2026-11-13');
  expect(person?.missing).not.toContain('2026-11-18');
  expect(person?.account).toMatchObject({ light: 'outside' });
  expect(JSON.stringify(people)).not.toMatch(/Krank|"project"|email|personnel/);
});

it('[TEAM-14] reads today from the clock, where one runs', async () => {
  expect((await ofAnna())?.today).toBe('unknown');
  await runs('work', '2026-11-20T07:00:00Z');
  expect((await ofAnna())?.today).toBe('here');
  await world.sql(`update work_intervals set kind = 'break'`);
  expect((await ofAnna())?.today).toBe('break');
  await world.sql(`update work_intervals set started_at = '2026-11-19T07:00:00Z'`);
  expect((await ofAnna())?.today).toBe('unknown');
  await world.sql('delete from work_intervals');
  await store(world, work('2026-11-20', 2));
  expect((await ofAnna())?.today).toBe('here');
});

it('[TEAM-14] [SET-37] somebody sick or on vacation is away, for half a day too, and why is not said', async () => {
  const read = async (type: number, status: number) => {
    await world.sql('delete from entries');
    await store(world, away('2026-11-20', type, status));
    return JSON.stringify(await mine());
  };
  const asVacation = await read(10, 1);
  expect(asVacation).toContain('"today":"away"');
  for (const type of [20, 90]) for (const status of [0, 1]) expect(await read(type, status)).toBe(asVacation);
  await world.sql('delete from entries');
  await store(world, away('2026-11-20', 10, 1, { first_half: false, hours: 4 }));
  expect((await ofAnna())?.today).toBe('half');
});

it('[TEAM-02] without the right hours shows who is away, and neither times nor accounts', async () => {
  await world.sql(`update team_leads set rights = '{absences}'`);
  await store(world, work('2026-11-16', 9), away('2026-11-18'));
  await runs('work', '2026-11-20T07:00:00Z');
  const person = await ofAnna();
  expect(person).toMatchObject({ today: 'unknown', missing: null, account: null });
  expect(person?.week.map(({ worked }) => worked)).toEqual(Array(7).fill(null));
  expect(person?.week[2]?.away).toBe('whole');
});

it('[TEAM-14] [SET-36] only members of today, from the day on which they joined', async () => {
  await store(world, work('2026-11-16', 9), work('2026-11-17', 8));
  await world.sql(`update team_members set valid_from = '2026-11-17'`);
  const person = await ofAnna();
  expect(person?.week.map(({ worked }) => worked).slice(0, 2)).toEqual([null, 480]);
  expect(person?.missing).toEqual(['2026-11-18', '2026-11-19']);
  await world.sql(`update team_members set ends_on = '2026-11-19'`);
  expect((await mine()).people).toEqual([]);
});

it('[TEAM-14] neither oneself, nor another team, nor somebody who has left the company; twice led is once shown', async () => {
  await joinsTeam(world, 'bert');
  await joinsTeam(world, 'chef', { team: 2 });
  expect((await mine()).people.map(({ user }) => user)).toEqual([anna.id]);
  await joinsTeam(world, 'anna', { team: 2, home: false });
  await leadsTeam(world, 'bert', { rights: ['absences'], team: 2 });
  const { teams, people } = await mine();
  expect(teams.map(({ name }) => name).toSorted()).toEqual(['Ausbau', 'Dach']);
  expect(people.map(({ user, rights }) => [user, rights])).toEqual([
    [anna.id, ['absences', 'hours']],
    [chef.id, ['absences']],
  ]);
  await world.sql(`update users set active = false where id = ${anna.id}`);
  expect((await mine()).people.map(({ user }) => user)).toEqual([chef.id]);
  await world.sql(`update users set active = true where id = ${anna.id}`);
});

it('[TEAM-03] [TEAM-15] is refused to who leads nobody, from midnight on with the same token, and without the feature', async () => {
  for (const who of ['anna', 'chef', 'lena', 'otto'] as const)
    expect(refused(await world.get(who, '/my-team'))).toEqual([403, 'forbidden']);
  await world.sql(`update team_leads set ends_on = '2026-11-20'`);
  expect((await mine()).people).toHaveLength(1);
  world.setClock('2026-11-20T23:00:00Z');
  expect(refused(await world.get('bert', '/my-team'))).toEqual([403, 'forbidden']);
  world.setClock(NOON);
  await world.sql(`update companies set features = array_remove(features, 'teams') where id = 1`);
  expect(refused(await world.get('bert', '/my-team'))).toEqual([403, 'forbidden']);
  await switchOn(world, 1, ['teams']);
  expect(bert.id).toBe(12);
});

it('[TEAM-09] [TEAM-14] says in whose place somebody is seen, and nothing where the caller leads, too', async () => {
  expect((await ofAnna())?.in_place_of).toEqual([]);
  await world.sql(`update users set role = 1 where id = ${PEOPLE.lena.id}`);
  await world.sql(`insert into deputies (company_id, user_id, for_user, valid_from, ends_on, extras, created_at, created_by)
    values (1, ${PEOPLE.lena.id}, ${bert.id}, '2026-11-20', '2026-11-20', '{}', now(), 13)`);
  expect((await mine('lena')).people).toMatchObject([{ user: anna.id, in_place_of: ['Bert Muster'] }]);
  await leadsTeam(world, 'lena', { rights: ['hours'] });
  expect((await mine('lena')).people).toMatchObject([{ user: anna.id, in_place_of: [] }]);
  await world.sql('delete from deputies');
  await world.sql(`update users set role = 4 where id = ${PEOPLE.lena.id}`);
});

it('[TEAM-12] [SET-36] the right to correct is that of the home team', async () => {
  await world.sql(`update team_leads set rights = '{hours,correct}'`);
  expect((await ofAnna())?.rights).toEqual(['correct', 'hours']);
  await world.sql('update team_members set home = false');
  expect((await ofAnna())?.rights).toEqual(['hours']);
});
