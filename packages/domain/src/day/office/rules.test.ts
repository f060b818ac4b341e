import { expect, it } from 'vitest';
import { correctionInput } from './contract.ts';
import { officeSentences } from './messages.ts';
import { correctorRefusal } from './rules.ts';

it('[OFC-02] [OFC-05] says in its sentences why', () => {
  expect(Object.values(officeSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '403 Ihre eigenen Einträge korrigiert ein anderer Administrator.',
    '400 Bitte geben Sie einen Grund an.',
  ]);
});

it.each([
  [{ isOwn: false, hasOtherAdmins: true, isReader: false }, undefined],
  [{ isOwn: false, hasOtherAdmins: false, isReader: false }, undefined],
  [{ isOwn: true, hasOtherAdmins: false, isReader: false }, undefined],
  [{ isOwn: true, hasOtherAdmins: true, isReader: false }, 'own_correction'],
  [{ isOwn: false, hasOtherAdmins: true, isReader: true }, 'forbidden'],
])('[OFC-05] an admin corrects with %j: %s', (facts, code) => {
  expect(correctorRefusal(facts)?.code).toBe(code);
});

it('[OFC-02] a reason has 3 to 255 characters, and any month is chosen', () => {
  const read = (changes: object) => correctionInput.safeParse({ user: 7, reason: ' abc ', ...changes });
  expect(read({}).data).toEqual({ user: 7, reason: 'abc', any_month: false });
  expect(read({ reason: 'x'.repeat(255), any_month: true }).data?.any_month).toBe(true);
  for (const reason of [undefined, null, '', 'ab', ' ab ', 5, 'x'.repeat(256), 'a\0bc']) {
    expect(read({ reason }).success, String(reason)).toBe(false);
  }
});
