import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { Hiring } from '../../../test/hiring.ts';
import { emailOf } from '../../../test/people.ts';
import type { World } from '../../../test/world.ts';

let hiring: Hiring;
let world: World;
beforeAll(async () => {
  hiring = await Hiring.start();
  world = hiring.world;
});
afterAll(() => world?.close());

describe('changing a worker', () => {
  it('[API-69] [WORK-17] changes the given fields only', async () => {
    const before = await hiring.created({ personnelNumber: '7', weeklyhours: 40 });
    const { status, body } = await world.put<CurrentUser>('chef', `/user/${before.id}`, {
      name: 'Altmann',
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'Altmann', version: 2 });
  });

  it('[CONST-30] [AMB-83] accepts zero weekly hours and unusual working days', async () => {
    const { id } = await hiring.created();
    const empty = { weeklyhours: null, working_days: '', personnelNumber: '', worker_since: null };
    expect((await world.put('chef', `/user/${id}`, empty)).body).toMatchObject({
      weeklyhours: null,
      working_days: null,
      personnelNumber: null,
      worker_since: null,
    });
    expect((await world.put('chef', `/user/${id}`, { weeklyhours: -5 })).body).toMatchObject({
      weeklyhours: -5,
    });
  });

  it('[WORK-15] [WORK-16] [AMB-49] sets and clears the admin switch; a reader stays a reader', async () => {
    const { id } = await hiring.created();
    expect((await world.put('chef', `/user/${id}`, { setAdmin: 1 })).body).toMatchObject({
      role: 2,
      setAdmin: 1,
    });
    expect((await world.put('chef', `/user/${id}`, { setAdmin: 0 })).body).toMatchObject({
      role: 1,
      setAdmin: 0,
    });
    expect((await world.put('chef', '/user/14', { setAdmin: false, role: 1 })).body).toMatchObject({
      role: 4,
    });
  });

  it('[WORK-15] [AMB-44] [AMB-49] nobody changes their own role or activity', async () => {
    const own = (change: object) => world.put('chef', '/user/13', change);
    expect(refused(await own({ setAdmin: 0 }))).toEqual([403, 'own_role', 'setAdmin']);
    expect(refused(await own({ active: 0 }))).toEqual([403, 'own_role', 'active']);
    expect(refused(await own({ active: 0, email: emailOf('otto') }))).toEqual([409, 'email_taken', 'email']);
    expect(refused(await own({ active: 0, vacation: 99 }))).toEqual([400, 'vacation_range', 'vacation']);
    expect((await own({ setAdmin: 1, active: 1, vacation: 28, name: 'Ng' })).body).toMatchObject({
      role: 2,
      active: 1,
      vacation: 28,
      name: 'Ng',
    });
  });

  it('[AMB-92] [AUTH-24] [API-69] everyone can change their own names, and nothing else whatever is sent', async () => {
    const wish = {
      first_name: 'Ann',
      name: 'Li',
      role: 2,
      setAdmin: 1,
      active: 'x',
      vacation: 50,
      company: 2,
      job: -1,
    };
    for (const [who, id, role] of [
      ['anna', 11, 1],
      ['lena', 14, 4],
      ['gero', 91, 1],
    ] as const) {
      const before = await hiring.stored(id);
      const { status, body } = await world.put(who, `/user/${id}`, {
        ...wish,
        id: 12,
        email: 'neu@x.de',
        global_admin: true,
      });
      expect([status, body]).toMatchObject([200, { first_name: 'Ann', name: 'Li', role, vacation: 25 }]);
      const changed = { first_name: 'Ann', name: 'Li', version: Number(before.version) + 1 };
      expect(await hiring.stored(id)).toEqual({ ...before, ...changed });
    }
    expect(refused(await world.put('anna', '/user/11', { first_name: '', name: 'Li' }))).toEqual([
      400,
      'fields_missing',
      'first_name',
    ]);
    expect(refused(await world.put('anna', '/user/11', { name: 'Li' }))).toEqual([
      400,
      'fields_missing',
      'first_name',
    ]);
  });

  it('[API-69] [ACC-45] a colleague is refused with 403, another company or an unknown id with 404', async () => {
    for (const who of ['anna', 'lena'] as const) {
      expect(refused(await world.put(who, '/user/12', {}))).toEqual([403, 'forbidden']);
      expect(refused(await world.put(who, '/user/21', {}))).toEqual([404, 'not_found']);
    }
    for (const id of ['21', '77', '0', '-1', 'x', '2147483648', '1e1']) {
      expect(refused(await world.put('chef', `/user/${id}`, { vacation: 99 }))).toEqual([404, 'not_found']);
    }
    expect(refused(await world.put('chef', '/user/12', { vacation: 99 }))).toEqual([
      400,
      'vacation_range',
      'vacation',
    ]);
    expect(refused(await world.put('chef', '/user/12', { job: hiring.foreignJob }))).toEqual([
      400,
      'job_unknown',
      'job',
    ]);
    expect(refused(await world.put('chef', '/user/12', { job: null }))).toEqual([
      400,
      'fields_missing',
      'job',
    ]);
  });

  it('[API-69] refuses the second of two admins, and overwrites only without a version', async () => {
    const { id, version } = await hiring.created();
    expect((await world.put('chef', `/user/${id}`, { vacation: 28, version })).status).toBe(200);
    expect(refused(await world.put('chef', `/user/${id}`, { vacation: 29, version }))).toEqual([
      409,
      'stale',
    ]);
    expect(await hiring.stored(id)).toMatchObject({ vacation: '28.0' });
    expect((await world.put('chef', `/user/${id}`, { vacation: 29 })).status).toBe(200);
    const race = await Promise.all(
      Array.from({ length: 20 }, (_, i) => world.put('chef', `/user/${id}`, { vacation: i, version: 3 })),
    );
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[AMB-37] last year’s remainder counts as soon as an admin has entered it', async () => {
    const { id } = await hiring.created();
    await world.sql(
      `update users set vacation_lastyear_entered_in = 2025, vacation = 30, vacation_lastyear = 4 where id = ${id}`,
    );
    const read = async () =>
      (await world.get<CurrentUser[]>('chef', '/user')).body.find((user) => user.id === id);
    expect(await read()).toMatchObject({ vacation_lastyear: 34, vacation_lastyear_provisional: true });
    await world.put('chef', `/user/${id}`, { name: 'Sonstwie' });
    expect(await read()).toMatchObject({ vacation_lastyear_provisional: true });
    await world.sql(`update users set vacation = 50, vacation_lastyear = 40 where id = ${id}`);
    expect(refused(await world.put('chef', `/user/${id}`, { vacation_lastyear: 89 }))).toEqual([
      400,
      'vacation_range',
      'vacation_lastyear',
    ]);
    const asRead = await read();
    expect((await world.put('chef', `/user/${id}`, asRead as object)).status).toBe(200);
    expect(await read()).toEqual(asRead);
    await world.put('chef', `/user/${id}`, { confirm_vacation_lastyear: 1 });
    expect(await read()).toMatchObject({ vacation_lastyear: 90, vacation_lastyear_provisional: false });
    await world.put('chef', `/user/${id}`, { vacation_lastyear: 10 });
    expect(await read()).toMatchObject({ vacation_lastyear: 10, vacation_lastyear_provisional: false });
  });
});
