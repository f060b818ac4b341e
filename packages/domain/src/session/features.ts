import { z } from 'zod';
import type { FeatureDefinition } from '../access/feature.ts';

export const securityFeature = {
  name: 'security',
  label: 'Angemeldete Geräte',
  meaning:
    'Jeder sieht unter „Mein Profil“, auf welchen Geräten er angemeldet ist, und kann sie einzeln abmelden.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: false,
  settings: z.object({}),
} as const satisfies FeatureDefinition;
