import { expect, it } from 'vitest';
import { Secrets } from './secrets.ts';

const OLD = 'the-first-key-of-an-installation-0123456789';
const NEW = 'the-second-key-of-an-installation-012345678';
const TEXT = '12345678901234567890';

it('[DCN-08] opens what it has sealed, for the same thing alone, and never seals twice alike', () => {
  const secrets = new Secrets([NEW]);
  const encrypted = secrets.encrypt(TEXT, 'totp 1 11');
  expect(encrypted.includes(TEXT)).toBe(false);
  expect(encrypted.equals(secrets.encrypt(TEXT, 'totp 1 11'))).toBe(false);
  expect(secrets.decrypt(encrypted, 'totp 1 11')).toEqual({ text: TEXT, isOld: false });
  expect(secrets.decrypt(encrypted, 'totp 1 12')).toBeNull();
});

it('[DCN-08] does not open what was changed, by a single bit', () => {
  const secrets = new Secrets([NEW]);
  const encrypted = secrets.encrypt(TEXT, 'x');
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] as number) ^ 1;
    expect(secrets.decrypt(changed, 'x')).toBeNull();
  }
  expect(secrets.decrypt(encrypted.subarray(0, 10), 'x')).toBeNull();
});

it('[DCN-08] opens with SECRETS_KEY_OLD what was sealed before, and seals with the new key', () => {
  const before = new Secrets([OLD]).encrypt(TEXT, 'x');
  const both = new Secrets([NEW, OLD]);
  expect(both.decrypt(before, 'x')).toEqual({ text: TEXT, isOld: true });
  expect(new Secrets([NEW]).decrypt(both.encrypt(TEXT, 'x'), 'x')).toEqual({ text: TEXT, isOld: false });
  expect(new Secrets([NEW]).decrypt(before, 'x')).toBeNull();
});

it('[DCN-08] is off without a key', () => {
  expect(new Secrets([]).isOn).toBe(false);
  expect(() => new Secrets([]).encrypt(TEXT, 'x')).toThrow('SECRETS_KEY');
  expect(new Secrets([NEW]).isOn).toBe(true);
});
