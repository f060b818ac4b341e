import type { FeatureDescription, SettingField } from '../../access/feature.ts';
import type { LawRule } from '../law/law-rules.ts';
import { LAW_WORDS } from '../law/words.ts';

const level = (label: string, log: string) =>
  ({
    kind: 'choice',
    label,
    options: [
      { value: 'off', label: 'nichts sagen' },
      { value: 'note', label: 'hinweisen' },
      { value: 'reason', label: 'Grund verlangen' },
      { value: 'refuse', label: 'nicht speichern' },
    ],
    log: { label: log },
  }) as const satisfies SettingField;

const levelOf = (code: LawRule) => {
  const { label, law } = LAW_WORDS[code];
  return level(`${label} (${law.replaceAll('§ ', '§\u00a0')})`, label);
};

export const lawWords = {
  name: 'law',
  label: 'Arbeitszeitschutz',
  meaning:
    'Beim Erfassen sagt das Formular, was das Arbeitszeitgesetz verlangt: Pausen, Ruhezeit, Sonntage, Durchschnitt. Gespeichert wird immer die wahre Zeit.',
  group: 'Konten und Monat',
  requires: ['calendar'],
  flags: ['timebooking'],
  isRecommended: true,
  intro:
    '„Nicht speichern“ gilt für die Person selbst. Ein Administrator kann die Zeit mit einem Grund speichern, denn aufgezeichnet werden muss, was wirklich gearbeitet wurde.',
  fields: {
    break: levelOf('break'),
    no_break: levelOf('no_break'),
    day8: levelOf('day8'),
    day10: levelOf('day10'),
    week60: levelOf('week60'),
    rest11: levelOf('rest11'),
    sunday: levelOf('sunday'),
    holiday: levelOf('holiday'),
    rest_day: levelOf('rest_day'),
    sundays15: levelOf('sundays15'),
    average8: levelOf('average8'),
    night: levelOf('night'),
    night8: levelOf('night8'),
    late7: levelOf('late7'),
    minor: level('Jugendliche (JArbSchG)', 'Jugendliche'),
    rest: {
      kind: 'choice',
      label: 'Ruhezeit',
      options: [
        { value: 11, label: '11 Stunden' },
        { value: 10, label: '10 Stunden (Betriebe nach § 5 Abs. 2 ArbZG)' },
      ],
      log: { label: 'Ruhezeit (Stunden)', words: {} },
    },
    average: {
      kind: 'choice',
      label: 'Zeitraum des Durchschnitts',
      options: [
        { value: 'weeks', label: '24 Wochen' },
        { value: 'months', label: '6 Monate' },
      ],
    },
    span: {
      kind: 'choice',
      label: 'Schichtzeit von Jugendlichen',
      options: [
        { value: 10, label: '10 Stunden' },
        { value: 11, label: '11 Stunden (Betriebe nach § 12 JArbSchG)' },
      ],
      log: { label: 'Schichtzeit von Jugendlichen (Stunden)', words: {} },
    },
  },
  tables: {
    law_reasons: {
      title: 'Grund zum Arbeitszeitschutz',
      isOfPerson: true,
      fields: {
        day: { label: 'Datum', read: 'day' },
        code: {
          label: 'Hinweis',
          read: (code: unknown) => LAW_WORDS[code as LawRule]?.label ?? String(code),
        },
        text: { label: 'Grund' },
      },
    },
  },
} as const satisfies FeatureDescription;
