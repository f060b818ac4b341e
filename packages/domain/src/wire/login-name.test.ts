import { expect, it } from 'vitest';
import { email, emailOrLoginName } from './fields.ts';
import { isAddress, isLoginName, loginNameOf, SHORT_NAME } from './login-name.ts';

it.each([
  ['anna@muster', true],
  ['a.b-c_9@m-1', true],
  [`${'a'.repeat(40)}@${'b'.repeat(20)}`, true],
  ['abc@ab', true],
  ['ab@muster', false],
  ['anna@m', false],
  [`${'a'.repeat(41)}@muster`, false],
  [`anna@${'b'.repeat(21)}`, false],
  ['Anna@muster', false],
  ['anna@muster.de', false],
  ['än@muster', false],
  ['anna muster', false],
  ['x anna@muster', false],
  ['anna@muster x', false],
])('[IMP-13] %s as a login name: %s', (name, is) => expect(isLoginName(name)).toBe(is));

it('[IMP-13] no login name is an address, and no address a login name', () => {
  expect(isAddress(loginNameOf('anna.b', 'muster'))).toBe(false);
  expect(isAddress('anna@firma.de')).toBe(true);
  expect(email.safeParse('anna@muster').success).toBe(false);
  expect(emailOrLoginName.parse(' Anna@Muster ')).toBe('anna@muster');
  expect(emailOrLoginName.parse('anna@firma.de')).toBe('anna@firma.de');
  for (const neither of ['anna', '@muster', 'an@muster', 'anna@'])
    expect(emailOrLoginName.safeParse(neither).success).toBe(false);
});

it('[IMP-13] [SET-62] a short name has no point, and is not what anonymised people have', () => {
  const good = ['', 'ab', 'muster-1', 'invalid-2', 'x'.repeat(20)];
  const bad = ['a', 'x'.repeat(21), 'a.b', 'A1', 'a b', 'invalid'];
  expect([...good, ...bad].filter((name) => SHORT_NAME.test(name))).toEqual(good);
});
