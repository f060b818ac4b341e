import type { FeatureDescription } from '../../access/feature.ts';
import { EXTRAS, type Extra, LAENDER } from '../../time/laender.ts';
import { wordOf } from '../../wire/log-words.ts';

const eve = (date: string) =>
  ({
    kind: 'choice',
    label: `Der ${date} ist`,
    options: [
      { value: 'working', label: 'Arbeitstag' },
      { value: 'half', label: 'halber Arbeitstag' },
      { value: 'free', label: 'arbeitsfrei' },
    ],
    log: { label: date, words: { working: 'Arbeitstag', half: 'halber Tag', free: 'frei' } },
  }) as const;

const extras = (value: unknown): string =>
  (value as readonly Extra[]).map((extra) => EXTRAS[extra]?.label ?? extra).join(', ');

export const calendarWords = {
  name: 'calendar',
  label: 'Feiertage und Betriebskalender',
  meaning: 'Feiertage und eigene freie Tage gelten von selbst: in Anträgen, in der Woche und im Kalender.',
  group: 'Kalender und Verträge',
  requires: [],
  flags: [],
  isRecommended: true,
  isProposed: true,
  formLabel: 'Einstellungen des Kalenders',
  fields: {
    place: { kind: 'own', label: 'Üblicher Ort' },
    eve24: eve('24. Dezember'),
    eve31: eve('31. Dezember'),
    manual40: {
      kind: 'yes',
      label: 'Die Art „Feiertag“ weiterhin zum Beantragen anbieten',
      log: { label: '„Feiertag“ von Hand' },
    },
  },
  tables: {
    places: {
      title: 'Ort',
      fields: {
        name: { label: 'Name' },
        land: { label: 'Land', read: wordOf(LAENDER) },
        extras: { label: 'Regionale Feiertage', read: extras },
      },
    },
    company_days: {
      title: 'Betrieblicher Tag',
      fields: {
        day: { label: 'Datum', read: 'day' },
        name: { label: 'Name' },
        kind: { label: 'Art', read: (value: unknown) => (value === 'half' ? 'halber Tag' : 'frei') },
        place_id: { label: 'Ort' },
      },
    },
    calendar_versions: {
      title: 'Früherer Stand des Kalenders',
      fields: {
        until: { label: 'Galt bis', read: 'day' },
        changed_on: { label: 'Geändert am', read: 'day' },
        value: { label: 'Einstellungen', read: 'settings' },
      },
    },
  },
} as const satisfies FeatureDescription;
