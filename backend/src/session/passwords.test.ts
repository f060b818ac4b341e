import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';
import { hashPassword, isPassword } from './passwords.ts';

it('a password is known again, and no other', async () => {
  const stored = await hashPassword('Dachziegel1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await isPassword('Dachziegel1', stored), await isPassword('Dachziegel2', stored)]).toEqual([
    true,
    false,
  ]);
  expect(await isPassword('Dachziegel1', null)).toBe(false);
});

it('a storm of logins leaves threads for the answers of others', async () => {
  let done = 0;
  const storm = Array.from({ length: 24 }, async () => {
    await isPassword('Falsch1', null);
    done++;
  });
  await promisify(brotliCompress)('Dach gedeckt');
  expect(done).toBeLessThan(12);
  await Promise.all(storm);
});

it('runs no more at once than allowed, in the order in which they came, also after errors', async () => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = atMost(2, async (n: number) => {
    begun.push(n);
    most = Math.max(most, ++running);
    await new Promise((next) => setTimeout(next, 5));
    running--;
    if (n === 1) throw new Error('no');
    return n;
  });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => work(n)));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4]]);
  expect(await work(5)).toBe(5);
});
