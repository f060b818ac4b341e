import type {
  LedAlone,
  Member,
  Team,
  TeamPerson,
  TeamPreview,
  TeamRecord,
} from '@stundenbuch/domain/day/teams/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const { anna, bert, chef, otto } = PEOPLE;
const TODAY = '2026-11-20';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from team_members');
  await world.sql('delete from team_leads');
  await world.sql('delete from teams');
  await world.setFeatures('alpha', ['teams']);
});

const create = async (name = 'Dach', stage = 'none') =>
  (await world.post<TeamRecord>('chef', '/team', { name, stage })).body;
const join = (team: TeamRecord, user: number, from = TODAY, home = true) =>
  world.post<TeamRecord>('chef', `/team/${team.id}/member`, { user, from, home });
const appoint = (team: TeamRecord, user: number, rights = ['absences'], from = TODAY) =>
  world.post<TeamRecord>('chef', `/team/${team.id}/lead`, { user, from, rights });
const endOf = (row: Member | undefined, to: string) =>
  world.put<TeamRecord>('chef', `/team-member/${row?.id}`, { to });

describe('teams', () => {
  it('[TEAM-01] [TEAM-14] are listed with the members and leads of today', async () => {
    const dach = await create();
    await create('Ausbau', 'admin');
    await join(dach, anna.id);
    await join(dach, bert.id, '2026-12-01');
    await appoint(dach, bert.id, ['sick', 'absences']);
    const { body } = await world.get<Team[]>('chef', '/team');
    expect(body).toMatchObject([
      { name: 'Ausbau', stage: 'admin', members: 0, leads: [], archived: false },
      { name: 'Dach', stage: 'none', members: 1, leads: [{ user: bert.id, first_name: 'Bert' }] },
    ]);
    const one = await world.get<TeamRecord>('chef', `/team/${dach.id}`);
    expect(one.body).toMatchObject({
      members: [
        { user: anna.id, from: TODAY, to: null, home: true },
        { user: bert.id, from: '2026-12-01', to: null, home: true },
      ],
      leads: [{ user: bert.id, rights: ['absences', 'sick'] }],
    });
  });

  it('[TEAM-01] names are unique whatever their case, and a change of an older version is refused', async () => {
    const dach = await create();
    const again = await world.post('chef', '/team', { name: ' DACH ', stage: 'none' });
    expect(refused(again)).toEqual([409, 'team_taken', 'name']);
    const change = { name: 'Dach & Wand', stage: 'admin', archived: false, version: dach.version };
    const changed = await world.put<TeamRecord>('chef', `/team/${dach.id}`, change);
    expect(changed.body).toMatchObject({ name: 'Dach & Wand', stage: 'admin' });
    expect(refused(await world.put('chef', `/team/${dach.id}`, change))).toEqual([409, 'stale']);
  });

  it('[TEAM-14] people without a home team are named, but for readers', async () => {
    const dach = await create();
    await join(dach, anna.id);
    await join(dach, bert.id, TODAY, false);
    const { body } = await world.get<TeamPerson[]>('chef', '/team/unassigned');
    expect(body.map(({ user }) => user).sort()).toEqual([bert.id, chef.id]);
  });

  it('[TEAM-01] an archived one ends with yesterday, and nobody joins it', async () => {
    const dach = await create();
    await join(dach, anna.id, '2026-11-02');
    await join(dach, bert.id, TODAY);
    const archived = { name: 'Dach', stage: 'none', archived: true, version: dach.version };
    const { body } = await world.put<TeamRecord>('chef', `/team/${dach.id}`, archived);
    expect(body).toMatchObject({ archived: true, members: [{ user: anna.id, to: '2026-11-19' }] });
    expect(body.members).toHaveLength(1);
    expect(refused(await join(dach, bert.id))).toEqual([409, 'team_archived']);
    expect(refused(await appoint(dach, bert.id))).toEqual([409, 'team_archived']);
    const other = await create('Wand');
    expect((await join(other, anna.id)).status).toBe(200);
  });

  it('[TEAM-03] are for admins alone, and off where the company has not switched them on', async () => {
    expect(refused(await world.get('anna', '/team'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('lena', '/team'))).toEqual([403, 'forbidden']);
    await world.setFeatures('alpha', []);
    expect(refused(await world.get('chef', '/team'))).toEqual([403, 'feature_off']);
  });
});

describe('members', () => {
  it('[TEAM-01] have one home team on a day, and two admins who race do not change that', async () => {
    const [dach, wand] = [await create('Dach'), await create('Wand')];
    const both = await Promise.all([join(dach, anna.id), join(wand, anna.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late && refused(late)).toEqual([409, 'home_taken', 'home']);
  });

  it('[TEAM-01] belong to other teams besides, and join one only once', async () => {
    const [dach, wand] = [await create('Dach'), await create('Wand')];
    await join(dach, anna.id);
    expect((await join(wand, anna.id, TODAY, false)).status).toBe(200);
    expect(refused(await join(wand, anna.id, '2026-12-24', false))).toEqual([409, 'member_taken', 'user']);
  });

  it('[TEAM-01] [TEAM-13] leave on a day, which is never rewritten', async () => {
    const [dach, wand] = [await create('Dach'), await create('Wand')];
    const row = (await join(dach, anna.id, '2026-11-02')).body.members[0];
    expect(refused(await endOf(row, '2026-11-18'))).toEqual([400, 'team_end', 'to']);
    expect((await endOf(row, '2026-11-30')).body.members[0]?.to).toBe('2026-11-30');
    expect(refused(await join(wand, anna.id, '2026-11-30'))).toEqual([409, 'home_taken', 'home']);
    expect((await join(wand, anna.id, '2026-12-01')).status).toBe(200);
    expect((await endOf(row, '2026-11-19')).status).toBe(200);
    expect(refused(await endOf(row, '2026-11-25'))).toEqual([409, 'team_row_ended', 'to']);
  });

  it.each([
    [{ user: otto.id, from: TODAY, home: true }, 'team_person', 'user'],
    [{ user: anna.id, from: '2020-01-01', home: true }, 'team_from', 'from'],
    [{ user: anna.id, from: '2026-02-30', home: true }, 'invalid_input', 'from'],
    [{ from: TODAY, home: true }, 'fields_missing', 'user'],
  ])('[TEAM-01] %j is refused', async (body, code, field) => {
    const dach = await create();
    expect(refused(await world.post('chef', `/team/${dach.id}/member`, body))).toEqual([400, code, field]);
  });
});

describe('leads', () => {
  it('[TEAM-02] have rights, and at least one', async () => {
    const dach = await create();
    expect(refused(await appoint(dach, bert.id, []))).toEqual([400, 'team_rights', 'rights']);
    expect(refused(await appoint(dach, bert.id, ['rates']))).toEqual([400, 'invalid_input', 'rights']);
    expect((await appoint(dach, bert.id)).body.leads).toMatchObject([{ rights: ['absences'] }]);
    expect(refused(await appoint(dach, bert.id))).toEqual([409, 'lead_taken', 'user']);
    expect(refused(await appoint(dach, otto.id))).toEqual([400, 'team_person', 'user']);
  });

  it('[TEAM-03] whoever leads is told for the menu, up to the last day', async () => {
    const leadsOf = async () => (await world.get<{ leads?: true }>('bert', '/company/current')).body.leads;
    const dach = await create();
    expect(await leadsOf()).toBeUndefined();
    const { body } = await appoint(dach, bert.id, ['absences'], '2026-11-02');
    expect(await leadsOf()).toBe(true);
    await world.put('chef', `/team-lead/${body.leads[0]?.id}`, { to: '2026-11-19' });
    expect(await leadsOf()).toBeUndefined();
  });
});

describe('[TEAM-13] before a change', () => {
  const asked = async (user: number, day: string) =>
    (
      await world.sql<{ id: number }>(
        `insert into entries (company_id, user_id, day, type, hours, status, created_at)
          values (1, $1, $2, 10, 8, 0, now()) returning id`,
        [user, day],
      )
    )[0]?.id;
  const preview = (path: string, body: object) => world.post<TeamPreview>('chef', `${path}/preview`, body);
  afterEach(() => world.sql('delete from entries'));

  it('it is said on which open requests somebody else decides then, and nothing is changed', async () => {
    const dach = await create();
    await join(dach, anna.id, '2026-11-02');
    const { body } = await appoint(dach, bert.id, ['absences'], '2026-11-02');
    await asked(anna.id, '2026-12-01');
    await asked(chef.id, '2026-12-02');
    const lead = body.leads[0]?.id;
    const ended = await preview(`/team-lead/${lead}`, { to: '2026-11-30' });
    const request = { user: anna.id, first_name: 'Anna', name: 'Muster', from: '2026-12-01', days: 1 };
    expect(ended.body).toEqual({
      count: 1,
      requests: [{ ...request, before: ['Bert Muster'], after: [] }],
    });
    const left = await preview(`/team-member/${body.members[0]?.id}`, { to: '2026-11-30' });
    expect(left.body.requests).toEqual([{ ...request, before: ['Bert Muster'], after: [] }]);
    const another = await preview(`/team/${dach.id}/lead`, {
      user: chef.id,
      from: '2026-12-01',
      rights: ['absences'],
    });
    expect(another.body.requests).toMatchObject([
      { before: ['Bert Muster'], after: ['Bert Muster', 'Chef Muster'] },
    ]);
    const joined = await preview(`/team/${dach.id}/member`, { user: chef.id, from: TODAY, home: true });
    expect(joined.body.requests).toMatchObject([{ user: chef.id, before: [], after: ['Bert Muster'] }]);
    const without = await preview(`/team/${dach.id}/lead`, { user: chef.id, from: TODAY, rights: ['sick'] });
    expect(without.body).toEqual({ count: 0, requests: [] });
    const stored = await world.get<TeamRecord>('chef', `/team/${dach.id}`);
    expect(stored.body.leads).toMatchObject([{ user: bert.id, to: null }]);
    expect(stored.body.members).toMatchObject([{ user: anna.id, to: null }]);
  });

  it('a member who has left by the first day is no longer decided on, one who leaves later is', async () => {
    const dach = await create();
    const { body } = await join(dach, anna.id, '2026-11-02');
    await appoint(dach, bert.id, ['absences'], '2026-11-02');
    await asked(anna.id, '2026-12-01');
    const path = `/team-member/${body.members[0]?.id}`;
    expect((await preview(path, { to: '2026-11-30' })).body.count).toBe(1);
    expect((await preview(path, { to: '2026-12-01' })).body.count).toBe(0);
  });

  it('it is refused for what the change itself is refused for, also by a constraint', async () => {
    const [dach, wand] = [await create('Dach'), await create('Wand')];
    const { body } = await join(dach, anna.id, '2026-11-02');
    expect(
      refused(await preview(`/team/${wand.id}/member`, { user: anna.id, from: TODAY, home: true })),
    ).toEqual([409, 'home_taken', 'home']);
    expect(refused(await preview(`/team-member/${body.members[0]?.id}`, { to: '2026-11-18' }))).toEqual([
      400,
      'team_end',
      'to',
    ]);
    expect(refused(await preview('/team/999999/member', { user: anna.id, from: TODAY, home: true }))).toEqual(
      [404, 'not_found'],
    );
  });

  it('what began today is taken back as a whole', async () => {
    const dach = await create();
    const { body } = await appoint(dach, bert.id);
    await join(dach, anna.id);
    await asked(anna.id, '2026-12-01');
    const path = `/team-lead/${body.leads[0]?.id}`;
    expect((await preview(path, { to: '2026-11-19' })).body.requests).toMatchObject([{ after: [] }]);
    expect((await world.put<TeamRecord>('chef', path, { to: '2026-11-19' })).body.leads).toEqual([]);
    expect(refused(await world.get('bert', '/timesheet/pending-absences'))).toEqual([403, 'forbidden']);
  });

  it('of somebody who leaves the teams are named that nobody else leads', async () => {
    const [dach, wand] = [await create('Dach'), await create('Wand')];
    for (const team of [dach, wand]) await appoint(team, bert.id);
    const alone = async () => (await world.get<LedAlone>('chef', `/team-lead/alone/${bert.id}`)).body.teams;
    expect((await alone()).map(({ name }) => name)).toEqual(['Dach', 'Wand']);
    await appoint(wand, anna.id, ['absences'], '2026-12-01');
    expect((await alone()).map(({ name }) => name)).toEqual(['Dach']);
    await world.sql(`update users set active = false where id = ${anna.id}`);
    expect((await alone()).map(({ name }) => name)).toEqual(['Dach', 'Wand']);
    await world.sql(`update users set active = true where id = ${anna.id}`);
  });
});
