import type { z } from 'zod';
import type { Day } from '../time/day.ts';
import type { Refusal } from '../wire/refusal.ts';
import type { Flag } from './flags.ts';

/** The groups in which an admin finds the features, in this order. */
export const FEATURE_GROUPS = [
  'Kalender und Verträge',
  'Konten und Monat',
  'Sicherheit und Nachweis',
] as const;

export interface SettingFacts {
  today: Day;
  /** What the company has switched on, by name. */
  features: readonly string[];
  /** Whether this installation can store second factors. */
  hasKey: boolean;
}

/** What a company sets without switching anything. Lies in the `setting-groups.ts` of its noun and is found there. */
export interface SettingGroup<Settings extends z.ZodObject = z.ZodObject> {
  name: string;
  label: string;
  /** With a default for every key. */
  settings: Settings;
  /** Whether this change asks who is there first. */
  needsProof?: (before: object, after: object) => boolean;
  /** What is stored of it, where that is not all up to the sender. */
  settled?(before: z.output<Settings>, after: z.output<Settings>): z.output<Settings>;
  /** Asked of what is about to be stored. */
  refusal?(before: z.output<Settings>, after: z.output<Settings>, facts: SettingFacts): Refusal | null;
}

/** What a company switches on beyond the seven flags. Lies in the `features.ts` of its noun and is found there by its name. */
export interface FeatureDefinition<Settings extends z.ZodObject = z.ZodObject>
  extends SettingGroup<Settings> {
  /** One German sentence: what people will see. */
  meaning: string;
  group: (typeof FEATURE_GROUPS)[number];
  /** Names of features that must be on before. */
  requires: readonly string[];
  flags: readonly Flag[];
  /** One of those that are switched on together, by 'Empfohlene Funktionen einschalten'. */
  isRecommended: boolean;
  /** Whether it protects people or figures: switching it off asks who is there first, and admins are told. */
  isProtection?: boolean;
}
