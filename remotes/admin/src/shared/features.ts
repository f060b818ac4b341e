import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { type Switched, withNeeds } from '@stundenbuch/domain/features/rules';

/** Ticked in the form of a new company, with the modules that they need: a sensible beginning instead of an empty switchboard. */
export const proposed = (features: readonly FeatureDescription[]): Switched =>
  features
    .filter(({ isProposed }) => isProposed)
    .reduce((sum: Switched, { name }) => withNeeds(name, sum, features), {
      flags: ['timebooking'],
      features: [],
    });
