import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['123456', true],
  ['Passw0rd', true],
  ['PASSWORD1', true],
  ['', false],
  ['#', false],
  ['Langer12', false],
])('[ACCT-08] %s is one of the 10 000 most used: %s', (password, isCommon) =>
  expect(isCommonPassword(password)).toBe(isCommon),
);

it('[ACCT-08] the list has 10 000 different passwords, its source and its licence', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../lists/common-passwords.txt'), 'utf8');
  const lines = text.trim().split('\n');
  const passwords = lines.filter((line) => !line.startsWith('#'));
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords.filter((one) => one !== one.toLowerCase())).toEqual([]);
  const head = lines.filter((line) => line.startsWith('#')).join('\n');
  for (const word of ['@zxcvbn-ts/language-common 4.1.3', 'Licence: MIT', 'Permission is hereby granted'])
    expect(head).toContain(word);
});
