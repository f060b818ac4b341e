import type { Deputy } from '@stundenbuch/domain/day/teams/deputy-contract';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const NOON = '2026-11-20T11:00:00Z';
const TODAY = '2026-11-20';
const { anna, bert, chef, lena } = PEOPLE;
/** More people of company 1: Dora stands in for Bert, Emil for Dora. */
const DORA = 16;
const EMIL = 17;

let world: World;
let tokens: Record<'dora' | 'emil', string>;
beforeAll(async () => {
  world = await World.start(NOON);
  await world.setFeatures('alpha', ['teams', 'audit']);
  for (const [id, name] of [
    [DORA, 'Dora'],
    [EMIL, 'Emil'],
  ] as const)
    await world.sql(
      `insert into users (id, company_id, email, first_name, name, role, weeklyhours, working_days, vacation_lastyear_entered_in)
        values ($1, 1, $2, $3, 'Muster', 1, 40, '1111100', 2020)`,
      [id, `${name}@beispiel.example`.toLowerCase(), name],
    );
  tokens = { dora: await world.newTokenOf(DORA, 1), emil: await world.newTokenOf(EMIL, 1) };
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  for (const table of ['deputies', 'entries', 'team_members', 'team_leads', 'teams'])
    await world.sql(`delete from ${table}`);
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
  );
  for (const user of [anna.id, bert.id, DORA])
    await world.sql(
      `insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
        values (1, 1, $1, '2026-01-01', true, now(), 13)`,
      [user],
    );
  await world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
      values (1, 1, $1, '2026-01-01', '{absences,sick}', now(), 13)`,
    [bert.id],
  );
});

const add = (who: Person, body: object = {}) =>
  world.post<Deputy>(who, '/deputy', { user: DORA, from: TODAY, to: '2026-11-27', ...body });
const asked = async (who: number, { day = '2026-12-01', type = 10, status = 0 } = {}) => {
  const [row] = await world.sql<{ id: number }>(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, $1, $2, $3, 8, $4, now()) returning id`,
    [who, day, type, status],
  );
  return row?.id as number;
};
/** A call with the token of Dora or Emil, which stays the same. */
const as = (who: 'dora' | 'emil', method: string, path: string) =>
  world.call(null, method, path, undefined, { headers: { authorize: tokens[who] } });
const approve = (who: 'dora' | 'emil', id: number) => as(who, 'PUT', `/timesheet/absence/${id}`);

describe('[TEAM-09] a deputy', () => {
  it('decides in place of the lead, from the first day to the last, with one token', async () => {
    await add('bert', { from: '2026-11-23', to: '2026-11-24' });
    const [first, second] = [await asked(anna.id), await asked(anna.id, { day: '2026-12-02' })];
    expect(refused(await approve('dora', first))).toEqual([403, 'forbidden']);
    world.setClock('2026-11-22T23:00:00Z');
    expect((await approve('dora', first)).status).toBe(200);
    world.setClock('2026-11-24T22:59:59Z');
    expect((await approve('dora', second)).status).toBe(200);
    const third = await asked(anna.id, { day: '2026-12-03' });
    world.setClock('2026-11-24T23:00:00Z');
    expect(refused(await approve('dora', third))).toEqual([403, 'forbidden']);
    expect(refused(await as('dora', 'GET', '/timesheet/pending-absences'))).toEqual([403, 'forbidden']);
  });

  it('has no deputy', async () => {
    await add('bert');
    expect(
      refused(await world.post('chef', '/deputy', { user: EMIL, for_user: DORA, from: TODAY, to: TODAY })),
    ).toEqual([409, 'deputy_lead', 'for_user']);
    await world.sql(
      `insert into deputies (company_id, user_id, for_user, valid_from, ends_on, extras, created_at, created_by)
        values (1, $1, $2, '2026-11-01', '2026-11-30', '{}', now(), 13)`,
      [EMIL, DORA],
    );
    expect(refused(await approve('emil', await asked(anna.id)))).toEqual([403, 'forbidden']);
  });

  it('[SET-40] neither on the own request nor on the lead’s, and sees neither', async () => {
    await add('bert');
    const own = await asked(DORA);
    const ofLead = await asked(bert.id, { day: '2026-12-02' });
    await asked(bert.id, { day: '2026-12-03', status: 1 });
    for (const id of [own, ofLead]) expect(refused(await approve('dora', id))).toEqual([403, 'own_request']);
    expect((await as('dora', 'GET', '/timesheet/pending-absences')).body).toEqual([]);
  });

  it('[SET-40] does what the lead may and no more: sickness only where it is ticked', async () => {
    const sick = await asked(anna.id, { type: 20 });
    const { body } = await add('bert');
    expect(refused(await approve('dora', sick))).toEqual([404, 'not_found']);
    await world.put('bert', `/deputy/${body.id}`, { to: '2026-11-19' });
    await add('bert', { extras: ['sick'] });
    expect((await approve('dora', sick)).status).toBe(200);
    await world.sql(`update team_leads set rights = '{absences}'`);
    expect(refused(await approve('dora', await asked(anna.id, { type: 20, day: '2026-12-02' })))).toEqual([
      404,
      'not_found',
    ]);
    await world.sql(`update team_leads set rights = '{sick}'`);
    expect(refused(await approve('dora', await asked(anna.id, { day: '2026-12-03' })))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('ends with the lead, whose people they are', async () => {
    await add('bert');
    const id = await asked(anna.id);
    await world.sql(`update team_leads set ends_on = '2026-11-19'`);
    expect(refused(await approve('dora', id))).toEqual([403, 'forbidden']);
    await world.sql(`update team_leads set ends_on = null`);
    await world.sql(`update users set active = false where id = ${bert.id}`);
    expect(refused(await approve('dora', id))).toEqual([403, 'forbidden']);
    await world.sql(`update users set active = true where id = ${bert.id}`);
  });

  it('[TEAM-06] [SET-41] is waited for where the lead is away, whoever is away besides', async () => {
    await asked(anna.id);
    const waits = async () =>
      (await world.get<PendingAbsence[]>('chef', '/timesheet/pending-absences?status=open')).body[0]
        ?.waits_for;
    for (const day of ['2026-11-20', '2026-11-23', '2026-11-24']) {
      await asked(bert.id, { day, status: 1 });
      await asked(DORA, { day, status: 1 });
    }
    expect(await waits()).toEqual([]);
    await add('bert');
    expect(await waits()).toEqual(['Dora Muster']);
  });

  it('[TEAM-07] counts as the lead where an admin has the second word', async () => {
    await world.sql(`update teams set stage = 'admin'`);
    await add('bert');
    const id = await asked(anna.id);
    expect((await approve('dora', id)).body).toMatchObject({ status: 0 });
    expect((await world.put<PendingAbsence>('chef', `/timesheet/absence/${id}`)).body).toMatchObject({
      status: 1,
    });
  });

  it('[TEAM-15] is named by the log, as a lead is, also when the right has ended', async () => {
    const { body } = await add('bert');
    const [first, second] = [await asked(anna.id), await asked(anna.id, { day: '2026-12-02' })];
    await approve('dora', first);
    await world.put('bert', `/timesheet/absence/${second}`);
    await world.put('bert', `/deputy/${body.id}`, { to: '2026-11-19' });
    await world.sql('delete from team_leads');
    const log = async (id: number) => (await world.get<object[]>('chef', `/audit/record/entries/${id}`)).body;
    expect((await log(first))[0]).toMatchObject({
      actor_name: 'Dora Muster',
      acting_for: bert.id,
      acting_for_name: 'Bert Muster',
    });
    expect((await log(second))[0]).toMatchObject({ actor_name: 'Bert Muster', acting_for: bert.id });
    const third = await asked(anna.id, { day: '2026-12-03' });
    await world.put('chef', `/timesheet/absence/${third}`);
    expect(Object.keys((await log(third))[0] ?? {})).not.toContain('acting_for');
  });
});

describe('[TEAM-09] who stands in', () => {
  it('is put down by the lead for oneself or by an admin, and seen by both and the deputy', async () => {
    expect((await add('bert')).body).toEqual({
      id: expect.any(Number),
      user: DORA,
      first_name: 'Dora',
      name: 'Muster',
      for_user: bert.id,
      for_first_name: 'Bert',
      for_name: 'Muster',
      from: TODAY,
      to: '2026-11-27',
      extras: [],
    });
    expect((await add('chef', { for_user: bert.id, from: '2026-12-01', to: '2026-12-02' })).status).toBe(200);
    expect(refused(await add('anna'))).toEqual([403, 'forbidden']);
    expect(refused(await add('bert', { for_user: chef.id }))).toEqual([403, 'forbidden']);
    for (const who of ['bert', 'chef'] as const)
      expect((await world.get<Deputy[]>(who, '/deputy')).body).toHaveLength(2);
    const seen = (await as('dora', 'GET', '/deputy')).body as Deputy[];
    expect(seen).toHaveLength(2);
    expect(
      refused(
        await world.call(
          null,
          'PUT',
          `/deputy/${seen[0]?.id}`,
          { to: TODAY },
          { headers: { authorize: tokens.dora } },
        ),
      ),
    ).toEqual([404, 'not_found']);
    expect(refused(await world.get('lena', '/deputy'))).toEqual([403, 'forbidden']);
    const people = (await world.get<object[]>('bert', '/deputy/people')).body;
    expect(people).toContainEqual({ user: DORA, first_name: 'Dora', name: 'Muster' });
    expect(people).not.toContainEqual(expect.objectContaining({ user: lena.id }));
  });

  it.each([
    [{ user: bert.id }, [400, 'deputy_self', 'user']],
    [{ user: lena.id }, [400, 'team_person', 'user']],
    [{ user: PEOPLE.otto.id }, [400, 'team_person', 'user']],
    [{ to: '2026-11-19' }, [400, 'period_reversed', 'to']],
    [{ from: '2020-01-01' }, [400, 'team_from', 'from']],
    [{ extras: ['absences'] }, [400, 'invalid_input', 'extras']],
  ])('%j is refused', async (body, answer) => {
    expect(refused(await add('bert', body))).toEqual(answer);
  });

  it('stands in once at a time, and only while the lead leads', async () => {
    await add('bert');
    expect(refused(await add('bert', { from: '2026-11-27', to: '2026-11-30' }))).toEqual([
      409,
      'deputy_taken',
      'user',
    ]);
    await world.sql(`update team_leads set ends_on = '2026-11-30'`);
    expect(refused(await add('bert', { from: '2026-12-01', to: '2026-12-02' }))).toEqual([
      409,
      'deputy_lead',
      'from',
    ]);
  });

  it('ends on a day; what is over stays, what began today can be taken back', async () => {
    const { body } = await add('bert', { from: '2026-11-10' });
    expect(refused(await world.put('bert', `/deputy/${body.id}`, { to: '2026-11-18' }))).toEqual([
      400,
      'team_end',
      'to',
    ]);
    expect((await world.put<Deputy>('bert', `/deputy/${body.id}`, { to: '2026-11-19' })).body.to).toBe(
      '2026-11-19',
    );
    expect(refused(await world.put('chef', `/deputy/${body.id}`, { to: TODAY }))).toEqual([
      409,
      'team_row_ended',
      'to',
    ]);
    const today = (await add('bert')).body;
    await world.put('bert', `/deputy/${today.id}`, { to: '2026-11-19' });
    expect((await world.get<Deputy[]>('bert', '/deputy')).body.map(({ id }) => id)).toEqual([body.id]);
  });
});
