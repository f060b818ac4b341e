import type { FeatureDescription } from '../../access/feature.ts';
import { wordOf } from '../../wire/log-words.ts';

export const FEED_KINDS = ['own', 'team'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** What a feed is called where somebody chooses one. */
export const FEED_WORDS = {
  own: 'Meine Abwesenheiten',
  team: 'Abwesenheiten des Teams',
} as const satisfies Record<FeedKind, string>;

export const feedsWords = {
  name: 'feeds',
  label: 'Kalender-Abo',
  meaning:
    'Wer möchte, abonniert die eigenen Abwesenheiten und die des Teams in Outlook, Google oder auf dem Telefon; von anderen steht dort nur „abwesend“.',
  group: 'Team und Abwesenheit',
  requires: [],
  flags: ['absences'],
  isRecommended: false,
  tables: {
    feeds: {
      title: 'Kalender-Abo',
      isOfPerson: true,
      fields: {
        kind: { label: 'Kalender', read: wordOf(FEED_WORDS) },
        show_type: { label: 'Art anzeigen', read: 'yes' },
      },
    },
  },
} as const satisfies FeatureDescription;
