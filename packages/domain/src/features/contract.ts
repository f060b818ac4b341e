import { z } from 'zod';
import { day, id, required, version } from '../wire/fields.ts';

/** First of a month; without one the current month's. Switching off is always now. */
const since = day.nullish();

/** What accounts of hours begin with, where the admin types something else than what is proposed. */
const openings = z
  .array(z.object({ user: id, hours: z.number(required()).min(-9999).max(9999) }), 'invalid_input')
  .max(5000)
  .nullish();

/** Body of POST /company/features and of its preview. */
export const featureChange = z.object({
  feature: z.string(required()).max(50),
  on: z.boolean(required()),
  since,
  openings,
});
export type FeatureChange = z.output<typeof featureChange>;

/** Body of POST /company/features/recommended and of its preview; off is the undoing of the same day. */
export const recommendedChange = z.object({ on: z.boolean(required()), since, openings });
export type RecommendedChange = z.output<typeof recommendedChange>;

/** Body of PUT /company/settings/{feature}; which keys there are, the feature's schema says. */
export const settingsChange = z.object({
  value: z.looseObject({}, required()),
  version,
});
export type SettingsChange = z.input<typeof settingsChange>;

export const featureSetting = z.object({
  value: z.record(z.string(), z.unknown()),
  /** 0 while nothing is stored. */
  version: z.int(),
  /** From when on the feature counts; null while it is off. */
  since: z.string().nullable(),
  /** When it was switched on with the other recommended ones, which can be undone on that day. */
  recommended_on: z.string().nullable(),
});

export type FeatureSetting = z.output<typeof featureSetting>;

/** Answer of GET /company/settings: every feature that there is. */
export const featureSettings = z.record(z.string(), featureSetting);
export type FeatureSettings = z.output<typeof featureSettings>;

export const featurePreview = z.object({
  /** Names of what must be on before, or off before: then nothing else is reported. */
  requires: z.array(z.string()),
  warnings: z.array(z.string()),
  figures: z.array(
    z.object({
      user: z.int(),
      first_name: z.string(),
      name: z.string(),
      figure: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      /** A proposal: the admin may type something else, which is sent as `openings`. */
      proposed: z.boolean().optional(),
    }),
  ),
});
export type FeaturePreview = z.output<typeof featurePreview>;
