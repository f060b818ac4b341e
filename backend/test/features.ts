import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { vi } from 'vitest';
import { z } from 'zod';
import { FeatureDefinitions } from '../src/features/definitions.ts';
import { type FeatureEffect, FeatureEffects } from '../src/features/feature-effects.ts';

const feature = (definition: Partial<FeatureDefinition> & { name: string; label: string }) => ({
  meaning: 'Nur zur Probe.',
  group: 'Konten und Monat',
  requires: [],
  flags: [],
  isRecommended: true,
  settings: z.object({}),
  ...definition,
});

/** Features that only tests know: `roof` requires `ground`, `garden` needs a module, `shed` is not recommended. */
const FEATURES = [
  feature({
    name: 'ground',
    label: 'Boden',
    settings: z.object({
      depth: z.int('invalid_input').min(1, 'invalid_input').default(2),
      soil: z.enum(['sand', 'clay'], 'invalid_input').default('sand'),
      word: z.string('invalid_input').max(50, 'invalid_input').default(''),
    }),
  }),
  feature({ name: 'roof', label: 'Dach', requires: ['ground'] }),
  feature({ name: 'garden', label: 'Garten', flags: ['inventory'] }),
  feature({ name: 'shed', label: 'Schuppen', isRecommended: false }),
] as FeatureDefinition[];

/** The server knows these instead of its own, until the mocks are restored. */
export function useTestFeatures(
  effects: readonly FeatureEffect[] = [],
  real: readonly FeatureDefinition[] = [],
): void {
  vi.spyOn(FeatureDefinitions.prototype, 'all').mockReturnValue([...FEATURES, ...real]);
  vi.spyOn(FeatureEffects.prototype, 'of').mockImplementation((name) =>
    effects.find((effect) => effect.feature === name),
  );
}
