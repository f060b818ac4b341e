import type { FeatureWords } from '@stundenbuch/domain/audit/values';
import { FEATURES } from './features.ts';

/** What features are called. */
export const featureWords: FeatureWords = Object.fromEntries(
  FEATURES.map(({ name, label }) => [name, label]),
);
