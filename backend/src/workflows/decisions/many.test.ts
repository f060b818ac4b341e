import type { Decided } from '@stundenbuch/domain/workflows/decisions/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { booking, store } from '../../../test/entries.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { absent, begin, MONDAY, NOON, request, staff, TUESDAY, team } from './decisions.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(() => begin(world));

const decide = (
  ids: readonly number[],
  decision: 'approve' | 'decline' = 'approve',
  { who = 'chef' as Person, note = undefined as string | undefined } = {},
) => world.post<Decided[]>(who, '/absence/decide', { ids, decision, ...(note !== undefined && { note }) });
const undo = (ids: readonly number[], who: Person = 'chef') =>
  world.post<Decided[]>(who, '/absence/undo', { ids });
const codes = ({ body }: { body: Decided[] }) => body.map(({ status, code }) => code ?? status);
const statuses = async () =>
  (await world.sql<{ status: number }>('select status from entries order by id')).map(({ status }) => status);
const promoteBert = () => world.sql('update users set role = 2 where id = 12');

const days = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    new Date(Date.parse('2027-01-04') + i * 86_400_000).toISOString().slice(0, 10),
  );
/** A request of two days, by one of its days. */
async function ofTwoDays(first = MONDAY, second = TUESDAY): Promise<[number, number]> {
  const [row] = await world.sql<{ id: number }>(
    `insert into absence_requests (company_id, user_id, created_at, created_by) values (1, 11, now(), 11) returning id`,
  );
  const request_id = row?.id ?? 0;
  return [
    await request(world, 'anna', first, { request_id }),
    await request(world, 'anna', second, { request_id }),
  ];
}

describe('many at once', () => {
  it('[DEC-04] twenty of which one is taken: nineteen and one that is named, with who and when', async () => {
    await promoteBert();
    const ids: number[] = [];
    for (const day of days(20)) ids.push(await request(world, 'anna', day));
    const taken = ids[7] as number;
    await world.put('bert', `/timesheet/absence/decline/${taken}`);
    const answer = await decide(ids);
    expect(codes(answer)).toEqual(ids.map((id) => (id === taken ? 'absence_processed' : 1)));
    expect(answer.body[7]?.message).toBe(
      'Die Abwesenheit wurde inzwischen bearbeitet. Abgelehnt von Bert Muster am 20.11.2026 um 12:00 Uhr.',
    );
    expect(await statuses()).toEqual(ids.map((id) => (id === taken ? 2 : 1)));
  });

  it('[DEC-04] [SET-41] with teams the code says that it was decided', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna']);
    const id = await request(world, 'anna', MONDAY);
    await decide([id], 'approve', { who: 'bert' });
    expect((await decide([id])).body).toMatchObject([
      {
        code: 'already_decided',
        message: 'Darüber hat Bert Muster am 20.11.2026 um 12:00 Uhr bereits entschieden.',
      },
    ]);
  });

  it('[DEC-04] a race of two has one winner for each request', async () => {
    await promoteBert();
    const ids: number[] = [];
    for (const day of days(12)) ids.push(await request(world, 'anna', day));
    const [mine, theirs] = await Promise.all([
      decide(ids),
      decide(ids.toReversed(), 'decline', { who: 'bert' }),
    ]);
    const wins = new Map(mine.body.map(({ id, code }) => [id, code === null ? 1 : 0]));
    for (const { id, code } of theirs.body) wins.set(id, (wins.get(id) ?? 0) + (code === null ? 1 : 0));
    expect([...wins.values()]).toEqual(ids.map(() => 1));
    const decidedBy = await world.sql<{ status: number; decided_by: number }>(
      'select status, decided_by from entries',
    );
    for (const { status, decided_by } of decidedBy) expect(decided_by).toBe(status === 1 ? 13 : 12);
  });

  it('[DEC-01] [DEC-04] so has a race for whole requests, and no day is decided by both', async () => {
    await promoteBert();
    for (let round = 0; round < 6; round++) {
      const [first = 0, second = 0] = await ofTwoDays();
      const answers = await Promise.all([decide([first]), decide([second], 'decline', { who: 'bert' })]);
      expect(answers.flatMap(codes).filter((code) => code === 'absence_processed')).toHaveLength(1);
      expect(new Set(await statuses()).size).toBe(1);
      await world.sql('delete from entries');
    }
  });

  it('[DEC-04] [TEAM-06] an admin and a lead: one wins, the other is told', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna']);
    for (const day of days(5)) {
      const id = await request(world, 'anna', day);
      const answers = await Promise.all([decide([id]), decide([id], 'decline', { who: 'bert' })]);
      expect(answers.flatMap(codes).filter((code) => code === 'already_decided')).toHaveLength(1);
    }
  });

  it('[DEC-04] [TEAM-03] a lead whose right ends meanwhile decides nothing more', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna', 31]);
    const [mine, other] = [await request(world, 'anna', MONDAY), await request(world, 32, MONDAY)];
    expect(codes(await decide([mine, other], 'approve', { who: 'bert' }))).toEqual([1, 'not_found']);
    await world.sql(`update team_leads set ends_on = '2026-11-19'`);
    expect(refused(await decide([mine], 'approve', { who: 'bert' }))).toEqual([403, 'forbidden']);
  });

  it('[DEC-01] a day stands for its request, and two days of it are one decision', async () => {
    const ids = await ofTwoDays();
    expect((await decide([...ids, 999_999])).body.map(({ id, status, code }) => [id, status, code])).toEqual([
      [ids[0], 1, null],
      [ids[1], 1, null],
      [999_999, null, 'not_found'],
    ]);
    expect(await statuses()).toEqual([1, 1]);
    const [first, second] = await ofTwoDays('2026-12-21', '2026-12-22');
    await world.put('chef', `/timesheet/absence/decline/${first}`);
    expect(codes(await decide([first, second]))).toEqual([2, 1]);
  });

  it('[DEC-04] keeps the reason of what is declined, and tells it to the person', async () => {
    const id = await request(world, 'anna', MONDAY);
    await decide([id], 'decline', { note: ' Inventur ' });
    const { body } = await world.get<{ decline_reason?: string }[]>('anna', '/timesheet/absences');
    expect(body[0]?.decline_reason).toBe('Inventur');
  });

  it('[TEAM-07] the first of two words leaves the request open, the second is another one’s', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna']);
    await world.sql(`update teams set stage = 'admin'`);
    const id = await request(world, 'anna', MONDAY);
    expect(codes(await decide([id], 'approve', { who: 'bert' }))).toEqual([0]);
    expect(codes(await decide([id], 'approve', { who: 'bert' }))).toEqual(['already_decided']);
    expect(codes(await undo([id], 'bert'))).toEqual([0]);
    await decide([id], 'approve', { who: 'bert' });
    expect(codes(await decide([id]))).toEqual([1]);
    // The word of the lead is not the last one any more.
    expect(codes(await undo([id], 'bert'))).toEqual(['decided_above']);
    expect(codes(await undo([id]))).toEqual([0]);
    expect(await world.sql('select pre_approved_by, decided_by from entries')).toEqual([
      { pre_approved_by: PEOPLE.bert.id, decided_by: null },
    ]);
  });

  it('[DEC-05] the own request is refused and holds up no other', async () => {
    await promoteBert();
    await world.sql(`insert into company_settings (company_id, feature, value, since, created_at, created_by)
      values (1, 'decisions', '{"self_approval": false}', '2026-11-01', now(), 13)`);
    const [own, other] = [await request(world, 'chef', MONDAY), await request(world, 'anna', MONDAY)];
    expect(codes(await decide([own, other]))).toEqual(['own_request', 1]);
  });

  it('[VIS-04] counts again after each, and refuses nothing', async () => {
    await staff(world, 4);
    const [first, second] = [await request(world, 'anna', MONDAY), await request(world, 31, MONDAY)];
    const short = { day: MONDAY, of: 'Werkstatt', present: 3, minimum: 4 };
    expect((await decide([first])).body).toMatchObject([{ status: 1, shortages: [short] }]);
    // One is declined: four are there.
    expect((await decide([second], 'decline')).body).toMatchObject([{ status: 2, shortages: [] }]);
    expect((await world.get<unknown[]>('bert', `/absence/staffing/${MONDAY}/${MONDAY}`)).body).toEqual([
      short,
    ]);
  });

  it.each([
    [{ ids: [], decision: 'approve' }, 'ids'],
    [{ ids: Array.from({ length: 501 }, (_, i) => i + 1), decision: 'approve' }, 'ids'],
    [{ ids: [0], decision: 'approve' }, 'ids'],
    [{ ids: [1], decision: 'cancel' }, 'decision'],
  ])('[DEC-04] refuses %j', async (body, field) => {
    expect(refused(await world.post('chef', '/absence/decide', body))).toEqual([400, 'invalid_input', field]);
  });

  it('[DEC-04] [FND-02] only admins and leads, and only where the company has it', async () => {
    const id = await request(world, 'anna', MONDAY);
    for (const who of ['anna', 'lena'] as const)
      expect((await decide([id], 'approve', { who })).status).toBe(403);
    await world.setFeatures('alpha', ['halfdays']);
    expect(refused(await decide([id]))).toEqual([403, 'feature_off']);
    expect(refused(await undo([id]))).toEqual([403, 'feature_off']);
  });
});

describe('undoing many', () => {
  it('[DEC-06] brings back what nobody has changed, and names the rest', async () => {
    const [first, second, third] = [
      await request(world, 'anna', MONDAY),
      await request(world, 31, MONDAY),
      await request(world, 32, MONDAY),
    ] as const;
    await decide([first, second]);
    await decide([third], 'decline');
    await world.put('chef', `/timesheet/absence/cancel/${second}`);
    await absent(world, 32, MONDAY, 20);
    expect(codes(await undo([first, second, third]))).toEqual([0, 'undo_too_late', 'absence_taken']);
    world.setClock('2026-11-20T11:02:00Z');
    await decide([first]);
    world.setClock('2026-11-20T11:03:06Z');
    expect(codes(await undo([first]))).toEqual(['undo_too_late']);
  });

  it('[DEC-06] the whole request, and only the days of the last decision', async () => {
    const [first, second] = await ofTwoDays();
    await world.put('chef', `/timesheet/absence/decline/${first}`);
    world.setClock('2026-11-20T11:00:10Z');
    await decide([second]);
    expect(codes(await undo([second]))).toEqual([0]);
    expect(await statuses()).toEqual([2, 0]);
  });
});

describe('where a month is closed', () => {
  it('[DEC-04] [DEC-06] [MON-03] an open request of it is decided and taken back by the rules of a single one', async () => {
    await world.setFeatures('alpha', ['decisions', 'calendar', 'contracts', 'overtime', 'closing']);
    await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing'], '2026-10-01');
    const id = await request(world, 'anna', '2026-10-12');
    await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, 11, '2026-10-01', 'closed', 1, repeat('0', 64), now(), now(), 13)`);
    await world.sql(`insert into month_sheets (company_id, user_id, month, version, data, sha256, created_at, created_by)
      values (1, 11, '2026-10-01', 1, '{}', repeat('0', 64), now(), 13)`);
    const single = refused(await world.put('chef', `/timesheet/absence/${id}`));
    expect(single[0]).toBe(409);
    expect(codes(await decide([id]))).toEqual([single[1]]);
    expect(await statuses()).toEqual([0]);
  });
});

describe('how many have to be there', () => {
  it('[VIS-04] an admin puts it down for a job, a team or all, and changes it and takes it away', async () => {
    const add = (body: object) =>
      world.post<{ id: number; name: string | null }[]>('chef', '/staffing', {
        weekdays: '1111100',
        minimum: 3,
        ...body,
      });
    expect((await add({ job: 20_001 })).body).toMatchObject([
      { name: 'Werkstatt', minimum: 3, weekdays: '1111100' },
    ]);
    expect((await add({})).body.map(({ name }) => name)).toEqual([null, 'Werkstatt']);
    expect(refused(await add({ job: 20_001 }))).toEqual([409, 'staffing_taken', 'weekdays']);
    expect(refused(await add({ job: 4711 }))).toEqual([400, 'staffing_group', 'job']);
    expect(refused(await add({ team: 4711 }))).toEqual([400, 'staffing_group', 'team']);
    expect(refused(await add({ team: 1, job: 1 }))).toEqual([400, 'staffing_group', 'job']);
    expect(refused(await add({ weekdays: '0000000' }))).toEqual([400, 'staffing_weekdays', 'weekdays']);
    expect(refused(await add({ minimum: 0 }))).toEqual([400, 'staffing_minimum', 'minimum']);
    const { body } = await world.get<{ id: number }[]>('chef', '/staffing');
    const change = (more: object, who: Person = 'chef') =>
      world.put(who, `/staffing/${body[1]?.id}`, { job: 20_001, weekdays: '1111100', minimum: 3, ...more });
    expect((await change({ weekdays: '1000000', minimum: 2 })).body).toMatchObject([
      { name: null },
      { name: 'Werkstatt', weekdays: '1000000', minimum: 2 },
    ]);
    expect(refused(await change({ job: null }))).toEqual([409, 'staffing_taken', 'weekdays']);
    expect(refused(await change({ job: 4711 }))).toEqual([400, 'staffing_group', 'job']);
    expect(refused(await change({ minimum: 0 }))).toEqual([400, 'staffing_minimum', 'minimum']);
    expect((await change({}, 'anna')).status).toBe(403);
    expect((await world.delete<unknown[]>('chef', `/staffing/${body[0]?.id}`)).body).toHaveLength(1);
    expect((await world.delete('chef', `/staffing/${body[0]?.id}`)).status).toBe(404);
    expect(
      (await world.put('chef', `/staffing/${body[0]?.id}`, { weekdays: '1111100', minimum: 1 })).status,
    ).toBe(404);
    expect((await world.get('anna', '/staffing')).status).toBe(403);
  });

  it('[VIS-04] warns in the form before anything is sent: of days that would be taken, halves by halves', async () => {
    await staff(world, 4);
    await absent(world, 31, MONDAY, 10, { second_half: false });
    const check = async (query: string, who: Person = 'anna') =>
      (await world.get<unknown[]>(who, `/absence/staffing/${query}`)).body;
    const range = `${MONDAY}/${TUESDAY}`;
    expect(await check(range)).toEqual([{ day: MONDAY, of: 'Werkstatt', present: 3.5, minimum: 4 }]);
    expect(await check(`${MONDAY}/${MONDAY}?half=first`)).toEqual([]);
    expect(await check('2026-12-19/2026-12-20')).toEqual([]);
    await absent(world, 'anna', MONDAY);
    expect(await check(range)).toEqual([]);
    expect(await check(range, 'chef')).toEqual([]);
    await world.setFeatures('alpha', ['decisions', 'audit', 'office']);
    expect(await check(`${range}?user=12`, 'chef')).toEqual([
      { day: MONDAY, of: 'Werkstatt', present: 2.5, minimum: 4 },
    ]);
    // Of somebody who may not correct, the person is not looked at.
    expect(await check(`${range}?user=12`)).toEqual([]);
  });

  it.each([
    ['x/2026-12-14', 'from'],
    ['2026-12-14/x', 'to'],
    ['2026-12-15/2026-12-14', 'to'],
    ['2026-12-14/2026-12-14?half=third', 'half'],
  ])('[VIS-04] refuses to look at %s', async (path, field) => {
    const [status, , named] = refused(await world.get('anna', `/absence/staffing/${path}`));
    expect([status, named]).toEqual([400, field]);
  });

  it('[VIS-04] a request is never refused for it', async () => {
    await staff(world, 5);
    expect((await world.post('anna', '/timesheet/absence', { day: MONDAY, project: 10 })).status).toBe(200);
  });

  it('[VIS-04] days with bookings are nobody’s absence', async () => {
    await store(world, booking(MONDAY, 2));
    await staff(world, 5);
    expect((await world.get<unknown[]>('bert', `/absence/staffing/${MONDAY}/${MONDAY}`)).body).toMatchObject([
      { present: 4 },
    ]);
  });
});
