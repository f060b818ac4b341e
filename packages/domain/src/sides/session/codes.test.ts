import { expect, it } from 'vitest';
import { CODE_LENGTH, codeFrom, codeInHash, codeShown, codeTyped, pathWithCode } from './codes.ts';

const bytes = Uint8Array.from({ length: CODE_LENGTH }, (_, i) => i * 13);
const code = codeFrom(bytes);

it('[ACCT-02] a code has 20 characters of 32, each as likely as the others', () => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  const every = codeFrom(Uint8Array.from({ length: 256 }, (_, i) => i));
  const counts = [...new Set(every)].map((letter) => every.split(letter).length - 1);
  expect(counts).toEqual(Array.from({ length: 32 }, () => 8));
});

it('[ACCT-04] a code is read however it was typed', () => {
  expect(codeShown('H4KQ0N7TABCD')).toBe('H4KQ-0N7T-ABCD');
  expect(codeTyped(codeShown(code))).toBe(code);
  expect(codeTyped(` ${codeShown(code).toLowerCase().replaceAll('-', ' ')}`)).toBe(code);
  expect(codeTyped('oO-iIlL')).toBe('001111');
  expect(codeTyped('äé"\0')).toBe('');
});

it('[ACCT-02] a link has its code behind the #', () => {
  expect(pathWithCode('invite', code)).toBe(`/register#einladung=${code}`);
  expect(codeInHash('invite', `#einladung=${code}`)).toBe(code);
  expect(codeInHash('invite', '#code=x')).toBeNull();
  expect(codeInHash('invite', '')).toBeNull();
});
