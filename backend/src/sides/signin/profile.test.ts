import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(() => world.sql('delete from entries'));
afterAll(() => world?.close());

const current = async () => (await world.get<CurrentUser>('anna', '/user/current')).body;

/** Days of one code, one after the other from the first. */
async function take(type: number, first: string, days: number, status = 1): Promise<void> {
  await world.sql(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
     select 1, 11, $2::date + n, $1, 8, $4, now() from generate_series(0, $3 - 1) n`,
    [type, first, days, status],
  );
}

describe('the roles', () => {
  it('[AUTH-33] [API-62] [API-63] [API-64] have one call each', async () => {
    const roles = async (who: 'anna' | 'chef' | 'lena' | 'gero') => [
      (await world.get(who, '/user/admin/isadmin')).body,
      (await world.get(who, '/user/reader/isreader')).body,
      (await world.get(who, '/user/admin/isglobaladmin')).body,
    ];
    expect(await roles('anna')).toEqual([false, false, false]);
    expect(await roles('chef')).toEqual([true, false, false]);
    expect(await roles('lena')).toEqual([false, true, false]);
    expect(await roles('gero')).toEqual([false, false, true]);
  });
});

describe('the caller’s record', () => {
  it('[AUTH-32] [API-60] has every field of a user and never the password', async () => {
    await world.sql(`update users set password_hash = 'secret' where id = 11`);
    const body = await current();
    const fields =
      `first_name name email job job_title company active weeklyhours vacation vacation_lastyear worker_since
      working_days personnelNumber role setAdmin plannedVacation usedVacation`.split(/\s+/);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(fields));
    expect(body).toMatchObject({
      id: 11,
      email: 'anna@beispiel.example',
      company: 1,
      role: 1,
      setAdmin: 0,
      active: 1,
    });
    expect(JSON.stringify(body)).not.toContain('secret');
    await world.sql('update users set password_hash = null');
  });

  it.each([
    [25, 0, 0, 0, 0, 25],
    [30, 5, 0, 20, 3, 12],
    [30, 5, 2, 20, 3, 10],
    [30, 5, 7, 20, 3, 5],
    [25, 0, 0, 20, 6, -1],
  ])(
    '[VAC-01] [AMB-35] of %i days, %i left over (%i used of them), %i taken and %i planned leave %i',
    async (vacation, lastYear, type70, used, planned, open) => {
      await world.sql(
        'update users set vacation = $1, vacation_lastyear = $2, vacation_lastyear_entered_in = 2026 where id = 11',
        [vacation, lastYear],
      );
      await take(10, '2026-03-02', used);
      await take(10, '2026-11-21', planned, 0);
      await take(70, '2026-02-02', type70);
      // Not counted: declined, cancelled, other years, other codes.
      await take(10, '2026-08-03', 2, 2);
      await take(10, '2026-08-10', 2, 3);
      await take(10, '2025-12-22', 3);
      await take(20, '2026-09-01', 4);
      expect(await current()).toMatchObject({
        usedVacation: used,
        plannedVacation: planned,
        openVacation: open,
      });
    },
  );

  it('[AMB-37] carries over the remainder until an admin enters it', async () => {
    await world.sql(
      'update users set vacation = 30, vacation_lastyear = 0, vacation_lastyear_entered_in = 2025 where id = 11',
    );
    await take(10, '2025-06-02', 20);
    expect(await current()).toMatchObject({
      vacation_lastyear: 10,
      vacation_lastyear_provisional: true,
      openVacation: 40,
    });
  });
});

describe('saving one’s own name', () => {
  const save = (body: unknown, who: 'anna' | 'lena' = 'anna', id = 11) => world.put(who, `/user/${id}`, body);

  it('[AUTH-25] [API-69] [AMB-92] stores first and last name and nothing else', async () => {
    const answer = await save({
      first_name: ' Änne ',
      name: 'Neu',
      role: 2,
      setAdmin: 1,
      vacation: 50,
      company: 2,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ first_name: 'Änne', name: 'Neu', role: 1, company: 1 });
    expect(answer.body).not.toMatchObject({ vacation: 50 });
  });

  it('[ACC-45] is the one change that a reader may make', async () => {
    expect((await save({ first_name: 'Lena', name: 'Leserin' }, 'lena', 14)).status).toBe(200);
  });

  it.each([[{ first_name: '', name: 'X' }], [{ first_name: 'Anna' }], [{ first_name: '  ', name: 'Neu' }]])(
    '[AUTH-24] refuses %j',
    async (body) => {
      const before = await current();
      expect((await save(body)).body).toMatchObject({ code: 'fields_missing' });
      expect(await current()).toEqual(before);
    },
  );

  it('[API-69] refuses a stale version, and another person', async () => {
    const { version } = await current();
    expect((await save({ first_name: 'Anna', name: 'Eins', version })).status).toBe(200);
    expect(refused(await save({ first_name: 'Anna', name: 'Zwei', version }))).toEqual([409, 'stale']);
    expect(refused(await save({ first_name: 'Anna', name: 'Zwei' }, 'anna', 12))[0]).toBe(403);
    expect(refused(await save({ first_name: 'Anna', name: 'Zwei' }, 'anna', 21))).toEqual([404, 'not_found']);
  });
});

it('[API-71] the caller’s company comes with its flags and the server’s clock', async () => {
  const { body } = await world.get('olga', '/company/current');
  expect(body).toMatchObject({
    id: 2,
    name: 'Beta GmbH',
    permission: '1111111000',
    now: '2026-11-20T09:00:00.000Z',
  });
});
