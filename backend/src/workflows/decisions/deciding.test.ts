import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const NOON = '2026-11-20T11:00:00Z';
const { bert, chef } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  for (const table of ['entries', 'absence_requests', 'notices', 'company_settings', 'month_closings'])
    await world.sql(`delete from ${table}`);
  await world.sql(`update users set vacation = 30, role = case when id = ${chef.id} then 2 else role end`);
  await world.sql('update users set role = 1 where id = $1', [bert.id]);
  await world.setFeatures('alpha', ['decisions', 'notices']);
});

const set = (value: object) =>
  world.sql(
    `insert into company_settings (company_id, feature, since, value, created_at, created_by)
      values (1, 'decisions', '2026-11-01', $1, now(), 13)
      on conflict (company_id, feature) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
/** Bert as a second admin. */
const promoteBert = () => world.sql('update users set role = 2 where id = $1', [bert.id]);
const open = async (who: Person = 'anna', day = '2026-12-01') =>
  (await store(world, away(day, 10, 0, { user_id: PEOPLE[who].id })))[0] as number;
const approve = (who: Person, id: number) => world.put<Entry>(who, `/timesheet/absence/${id}`);
const decline = (who: Person, id: number) => world.put<Entry>(who, `/timesheet/absence/decline/${id}`);
const reopen = (who: Person, id: number) => world.put<Entry>(who, `/timesheet/absence/reopen/${id}`);
const statuses = async () =>
  (await world.sql<{ status: number }>('select status from entries order by id')).map(({ status }) => status);

describe('the own request of an admin', () => {
  it('[DEC-05] [AMB-10] is decided by the admin, unless the company wants somebody else to', async () => {
    await promoteBert();
    expect((await approve('chef', await open('chef'))).status).toBe(200);
    await set({ self_approval: false });
    const id = await open('chef', '2026-12-02');
    expect(refused(await approve('chef', id))).toEqual([403, 'own_request']);
    expect(refused(await decline('chef', id))).toEqual([403, 'own_request']);
    expect((await approve('bert', id)).status).toBe(200);
    // Neither is what a colleague said taken back by the person.
    expect(refused(await reopen('chef', id))).toEqual([403, 'own_request']);
    expect((await world.put('chef', `/timesheet/absence/cancel/${id}`)).status).toBe(200);
  });

  it('[DEC-05] is decided by the admin, where nobody else may', async () => {
    await set({ self_approval: false });
    expect((await approve('chef', await open('chef'))).status).toBe(200);
    await promoteBert();
    await world.sql('update users set active = false where id = $1', [bert.id]);
    expect((await approve('chef', await open('chef', '2026-12-02'))).status).toBe(200);
    await world.sql('update users set active = true where id = $1', [bert.id]);
  });

  it('[DEC-05] [SET-40] is up to a lead of the home team, who may decide', async () => {
    await set({ self_approval: false });
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await world.sql(
      `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
    );
    await world.sql(`insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
      values (1, 1, 13, '2026-01-01', true, now(), 13)`);
    const id = await open('chef');
    const led = await open('chef', '2026-12-02');
    expect((await approve('chef', id)).status).toBe(200);
    await world.sql(`insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
      values (1, 1, 12, '2026-01-01', '{absences}', now(), 13)`);
    expect(refused(await approve('chef', led))).toEqual([403, 'own_request']);
    expect((await approve('bert', led)).status).toBe(200);
    for (const table of ['team_leads', 'team_members', 'teams']) await world.sql(`delete from ${table}`);
  });

  it('[DEC-05] is decided as ever where the company has not switched it on', async () => {
    await promoteBert();
    await set({ self_approval: false });
    await world.setFeatures('alpha', ['halfdays']);
    expect((await approve('chef', await open('chef'))).status).toBe(200);
    expect(await world.sql('select decided_by from entries')).toEqual([{ decided_by: null }]);
  });
});

describe('what is approved at once', () => {
  const ask = (project: number, more: object = {}) =>
    world.post<Entry & { created?: Entry[] }>('anna', '/timesheet/absence', {
      day: '2026-12-01',
      project,
      ...more,
    });

  it('[DEC-05] [SET-43] is what the company chose, when it is requested; nobody is asked or told', async () => {
    await set({ auto_approve: [20] });
    expect((await ask(20, { end: '2026-12-03' })).body.created?.map(({ status }) => status)).toEqual([
      1, 1, 1,
    ]);
    expect((await ask(90, { day: '2026-12-04' })).body.status).toBe(0);
    expect(await world.sql(`select user_id, data ->> 'days' as days from notices`)).toEqual([
      { user_id: chef.id, days: '1' },
    ]);
    // Nobody has decided, so nobody takes it back.
    const [first] = await world.sql<{ id: number }>('select id from entries order by id limit 1');
    expect(refused(await reopen('chef', first?.id as number))).toEqual([409, 'undo_too_late']);
  });

  it('[DEC-05] [SET-43] never what was open before, and nothing without a choice', async () => {
    expect((await ask(20)).body.status).toBe(0);
    await set({ auto_approve: [20, 90] });
    expect(await statuses()).toEqual([0]);
    await world.setFeatures('alpha', ['halfdays']);
    expect((await ask(20, { day: '2026-12-02' })).body.status).toBe(0);
  });

  it.each([[[10]], [[20, 30]], ['20'], [[20, 40, 90, 20]]])(
    '[DEC-05] %j is refused',
    async (auto_approve) => {
      const value = { self_approval: true, auto_approve };
      expect(refused(await world.put('chef', '/company/settings/decisions', { value }))).toEqual([
        400,
        'invalid_input',
        'auto_approve',
      ]);
    },
  );

  it('[DEC-05] [FND-04] is kept in the order of the form', async () => {
    await switchOn(world, 1, ['decisions']);
    const value = { self_approval: false, auto_approve: [90, 20] };
    const { body } = await world.put<Record<string, { value: object }>>(
      'chef',
      '/company/settings/decisions',
      {
        value,
        version: 0,
      },
    );
    expect(body.decisions?.value).toEqual({ self_approval: false, auto_approve: [20, 90] });
  });
});

describe('who comes too late', () => {
  it('[DEC-04] [SET-41] is told by whom it was decided and when', async () => {
    await promoteBert();
    const id = await open();
    await decline('bert', id);
    const answer = await approve('chef', id);
    expect(refused(answer)).toEqual([409, 'absence_processed']);
    expect(answer.body).toMatchObject({
      message:
        'Die Abwesenheit wurde inzwischen bearbeitet. Abgelehnt von Bert Muster am 20.11.2026 um 12:00 Uhr.',
    });
  });
});

describe('undoing', () => {
  it('[DEC-06] brings a decision back to open within a minute', async () => {
    const id = await open();
    await approve('chef', id);
    world.setClock('2026-11-20T11:01:00Z');
    expect((await reopen('chef', id)).body.status).toBe(0);
    expect(await world.sql('select decided_by, decided_at from entries')).toEqual([
      { decided_by: null, decided_at: null },
    ]);
    await decline('chef', id);
    world.setClock('2026-11-20T11:02:06Z');
    expect(refused(await reopen('chef', id))).toEqual([409, 'undo_too_late']);
  });

  it('[DEC-06] never once somebody else has changed it', async () => {
    await promoteBert();
    const id = await open();
    await approve('chef', id);
    expect(refused(await reopen('bert', id))).toEqual([409, 'undo_too_late']);
    await world.put('bert', `/timesheet/absence/cancel/${id}`);
    expect(refused(await reopen('chef', id))).toEqual([409, 'undo_too_late']);
    expect(await statuses()).toEqual([3]);
  });

  it('[DEC-06] needs the place that a declined day had', async () => {
    const id = await open();
    await decline('chef', id);
    await store(world, away('2026-12-01', 20));
    expect(refused(await reopen('chef', id))).toEqual([409, 'absence_taken', 'day']);
  });

  it('[DEC-06] withdraws what the person would have been told', async () => {
    const id = await open();
    await approve('chef', id);
    await reopen('chef', id);
    expect(await world.sql(`select kind from notices where kind = 'request_decided'`)).toEqual([]);
  });
});
