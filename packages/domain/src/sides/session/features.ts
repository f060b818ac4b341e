import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';

export const securityFeature = {
  name: 'security',
  label: 'Sicherheit des Kontos',
  meaning:
    'Jeder sieht unter „Mein Profil“, auf welchen Geräten er angemeldet ist, meldet sie einzeln ab und schützt seinen Login mit einem zweiten Faktor. Administratoren lesen, wo Anmeldungen fehlgeschlagen sind.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: false,
  isProtection: true,
  settings: z.object({}),
} as const satisfies FeatureDefinition;
