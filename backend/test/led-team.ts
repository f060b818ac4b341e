import { PEOPLE, type Person } from './people.ts';
import type { World } from './world.ts';

/** Team 1 of the first company: Bert leads Anna, as long as a test does not say otherwise. */
export async function ledTeam(world: World, rights: readonly string[]): Promise<void> {
  for (const table of ['team_members', 'team_leads', 'teams']) await world.sql(`delete from ${table}`);
  await world.sql(`insert into teams (id, company_id, name, created_at, created_by)
    values (1, 1, 'Dach', now(), 13), (2, 1, 'Ausbau', now(), 13)`);
  await joinsTeam(world, 'anna');
  await leadsTeam(world, 'bert', { rights });
}

interface Period {
  from?: string;
  to?: string | null;
  team?: number;
}

export const joinsTeam = (
  world: World,
  who: Person,
  { from = '2026-01-01', to = null, team = 1, home = true }: Period & { home?: boolean } = {},
) =>
  world.sql(
    `insert into team_members (company_id, team_id, user_id, valid_from, ends_on, home, created_at, created_by)
      values (1, $1, $2, $3, $4, $5, now(), 13)`,
    [team, PEOPLE[who].id, from, to, home],
  );

export const leadsTeam = (
  world: World,
  who: Person,
  { rights, from = '2026-01-01', to = null, team = 1 }: Period & { rights: readonly string[] },
) =>
  world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, ends_on, rights, created_at, created_by)
      values (1, $1, $2, $3, $4, $5, now(), 13)`,
    [team, PEOPLE[who].id, from, to, rights],
  );
