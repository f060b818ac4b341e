import type { MonthOfPerson, PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { joinsTeam, leadsTeam, ledTeam } from '../../../test/led-team.ts';
import { close, confirm, reopen, withMonthClose, workedMonth } from '../../../test/month.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const NOON = '2026-11-20T11:00:00Z';
const { anna, bert, chef, otto } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  await world.sql('delete from company_settings');
  await withMonthClose(world);
  await switchOn(world, 1, ['teams', 'audit', 'notices']);
  await world.sql('delete from changes').catch(() => undefined);
  await ledTeam(world, ['month']);
  await workedMonth(world, anna.id, '2026-10', ['2026-10-05']);
  await store(world, away('2026-10-05', 20, 1));
});

const check = (who: Person, user: number = anna.id, month = '2026-10') =>
  world.post<PersonMonth>(who, '/month/check', { user, month });
const giveBack = (who: Person, reason = 'Der 7. ist zu lang', user: number = anna.id) =>
  world.post<PersonMonth>(who, '/month/return', { user, month: '2026-10', reason });
const seen = (who: Person, user: number = anna.id, month = '2026-10') =>
  world.get<PersonMonth>(who, `/month/${user}/${month}`);
const listed = async (who: Person) =>
  (await world.get<MonthOfPerson[]>(who, '/month/company/2026-10')).body.find(({ user }) => user === anna.id);
const needsCheck = (lead_check: string) =>
  world.put('chef', '/company/settings/closing', { value: { grace: 5, lead_check } });

describe('a lead with the right month', () => {
  it('[TEAM-11] checks what the person has confirmed, and everybody is told by whom', async () => {
    expect(refused(await check('bert'))).toEqual([409, 'month_not_confirmed', 'month']);
    await confirm(world, 'anna');
    expect((await check('bert')).body).toMatchObject({ state: 'confirmed', checked: { by: 'Bert Muster' } });
    expect((await seen('anna')).body.checked).toMatchObject({ by: 'Bert Muster' });
    expect((await listed('chef'))?.checked).toMatchObject({ by: 'Bert Muster' });
    expect((await listed('bert'))?.may_check).toBe(true);
    await close(world, [anna.id]);
    expect((await seen('chef')).body).toMatchObject({ state: 'closed', checked: { by: 'Bert Muster' } });
    expect(refused(await check('bert'))).toEqual([409, 'month_sealed']);
    expect(refused(await giveBack('bert'))).toEqual([409, 'month_sealed']);
  });

  it('[TEAM-11] [SET-36] [MAIL-01] is told that it waits, in the app and by mail, as long as it does', async () => {
    await leadsTeam(world, 'chef', { rights: ['hours'] });
    await leadsTeam(world, 'lena', { rights: ['month'] });
    await world.sql('delete from notices');
    await confirm(world, 'anna');
    const waiting = () => world.sql(`select user_id, data from notices where kind = 'month_confirmed'`);
    expect(await waiting()).toEqual([
      { user_id: PEOPLE.bert.id, data: { user: anna.id, name: 'Anna Muster', month: '2026-10' } },
    ]);
    await check('bert');
    expect(await waiting()).toEqual([]);
    await giveBack('bert');
    world.setClock('2026-11-20T12:00:00Z');
    await confirm(world, 'anna');
    expect(await waiting()).toHaveLength(1);
    // Not who leads another team by the last day of the month, nor anybody where nobody checks.
    await world.sql(`update team_members set ends_on = '2026-10-30'`);
    await world.sql(`delete from notices`);
    await world.sql(`update month_closings set state = 'open', confirmed_at = null`);
    await confirm(world, 'anna');
    expect(await waiting()).toEqual([]);
  });

  it('[TEAM-11] of an admin who leads the team too the month may be checked, of another it may not', async () => {
    await confirm(world, 'anna');
    expect((await seen('chef')).body.may_check).toBeUndefined();
    await leadsTeam(world, 'chef', { rights: ['month'] });
    expect((await seen('chef')).body.may_check).toBe(true);
    expect((await seen('lena')).body.may_check).toBeUndefined();
    expect((await check('chef')).body).toMatchObject({ checked: { by: 'Chef Muster' }, may_check: true });
  });

  it('[TEAM-11] gives it back with a reason, and it has to be confirmed and checked again', async () => {
    expect(refused(await giveBack('bert'))).toEqual([409, 'month_not_confirmed', 'month']);
    await confirm(world, 'anna');
    await check('bert');
    expect(refused(await giveBack('bert', 'kurz'))).toEqual([400, 'month_reason', 'reason']);
    await world.sql('delete from notices');
    const { body } = await giveBack('bert');
    expect(body).toMatchObject({ state: 'open', confirmed_at: null, reason: 'Der 7. ist zu lang' });
    expect(body.checked).toBeUndefined();
    expect(await world.sql('select user_id, kind from notices')).toEqual([
      { user_id: anna.id, kind: 'month_reopened' },
    ]);
    world.setClock('2026-11-20T12:00:00Z');
    await confirm(world, 'anna');
    expect((await seen('anna')).body).toMatchObject({ state: 'confirmed', reason: null });
    expect((await seen('anna')).body.checked).toBeUndefined();
  });

  it('[TEAM-11] the stamp ends with the confirmation: a day that changes, a month that is opened again', async () => {
    await confirm(world, 'anna');
    await check('bert');
    await world.sql(`update entries set booking_text = 'anders' where user_id = 11 and day = '2026-10-06'`);
    expect((await seen('anna')).body).toMatchObject({ state: 'open' });
    expect((await seen('anna')).body.checked).toBeUndefined();
    world.setClock('2026-11-20T12:00:00Z');
    await confirm(world, 'anna');
    expect((await seen('anna')).body.checked).toBeUndefined();
    await check('bert');
    await close(world, [anna.id]);
    await reopen(world);
    expect((await seen('anna')).body.checked).toBeUndefined();
  });

  it('[TEAM-11] [TEAM-04] sees the sheet with its days, neither contract, number, nor why somebody was away', async () => {
    for (const part of ['draft', 'closed']) {
      if (part === 'closed') await close(world, [anna.id], { reason: 'Auf Montage' });
      const { body } = await seen('bert');
      expect(body.sheet.rows).toHaveLength(31);
      expect(body.sheet.rows.find(({ day }) => day === '2026-10-05')).toMatchObject({ kind: 'Abwesend' });
      expect(body.sheet).toMatchObject({
        contracts: [],
        vacation: null,
        place: null,
        person: { personnel_number: null },
      });
      expect(body.versions).toEqual([]);
      expect(JSON.stringify(body)).not.toMatch(/Krank|P11/);
    }
    await world.sql(`update team_leads set rights = '{month,sick}'`);
    expect((await seen('bert')).body.sheet.rows.find(({ day }) => day === '2026-10-05')).toMatchObject({
      kind: 'Krankheit',
    });
  });

  it('[TEAM-11] [SET-36] is who leads the home team on the last day of the month', async () => {
    await confirm(world, 'anna');
    const refusedAll = async (who: Person) => {
      expect(refused(await seen(who))).toEqual([403, 'forbidden']);
      expect(refused(await check(who))).toEqual([403, 'forbidden']);
      expect(refused(await giveBack(who))).toEqual([403, 'forbidden']);
    };
    await world.sql('update team_members set home = false');
    await refusedAll('bert');
    await world.sql(`update team_members set home = true, ends_on = '2026-10-30'`);
    await refusedAll('bert');
    await world.sql(`update team_members set ends_on = '2026-10-31'`);
    expect((await check('bert')).status).toBe(200);
    world.setClock('2026-11-30T23:30:00Z');
    await refusedAll('bert');
    world.setClock(NOON);
    await world.sql(`update team_members set ends_on = null, valid_from = '2026-10-31'`);
    expect((await check('bert')).status).toBe(200);
  });

  it('[TEAM-03] [TEAM-11] never oneself, another team or company, with another right, or after midnight with one token', async () => {
    await joinsTeam(world, 'bert');
    await workedMonth(world, bert.id);
    await confirm(world, 'bert');
    expect(refused(await check('bert', bert.id))).toEqual([403, 'forbidden']);
    for (const user of [chef.id, otto.id, 4711])
      expect(refused(await check('bert', user))).toEqual([403, 'forbidden']);
    await confirm(world, 'anna');
    await world.sql(`update team_leads set rights = '{absences,hours,sick}'`);
    expect(refused(await check('bert'))).toEqual([403, 'forbidden']);
    expect(refused(await seen('bert'))).toEqual([403, 'forbidden']);
    expect((await listed('bert'))?.may_check).toBeUndefined();
    await world.sql(`update team_leads set rights = '{month}', ends_on = '2026-11-20'`);
    expect((await check('bert')).status).toBe(200);
    world.setClock('2026-11-20T23:00:00Z');
    expect(refused(await check('bert'))).toEqual([403, 'forbidden']);
    expect(refused(await check('chef'))).toEqual([403, 'forbidden']);
    expect(refused(await check('lena'))).toEqual([403, 'forbidden']);
  });

  it('[TEAM-11] two at once: the later stamp stands, and the log says as what they acted', async () => {
    await confirm(world, 'anna');
    await leadsTeam(world, 'chef', { rights: ['month'] });
    const both = await Promise.all([check('bert'), check('chef')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await world.sql(
      `select actor_id, acting_for from changes where table_name = 'month_closings' and op = 'U' and after ? 'checked_by' order by actor_id`,
    );
    expect(rows).toEqual([
      { actor_id: bert.id, acting_for: bert.id },
      { actor_id: chef.id, acting_for: null },
    ]);
  });
});

describe('where the check is needed', () => {
  it('[TEAM-11] closing without it asks for a reason, with it for none', async () => {
    await needsCheck('needed');
    await confirm(world, 'anna');
    const message = 'Noch nicht geprüft. Ohne die Prüfung der Teamleitung braucht es einen Grund.';
    expect((await close(world, [anna.id])).body).toMatchObject([{ closed: false, message }]);
    await check('bert');
    expect((await close(world, [anna.id])).body).toMatchObject([{ closed: true }]);
    await reopen(world);
    await confirm(world, 'anna');
    expect((await close(world, [anna.id])).body).toMatchObject([{ closed: false, message }]);
    expect((await close(world, [anna.id], { reason: 'Bert ist krank' })).body).toMatchObject([
      { closed: true },
    ]);
    expect((await seen('chef')).body.reason).toBe('Bert ist krank');
  });

  it('[TEAM-11] [TEAM-15] is voluntary otherwise, and without teams nothing of it is asked or answered', async () => {
    await confirm(world, 'anna');
    expect((await close(world, [anna.id])).body).toMatchObject([{ closed: true }]);
    await reopen(world);
    await needsCheck('needed');
    await world.sql(`update companies set features = array_remove(features, 'teams') where id = 1`);
    await confirm(world, 'anna');
    expect(Object.keys((await seen('anna')).body)).not.toContain('checked');
    expect(refused(await check('bert'))).toEqual([403, 'forbidden']);
    expect((await close(world, [anna.id])).body).toMatchObject([{ closed: true }]);
  });
});
