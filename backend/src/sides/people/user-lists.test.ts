import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, status, created_at) values
    (1, 12, '2026-03-02', 10, 8, 1, now()), (1, 12, '2026-11-20', 10, 8, 0, now()), (1, 12, '2026-12-01', 10, 8, 0, now()),
    (1, 12, '2026-04-01', 10, 8, 2, now()), (1, 12, '2026-05-04', 70, 8, 1, now()), (1, 12, '2027-01-04', 10, 8, 0, now())`);
  await world.sql(`update users set vacation_lastyear_entered_in = 2026`);
});
afterAll(() => world?.close());

const names = ({ body }: { body: unknown }) => (body as CurrentUser[]).map((user) => user.first_name);

describe('the people of a company', () => {
  it('[API-57] [WORK-01] [AMB-24] are for its admins and readers, not for a global admin as such', async () => {
    expect(names(await world.get('chef', '/user'))).toEqual(['Anna', 'Bert', 'Chef', 'Lena']);
    expect(names(await world.get('lena', '/user'))).toEqual(['Anna', 'Bert', 'Chef', 'Lena']);
    expect(names(await world.get('olga', '/user'))).toEqual(['Olga', 'Otto']);
    expect(refused(await world.get('anna', '/user'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('gero', '/user'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get(null, '/user'))).toEqual([401, 'unauthenticated']);
  });

  it('[API-58] [AMB-26] of another company are for a global admin', async () => {
    expect(names(await world.get('gero', '/user/all/2'))).toEqual(['Olga', 'Otto']);
    expect(names(await world.get('chef', '/user/all/1'))).toHaveLength(4);
    expect(names(await world.get('lena', '/user/all/1'))).toHaveLength(4);
    expect(refused(await world.get('chef', '/user/all/2'))).toEqual([404, 'not_found']);
    expect(refused(await world.get('chef', '/user/all/77'))).toEqual([404, 'not_found']);
    expect(refused(await world.get('anna', '/user/all/1'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('anna', '/user/all/2'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('gero', '/user/all/x'))).toEqual([404, 'not_found']);
    expect(refused(await world.get('gero', '/user/all/77'))).toEqual([404, 'not_found']);
  });

  it('[AUTH-32] [VAC-02] [VAC-04] come with their vacation and without their password', async () => {
    const { body } = await world.get<CurrentUser[]>('chef', '/user');
    expect(body.find(({ id }) => id === 12)).toMatchObject({
      usedVacation: 2,
      plannedVacation: 1,
      openVacation: 21,
    });
    expect(JSON.stringify(body)).not.toContain('password');
  });

  it('[WORK-01] are paged, searched and sorted', async () => {
    const page = await world.get('chef', '/user?page=2&size=3');
    expect(names(page)).toEqual(['Lena']);
    expect(page.headers.get('x-total-count')).toBe('4');
    expect(names(await world.get('chef', '/user?search=LENA'))).toEqual(['Lena']);
    expect(names(await world.get('chef', '/user?search=P12'))).toEqual(['Bert']);
    expect(names(await world.get('chef', '/user?sort=-email'))).toEqual(['Lena', 'Chef', 'Bert', 'Anna']);
    expect(refused(await world.get('chef', '/user?sort=password_hash'))).toEqual([
      400,
      'invalid_input',
      'sort',
    ]);
    expect(refused(await world.get('chef', '/user?search=%00'))).toEqual([400, 'invalid_input', 'search']);
  });
});

describe('one person by e-mail', () => {
  it('[API-59] [AMB-48] [WORK-03] is for the person, admins and readers', async () => {
    const bert = `/user/email/${encodeURIComponent(emailOf('bert'))}`;
    for (const who of ['chef', 'lena', 'bert'] as const) {
      expect((await world.get(who, bert)).body).toMatchObject({
        id: 12,
        plannedVacation: 1,
        usedVacationLastYear: 1,
      });
    }
    expect((await world.get('chef', '/user/email/BERT@BEISPIEL.EXAMPLE')).status).toBe(200);
  });

  it('[API-59] [WORK-04] is hidden from employees, who do not learn whether it exists', async () => {
    for (const email of [emailOf('bert'), emailOf('otto'), 'niemand@x.de', 'x']) {
      expect(refused(await world.get('anna', `/user/email/${email}`))).toEqual([403, 'forbidden']);
    }
    for (const email of [emailOf('otto'), 'niemand@x.de', '%00', "'", 'x'.repeat(300)]) {
      expect(refused(await world.get('chef', `/user/email/${email}`))).toEqual([404, 'not_found']);
    }
    expect(refused(await world.get('gero', `/user/email/${emailOf('otto')}`))).toEqual([403, 'forbidden']);
  });
});
