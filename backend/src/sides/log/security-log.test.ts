import type { SecurityEvent } from '@stundenbuch/domain/sides/log/security-log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { deleteExpiredSessions } from '../../platform/session/expired-sessions.ts';

const NOW = '2026-11-20T09:12:00Z';
let world: World;
beforeAll(async () => {
  world = await World.start(NOW);
  await switchOn(world, 1, ['calendar', 'law', 'clock', 'security']);
  await world.sql('update users set password_hash = $1', [quickHash('Richtig1')]);
  await world.sql(`update users set personnel_number = '10' || id`);
});
beforeEach(async () => {
  world.setClock(NOW);
  await world.sql('truncate security_events, login_failures');
});
afterAll(() => world?.close());

const login = (email: string, password = 'Falsch12') => world.post(null, '/user/login', { email, password });
const log = async () => (await world.get<SecurityEvent[]>('chef', '/audit/security')).body;
const shown = async () =>
  (await log()).map(({ kind, person_name, terminal_name, count }) => [
    kind,
    person_name,
    terminal_name,
    count,
  ]);

describe('[AUD-06] what failed at the doors of accounts', () => {
  it('is counted for an hour: logins, those that were not even looked at, too', async () => {
    for (let n = 0; n < 12; n += 1) await login(emailOf('anna'));
    await expect.poll(shown).toEqual([['login', 'Anna Muster', null, 12]]);
    world.setClock('2026-11-20T09:58:00Z');
    await login(emailOf('anna'));
    await expect.poll(shown).toEqual([['login', 'Anna Muster', null, 13]]);
    expect(await log()).toMatchObject([
      { person: 11, first_at: '2026-11-20T09:12:00.000Z', last_at: '2026-11-20T09:58:00.000Z' },
    ]);
    world.setClock('2026-11-20T10:01:00Z');
    await login(emailOf('anna'));
    await expect.poll(async () => (await log()).length).toBe(2);
  });

  it('with proofs and present passwords', async () => {
    await world.post('bert', '/user/proof', { password: 'Falsch12' });
    await world.post('bert', '/user/pwupdate', { password: 'Neues123', old_password: 'Falsch13' });
    await world.post('bert', '/user/proof', { code: '000000' });
    await expect.poll(shown).toEqual([['proof', 'Bert Muster', null, 3]]);
  });

  it('with PINs, of numbers that nobody has as well, by terminal', async () => {
    const { body } = await world.post<{ code: string }>('chef', '/clock/terminal', { name: 'Werkstatt' });
    await world.put('anna', '/clock/pin', { pin: '471108' });
    const look = (number: string) =>
      world.call(
        null,
        'POST',
        '/terminal/look',
        { number, pin: '999999' },
        { headers: { terminal: body.code } },
      );
    await look('1011');
    await look('99');
    await look('98');
    await expect.poll(shown).toEqual(
      expect.arrayContaining([
        ['pin', 'Anna Muster', 'Werkstatt', 1],
        ['pin', null, 'Werkstatt', 2],
      ]),
    );
  });

  it('holds no secret, and an e-mail that nobody has, or of a company without `security`, is in no log', async () => {
    await login('niemand@beispiel.example', 'Geheim-4711');
    await login(emailOf('otto'), 'Geheim-4711');
    await login(emailOf('anna'), 'Geheim-4711');
    await expect.poll(shown).toEqual([['login', 'Anna Muster', null, 1]]);
    const rows = JSON.stringify(await world.sql('select * from security_events'));
    expect(rows).not.toMatch(/niemand|4711|beispiel|127\.0/);
    expect(await world.sql('select distinct company_id from security_events')).toEqual([{ company_id: 1 }]);
  });

  it('is read by admins alone, where it is on, for 90 days', async () => {
    for (const who of ['anna', 'lena'] as const)
      expect(refused(await world.get(who, '/audit/security'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('olga', '/audit/security'))).toEqual([403, 'feature_off']);
    await login(emailOf('anna'));
    await expect.poll(async () => (await log()).length).toBe(1);
    world.setClock('2027-02-18T09:12:00Z');
    expect(await log()).toHaveLength(1);
    world.setClock('2027-02-18T09:12:01Z');
    expect(await log()).toEqual([]);
    await deleteExpiredSessions(world.owner, new Date('2027-02-18T09:12:01Z'));
    expect(await world.sql('select from security_events')).toEqual([]);
  });
});
