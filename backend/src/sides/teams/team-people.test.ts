import type { TeamWithPeople } from '@stundenbuch/domain/day/teams/contract';
import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { joinsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const { anna, bert, chef } = PEOPLE;
const PATH = '/team/people';
const NOVEMBER = '?from=2026-11-01&to=2026-11-30';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.setFeatures('alpha', ['teams']);
  await calendar('company');
  await ledTeam(world, ['absences']);
  await joinsTeam(world, 'bert', { team: 2 });
});

const calendar = (reach: string) =>
  world.sql(
    `insert into company_settings (company_id, feature, value, created_at, created_by)
      values (1, 'teams', jsonb_build_object('calendar', $1::text), now(), 13)
      on conflict (company_id, feature) do update set value = excluded.value`,
    [reach],
  );

/** 'Dach: Berger 2026-11-01 2026-11-30' */
async function shown(who: Person, query = NOVEMBER): Promise<string[]> {
  const { status, body } = await world.get<TeamWithPeople[]>(who, `${PATH}${query}`);
  expect(status).toBe(200);
  return body.flatMap(({ name, people }) =>
    people.map(({ user, from, to }) => `${name}: ${nameOf(user)} ${from} ${to}`),
  );
}
const nameOf = (user: number) => Object.entries(PEOPLE).find(([, { id }]) => id === user)?.[0];

const DACH = 'Dach: anna 2026-11-01 2026-11-30';
const AUSBAU = 'Ausbau: bert 2026-11-01 2026-11-30';

describe('who belongs to which team', () => {
  it.each(['chef', 'lena'] as const)('[TEAM-14] %s sees of all teams', async (who) => {
    expect(await shown(who)).toEqual([AUSBAU, DACH]);
  });

  it('[TEAM-14] [TEAM-04] a lead sees of those led and the own, anybody else of the own', async () => {
    expect(await shown('bert')).toEqual([AUSBAU, DACH]);
    expect(await shown('anna')).toEqual([DACH]);
    await world.sql('delete from team_leads');
    expect(await shown('bert')).toEqual([AUSBAU]);
  });

  it('[TEAM-14] somebody who changed the team is in each for the days of it', async () => {
    await world.sql(`update team_members set ends_on = '2026-11-12' where user_id = $1`, [anna.id]);
    await joinsTeam(world, 'anna', { from: '2026-11-13', team: 2 });
    const [before, after] = ['Dach: anna 2026-11-01 2026-11-12', 'Ausbau: anna 2026-11-13 2026-11-30'];
    expect(await shown('chef')).toEqual([after, AUSBAU, before]);
    expect(await shown('chef', '?from=2026-11-12&to=2026-11-12')).toContain(
      'Dach: anna 2026-11-12 2026-11-12',
    );
    // Today's, where no day is named.
    expect(await shown('chef', '')).toEqual([
      'Ausbau: anna 2026-11-20 2026-11-20',
      'Ausbau: bert 2026-11-20 2026-11-20',
    ]);
  });

  it('[TEAM-03] of somebody who left in September a lead sees nothing any more', async () => {
    await world.sql(`update team_members set ends_on = '2026-09-30' where user_id = $1`, [anna.id]);
    expect(await shown('bert', '?from=2026-09-01&to=2026-09-30')).not.toContain(
      'Dach: anna 2026-09-01 2026-09-30',
    );
    expect(await shown('chef', '?from=2026-09-01&to=2026-09-30')).toContain(
      'Dach: anna 2026-09-01 2026-09-30',
    );
  });

  it('[TEAM-14] a colleague is known for as long as both are in the team', async () => {
    await joinsTeam(world, 'chef', { to: '2026-10-31' });
    expect(await shown('anna', '?from=2026-10-01&to=2026-11-30')).toContain(
      'Dach: chef 2026-10-01 2026-10-31',
    );
    await world.sql(`update team_members set valid_from = '2026-11-01' where user_id = $1`, [anna.id]);
    expect(await shown('anna', '?from=2026-10-01&to=2026-11-30')).toEqual([DACH]);
  });

  it('[TEAM-14] a reversed period and a day that is none are refused, and a company without teams knows none', async () => {
    expect(refused(await world.get('chef', `${PATH}?from=2026-11-02&to=2026-11-01`))).toEqual([
      400,
      'period_reversed',
      'to',
    ]);
    expect(refused(await world.get('chef', `${PATH}?from=2026-02-30`))).toEqual([
      400,
      'invalid_input',
      'from',
    ]);
    await world.setFeatures('alpha', []);
    expect(refused(await world.get('chef', PATH))).toEqual([403, 'feature_off']);
  });
});

describe('whom the calendar shows employees', () => {
  const away = (user: number, day: string, type = 10) =>
    world.sql(
      `insert into entries (company_id, user_id, day, type, status, hours, created_at) values (1, $1, $2, $3, 1, 8, now())`,
      [user, day, type],
    );
  const seen = async (who: Person) => {
    const { body } = await world.get<Vacation[]>(who, '/timesheet/vacations/2026');
    return body.map(({ user, day }) => `${nameOf(user)} ${day}`);
  };
  beforeEach(async () => {
    await world.sql('delete from entries');
    await joinsTeam(world, 'chef', { from: '2026-11-10' });
    await away(anna.id, '2026-11-16');
    await away(bert.id, '2026-11-17');
    await away(chef.id, '2026-11-09');
    await away(chef.id, '2026-11-18');
  });
  const ALL = ['chef 2026-11-09', 'anna 2026-11-16', 'bert 2026-11-17', 'chef 2026-11-18'];

  it('[TEAM-14] [SET-43] is everybody at first', async () => {
    await world.sql('delete from company_settings');
    for (const who of ['anna', 'bert', 'chef', 'lena'] as const) expect(await seen(who)).toEqual(ALL);
  });

  it('[TEAM-14] is the own team, by the day, and whom one leads besides; an admin and a reader see all', async () => {
    await calendar('team');
    expect(await seen('anna')).toEqual(['anna 2026-11-16', 'chef 2026-11-18']);
    expect(await seen('bert')).toEqual(['anna 2026-11-16', 'bert 2026-11-17', 'chef 2026-11-18']);
    for (const who of ['chef', 'lena'] as const) expect(await seen(who)).toEqual(ALL);
  });

  it('[TEAM-14] is oneself alone, and whom one leads', async () => {
    await calendar('own');
    expect(await seen('anna')).toEqual(['anna 2026-11-16']);
    expect(await seen('bert')).toEqual(['anna 2026-11-16', 'bert 2026-11-17', 'chef 2026-11-18']);
    expect(await shown('anna')).toEqual([DACH]);
    await world.sql('delete from team_leads');
    expect(await seen('bert')).toEqual(['bert 2026-11-17']);
  });
});
