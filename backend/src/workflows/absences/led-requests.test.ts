import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const NOON = '2026-11-20T11:00:00Z';
const { anna, bert, chef } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
  await world.setFeatures('alpha', ['teams', 'halfdays']);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  for (const table of ['entries', 'team_members', 'team_leads', 'teams'])
    await world.sql(`delete from ${table}`);
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
  );
  await world.sql(`update users set role = 2, active = true where id = ${chef.id}`);
  await joins('anna');
  await leads('bert');
});

const joins = (
  who: Person,
  { from = '2026-01-01', to = null as string | null, home = true, team = 1 } = {},
) =>
  world.sql(
    `insert into team_members (company_id, team_id, user_id, valid_from, ends_on, home, created_at, created_by)
      values (1, $5, $1, $2, $3, $4, now(), 13)`,
    [PEOPLE[who].id, from, to, home, team],
  );
const leads = (
  who: Person,
  { rights = ['absences'], from = '2026-01-01', to = null as string | null } = {},
) =>
  world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, ends_on, rights, created_at, created_by)
      values (1, 1, $1, $2, $3, $4, now(), 13)`,
    [PEOPLE[who].id, from, to, rights],
  );

async function absence(day: string, { status = 0, type = 10, who = 'anna' as Person } = {}): Promise<number> {
  const { id, company } = PEOPLE[who];
  const [row] = await world.sql<{ id: number }>(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
     values ($1, $2, $3, $4, 8, $5, now()) returning id`,
    [company, id, day, type, status],
  );
  return row?.id as number;
}

const approve = (who: Person, id: number) => world.put<PendingAbsence>(who, `/timesheet/absence/${id}`);
const decline = (who: Person, id: number) => world.put(who, `/timesheet/absence/decline/${id}`);
const cancel = (who: Person, id: number) => world.put(who, `/timesheet/absence/cancel/${id}`);
const reopen = (who: Person, id: number) => world.put(who, `/timesheet/absence/reopen/${id}`);
const inbox = async (who: Person, query = '') =>
  (await world.get<PendingAbsence[]>(who, `/timesheet/pending-absences${query}`)).body;
const stored = async (id: number) =>
  (await world.sql<object>('select status, decided_by, pre_approved_by from entries where id = $1', [id]))[0];
const daysOf = (rows: PendingAbsence[]) => rows.map(({ day }) => day);

describe('a lead decides', () => {
  it('[TEAM-03] on requests of the home team on their first day, and sees no others', async () => {
    const id = await absence('2026-12-01');
    const own = await absence('2026-12-02', { who: 'bert' });
    const boss = await absence('2026-12-03', { who: 'chef' });
    expect(daysOf(await inbox('bert'))).toEqual(['2026-12-01']);
    expect((await approve('bert', id)).status).toBe(200);
    expect(await stored(id)).toEqual({ status: 1, decided_by: bert.id, pre_approved_by: null });
    expect(refused(await approve('bert', own))).toEqual([403, 'own_request']);
    expect(refused(await approve('bert', boss))).toEqual([404, 'not_found']);
    expect(refused(await decline('bert', boss))).toEqual([404, 'not_found']);
  });

  it('[TEAM-03] up to midnight of the last day, with the same token', async () => {
    const id = await absence('2026-12-01');
    await world.sql(`update team_leads set ends_on = '2026-11-20'`);
    expect(daysOf(await inbox('bert'))).toEqual(['2026-12-01']);
    world.setClock('2026-11-20T22:59:59Z');
    expect(daysOf(await inbox('bert'))).toEqual(['2026-12-01']);
    world.setClock('2026-11-20T23:00:00Z');
    expect(refused(await world.get('bert', '/timesheet/pending-absences'))).toEqual([403, 'forbidden']);
    expect(refused(await approve('bert', id))).toEqual([403, 'forbidden']);
  });

  it('[TEAM-03] of somebody who has left on the days before, until the end of the month after', async () => {
    await world.sql(`update team_members set ends_on = '2026-10-15'`);
    await absence('2026-10-14');
    await absence('2026-12-01');
    expect(daysOf(await inbox('bert'))).toEqual(['2026-10-14']);
    world.setClock('2026-12-01T09:00:00Z');
    expect(daysOf(await inbox('bert'))).toEqual([]);
  });

  it('[TEAM-03] not of a team that is no home, nor of one that is archived', async () => {
    await world.sql('update team_members set home = false');
    await absence('2026-12-01');
    expect(daysOf(await inbox('bert'))).toEqual([]);
    await world.sql('update team_members set home = true');
    await world.sql('update teams set archived_at = now()');
    expect(refused(await world.get('bert', '/timesheet/pending-absences'))).toEqual([403, 'forbidden']);
  });

  it('[TEAM-15] never as a reader, and without the feature nobody but an admin', async () => {
    await leads('lena');
    expect(refused(await world.get('lena', '/timesheet/pending-absences'))).toEqual([403, 'forbidden']);
    await world.setFeatures('alpha', ['halfdays']);
    expect(refused(await world.get('bert', '/timesheet/pending-absences'))).toEqual([403, 'forbidden']);
    await world.setFeatures('alpha', ['teams', 'halfdays']);
  });

  it('[TEAM-05] not on the request of another lead of the team, unless the company lets peers', async () => {
    await joins('bert');
    await leads('anna');
    const id = await absence('2026-12-01', { who: 'bert' });
    expect(refused(await approve('anna', id))).toEqual([404, 'not_found']);
    await world.put('chef', '/company/settings/teams', { value: { peer_leads: true } });
    expect((await approve('anna', id)).status).toBe(200);
    await world.put('chef', '/company/settings/teams', { value: { peer_leads: false } });
  });

  it('[SET-37] on what shows sickness only with the right to see it', async () => {
    const id = await absence('2026-12-01', { type: 20 });
    expect(daysOf(await inbox('bert'))).toEqual([]);
    expect(refused(await approve('bert', id))).toEqual([404, 'not_found']);
    expect(await inbox('chef', '?waiting=office')).toMatchObject([{ waits_for: [] }]);
    await world.sql(`update team_leads set rights = '{absences,sick}'`);
    expect(daysOf(await inbox('bert'))).toEqual(['2026-12-01']);
    expect((await approve('bert', id)).status).toBe(200);
  });
});

describe('what has been decided', () => {
  it('[TEAM-04] [SET-37] reads the same for a lead, whatever it is', async () => {
    const read = async (type: number) => {
      await world.sql('delete from entries');
      await absence('2026-11-25', { status: 1, type });
      // What the office enters has no decision.
      if (type === 10) await world.sql(`update entries set decided_at = now(), decided_by = ${chef.id}`);
      const rows = await inbox('bert', '?status=processed&page=1&sort=project_name');
      return JSON.stringify(rows).replace(/"id":\d+/, '');
    };
    const asVacation = await read(10);
    expect(asVacation).toContain('"project_name":"Abwesend"');
    expect(asVacation).toContain('"email":""');
    for (const type of [20, 30, 60, 80, 90, 100]) expect(await read(type)).toBe(asVacation);
    expect(await inbox('bert', '?status=processed&page=1&search=Urlaub')).toEqual([]);
    await world.sql(`update team_leads set rights = '{absences,sick}'`);
    expect(await read(20)).toContain('Krankheit');
  });

  it('[TEAM-08] by an admin stays, and of two who decide the second is told who was first', async () => {
    const id = await absence('2026-12-01');
    const other = await absence('2026-12-02');
    expect((await approve('chef', id)).status).toBe(200);
    expect(refused(await cancel('bert', id))).toEqual([403, 'decided_above']);
    expect(refused(await reopen('bert', id))).toEqual([403, 'decided_above']);
    expect((await decline('bert', id)).body).toMatchObject({
      code: 'already_decided',
      message: 'Darüber hat Chef Muster am 20.11.2026 um 12:00 Uhr bereits entschieden.',
    });
    const both = await Promise.all([approve('bert', other), decline('chef', other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[TEAM-08] by a lead can be cancelled and taken back by that lead', async () => {
    const id = await absence('2026-12-01');
    await approve('bert', id);
    expect((await reopen('bert', id)).status).toBe(200);
    expect(await stored(id)).toEqual({ status: 0, decided_by: null, pre_approved_by: null });
    await approve('bert', id);
    expect((await cancel('bert', id)).status).toBe(200);
  });
});

it('[TEAM-08] [SET-37] a lead is offered to cancel the own approvals, those of other leads only who may know of sickness', async () => {
  await world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
      values (1, 1, 14, '2026-01-01', '{absences,sick}', now(), 13)`,
  );
  const mine = await absence('2026-12-01');
  await approve('bert', mine);
  const byChef = await absence('2026-12-02');
  await approve('chef', byChef);
  const byOther = await absence('2026-12-03', { status: 1 });
  const sick = await absence('2026-12-04', { status: 1, type: 20 });
  await world.sql('update entries set decided_by = 14 where id = any($1)', [[byOther, sick]]);
  const offered = async () =>
    (await inbox('bert', '?status=processed')).flatMap(({ day, may_cancel }) => (may_cancel ? [day] : []));
  expect(await offered()).toEqual(['2026-12-01']);
  await world.sql(`update team_leads set rights = '{absences,sick}'`);
  expect(await offered()).toEqual(['2026-12-01', '2026-12-03', '2026-12-04']);
  expect((await cancel('bert', byOther)).status).toBe(200);
  expect(refused(await cancel('bert', byChef))).toEqual([403, 'decided_above']);
  expect((await inbox('chef', '?status=processed')).every((row) => !('may_cancel' in row))).toBe(true);
});

it('[TEAM-04] [SET-37] a lead neither cancels nor learns of sickness that another one has approved', async () => {
  const sick = await absence('2026-12-01', { status: 1, type: 20 });
  await world.sql('update entries set decided_by = $1, decided_at = now() where id = $2', [
    PEOPLE.lena.id,
    sick,
  ]);
  for (const decide of [approve, decline, cancel, reopen])
    expect(refused(await decide('bert', sick))).toEqual([404, 'not_found']);
  const vacation = await absence('2026-12-02');
  expect((await approve('bert', vacation)).body).toMatchObject({
    status: 1,
    email: '',
    personnelNumber: null,
  });
  expect((await reopen('bert', vacation)).body).toMatchObject({
    status: 0,
    email: '',
    personnelNumber: null,
  });
});

describe('two words', () => {
  beforeEach(() => world.sql(`update teams set stage = 'admin'`));

  it('[TEAM-07] a lead approves first, an admin second; a refusal is final', async () => {
    const id = await absence('2026-12-01');
    const first = await approve('bert', id);
    expect(first.body).toMatchObject({ status: 0 });
    expect(await stored(id)).toEqual({ status: 0, decided_by: null, pre_approved_by: bert.id });
    expect(daysOf(await inbox('bert'))).toEqual([]);
    const own = (await world.get<PendingAbsence[]>('anna', '/timesheet/absences')).body;
    expect(own).toMatchObject([{ pre_approved_by: 'Bert Muster', waits_for: [] }]);
    expect(daysOf(await inbox('chef', '?waiting=office'))).toEqual(['2026-12-01']);
    expect((await approve('chef', id)).body).toMatchObject({ status: 1 });
    const declined = await absence('2026-12-02');
    expect((await decline('bert', declined)).body).toMatchObject({ status: 2 });
  });

  it('[TEAM-07] the first word can be taken back', async () => {
    const id = await absence('2026-12-01');
    await approve('bert', id);
    expect((await reopen('bert', id)).status).toBe(200);
    expect(await stored(id)).toEqual({ status: 0, decided_by: null, pre_approved_by: null });
  });

  it('[TEAM-07] [SET-42] an admin who leads the team gives one of them, or both where there is no other admin', async () => {
    await leads('chef');
    const alone = await absence('2026-12-01');
    expect((await approve('chef', alone)).body).toMatchObject({ status: 1 });
    await world.sql(`update users set role = 2 where id = ${bert.id}`);
    const id = await absence('2026-12-02');
    expect((await approve('chef', id)).body).toMatchObject({ status: 0 });
    expect(refused(await approve('chef', id))).toEqual([403, 'four_eyes']);
    expect((await approve('bert', id)).body).toMatchObject({ status: 1 });
    await world.sql(`update users set role = 1 where id = ${bert.id}`);
  });
});

describe('whom a request waits for', () => {
  it('[TEAM-06] the leads, or the office where all of them are away for three working days', async () => {
    await absence('2026-12-01');
    expect(await inbox('chef')).toMatchObject([{ waits_for: ['Bert Muster'] }]);
    expect(await inbox('chef', '?waiting=office')).toEqual([]);
    for (const day of ['2026-11-20', '2026-11-23']) await absence(day, { who: 'bert', status: 1 });
    expect(await inbox('chef', '?waiting=office&status=open')).toEqual([]);
    await absence('2026-11-24', { who: 'bert', status: 1 });
    expect(await inbox('chef', '?waiting=office&status=open')).toMatchObject([
      { day: '2026-12-01', waits_for: [] },
    ]);
    expect(daysOf(await inbox('bert', '?status=open'))).toEqual(['2026-12-01']);
  });

  it('[TEAM-06] is told who waits, and nobody else', async () => {
    await world.setFeatures('alpha', ['teams', 'halfdays', 'notices']);
    await world.sql('delete from notices');
    await world.post('anna', '/timesheet/absence', { day: '2026-12-07', project: 10, hours: 8 });
    await world.sql('delete from team_leads');
    await world.post('anna', '/timesheet/absence', { day: '2026-12-08', project: 10, hours: 8 });
    const told = await world.sql<{ user_id: number }>(`select user_id from notices order by id`);
    expect(told.map(({ user_id }) => user_id)).toEqual([bert.id, chef.id]);
    await world.setFeatures('alpha', ['teams', 'halfdays']);
  });

  it('[TEAM-15] without the feature nothing of it is answered', async () => {
    await absence('2026-12-01');
    await world.setFeatures('alpha', ['halfdays']);
    const [row] = await inbox('chef');
    expect(Object.keys(row ?? {})).not.toContain('waits_for');
    expect(anna.id).toBe(row?.user);
    await world.setFeatures('alpha', ['teams', 'halfdays']);
  });
});
