import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { booking, store, work } from '../../../test/entries.ts';
import { joinsTeam, leadsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
const { anna, bert } = PEOPLE;
const REASON = 'Zettel vom Polier';
const ANNA = { user: anna.id, reason: REASON };
const PATHS = { booking: '/timesheet/booking', workingtime: '/timesheet/workingtime' } as const;
type Kind = keyof typeof PATHS;
const VALID: Record<Kind, object> = {
  booking: { day: '2026-11-19', project: 1001, hours: 2, booking_text: 'Dach gedeckt' },
  workingtime: { day: '2026-11-19', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 },
};
const kinds = Object.keys(PATHS) as Kind[];
const FORBIDDEN = [403, 'forbidden'];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  for (const table of ['month_closings', 'entries', 'absence_requests', 'deputies', 'correction_reads'])
    await world.sql(`delete from ${table}`);
  await world.sql('truncate changes');
  await world.sql(`update users set role = 4 where id = ${PEOPLE.lena.id}`);
  await world.setFeatures('alpha', ['audit', 'office', 'teams']);
  await ledTeam(world, ['hours', 'correct']);
});

type Who = 'anna' | 'bert' | 'chef' | 'lena';
const send = (who: Who, kind: Kind, changes: object = {}) =>
  world.post<Entry>(who, PATHS[kind], { ...VALID[kind], ...ANNA, ...changes });
const change = (who: Who, kind: Kind, id: number, changes: object = {}) =>
  world.put<Entry>(who, `${PATHS[kind]}/${id}`, { ...VALID[kind], ...ANNA, ...changes });
const remove = (who: Who, id: number, changes: object = {}) =>
  world.call(who, 'DELETE', `/timesheet/booking/${id}`, { ...ANNA, ...changes });
const people = async () =>
  (await world.sql<{ user_id: number }>('select user_id from entries')).map((e) => e.user_id);
const log = () =>
  world.sql(
    `select actor_id, person_id, op, reason, acting_for from changes where table_name = 'entries' order by id`,
  );

describe('a lead writes for somebody who is led', () => {
  it.each(kinds)('[TEAM-12] records, changes and deletes a %s, and the log says as what', async (kind) => {
    const { status, body } = await send('bert', kind);
    expect([status, body.user]).toEqual([200, anna.id]);
    expect([body.email, body.personnelNumber]).toEqual(['', null]);
    const changed = await change('bert', kind, body.id, { day: '2026-11-18' });
    expect([changed.status, changed.body.day, changed.body.email]).toEqual([200, '2026-11-18', '']);
    expect((await remove('bert', body.id)).status).toBe(200);
    const byBert = { actor_id: bert.id, person_id: anna.id, reason: REASON, acting_for: bert.id };
    expect(await log()).toEqual(['I', 'U', 'D'].map((op) => ({ ...byBert, op })));
  });

  it('[TEAM-12] the person reads who changed it, and takes note', async () => {
    await send('bert', 'workingtime');
    const unread = (await world.get<Change[]>('anna', '/audit/corrections')).body;
    expect(unread).toMatchObject([{ actor_name: 'Bert Muster', acting_for: bert.id, reason: REASON }]);
    await world.post('anna', '/audit/corrections/read', { ids: unread.map(({ id }) => id) });
    expect((await world.get('anna', '/audit/corrections')).body).toEqual([]);
  });

  it.each([
    ['a booking of a closed project', 'booking', { project: 1002 }],
    ['a working time that ends before it begins', 'workingtime', { end_time: '07:00' }],
    ['a day that is to come', 'booking', { day: '2026-11-21' }],
    ['a month that is over', 'workingtime', { day: '2026-10-19' }],
    ['no reason', 'booking', { reason: '' }],
  ] as const)('[TEAM-12] %s is refused as the office is refused', async (_, kind, changes) => {
    const [asOffice, asLead] = [await send('chef', kind, changes), await send('bert', kind, changes)];
    expect(asOffice.status).toBeGreaterThanOrEqual(400);
    expect([asLead.status, asLead.body]).toEqual([asOffice.status, asOffice.body]);
    expect(await people()).toEqual([]);
  });

  it('[TEAM-12] in a month that is over with the tick, never in one that is closed', async () => {
    const past = { day: '2026-10-19', any_month: true };
    expect((await send('bert', 'workingtime', past)).status).toBe(200);
    await world.setFeatures('alpha', [
      'audit',
      'office',
      'teams',
      'calendar',
      'contracts',
      'overtime',
      'closing',
    ]);
    await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, 11, '2026-10-01', 'closed', 1, repeat('0', 64), now(), now(), 13)`);
    const sealed = await send('bert', 'workingtime', { ...past, day: '2026-10-20' });
    expect(refused(sealed)).toEqual(
      refused(await send('chef', 'workingtime', { ...past, day: '2026-10-20' })),
    );
    expect(sealed.status).toBe(409);
  });
});

describe('for nobody else', () => {
  const all = async (who: Who, changes: object) => {
    const [own, time] = (await store(world, booking('2026-11-17'), work('2026-11-18'))) as [number, number];
    const answers = [];
    for (const kind of kinds) answers.push(await send(who, kind, changes));
    answers.push(await change(who, 'booking', own, changes), await change(who, 'workingtime', time, changes));
    answers.push(await remove(who, own, changes));
    const distinct = new Set(answers.map((answer) => refused(answer).join()));
    expect((await people()).filter((user) => user !== anna.id)).toEqual([]);
    await world.sql('delete from entries');
    return [...distinct];
  };

  it('[TEAM-12] never for oneself, nor for whom somebody else leads, a reader, or another company', async () => {
    expect(await all('bert', { user: bert.id })).toEqual(['403,own_correction,user']);
    for (const user of [PEOPLE.chef.id, PEOPLE.lena.id, PEOPLE.otto.id, 7777])
      expect(await all('bert', { user })).toEqual(['403,forbidden']);
    await joinsTeam(world, 'lena');
    expect(await all('bert', { user: PEOPLE.lena.id })).toEqual(['403,forbidden,user']);
  });

  it.each([
    ['whose right it is not', () => leads(['absences', 'hours', 'month', 'sick'])],
    ['whose lead ended yesterday', () => leads(['correct'], '2026-11-19')],
    ['who leads another team', () => world.sql('update team_leads set team_id = 2')],
    ['of a team that is not the home team', () => world.sql('update team_members set home = false')],
    ['who left in September', () => world.sql(`update team_members set ends_on = '2026-09-30'`)],
    ['of an archived team', () => world.sql('update teams set archived_at = now() where id = 1')],
  ])('[TEAM-03] [TEAM-12] a lead %s writes for nobody, and not for oneself instead', async (_, make) => {
    await make();
    expect(await all('bert', {})).toEqual(['403,forbidden']);
  });
  const leads = (rights: string[], to: string | null = null) =>
    world.sql('update team_leads set rights = $1, ends_on = $2', [rights, to]);

  it('[TEAM-15] neither a colleague nor a reader who leads; an admin who leads does as an admin', async () => {
    await leadsTeam(world, 'lena', { rights: ['hours', 'correct'] });
    await leadsTeam(world, 'chef', { rights: ['hours'] });
    expect((await send('lena', 'workingtime')).status).toBe(403);
    expect(refused(await send('anna', 'workingtime', { user: bert.id }))).toEqual(FORBIDDEN);
    expect((await send('chef', 'workingtime')).status).toBe(200);
    expect(await log()).toMatchObject([{ acting_for: null }]);
  });

  it('[TEAM-12] [OFC-01] without the feature of the office the fields are ignored, as ever', async () => {
    await world.setFeatures('alpha', ['audit', 'teams']);
    expect((await send('bert', 'workingtime')).body.user).toBe(bert.id);
  });
});

describe('the days of the team', () => {
  it.each(kinds)(
    '[TEAM-03] [TEAM-12] from the first day of the membership on, the old and the new one',
    async (kind) => {
      await world.sql(`update team_members set valid_from = '2026-11-18'`);
      expect(refused(await send('bert', kind, { day: '2026-11-17' }))).toEqual(FORBIDDEN);
      const { body } = await send('bert', kind, { day: '2026-11-18' });
      expect(refused(await change('bert', kind, body.id, { day: '2026-11-17' }))).toEqual(FORBIDDEN);
      await world.sql(`update entries set day = '2026-11-17'`);
      expect(refused(await change('bert', kind, body.id, { day: '2026-11-18' }))).toEqual(FORBIDDEN);
      expect(refused(await remove('bert', body.id))).toEqual(FORBIDDEN);
      expect(await people()).toEqual([anna.id]);
    },
  );

  it('[TEAM-03] after a change of the team in the month each lead writes the own days', async () => {
    await world.sql(`update team_members set ends_on = '2026-11-12'`);
    await joinsTeam(world, 'anna', { from: '2026-11-13', team: 2 });
    await world.sql(`update users set role = 1 where id = ${PEOPLE.lena.id}`);
    await leadsTeam(world, 'lena', { rights: ['hours', 'correct'], team: 2 });
    const [old, recent] = [{ day: '2026-11-12' }, { day: '2026-11-13' }];
    expect((await send('bert', 'workingtime', old)).status).toBe(200);
    expect(refused(await send('bert', 'workingtime', recent))).toEqual(FORBIDDEN);
    expect((await send('lena', 'workingtime', recent)).status).toBe(200);
    expect(refused(await send('lena', 'workingtime', old))).toEqual(FORBIDDEN);
    // Until the end of the month after leaving.
    world.setClock('2026-12-31T09:00:00Z');
    expect((await send('bert', 'booking', { ...old, any_month: true })).status).toBe(200);
    world.setClock('2027-01-01T09:00:00Z');
    expect(refused(await send('bert', 'booking', { ...old, any_month: true }))).toEqual(FORBIDDEN);
  });
});

describe('in place of a lead', () => {
  const standsIn = (extras: string, from = '2026-11-20', to = '2026-11-20') =>
    world.sql(
      `insert into deputies (company_id, user_id, for_user, valid_from, ends_on, extras, created_at, created_by)
        values (1, ${PEOPLE.lena.id}, ${bert.id}, $1, $2, $3, now(), 13)`,
      [from, to, extras],
    );
  beforeEach(() => world.sql(`update users set role = 1 where id = ${PEOPLE.lena.id}`));

  it('[TEAM-09] [TEAM-12] only where it is ticked; the log says for whom', async () => {
    await standsIn('{sick}');
    expect(refused(await send('lena', 'workingtime'))).toEqual(FORBIDDEN);
    await world.sql(`update deputies set extras = '{correct}'`);
    expect((await send('lena', 'workingtime')).status).toBe(200);
    expect(await log()).toMatchObject([{ actor_id: PEOPLE.lena.id, acting_for: bert.id }]);
    await world.sql(`update team_leads set rights = '{hours}'`);
    expect(refused(await send('lena', 'booking'))).toEqual(FORBIDDEN);
  });

  it('[TEAM-09] [TEAM-12] until midnight, with one token, and never for the lead', async () => {
    await joinsTeam(world, 'bert');
    await standsIn('{correct}');
    expect(refused(await send('lena', 'workingtime', { user: bert.id }))).toEqual(FORBIDDEN);
    world.setClock('2026-11-20T22:59:00Z');
    expect((await send('lena', 'workingtime')).status).toBe(200);
    world.setClock('2026-11-20T23:01:00Z');
    expect(refused(await send('lena', 'booking'))).toEqual(FORBIDDEN);
  });
});

describe('the working-time law', () => {
  // Eleven hours: § 3 ArbZG.
  const LONG = { start_time: '06:00', end_time: '17:45', break: 0.75, hours: 11 };
  const level = (value: string) =>
    world.sql(
      `insert into company_settings (company_id, feature, value, since, created_at, created_by)
        values (1, 'law', $1, '2026-01-01', now(), 13)
        on conflict (company_id, feature) do update set value = excluded.value`,
      [JSON.stringify({ day10: value })],
    );

  it('[TEAM-12] a lead silences no warning with the reason of a correction, and records nothing that is refused', async () => {
    await world.setFeatures('alpha', ['audit', 'office', 'teams', 'law']);
    await level('reason');
    expect((await send('chef', 'workingtime', LONG)).status).toBe(200);
    await world.sql('delete from entries');
    await world.sql('delete from law_reasons');
    expect(refused(await send('bert', 'workingtime', LONG))).toEqual([400, 'law_reason', 'law_reason']);
    expect((await send('bert', 'workingtime', { ...LONG, law_reason: 'Notfall' })).status).toBe(200);
    expect(await world.sql('select text from law_reasons')).toEqual([{ text: 'Notfall' }]);
    await world.sql('delete from entries');
    await world.sql('delete from law_reasons');
    await level('refuse');
    const strict = await send('bert', 'workingtime', { ...LONG, law_reason: 'Notfall' });
    expect(refused(strict)).toEqual([409, 'law_refused', 'law_reason']);
    expect((await send('chef', 'workingtime', LONG)).status).toBe(200);
  });
});
