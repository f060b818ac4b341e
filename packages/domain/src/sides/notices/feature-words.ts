import type { FeatureDescription } from '../../access/feature.ts';
import { noticeWord } from './kinds.ts';

export const noticesWords = {
  name: 'notices',
  label: 'Mitteilungen',
  meaning:
    'Jeder erfährt in der App und per E-Mail, was ihn angeht: einen Antrag, eine Entscheidung, fehlende Tage, das Ende des Monats. Wie, wählt jeder selbst unter „Mein Profil“.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: false,
  tables: {
    notice_settings: {
      title: 'Benachrichtigung',
      isOfPerson: true,
      fields: {
        kind: { label: 'Mitteilung', read: (value: unknown) => noticeWord(String(value)) },
        app: { label: 'In der App', read: 'yes' },
        mail: { label: 'Per E-Mail', read: 'yes' },
      },
    },
  },
} as const satisfies FeatureDescription;
