import { expect, test } from 'vitest';
import { calendarSentences } from './messages.ts';

test('[HOL-04] [HOL-11] [HOL-12] says what somebody can do about it', () => {
  expect(Object.values(calendarSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '400 „{extra}“ gibt es in {land} nicht.',
    '400 Bitte wählen Sie einen Ort aus der Liste.',
    '409 Einen Ort mit diesem Namen gibt es bereits.',
    '409 Der Ort wird noch verwendet.',
    '409 Eigene Tage vergangener Monate lassen sich nicht mehr ändern.',
    '409 Am {date} gibt es bereits einen eigenen Tag.',
    '400 Betriebsferien sind vom {from} bis zum {to} möglich.',
    '409 Für diese Tage gibt es bereits Betriebsferien.',
    '409 Die Betriebsferien wurden bereits zurückgenommen.',
  ]);
});
