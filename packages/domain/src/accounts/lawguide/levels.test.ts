import { expect, it } from 'vitest';
import { factsOf, found, worked } from '../law/law.fixture.ts';
import { lawFeature } from './features.ts';
import { lawRefusal } from './levels.ts';
import { lawSentences } from './messages.ts';

const DAY = '2026-11-18';
const violations = found(factsOf([worked(DAY, '08:00', '19:00')]), DAY);
const writing = { violations, explained: [], reason: null, isAdmin: false };
const settings = (change: object) => lawFeature.settings.parse(change);

it('[LAW-11] says in its sentences what is wrong', () => {
  expect(Object.values(lawSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '400 Bitte wählen Sie höchstens 400 Tage.',
    '400 Bitte prüfen Sie die Pausen: Jede endet nach ihrem Beginn, liegt in der Arbeitszeit und überschneidet keine andere.',
    '409 Die erfassten Zeiten {times} passen nicht mehr zu dieser Arbeitszeit und gehen beim Speichern verloren. Trotzdem speichern?',
    '400 Bitte geben Sie einen Grund an.',
    '409 {text} Ihr Unternehmen speichert das nur mit dem Grund eines Administrators.',
  ]);
});

it('[LAW-11] each level is labelled with its law, which a line never divides', () => {
  const { break: pause, day8 } = lawFeature.fields ?? {};
  expect([pause, day8].map((field) => field && 'label' in field && field.label)).toEqual([
    'Pause zu kurz (§\u00a04 ArbZG)',
    'Mehr als 8 Stunden (§\u00a016 Abs. 2 ArbZG)',
  ]);
});

it('[LAW-11] is a note by default, whatever happens', () => {
  expect(violations.map(({ code }) => code)).toEqual(['break', 'day8', 'day10']);
  expect(lawRefusal(settings({}), writing)).toBeNull();
  expect(lawRefusal(settings({ break: 'off' }), writing)).toBeNull();
});

it.each([
  [{ break: 'reason' }, {}, 'law_reason'],
  [{ break: 'reason' }, { reason: 'Rohrbruch' }, undefined],
  [{ break: 'reason' }, { explained: [{ day: DAY, code: 'break' }] }, undefined],
  [{ break: 'reason' }, { explained: [{ day: DAY, code: 'day10' }] }, 'law_reason'],
  [{ day10: 'refuse' }, {}, 'law_refused'],
  [{ day10: 'refuse' }, { reason: 'Rohrbruch' }, 'law_refused'],
  [{ day10: 'refuse' }, { isAdmin: true }, 'law_reason'],
  [{ day10: 'refuse' }, { isAdmin: true, reason: 'Rohrbruch' }, undefined],
  [{ rest11: 'refuse' }, {}, undefined],
])('[LAW-11] with %j and %j: %s', (change, given, code) => {
  expect(lawRefusal(settings(change), { ...writing, ...given })?.code).toBe(code);
});
