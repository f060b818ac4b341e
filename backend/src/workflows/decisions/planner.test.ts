import type { PlannerFrame } from '@stundenbuch/domain/workflows/planner/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { joinsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { absent, begin, staff } from './decisions.fixture.ts';

const { anna, bert } = PEOPLE;
/** Monday to Sunday. */
const WEEK = '/absence/planner/2026-11-16/2026-11-22';
const FEATURES = ['teams', 'decisions', 'visibility'];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await begin(world);
  await world.setFeatures('alpha', FEATURES);
  await ledTeam(world, ['absences']);
  await joinsTeam(world, 'bert', { team: 2 });
});

const reach = (value: string) =>
  world.sql(
    `insert into company_settings (company_id, feature, value, created_at, created_by)
      values (1, 'teams', jsonb_build_object('calendar', $1::text), now(), 13)
      on conflict (company_id, feature) do update set value = excluded.value`,
    [value],
  );

async function frame(who: Person, path = WEEK): Promise<PlannerFrame> {
  const { status, body } = await world.get<PlannerFrame>(who, path);
  expect(status).toBe(200);
  return body;
}
const users = ({ people }: PlannerFrame) => people.map(({ user }) => user);
/** '16:1/2 …': how many work on a day, and how many have to. */
const days = ({ teams }: PlannerFrame, id: number) =>
  teams
    .find((team) => team.id === id)
    ?.days.map(({ day, expected, minimum }) => `${day.slice(8)}:${expected}/${minimum ?? '-'}`)
    .join(' ');

describe('what a planner has besides absences', () => {
  it('[VAC-13] has everybody of whom something is recorded, away or not, and no reader', async () => {
    await world.sql('update users set active = false where id = 33');
    for (const who of ['anna', 'chef', 'lena'] as const)
      expect(users(await frame(who)).toSorted()).toEqual([anna.id, bert.id, 13, 31, 32]);
    await world.setFeatures('alpha', [...FEATURES, 'calendar']);
    await world.sql('update users set records = false where id = 13');
    expect(users(await frame('chef'))).not.toContain(13);
  });

  it('[TEAM-14] names nobody and counts no other team where the calendar reaches no further than the own', async () => {
    for (const value of ['team', 'own']) {
      await reach(value);
      expect(users(await frame('anna'))).toEqual([]);
      expect((await frame('anna')).teams.map(({ id }) => id)).toEqual([1]);
      expect((await frame('bert')).teams.map(({ id }) => id)).toEqual([1, 2]);
      expect(users(await frame('lena'))).toHaveLength(6);
    }
    await world.sql('delete from team_leads');
    expect((await frame('bert')).teams.map(({ id }) => id)).toEqual([2]);
    await world.setFeatures('alpha', ['visibility']);
    expect(users(await frame('anna'))).toHaveLength(6);
    expect((await frame('chef')).teams).toEqual([]);
  });

  it('[VAC-13] [VIS-02] says how many of a team work on a day, whoever is away: it tells nothing of them', async () => {
    await staff(world, 2, { team: 1, weekdays: '1100000' });
    await world.sql(`update users set working_days = '1110000' where id = $1`, [anna.id]);
    await joinsTeam(world, 'chef', { from: '2026-11-17' });
    const before = await frame('bert');
    expect(days(before, 1)).toBe('16:1/2 17:2/2 18:2/- 19:1/- 20:1/-');
    await absent(world, 'anna', '2026-11-16', 20);
    expect(await frame('bert')).toEqual(before);
    await world.setFeatures('alpha', ['teams']);
    expect(days(await frame('bert'), 1)).toBe('16:1/- 17:2/- 18:2/- 19:1/- 20:1/-');
  });

  it('[VAC-13] a holiday is free for whom it is one, on the days on which they work there', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'calendar', 'contracts']);
    await switchOn(world, 1, ['calendar', 'contracts'], '2026-01-01');
    await world.sql(
      `insert into places (id, company_id, name, land, created_at, created_by) values (71, 1, 'München', 'BY', now(), 13)`,
    );
    await world.sql(
      `insert into contracts (company_id, user_id, valid_from, ends_on, weeklyhours, minutes, place_id, vacation, created_at, created_by) values
        (1, 11, '2026-01-01', null, 40, '{480,480,480,480,480,0,0}', 71, 30, now(), 13),
        (1, 12, '2026-01-01', '2027-01-05', 40, '{480,480,480,480,480,0,0}', 71, 30, now(), 13),
        (1, 12, '2027-01-06', null, 40, '{480,480,480,480,480,0,0}', null, 30, now(), 13)`,
    );
    const { people, calendars, teams } = await frame('chef', '/absence/planner/2027-01-04/2027-01-10');
    const free = (user: number) => calendars[people.find((one) => one.user === user)?.calendar ?? -1];
    expect(free(anna.id)).toEqual([{ day: '2027-01-06', name: 'Heilige Drei Könige', share: 0 }]);
    expect(free(bert.id)).toEqual([]);
    expect(calendars).toHaveLength(3);
    expect(days({ people, calendars, teams }, 1)).toBe('04:1/- 05:1/- 07:1/- 08:1/-');
    await world.sql('delete from contracts');
    await world.sql('delete from places where id = 71');
  });

  it.each([
    ['/absence/planner/x/2026-11-22', 'from'],
    ['/absence/planner/2026-11-16/x', 'to'],
    ['/absence/planner/2026-11-22/2026-11-16', 'to'],
  ])('[VAC-13] refuses %s', async (path, field) => {
    const [status, , named] = refused(await world.get('anna', path));
    expect([status, named]).toEqual([400, field]);
  });

  it('[VAC-13] is never longer than a month, and is not there without a planner', async () => {
    const { teams } = await frame('chef', '/absence/planner/2026-01-01/2030-01-01');
    expect(teams[0]?.days.at(-1)?.day).toBe('2026-01-30');
    await world.setFeatures('alpha', ['decisions']);
    expect((await world.get('anna', WEEK)).status).toBe(403);
  });
});
