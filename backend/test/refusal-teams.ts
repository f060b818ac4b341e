import { away, store } from './entries.ts';
import type { Call } from './refusal-calls.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** Teams of company 1: 'Dach' with Anna at home, led by Bert, 'Wand' besides, 'Alt' that is archived. */
export async function fillTeams(world: World): Promise<Record<string, Call>> {
  await world.sql(`insert into teams (id, company_id, name, archived_at, created_at, created_by) values
    (20001, 1, 'Dach', null, now(), 13), (20002, 1, 'Alt', now(), now(), 13), (20003, 1, 'Wand', null, now(), 13)`);
  await world.sql(`insert into team_members (id, company_id, team_id, user_id, valid_from, ends_on, home, created_at, created_by)
    values (20001, 1, 20001, 11, '2026-01-01', null, true, now(), 13),
      (20002, 1, 20003, 12, '2026-01-01', '2026-01-31', true, now(), 13)`);
  await world.sql(`insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
    values (1, 20001, 12, '2026-01-01', '{absences}', now(), 13)`);
  await world.sql(`insert into users (id, company_id, email, first_name, name, role, vacation_lastyear_entered_in)
    values (15, 1, 'zweite@beispiel.example', 'Zoe', 'Zweite', 2, 2026)`);
  const [own, decided, approved] = (await store(
    world,
    away('2027-01-11', 100, 0, { user_id: 12 }),
    away('2027-01-12', 100, 1),
    away('2027-01-13', 100, 0),
  )) as [number, number, number];
  await world.sql('update entries set decided_by = 13, decided_at = now() where id = $1', [decided]);
  await world.sql('update entries set pre_approved_by = 13, pre_approved_at = now() where id = $1', [
    approved,
  ]);
  const today = '2026-11-20';
  const join = (body: object, team = 20_001): Call => [
    'chef',
    'POST',
    `/team/${team}/member`,
    { user: 12, from: today, home: true, ...body },
  ];
  const lead = (body: object): Call => [
    'chef',
    'POST',
    '/team/20001/lead',
    { user: 12, from: today, rights: ['absences'], ...body },
  ];
  const deputy = (body: object): Call => [
    'bert',
    'POST',
    '/deputy',
    { user: 15, from: '2026-12-01', to: '2026-12-24', ...body },
  ];
  await world.sql(`insert into deputies (company_id, user_id, for_user, valid_from, ends_on, extras, created_at, created_by)
    values (1, 15, 12, '2026-12-24', '2026-12-31', '{}', now(), 13)`);
  await switchOn(world, 2, ['teams']);
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (20011, 2, 'Dach', now(), 22)`,
  );
  await world.sql(`insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
    values (2, 20011, 21, '2026-01-01', true, now(), 22)`);
  await world.sql(`insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
    values (2, 20011, 22, '2026-01-01', '{month}', now(), 22)`);
  return {
    month_not_confirmed: ['olga', 'POST', '/month/check', { user: 21, month: '2026-09' }],
    deputy_self: deputy({ user: 12 }),
    deputy_lead: ['chef', 'POST', '/deputy', { user: 12, for_user: 11, from: today, to: today }],
    deputy_taken: deputy({}),
    team_taken: ['chef', 'POST', '/team', { name: 'DACH', stage: 'none' }],
    team_archived: join({}, 20_002),
    team_person: join({ user: 21 }),
    team_rights: lead({ rights: [] }),
    team_from: join({ from: '2020-01-01' }),
    home_taken: join({ user: 11 }, 20_003),
    member_taken: join({ user: 11, home: false }),
    lead_taken: lead({}),
    team_row_ended: ['chef', 'PUT', '/team-member/20002', { to: today }],
    team_end: ['chef', 'PUT', '/team-member/20001', { to: '2026-01-02' }],
    own_request: ['bert', 'PUT', `/timesheet/absence/${own}`],
    decided_above: ['bert', 'PUT', `/timesheet/absence/cancel/${decided}`],
    four_eyes: ['chef', 'PUT', `/timesheet/absence/${approved}`],
    already_decided: ['bert', 'PUT', `/timesheet/absence/${decided}`],
  };
}
