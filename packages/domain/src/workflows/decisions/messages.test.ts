import { expect, it } from 'vitest';
import { decisionSentences } from './messages.ts';

it('[DEC-06] says what somebody can do about it', () => {
  expect(Object.values(decisionSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '409 Rückgängig machen ist nicht mehr möglich.',
  ]);
});
