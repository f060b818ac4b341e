import type { FeatureWords } from '@stundenbuch/domain/audit/values';
import { loginSettings } from '@stundenbuch/domain/session/setting-groups';
import { FEATURES } from './features.ts';

/** What features are called. */
export const featureWords: FeatureWords = Object.fromEntries(
  [...FEATURES, loginSettings].map(({ name, label }) => [name, label]),
);
