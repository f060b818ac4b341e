import { away, type StoredEntry, store } from '../../../test/entries.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import type { World } from '../../../test/world.ts';

/** Five in the workshop, one of them in the office as well: Friday 20 November 2026, noon. */
export const NOON = '2026-11-20T11:00:00Z';
const WORKSHOP = 20_001;
export const MONDAY = '2026-12-14';
export const TUESDAY = '2026-12-15';

/** Anna and Bert with three others in one job, and nothing else. */
export async function begin(world: World): Promise<void> {
  for (const table of [
    ...['month_sheets', 'month_closings', 'staffing', 'entries', 'absence_requests', 'notices'],
    ...['company_settings', 'team_leads', 'team_members', 'teams', 'contracts', 'time_postings'],
  ])
    await world.sql(`delete from ${table}`);
  await world.sql('delete from users where id between 30 and 39');
  await world.sql(
    `insert into jobs (id, company_id, job_title) values (${WORKSHOP}, 1, 'Werkstatt') on conflict do nothing`,
  );
  for (const [id, name] of [
    [31, 'Emil'],
    [32, 'Frida'],
    [33, 'Gustav'],
  ] as const)
    await world.sql(
      `insert into users (id, company_id, email, first_name, name, role, weeklyhours, working_days, vacation_lastyear_entered_in)
        values ($1, 1, $2, $3, 'Zimmer', 1, 40, '1111100', 2020)`,
      [id, `${name.toLowerCase()}@beispiel.example`, name],
    );
  await world.sql('delete from contracts');
  await world.sql(
    `update users set job_id = case when id in (11, 12, 31, 32, 33) then ${WORKSHOP} end, role = case id when 13 then 2 when 14 then 4 else 1 end,
      active = true, vacation = 30, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026, records = true,
      records_from = null, worker_since = null, working_days = '1111100' where company_id = 1`,
  );
  await world.setFeatures('alpha', ['decisions']);
}

export const request = async (
  world: World,
  who: Person | number,
  day: string,
  more: Partial<StoredEntry> = {},
) => (await store(world, away(day, 10, 0, { user_id: idOf(who), ...more })))[0] as number;

export const absent = (
  world: World,
  who: Person | number,
  day: string,
  type = 10,
  more: Partial<StoredEntry> = {},
) => store(world, away(day, type, 1, { user_id: idOf(who), ...more }));

const idOf = (who: Person | number): number => (typeof who === 'number' ? who : PEOPLE[who].id);

/** So many have to be there from Monday to Friday. */
export const staff = (
  world: World,
  minimum: number,
  { team = null as number | null, job = WORKSHOP as number | null, weekdays = '1111100' } = {},
) =>
  world.sql(
    `insert into staffing (company_id, team_id, job_id, weekdays, minimum, created_at, created_by)
      values (1, $1, $2, $3, $4, now(), 13)`,
    [team, team === null ? job : null, weekdays, minimum],
  );

/** A team with these at home, led by Bert. */
export async function team(
  world: World,
  people: readonly (Person | number)[],
  rights = ['absences'],
): Promise<void> {
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Montage', now(), 13)`,
  );
  for (const who of people)
    await world.sql(
      `insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
        values (1, 1, $1, '2026-01-01', true, now(), 13)`,
      [idOf(who)],
    );
  await world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
      values (1, 1, 12, '2026-01-01', $1, now(), 13)`,
    [rights],
  );
}
