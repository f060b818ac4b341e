import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting, FeatureSettings } from '@stundenbuch/domain/features/contract';
import { z } from 'zod';

const definition = (given: Partial<FeatureDefinition> & { name: string; label: string }) =>
  ({
    meaning: `Das bringt ${given.label}.`,
    group: 'Konten und Monat',
    requires: [],
    flags: [],
    isRecommended: true,
    settings: z.object({}),
    ...given,
  }) as FeatureDefinition;

/** As the server's tests have them: `roof` requires `ground`, `shed` is not recommended. */
export const features: readonly FeatureDefinition[] = [
  definition({
    name: 'ground',
    label: 'Boden',
    group: 'Kalender und Verträge',
    settings: z.object({ depth: z.int('invalid_input').min(1, 'invalid_input').default(2) }),
  }),
  definition({ name: 'roof', label: 'Dach', requires: ['ground'] }),
  definition({ name: 'shed', label: 'Schuppen', group: 'Sicherheit und Nachweis', isRecommended: false }),
];

const off: FeatureSetting = { value: {}, version: 0, since: null, recommended_on: null };

export const settingsWith = (changes: Record<string, Partial<FeatureSetting>> = {}): FeatureSettings =>
  Object.fromEntries(features.map(({ name }) => [name, { ...off, ...changes[name] }]));

export const figure = {
  user: 8,
  first_name: 'Bernd',
  name: 'Neumann',
  figure: 'Soll Dezember 2026 (Stunden)',
  before: 184,
  after: 176,
};

export const expected = { requires: [], warnings: ['Nur zur Probe.'], figures: [figure] };
