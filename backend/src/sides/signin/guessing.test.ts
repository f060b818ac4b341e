import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { hashPassword } from '../../platform/session/passwords.ts';

const PASSWORD = 'Richtig1';
const [anna, bert] = ['anna@beispiel.example', 'bert@beispiel.example'];
const NOW = '2026-11-20T09:00:00Z';

let world: World;
const hash = quickHash(PASSWORD);
beforeAll(async () => {
  world = await World.start(NOW, { TRUST_PROXY: '127.0.0.1' });
});
beforeEach(async () => {
  world.setClock(NOW);
  await world.sql('delete from login_failures');
  await world.sql('delete from known_devices');
  await world.sql('update users set password_hash = $1', [hash]);
});
afterAll(() => world?.close());

const login = (email: string, password: string, from: string) =>
  world.call<string>(
    null,
    'POST',
    '/user/login',
    { email, password },
    { headers: { 'x-forwarded-for': from } },
  );
const guess = (email: string, from: string) => login(email, 'Falsch12', from);
const home = '203.0.113.7';

/** How many of the given sequential attempts were checked. */
async function countChecked(
  count: number,
  attempt: (n: number) => ReturnType<typeof login>,
): Promise<number> {
  let looked = 0;
  for (let n = 0; n < count; n++) if ((await attempt(n)).status === 401) looked++;
  return looked;
}

describe('guesses', () => {
  it('at one account are slowed down, however many addresses they come from', async () => {
    expect(await countChecked(30, (n) => guess(anna, `198.51.100.${n}`))).toBe(20);
    const answer = await login(anna, PASSWORD, '198.51.100.99');
    expect(refused(answer)).toEqual([429, 'too_many_attempts']);
    expect(answer.headers.get('retry-after')).toBe('30');
    world.setClock('2026-11-20T09:00:30Z');
    expect((await guess(anna, '198.51.100.100')).status).toBe(401);
    expect((await guess(anna, '198.51.100.101')).status).toBe(429);
    world.setClock('2026-11-20T09:01:00Z');
    expect((await login(anna, PASSWORD, '198.51.100.102')).status).toBe(200);
    expect((await login(bert, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('at one account do not lock out devices that have logged in before', async () => {
    expect((await login(anna, PASSWORD, home)).status).toBe(200);
    await countChecked(30, (n) => guess(anna, `198.51.100.${n}`));
    expect((await login(anna, PASSWORD, '198.51.100.99')).status).toBe(429);
    expect((await guess(anna, home)).status).toBe(401);
    expect((await login(anna, PASSWORD, home)).status).toBe(200);
    // Nor does her login reset the count for those who guess.
    expect((await guess(anna, '198.51.100.99')).status).toBe(429);
  });

  it('from a known device are counted, too', async () => {
    expect((await login(anna, PASSWORD, home)).status).toBe(200);
    expect(await countChecked(12, () => guess(anna, home))).toBe(10);
    const answer = await login(anna, PASSWORD, home);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('from one IPv6 network are counted together', async () => {
    expect(await countChecked(14, (n) => guess(anna, `2001:db8:1:2::${n.toString(16)}`))).toBe(10);
    expect((await guess(anna, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('from one address are blocked, however many e-mails they try, but known devices get in', async () => {
    await world.sql(
      `insert into users (id, company_id, email, first_name, name, password_hash, vacation_lastyear_entered_in)
        select 1000 + n, 1, 'person' || n || '@beispiel.example', 'Person', 'Muster', $1, 2020 from generate_series(0, 69) n`,
      [hash],
    );
    expect((await login(bert, PASSWORD, home)).status).toBe(200);
    expect(await countChecked(70, (n) => guess(`person${n}@beispiel.example`, home))).toBe(60);
    const answer = await login(anna, PASSWORD, home);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await login(bert, PASSWORD, home)).status).toBe(200);
    expect((await guess('person61@beispiel.example', '203.0.113.8')).status).toBe(401);
    await world.sql(`delete from users where email like 'person%'`);
  });

  it('that were correct do not count against the account and the address', async () => {
    for (let n = 0; n < 25; n++) expect((await login(anna, PASSWORD, `198.51.100.${n}`)).status).toBe(200);
    expect(await world.sql('select from login_failures')).toEqual([]);
  });
});

it('registrations from one address are blocked, however many e-mails they try', async () => {
  const headers = { 'x-forwarded-for': home };
  const register = async (n: number) => {
    const body = { email: `person${n}@beispiel.example`, password: 'Abc123' };
    return (await world.call(null, 'POST', '/user/register', body, { headers })).status;
  };
  expect([await register(1), await register(2)]).toEqual([400, 400]);
  // As if it had been 58, each of which hashes a password.
  await world.sql(
    'insert into login_failures (key, at) select key, at from login_failures, generate_series(1, 28)',
  );
  const next = [await register(3), await register(4), await register(5), await register(6)];
  expect(next).toEqual([400, 400, 429, 429]);
});

it('with 300 wrong logins in flight a correct one from a known device takes less than 2.5 s', async () => {
  await world.sql('update users set password_hash = $1', [await hashPassword(PASSWORD)]);
  const idle = performance.now();
  expect((await login(anna, PASSWORD, home)).status).toBe(200);
  const alone = performance.now() - idle;
  const storm = Array.from({ length: 300 }, (_, n) =>
    guess(`person${n}@beispiel.example`, `10.0.${n % 250}.${n}`),
  );
  await Promise.race(storm);
  const begun = performance.now();
  expect((await login(anna, PASSWORD, home)).status).toBe(200);
  const took = performance.now() - begun;
  const answers = await Promise.all(storm);
  // On a busy machine everything takes longer, including this login; queued behind the others it would take as long as they do.
  expect(took).toBeLessThan(Math.max(2_500, 10 * alone, (performance.now() - begun) / 2));
  const away = answers.filter(({ status }) => status === 503);
  expect(away.length).toBeGreaterThan(50);
  for (const { headers } of away) expect(headers.get('retry-after')).toBe('2');
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  // Attempts that were not checked do not count.
  const looked = answers.length - away.length;
  expect(await world.sql('select count(*)::int as n from login_failures')).toEqual([{ n: 3 * looked }]);
});
