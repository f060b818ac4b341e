import { expect, it } from 'vitest';
import { reportSentences } from './messages.ts';

it('[RPT-02] says what somebody can do about it', () => {
  expect(Object.values(reportSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '400 Der Bericht hätte mehr als 50.000 Zellen. Bitte wählen Sie einen kürzeren Zeitraum, weniger Zeilen oder eine andere Spalte.',
    '409 Mehr als 50 Ansichten sind nicht möglich. Löschen Sie zuerst eine.',
    '409 Eine Ansicht mit diesem Namen gibt es bereits.',
  ]);
});
