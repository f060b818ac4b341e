import type { FeatureDescription } from '../../access/feature.ts';
import { scopeWord } from './scopes.ts';

export const tokensWords = {
  name: 'tokens',
  label: 'Schlüssel für Programme',
  meaning:
    'Jeder erstellt Schlüssel, mit denen andere Programme in seinem Namen lesen oder schreiben, höchstens das, was er selbst darf; der Verlauf nennt den Schlüssel.',
  group: 'Sicherheit und Nachweis',
  requires: ['audit'],
  flags: [],
  isRecommended: false,
  tables: {
    tokens: {
      title: 'Schlüssel',
      isOfPerson: true,
      fields: {
        name: { label: 'Name' },
        scopes: {
          label: 'Darf',
          read: (value) => (Array.isArray(value) ? value : []).map(scopeWord).join(', '),
        },
        expires_at: { label: 'Gültig bis', read: 'moment' },
      },
    },
  },
} as const satisfies FeatureDescription;
