import { expect, it } from 'vitest';
import { Secrets } from './secrets.ts';

const OLD = 'the-first-key-of-an-installation-0123456789';
const NEW = 'the-second-key-of-an-installation-012345678';
const TEXT = '12345678901234567890';

it('[DCN-08] opens what it has sealed, for the same thing alone, and never seals twice alike', () => {
  const secrets = new Secrets([NEW]);
  const sealed = secrets.seal(TEXT, 'totp 1 11');
  expect(sealed.includes(TEXT)).toBe(false);
  expect(sealed.equals(secrets.seal(TEXT, 'totp 1 11'))).toBe(false);
  expect(secrets.open(sealed, 'totp 1 11')).toEqual({ text: TEXT, isOld: false });
  expect(secrets.open(sealed, 'totp 1 12')).toBeNull();
});

it('[DCN-08] does not open what was changed, by a single bit', () => {
  const secrets = new Secrets([NEW]);
  const sealed = secrets.seal(TEXT, 'x');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    expect(secrets.open(changed, 'x')).toBeNull();
  }
  expect(secrets.open(sealed.subarray(0, 10), 'x')).toBeNull();
});

it('[DCN-08] opens with SECRETS_KEY_OLD what was sealed before, and seals with the new key', () => {
  const before = new Secrets([OLD]).seal(TEXT, 'x');
  const both = new Secrets([NEW, OLD]);
  expect(both.open(before, 'x')).toEqual({ text: TEXT, isOld: true });
  expect(new Secrets([NEW]).open(both.seal(TEXT, 'x'), 'x')).toEqual({ text: TEXT, isOld: false });
  expect(new Secrets([NEW]).open(before, 'x')).toBeNull();
});

it('[DCN-08] is off without a key', () => {
  expect(new Secrets([]).isOn).toBe(false);
  expect(() => new Secrets([]).seal(TEXT, 'x')).toThrow('SECRETS_KEY');
  expect(new Secrets([NEW]).isOn).toBe(true);
});
