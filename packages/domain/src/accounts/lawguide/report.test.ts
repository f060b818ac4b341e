import { expect, it } from 'vitest';
import type { Violation } from '../law/facts.ts';
import { LAW_RULES } from '../law/law-rules.ts';
import { LAW_WORDS, remedyText } from '../law/words.ts';
import { lawRowsOf } from './report.ts';

const person = { user: 7, first_name: 'Anna', name: 'Adler' };
const violation: Violation = {
  code: 'break',
  day: '2026-11-18',
  value: 30,
  limit: 45,
  text: 'Es fehlen 15 Minuten.',
  remedy: { kind: 'add_break', minutes: 15 },
};

it('[LAW-14] a row of the report names person, day, rule, reason, remedy and explanation', () => {
  const explanation = { text: 'Rohrbruch', by: 'Karla Vogt', at: '2026-11-19T08:00:00Z' };
  expect(lawRowsOf(person, [{ ...violation, explanation }])).toEqual([
    {
      ...person,
      day: '2026-11-18',
      code: 'break',
      label: 'Pause zu kurz',
      law: '§ 4 ArbZG',
      reason: 'Es fehlen 15 Minuten.',
      value: 30,
      limit: 45,
      remedy: '15 Minuten Pause ergänzen',
      explanation: 'Rohrbruch',
      explained_by: 'Karla Vogt',
      explained_at: '2026-11-19T08:00:00Z',
    },
  ]);
});

it('[LAW-14] says nothing where nothing has been explained and nothing helps', () => {
  const [row] = lawRowsOf(person, [{ ...violation, remedy: null, explanation: null }]);
  expect(row).toMatchObject({ remedy: null, explanation: null, explained_by: null, explained_at: null });
  const unsigned = { text: 'Rohrbruch', by: null, at: '2026-11-19T08:00:00Z' };
  expect(lawRowsOf(person, [{ ...violation, explanation: unsigned }])[0]?.explained_by).toBeNull();
});

it('[LAW-07] a remedy is a break to add or a day until which there is a day off', () => {
  expect(remedyText({ kind: 'rest_day', until: '2026-11-28' })).toBe('Ersatzruhetag bis 28.11.2026');
  expect(remedyText(null)).toBeNull();
});

it('[LAW-02] every rule has its name and its section', () => {
  expect(LAW_RULES.map((code) => `${LAW_WORDS[code].law}: ${LAW_WORDS[code].label}`)).toEqual([
    '§ 4 ArbZG: Pause zu kurz',
    '§ 4 ArbZG: Zu lange ohne Pause',
    '§ 16 Abs. 2 ArbZG: Mehr als 8 Stunden',
    '§ 3 ArbZG: Mehr als 10 Stunden',
    '§ 3 ArbZG: Mehr als 60 Stunden in der Woche',
    '§ 5 ArbZG: Ruhezeit zu kurz',
    '§ 9 ArbZG: Sonntagsarbeit',
    '§ 9 ArbZG: Feiertagsarbeit',
    '§ 11 Abs. 3 ArbZG: Ersatzruhetag fehlt',
    '§ 11 Abs. 1 ArbZG: Weniger als 15 freie Sonntage',
    '§ 3 ArbZG: Mehr als 8 Stunden im Schnitt',
    '§ 2 ArbZG: Nachtarbeit',
    '§ 6 Abs. 2 ArbZG: Nachtarbeit über 8 Stunden im Schnitt',
    '§ 8 JArbSchG: Jugendliche: mehr als 8 Stunden',
    '§ 8 JArbSchG: Jugendliche: mehr als 40 Stunden in der Woche',
    '§ 11 JArbSchG: Jugendliche: Pause zu kurz',
    '§ 11 JArbSchG: Jugendliche: zu lange ohne Pause',
    '§ 13 JArbSchG: Jugendliche: Ruhezeit zu kurz',
    '§ 14 JArbSchG: Jugendliche: vor 6 oder nach 20 Uhr',
    '§ 16 JArbSchG: Jugendliche: Arbeit am Samstag',
    '§ 17 JArbSchG: Jugendliche: Arbeit am Sonntag',
    '§ 18 JArbSchG: Jugendliche: Arbeit am Feiertag',
    '§ 15 JArbSchG: Jugendliche: mehr als 5 Tage in der Woche',
    '§ 12 JArbSchG: Jugendliche: Schichtzeit zu lang',
    '§ 17 MiLoG: Zu spät erfasst',
  ]);
});
