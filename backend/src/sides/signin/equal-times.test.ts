import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAILING, mails } from '../../../test/mails.ts';
import { emailOf } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { hashPassword } from '../../platform/session/passwords.ts';

/** What a stranger could notice over a network. */
const NOTICEABLE_MS = 5;
const KNOWN = emailOf('anna');
const UNKNOWN = 'wer1@beispiel.example';

let world: World;
beforeAll(async () => {
  world = await World.start(undefined, { ...MAILING, TRUST_PROXY: '127.0.0.1' });
  await world.sql('update users set password_hash = $1', [await hashPassword('Richtig1')]);
});
afterAll(() => world?.close());

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Each from a network of its own, so that nobody is slowed down for guessing. */
async function timeOf(path: string, body: object, round: number): Promise<number> {
  await world.sql('truncate login_failures, codes, outbox');
  const headers = { 'x-forwarded-for': `10.0.0.${round + 1}` };
  const begun = performance.now();
  await world.call(null, 'POST', path, body, { headers });
  return performance.now() - begun;
}

/**
 * How much longer it takes for somebody who is known: the median of pairs whose order alternates, and how far such a median
 * is off by chance on this machine at this moment.
 */
async function difference(
  rounds: number,
  of: (email: string, round: number) => Promise<number>,
  [known, unknown]: readonly [string, string] = [KNOWN, UNKNOWN],
) {
  const pairs: number[] = [];
  // The first ones compile the code and open connections.
  for (let round = -3; round < rounds; round++) {
    const order = round % 2 === 0 ? [known, unknown] : [unknown, known];
    const times = new Map<string, number>();
    for (const email of order) times.set(email, await of(email, round + 3));
    if (round >= 0) pairs.push((times.get(known) ?? 0) - (times.get(unknown) ?? 0));
  }
  const middle = median(pairs);
  const spread = 1.4826 * median(pairs.map((pair) => Math.abs(pair - middle)));
  return { middle: Math.abs(middle), chance: (6 * spread) / Math.sqrt(rounds) };
}

it('[ACCT-05] a link for a forgotten password is answered as fast for a known address as for an unknown one', async () => {
  const { middle, chance } = await difference(21, async (email, round) => {
    const time = await timeOf('/user/forgot', { email }, round);
    // The mail is written after the answer, and must not slow the next request.
    if (email === KNOWN) await expect.poll(async () => (await mails(world)).length).toBe(1);
    return time;
  });
  expect(middle).toBeLessThan(Math.max(NOTICEABLE_MS, chance));
});

it('[AUTH-11] a wrong password is answered as fast for a known address as for an unknown one', async () => {
  const { middle, chance } = await difference(15, (email, round) =>
    timeOf('/user/login', { email, password: 'Falsch12' }, round),
  );
  expect(middle).toBeLessThan(Math.max(NOTICEABLE_MS, chance));
});

it.each([
  ['/user/login', { password: 'Falsch12' }, 15],
  ['/user/forgot', {}, 21],
] as const)(
  '[IMP-13] %s is answered as fast for a login name that is known as for another one',
  async (path, body, rounds) => {
    await world.sql(`update users set email = 'bert@alpha' where id = 12`);
    const { middle, chance } = await difference(
      rounds,
      (email, round) => timeOf(path, { email, ...body }, round),
      ['bert@alpha', 'niemand@alpha'],
    );
    expect(middle).toBeLessThan(Math.max(NOTICEABLE_MS, chance));
  },
);
