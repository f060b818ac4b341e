import { expect, it } from 'vitest';
import { decisionSentences } from './messages.ts';

it('[DEC-06] [VIS-04] says what somebody can do about it', () => {
  expect(Object.values(decisionSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '409 Rückgängig machen ist nicht mehr möglich.',
    '400 Bitte wählen Sie ein Team oder einen Arbeitsplatz aus der Liste.',
    '400 Bitte wählen Sie mindestens einen Wochentag.',
    '400 Die Mindestbesetzung liegt zwischen 1 und 999.',
    '409 Dafür gibt es an diesen Tagen bereits eine Mindestbesetzung.',
  ]);
});
