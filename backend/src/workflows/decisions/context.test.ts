import type { AbsenceContext } from '@stundenbuch/domain/workflows/decisions/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { booking, store, work } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import type { Person } from '../../../test/people.ts';
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

const context = async (ids: readonly number[], who: Person = 'chef') =>
  (await world.get<AbsenceContext>(who, `/absence/context?ids=${ids.join()}`)).body;
const one = async (id: number, who: Person = 'chef') => (await context([id], who)).requests[0];
const dayOf = (found: AbsenceContext, day: string) => found.groups[0]?.days.find((one) => one.day === day);

describe('who is there', () => {
  it('[DEC-02] [SET-44] counts active people of the job who would work, less absences and the request', async () => {
    await staff(world, 4);
    await absent(world, 31, MONDAY);
    const id = await request(world, 'anna', MONDAY);
    const found = await context([id]);
    expect(found.requests[0]).toMatchObject({
      group: 'j20001',
      days: [{ day: MONDAY, away: 1, booked: 0, worked: 0 }],
      shortages: [{ day: MONDAY, of: 'Werkstatt', present: 3, minimum: 4 }],
      hints: ['staffing'],
    });
    expect(dayOf(found, MONDAY)).toEqual({ day: MONDAY, special: null, present: 3, minimum: 4 });
    expect(dayOf(found, TUESDAY)).toMatchObject({ present: 5 });
    expect(dayOf(found, '2026-12-19')).toMatchObject({ present: null, minimum: null });
    expect(found.groups[0]?.days.map(({ day }) => day)).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-12-${day}`),
    );
  });

  it('[SET-44] half a day takes half, and away counts people', async () => {
    await staff(world, 4);
    await absent(world, 31, MONDAY, 10, { second_half: false });
    const id = await request(world, 'anna', MONDAY, { first_half: false });
    const found = await context([id]);
    expect(dayOf(found, MONDAY)).toMatchObject({ present: 4 });
    expect(found.requests[0]).toMatchObject({ days: [{ away: 1 }], shortages: [], hints: [] });
  });

  it('[SET-44] neither who is inactive, nor a reader, nor who does not work on the day', async () => {
    await world.sql('update users set active = false where id = 31');
    await world.sql('update users set role = 4 where id = 32');
    await world.sql(`update users set working_days = '0111100' where id = 33`);
    const id = await request(world, 'anna', MONDAY);
    const found = await context([id]);
    expect([dayOf(found, MONDAY)?.present, dayOf(found, TUESDAY)?.present]).toEqual([1, 3]);
  });

  it('[DEC-02] contracts that change, people who have left and who begin, and days that are free', async () => {
    await switchOn(world, 1, ['calendar', 'contracts'], '2026-01-01');
    const row = (user: number, from: string, minutes: number[], ends: string | null = null) =>
      world.sql(
        `insert into contracts (company_id, user_id, valid_from, ends_on, weeklyhours, minutes, vacation, created_at)
          values (1, $1, $2, $4, $5, $3, 30, now())`,
        [user, from, minutes, ends, minutes.reduce((sum, of) => sum + of) / 60],
      );
    const week = [480, 480, 480, 480, 480, 0, 0];
    for (const user of [11, 12]) await row(user, '2026-01-01', week);
    await row(31, '2026-01-01', week);
    await row(31, TUESDAY, [480, 0, 480, 480, 480, 0, 0]);
    await row(32, '2026-01-01', week, MONDAY);
    await row(33, '2026-12-16', week);
    // An absence of somebody who does not work on the day takes nobody away.
    await absent(world, 31, TUESDAY);
    const id = await request(world, 'anna', '2026-12-16');
    const found = await context([id]);
    const present = (day: string) => dayOf(found, day)?.present;
    expect([MONDAY, TUESDAY, '2026-12-16'].map(present)).toEqual([4, 2, 3]);
    const christmas = await request(world, 'anna', '2026-12-23');
    const later = await context([christmas]);
    expect(dayOf(later, '2026-12-25')).toMatchObject({
      special: '1. Weihnachtstag (arbeitsfrei)',
      present: null,
    });
    await world.sql(`update users set records_from = '2026-12-16' where id = 12`);
    expect(dayOf(await context([id]), TUESDAY)?.present).toBe(1);
    await world.sql('update users set records = false where id = 12');
    expect(dayOf(await context([id]), '2026-12-16')?.present).toBe(2);
  });

  it('[DEC-02] [SET-36] are the people of the home team, where the company has teams, as it is on the first day', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna', 31]);
    await staff(world, 2, { team: 1 });
    await staff(world, 4);
    await world.sql(`update team_members set valid_from = $1 where user_id = 31`, [TUESDAY]);
    const id = await request(world, 'anna', MONDAY);
    const found = await context([id]);
    expect(found.groups[0]).toMatchObject({ key: 't1', name: 'Montage' });
    expect([dayOf(found, MONDAY)?.present, dayOf(found, TUESDAY)?.present]).toEqual([0, 2]);
    // The rule of the job holds as well, where fewer than that are there.
    expect(found.requests[0]?.shortages).toEqual([{ day: MONDAY, of: 'Montage', present: 0, minimum: 2 }]);
    await world.sql('update staffing set minimum = 5 where team_id is null');
    expect((await one(id))?.shortages).toMatchObject([
      { of: 'Montage' },
      { of: 'Werkstatt', present: 4, minimum: 5 },
    ]);
  });

  it('[VIS-04] a rule holds on its weekdays, and one of the company for everybody', async () => {
    await staff(world, 9, { weekdays: '0100000' });
    await staff(world, 6, { job: null });
    const id = await request(world, 'anna', MONDAY);
    expect((await one(id))?.shortages).toEqual([{ day: MONDAY, of: null, present: 5, minimum: 6 }]);
  });
});

describe('what else is known', () => {
  it('[DEC-02] [SET-44] the vacation account without the request and with it, and whether it suffices', async () => {
    await world.sql('update users set vacation = 3 where id = 11');
    await absent(world, 'anna', '2026-12-01');
    const [first, second] = [
      await request(world, 'anna', MONDAY),
      await request(world, 'anna', '2026-12-21', { first_half: false }),
    ];
    expect((await one(first))?.accounts).toEqual([{ kind: 'vacation', year: 2026, before: 1.5, after: 0.5 }]);
    expect((await one(second))?.accounts).toEqual([{ kind: 'vacation', year: 2026, before: 1, after: 0.5 }]);
    await world.sql('update users set vacation = 2 where id = 11');
    expect((await one(first))?.hints).toEqual(['vacation']);
    expect((await one(await request(world, 'bert', MONDAY, { type: 20 })))?.accounts).toEqual([]);
  });

  it('[DEC-02] the time account of overtime reduction', async () => {
    await switchOn(world, 1, ['calendar', 'contracts', 'overtime'], '2026-11-01');
    await world.sql(`insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at)
      values (1, 11, '2026-01-01', 40, '{480,480,480,480,480,0,0}', 30, now())`);
    await world.sql(`update users set records_from = '2026-11-20' where id = 11`);
    await world.sql(`insert into time_postings (company_id, user_id, day, minutes, kind, text, created_at, created_by)
      values (1, 11, '2026-11-20', 1110, 'correction', 'Beginn', now(), 13)`);
    await request(world, 'anna', '2026-12-21', { type: 30 });
    const id = await request(world, 'anna', MONDAY, { type: 30 });
    expect((await one(id))?.accounts).toEqual([{ kind: 'overtime', year: null, before: 630, after: 150 }]);
  });

  it('[DEC-02] [DEC-03] what is recorded on the days; a half day leaves room for it', async () => {
    await store(world, booking(MONDAY, 3), work(MONDAY, 4));
    const id = await request(world, 'anna', MONDAY);
    expect(await one(id)).toMatchObject({ days: [{ booked: 3, worked: 4 }], hints: ['booked'] });
    await world.sql('update entries set second_half = false where id = $1', [id]);
    expect((await one(id))?.hints).toEqual([]);
  });

  it('[DEC-02] projects of the person that end within seven days', async () => {
    const ends = (id: number, day: string | null) =>
      world.sql('update projects set end_date = $2 where id = $1', [id, day]);
    await ends(1001, '2026-12-21');
    const id = await request(world, 'anna', MONDAY);
    expect((await one(id))?.projects).toEqual([]);
    await store(world, booking('2026-11-18', 2));
    expect((await one(id))?.projects).toEqual([{ id: 1001, name: 'Dach Nord', ends: '2026-12-21' }]);
    await ends(1001, '2026-12-22');
    expect((await one(id))?.projects).toEqual([]);
    await ends(1001, null);
  });

  it('[DEC-01] a request is one thing: each day of it answers for all', async () => {
    const [row] = await world.sql<{ id: number }>(
      `insert into absence_requests (company_id, user_id, created_at, created_by) values (1, 11, now(), 11) returning id`,
    );
    const request_id = row?.id ?? 0;
    const first = await request(world, 'anna', MONDAY, { request_id });
    const second = await request(world, 'anna', TUESDAY, { request_id });
    for (const id of [first, second])
      expect((await one(id))?.days.map(({ day }) => day)).toEqual([MONDAY, TUESDAY]);
    // What has been decided alone is no part of it any more.
    await world.sql('update entries set status = 2 where id = $1', [first]);
    expect((await one(second))?.days.map(({ day }) => day)).toEqual([TUESDAY]);
  });
});

describe('who may know', () => {
  it('[DEC-02] [ART-06] [SET-45] a kind of the company is named to whoever sees the type, and to nobody else', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams', 'kinds']);
    await team(world, ['anna', 31]);
    const kind = { kind_id: await storeKind(world), credit: 'neutral' };
    await absent(world, 31, TUESDAY, 60, kind);
    const id = await request(world, 'anna', MONDAY);
    const awayOf = async (who: Person) =>
      (await context([id], who)).groups[0]?.people?.find(({ user }) => user === 31)?.away;
    expect(await awayOf('chef')).toMatchObject([{ project: 60, kind: 'Umzug' }]);
    expect(await awayOf('bert')).toMatchObject([{ project: 100, kind: null }]);
    await world.setFeatures('alpha', ['decisions', 'teams']);
    expect(await awayOf('chef')).toMatchObject([{ project: 60, kind: null }]);
  });

  it('[DEC-02] [VIS-05] one request names who is away, of many it is counted', async () => {
    await absent(world, 31, MONDAY);
    const ids = [await request(world, 'anna', MONDAY), await request(world, 'bert', TUESDAY)];
    const [many, single] = [await context(ids), await context(ids.slice(0, 1))];
    expect(single.groups[0]?.people?.map(({ user }) => user)).toContain(31);
    expect(many.groups).toMatchObject([{ people: null, more: 0 }]);
    expect(many.requests).toContainEqual(single.requests[0]);
    expect(many.requests[0]?.days).toMatchObject([{ away: 1 }]);
  });

  it('[VIS-05] [VIS-03] whoever decides reads who stands in and the answer, while the company has substitutes', async () => {
    await world.setFeatures('alpha', ['decisions', 'visibility']);
    const [row] = await world.sql<{ id: number }>(
      `insert into absence_requests (company_id, user_id, substitute_id, created_at, created_by)
        values (1, 11, 31, now(), 11) returning id`,
    );
    const id = await request(world, 'anna', MONDAY, { request_id: row?.id ?? 0 });
    expect((await one(id))?.substitute).toEqual({ name: 'Emil Zimmer', answer: null });
    await world.sql(`update absence_requests set substitute_answer = 'no', substitute_answered_at = now()`);
    expect((await one(id))?.substitute).toEqual({ name: 'Emil Zimmer', answer: 'no' });
    expect((await one(await request(world, 'bert', MONDAY)))?.substitute).toBeNull();
    await world.setFeatures('alpha', ['decisions']);
    expect((await one(id))?.substitute).toBeNull();
  });

  it('[TEAM-04] [SET-37] [SET-39] a lead without the right reads every absence alike, one with it as it is', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna', 31, 32]);
    const id = await request(world, 'anna', MONDAY);
    const awayOn = async () =>
      (await context([id], 'bert')).groups[0]?.people?.find(({ user }) => user === 31)?.away;
    const alike: unknown[] = [];
    for (const [type, status] of [
      [20, 1],
      [10, 1],
      [90, 0],
      [100, 0],
    ] as const) {
      await world.sql('delete from entries where user_id = 31');
      await absent(world, 31, TUESDAY, type, { status, second_half: false });
      alike.push(await awayOn());
    }
    expect(new Set(alike.map((one) => JSON.stringify(one)))).toEqual(
      new Set([
        JSON.stringify([
          { day: TUESDAY, project: 100, kind: null, half: 'first', away_minutes: null, open: false },
        ]),
      ]),
    );
    await world.sql(`update team_leads set rights = '{absences,sick}'`);
    await world.sql('update entries set type = 20 where user_id = 31');
    expect(await awayOn()).toEqual([
      { day: TUESDAY, project: 20, kind: null, half: 'first', away_minutes: null, open: true },
    ]);
  });

  it('[DEC-02] a lead gets what waits for the lead, and of others nothing', async () => {
    await world.setFeatures('alpha', ['decisions', 'teams']);
    await team(world, ['anna']);
    const mine = await request(world, 'anna', MONDAY);
    const sick = await request(world, 'anna', TUESDAY, { type: 20 });
    const other = await request(world, 31, MONDAY);
    const own = await request(world, 'bert', MONDAY);
    const found = await context([mine, sick, other, own], 'bert');
    expect(found.requests.map(({ id }) => id)).toEqual([mine]);
    expect((await context([mine, sick, other, own])).requests).toHaveLength(4);
    await world.sql(`update team_leads set ends_on = '2026-11-19'`);
    expect(refused(await world.get('bert', `/absence/context?ids=${mine}`))).toEqual([403, 'forbidden']);
  });

  it('[DEC-02] nothing of another company, of working time or of what has been decided', async () => {
    const [foreign = 0] = await store(world, {
      day: MONDAY,
      type: 10,
      status: 0,
      hours: 8,
      company_id: 2,
      user_id: 21,
    });
    const [hours = 0] = await store(world, work('2026-11-18'));
    const [decided = 0] = await absent(world, 'anna', MONDAY);
    expect(await context([foreign, hours, decided, 999_999])).toEqual({ requests: [], groups: [] });
  });

  it.each([
    ['', 'ids', [400, 'fields_missing']],
    ['1,,2', 'ids', [400, 'invalid_input']],
    ['1,x', 'ids', [400, 'invalid_input']],
    ['3000000000', 'ids', [400, 'invalid_input']],
    [Array.from({ length: 201 }, (_, i) => i + 1).join(), 'ids', [400, 'invalid_input']],
  ])('[DEC-02] refuses the ids %s', async (ids, field, expected) => {
    expect(refused(await world.get('chef', `/absence/context?ids=${ids}`))).toEqual([...expected, field]);
  });

  it('[DEC-02] [FND-02] only admins and leads, and only where the company has it', async () => {
    const id = await request(world, 'anna', MONDAY);
    const path = `/absence/context?ids=${id}`;
    for (const who of ['anna', 'lena'] as const) expect((await world.get(who, path)).status).toBe(403);
    await world.setFeatures('alpha', ['halfdays']);
    expect(refused(await world.get('chef', path))).toEqual([403, 'feature_off']);
  });
});
