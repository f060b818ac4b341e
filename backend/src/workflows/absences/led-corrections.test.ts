import type { LedPerson } from '@stundenbuch/domain/day/teams/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Preview } from '@stundenbuch/domain/workflows/requests/preview-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { storeContingent, storeKind } from '../../../test/kinds.ts';
import { joinsTeam, leadsTeam, ledTeam } from '../../../test/led-team.ts';
import { PEOPLE } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
const { anna, bert, chef } = PEOPLE;
const REASON = 'Am Telefon gesagt';
const ANNA = { user: anna.id, reason: REASON };
const DAY = { day: '2026-11-24', project: 10 };
const FORBIDDEN = [403, 'forbidden'];
const FEATURES = ['audit', 'office', 'teams'];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of ['entries', 'absence_requests', 'deputies', 'notices'])
    await world.sql(`delete from ${table}`);
  await world.sql('truncate changes');
  await world.sql(
    'update users set vacation = 30, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026',
  );
  await world.setFeatures('alpha', FEATURES);
  await ledTeam(world, ['absences', 'hours', 'correct']);
});

type Who = 'anna' | 'bert' | 'chef' | 'lena';
const enter = (who: Who, changes: object = {}) =>
  world.post<Entry>(who, '/timesheet/absence', { ...DAY, ...ANNA, ...changes });
const change = (who: Who, id: number, changes: object = {}) =>
  world.put<Entry>(who, `/timesheet/absence/change/${id}`, { ...DAY, ...ANNA, ...changes });
const remove = (who: Who, id: number, changes: object = {}) =>
  world.call(who, 'DELETE', `/timesheet/booking/${id}`, { ...ANNA, ...changes });
const rows = () =>
  world.sql<object>(
    `select user_id, day::text, type, status, decided_by, pre_approved_by from entries order by day, id`,
  );
const BY_BERT = { user_id: anna.id, status: 1, decided_by: bert.id, pre_approved_by: null };
const log = () =>
  world.sql(`select actor_id, op, reason, acting_for from changes where table_name = 'entries' order by id`);

describe('a lead who decides on absences and corrects', () => {
  it('[TEAM-12] [SET-43] enters one, which is approved by that, and the log has one row a day', async () => {
    const { status, body } = await enter('bert', { end: '2026-11-25' });
    expect([status, body.email, body.personnelNumber]).toEqual([200, '', null]);
    expect(await rows()).toEqual([
      { ...BY_BERT, day: '2026-11-24', type: 10 },
      { ...BY_BERT, day: '2026-11-25', type: 10 },
    ]);
    const byBert = { actor_id: bert.id, reason: REASON, acting_for: bert.id, op: 'I' };
    expect(await log()).toEqual([byBert, byBert]);
  });

  it('[TEAM-12] [TEAM-07] where an admin has the second word it is a first one, and another admin gives the second', async () => {
    await world.sql(`update teams set stage = 'admin'`);
    const { body } = await enter('bert');
    expect(await rows()).toMatchObject([{ status: 0, pre_approved_by: bert.id, decided_by: null }]);
    expect((await world.put('chef', `/timesheet/absence/${body.id}`)).status).toBe(200);
    expect(await rows()).toMatchObject([{ status: 1, decided_by: chef.id }]);
  });

  it('[TEAM-12] changes and deletes what a lead has approved', async () => {
    const { id } = (await enter('bert')).body;
    expect((await change('bert', id, { day: '2026-11-26', project: 30 })).status).toBe(200);
    expect(await rows()).toEqual([{ ...BY_BERT, day: '2026-11-26', type: 30 }]);
    await world.sql(`update teams set stage = 'admin'`);
    expect((await change('bert', id, { day: '2026-11-27' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ status: 0, pre_approved_by: bert.id, decided_by: null }]);
    expect((await remove('bert', id)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('[TEAM-12] a whole day becomes half of one whose other half is taken', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'halfdays']);
    await store(world, away('2026-11-26', 30, 1, { first_half: false, hours: 4 }));
    const { id } = (await enter('bert')).body;
    expect((await change('bert', id, { day: '2026-11-26', half: 'first' })).body).toMatchObject({
      half: 'first',
    });
    expect(await rows()).toMatchObject([{ day: '2026-11-26' }, { day: '2026-11-26' }]);
  });

  it('[TEAM-12] [TEAM-08] neither changes nor deletes what an admin has decided, by day or as a request', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'halfdays']);
    const { body } = await enter('chef');
    await world.sql(`update entries set decided_by = ${chef.id}, decided_at = now()`);
    const above = [403, 'decided_above'];
    expect(refused(await change('bert', body.id, { day: '2026-11-26' }))).toEqual(above);
    expect(refused(await remove('bert', body.id))).toEqual(above);
    const whole = await world.call('bert', 'DELETE', `/absence-request/${body.request}`, ANNA);
    expect(refused(whole)).toEqual(above);
    expect(await rows()).toMatchObject([{ day: '2026-11-24', status: 1 }]);
  });

  it('[TEAM-12] deletes a whole request of the own word', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'halfdays']);
    const { request } = (await enter('bert', { end: '2026-11-26' })).body;
    expect((await world.call('bert', 'DELETE', `/absence-request/${request}`, ANNA)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('[TEAM-12] [TEAM-02] is shown first what it would do, which writes nothing and needs no reason', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'halfdays']);
    await store(world, away('2026-11-25'));
    const preview = (who: Who, changes: object = {}) =>
      world.post<Preview>(who, '/timesheet/absence/preview', { ...DAY, user: anna.id, ...changes });
    const of = { end: '2026-11-29' };
    const said = await preview('bert', of);
    expect(said.body).toEqual({
      ...{ half: null, away_minutes: null, noons: [], cost: 3, holidays: [], skipped: ['2026-11-25'] },
      days: ['2026-11-24', '2026-11-26', '2026-11-27'],
      years: [{ year: 2026, before: 29, after: 26, promised: 0, overdrawn: 0 }],
    });
    expect((await preview('chef', of)).body).toEqual(said.body);
    // What was there.
    expect([await rows(), await log()]).toMatchObject([[{ day: '2026-11-25' }], [{ actor_id: null }]]);
    const { body } = await enter('bert', of);
    expect(body).toMatchObject({
      created: said.body.days.map((day) => ({ day })),
      skipped: said.body.skipped.map((day) => ({ day })),
    });
    expect((await preview('bert', { day: '2026-12-01', half: 'first' })).body).toMatchObject({
      ...{ half: 'first', days: ['2026-12-01'] },
      years: [{ before: 26, after: 25.5 }],
    });
  });

  it('[TEAM-12] [TEAM-02] is shown what a change would do; hours only of a month on whose days the person is led', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'halfdays', 'calendar', 'contracts', 'overtime']);
    const { id } = (await enter('bert', { day: '2026-11-19', any_month: true })).body;
    const preview = (who: Who, changes: object = {}) =>
      world.post<Preview>(who, `/timesheet/absence/change/${id}/preview`, {
        ...{ ...DAY, user: anna.id, day: '2026-11-19', half: 'first', any_month: true },
        ...changes,
      });
    const { body } = await preview('bert');
    expect(body).toMatchObject({
      half: 'first',
      years: [{ year: 2026 }],
      months: [{ month: '2026-11' }],
    });
    for (const { before, after } of [...body.years, ...(body.months ?? [])]) expect(after).not.toBe(before);
    expect((await preview('chef')).body).toEqual(body);
    expect(refused(await preview('bert', { project: 20 }))).toEqual([404, 'not_found']);
    // Days to come are not asked about.
    await world.sql(`update team_members set ends_on = '2026-11-20'`);
    expect((await preview('bert')).body).toEqual(body);
    await world.sql(`update team_leads set rights = '{absences,correct}'`);
    expect((await preview('bert')).body).toEqual({ ...body, months: [] });
    await world.sql(`update team_leads set rights = '{absences,hours,correct}'`);
    await world.sql(`update team_members set valid_from = '2026-11-02'`);
    expect((await preview('bert')).body).toEqual({ ...body, months: [] });
    await world.sql(`update team_members set ends_on = '2026-11-18'`);
    expect(refused(await preview('bert'))).toEqual(FORBIDDEN);
    expect(await rows()).toMatchObject([{ day: '2026-11-19' }]);
  });

  it('[TEAM-12] [SET-37] of what the lead may neither write nor decide on nothing is shown', async () => {
    const preview = async (who: Who, changes: object = {}) =>
      refused(await world.post(who, '/timesheet/absence/preview', { ...DAY, user: anna.id, ...changes }));
    expect(await preview('bert', { project: 20 })).toEqual([404, 'not_found']);
    expect(await preview('bert', { user: chef.id })).toEqual(FORBIDDEN);
    expect(await preview('anna', { user: bert.id })).toEqual(FORBIDDEN);
    await world.sql('update users set vacation = 0');
    expect(await preview('bert')).toEqual([409, 'vacation_insufficient']);
    await ledTeam(world, ['hours', 'correct']);
    expect(await preview('bert')).toEqual([404, 'not_found']);
    await ledTeam(world, ['absences', 'hours']);
    expect(await preview('bert')).toEqual(FORBIDDEN);
  });

  it('[TEAM-12] is refused what the person would be refused', async () => {
    await store(world, away('2026-11-24'));
    const [asLead, asOffice] = [await enter('bert'), await enter('chef')];
    expect([asLead.status, asLead.body]).toEqual([asOffice.status, asOffice.body]);
    expect(refused(asLead)).toEqual([409, 'absence_taken', 'day']);
    await world.sql('delete from entries');
    await world.sql('update users set vacation = 0');
    expect(refused(await enter('bert'))).toEqual([409, 'vacation_insufficient']);
  });
});

describe('nothing without the right', () => {
  it.each([
    ['correct', 'hours'],
    ['absences', 'hours'],
  ])('[TEAM-12] [SET-43] with %s and %s alone no absence is written', async (...rights) => {
    const [id] = await store(world, away('2026-11-25'));
    await world.sql('update team_leads set rights = $1', [rights]);
    for (const answer of [
      await enter('bert'),
      await change('bert', id as number),
      await remove('bert', id as number),
    ])
      expect([403, 404]).toContain(answer.status);
    expect(await rows()).toMatchObject([{ day: '2026-11-25', type: 10 }]);
  });

  it('[TEAM-12] [SET-37] sickness is entered, made or taken away by who may see it alone', async () => {
    expect((await enter('bert', { project: 20 })).status).toBe(404);
    const [sick] = await store(world, away('2026-11-19', 20));
    expect((await change('bert', sick as number)).status).toBe(404);
    expect((await remove('bert', sick as number, { any_month: true })).status).toBe(404);
    const { id } = (await enter('bert')).body;
    expect((await change('bert', id, { project: 20 })).status).toBe(404);
    await world.sql(`update team_leads set rights = '{absences,hours,correct,sick}'`);
    expect((await change('bert', id, { project: 20 })).status).toBe(200);
    expect((await enter('bert', { project: 20, day: '2026-11-25' })).status).toBe(200);
  });

  it('[TEAM-12] [SET-37] the form is told what may be entered: as the call decides on it', async () => {
    const told = async () => {
      const { body } = await world.get<LedPerson>('bert', `/team/person/${anna.id}`);
      return [body.decides, body.decides_sick];
    };
    expect(await told()).toEqual([true, false]);
    await world.sql(`update team_leads set rights = '{absences,hours,correct,sick}'`);
    expect(await told()).toEqual([true, true]);
    await leadsTeam(world, 'anna', { rights: ['hours'] });
    expect(await told()).toEqual([false, false]);
    expect((await enter('bert')).status).toBe(404);
    await world.sql(`delete from team_leads where user_id = ${anna.id}`);
    await world.sql(`update team_leads set rights = '{hours,correct,sick}'`);
    expect(await told()).toEqual([false, false]);
    const { body } = await world.get<LedPerson>('chef', `/team/person/${anna.id}`);
    expect([body.decides, body.decides_sick]).toEqual([true, true]);
  });

  it('[TEAM-12] neither the sickness of a vacation nor one from a time on, which are the office’s', async () => {
    await world.setFeatures('alpha', [...FEATURES, 'kinds']);
    await world.sql(`update team_leads set rights = '{absences,hours,correct,sick}'`);
    await store(world, away('2026-11-19'));
    const sick = { ...ANNA, day: '2026-11-19', end: '2026-11-19' };
    expect((await world.post('bert', '/timesheet/absence/sick', sick)).status).toBe(403);
    const from = { ...ANNA, day: '2026-11-20', from: '11:00' };
    expect(refused(await world.post('bert', '/timesheet/absence/sick-from', from))).toEqual(FORBIDDEN);
    expect(await rows()).toMatchObject([{ type: 10 }]);
  });

  it('[TEAM-03] [TEAM-12] every day of a period is one of the team, also in between', async () => {
    await world.sql(`update team_members set ends_on = '2026-11-24'`);
    await joinsTeam(world, 'anna', { from: '2026-11-26' });
    expect(refused(await enter('bert', { end: '2026-11-27' }))).toEqual(FORBIDDEN);
    expect(refused(await enter('bert', { day: '2026-11-25' }))).toEqual(FORBIDDEN);
    const { id } = (await enter('bert')).body;
    expect(refused(await change('bert', id, { day: '2026-11-25' }))).toEqual(FORBIDDEN);
    expect(await rows()).toMatchObject([{ day: '2026-11-24' }]);
  });

  it('[TEAM-05] [TEAM-12] never for oneself, nor a deputy for the lead', async () => {
    await joinsTeam(world, 'bert');
    await world.sql(`update users set role = 1 where id = ${PEOPLE.lena.id}`);
    expect(refused(await enter('bert', { user: bert.id }))).toEqual([403, 'own_correction', 'user']);
    await world.sql(`insert into deputies (company_id, user_id, for_user, valid_from, ends_on, extras, created_at, created_by)
      values (1, ${PEOPLE.lena.id}, ${bert.id}, '2026-11-20', '2026-11-30', '{correct}', now(), 13)`);
    expect(refused(await enter('lena', { user: bert.id }))).toEqual(FORBIDDEN);
    expect((await enter('lena')).status).toBe(200);
    expect(await rows()).toMatchObject([{ decided_by: PEOPLE.lena.id }]);
    await world.sql(`update users set role = 4 where id = ${PEOPLE.lena.id}`);
  });

  it('[TEAM-05] [TEAM-12] for a lead of the same team only where peers may', async () => {
    await leadsTeam(world, 'anna', { rights: ['absences'] });
    expect((await enter('bert')).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

describe('a kind that only leads and admins enter', () => {
  const SENTENCE = 'Das trägt nur die Leitung oder die Verwaltung ein.';
  const said = (answer: Awaited<ReturnType<typeof enter>>) => [
    ...refused(answer),
    (answer.body as unknown as { message: string }).message,
  ];
  let kind: number;
  beforeEach(async () => {
    for (const table of ['absence_kinds', 'contingent_amounts', 'contingents'])
      await world.sql(`delete from ${table}`);
    await world.setFeatures('alpha', [...FEATURES, 'kinds']);
    kind = await storeKind(world, { entered_by: 'lead' });
  });
  const own = (who: Who) =>
    world.post<Entry>(who, '/timesheet/absence', { ...DAY, project: 60, kind_id: kind });
  const kinds = () => world.sql(`select user_id, type, kind_id, status, decided_by from entries`);
  const OF_ANNA = { user_id: anna.id, type: 60, status: 1, decided_by: bert.id };

  it('[ART-01] [TEAM-12] is entered by a lead for somebody who is led, and put in place of what was there', async () => {
    const { status, body } = await enter('bert', { project: 60, kind_id: kind });
    expect([status, body.project]).toEqual([200, 60]);
    expect(await kinds()).toEqual([{ ...OF_ANNA, kind_id: kind }]);
    expect((await change('bert', body.id, { project: 10 })).status).toBe(200);
    expect((await change('bert', body.id, { project: 60, kind_id: kind })).status).toBe(200);
    expect(await kinds()).toEqual([{ ...OF_ANNA, kind_id: kind }]);
  });

  it('[ART-01] is refused to whoever asks for it for oneself, a lead too, who enters none of the office’s', async () => {
    const refusedTo = [403, 'kind_entered_by', 'project', SENTENCE];
    expect(said(await own('anna'))).toEqual(refusedTo);
    expect(said(await own('bert'))).toEqual(refusedTo);
    await world.sql(`update absence_kinds set entered_by = 'admin'`);
    const offices = [403, 'kind_entered_by', 'project', 'Das trägt nur die Verwaltung ein.'];
    expect(said(await enter('bert', { project: 60, kind_id: kind }))).toEqual(offices);
    const { id } = (await enter('bert')).body;
    expect(said(await change('bert', id, { project: 60, kind_id: kind }))).toEqual(offices);
    expect((await change('chef', id, { project: 60, kind_id: kind })).status).toBe(200);
  });

  it.each([
    ['absences', 'hours'],
    ['correct', 'hours'],
  ])('[ART-01] [SET-43] is refused to a lead with %s and %s alone', async (...rights) => {
    await world.sql('update team_leads set rights = $1', [rights]);
    const answer = await enter('bert', { project: 60, kind_id: kind });
    expect([
      [403, 'forbidden', 'Keine Berechtigungen'],
      [404, 'not_found', 'Nicht gefunden.'],
    ]).toContainEqual(said(answer));
    expect(await kinds()).toEqual([]);
  });

  it('[ART-02] [SET-37] of what a lead must not decide on no rest is told, entered or changed', async () => {
    const none = await storeContingent(world, { name: 'Kind krank', amount: 0 });
    const sick = {
      project: 20,
      kind_id: await storeKind(world, { name: 'Kind krank', base: 20, contingent_id: none }),
    };
    const { id } = (await enter('bert')).body;
    const missing = [404, 'not_found'];
    expect(refused(await enter('bert', { ...sick, day: '2026-11-25' }))).toEqual(missing);
    expect(refused(await change('bert', id, sick))).toEqual(missing);
    await world.sql(`update team_leads set rights = '{absences,hours,correct,sick}'`);
    const over = [409, 'contingent_used', 'day'];
    expect(refused(await enter('bert', { ...sick, day: '2026-11-25' }))).toEqual(over);
    expect(refused(await change('bert', id, sick))).toEqual(over);
    await world.sql(`update team_leads set rights = '{hours,correct}'`);
    await world.sql('update users set vacation = 1');
    expect(refused(await enter('bert', { day: '2026-11-25' }))).toEqual(missing);
  });
});

describe('at the same time', () => {
  it('[TEAM-12] of a lead and an admin who enter the same day one does, and the other is told', async () => {
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']) {
      const answers = await Promise.all([enter('bert', { day }), enter('chef', { day })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(refused(answers.find(({ status }) => status === 409) as (typeof answers)[0])[1]).toBe(
        'absence_taken',
      );
    }
  });

  it('[TEAM-12] of a lead who deletes and an admin who changes one does, and the other is told', async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = (await enter('bert')).body;
      const [deleted, changed] = await Promise.all([
        remove('bert', id),
        change('chef', id, { day: '2026-11-26', project: 30 }),
      ]);
      const left = (await rows()) as { type: number }[];
      if (deleted.status === 200) {
        expect([changed.status === 404 || changed.status === 200, left]).toEqual([true, []]);
      } else expect([changed.status, left.map(({ type }) => type)]).toEqual([200, [30]]);
      await world.sql('delete from entries');
    }
  });
});
