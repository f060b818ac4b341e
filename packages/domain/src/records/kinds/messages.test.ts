import { expect, it } from 'vitest';
import { kindSentences } from './messages.ts';

it('[ART-01] [SET-45] says what somebody can do about it', () => {
  expect(Object.values(kindSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '409 Grundlage und Anrechnung bleiben, wie sie sind: Die Art ist schon eingetragen.',
    '400 Eine Art auf der Grundlage Urlaub wird angerechnet wie Urlaub.',
    '400 Eigene Krankheit ist nur eine Art auf der Grundlage Krankheit.',
    '400 Urlaub hat sein eigenes Konto: Eine Art auf der Grundlage Urlaub hat kein Kontingent.',
    '400 Eine Art auf der Grundlage Urlaub oder Überstunden gibt es nur in ganzen und halben Tagen.',
    '400 So verrät „Abwesend“ die Krankheit.',
    '403 Das trägt nur {who} ein.',
    '400 {kind} gibt es nur für ganze Tage.',
    '400 {kind} gibt es nicht in Stunden.',
    '409 Eine Art mit diesem Namen gibt es bereits.',
  ]);
});
