import { expect, it } from 'vitest';
import { feedSentences } from './messages.ts';

it('[ICS-01] [ICS-02] says what somebody can do about it', () => {
  expect(Object.values(feedSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '409 Mehr als fünf Adressen sind nicht möglich. Beenden Sie zuerst eine.',
    '429 Der Kalender wird zu oft abgerufen.',
  ]);
});
