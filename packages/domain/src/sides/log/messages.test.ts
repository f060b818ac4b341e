import { expect, it } from 'vitest';
import { auditSentences } from './messages.ts';

it('[AUD-07] says in its sentences what is wrong with a package', () => {
  expect(Object.values(auditSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '400 Bitte wählen Sie mindestens eine Person.',
    '400 Ein Prüfpaket umfasst höchstens zwei Jahre.',
    '400 Der Zeitraum beginnt erst nach dem heutigen Tag.',
  ]);
});
