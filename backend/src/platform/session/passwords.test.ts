import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('a password is verified, and no other', async () => {
  const stored = await hashPassword('Dachziegel1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await isPassword('Dachziegel1', stored), await isPassword('Dachziegel2', stored)]).toEqual([
    true,
    false,
  ]);
  expect(await isPassword('Dachziegel1', null)).toBe(false);
});

it('many concurrent logins leave threads for other requests', async () => {
  let done = 0;
  const storm = Array.from({ length: 24 }, async () => {
    await isPassword('Falsch1', null);
    done++;
  });
  await promisify(brotliCompress)('Dach gedeckt');
  expect(done).toBeLessThan(12);
  await Promise.all(storm);
});

it('a limited number of strangers wait, others are told to retry, and known devices overtake them', async () => {
  const begun = performance.now();
  const storm = Promise.allSettled(Array.from({ length: 300 }, () => isPassword('Falsch1', null)));
  expect(await isPassword('Falsch1', null, true)).toBe(false);
  const passed = performance.now() - begun;
  const refused = (await storm).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(passed).toBeLessThan((performance.now() - begun) / 2);
  expect(refused.length).toBeGreaterThan(200);
  for (const reason of refused)
    expect(reason).toMatchObject({ refusal: { status: 503, code: 'unavailable' }, retryAfter: 2 });
});
