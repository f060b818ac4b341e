import type { z } from 'zod';
import type { Day } from '../time/day.ts';
import type { RecordedTables } from '../wire/log-words.ts';
import type { Refusal, Sentences } from '../wire/refusal.ts';
import type { Flag } from './flags.ts';

/** The groups in which an admin finds the features, in this order. */
export const FEATURE_GROUPS = [
  'Kalender und Verträge',
  'Konten und Monat',
  'Team und Abwesenheit',
  'Projekte und Auswertung',
  'Sicherheit und Nachweis',
] as const;

export interface SettingFacts {
  today: Day;
  /** What the company has switched on, by name. */
  features: readonly string[];
  /** Whether this installation can store second factors. */
  hasKey: boolean;
}

export type SettingOption = { readonly value: string | number; readonly label: string };

/** One setting: how the form asks for it, and how the log tells it where it has less room. */
export interface SettingField {
  kind: 'choice' | 'yes' | 'number' | 'line' | 'text' | 'own';
  label: string;
  hint?: string;
  /** Of a choice; where what is stored may be another one, what to choose from then. */
  options?: readonly SettingOption[] | ((stored: string) => readonly SettingOption[]);
  maxLength?: number;
  log?: {
    label?: string;
    /** For each value; without them a choice is told by its options, anything else as it is. */
    words?: Readonly<Record<string, string>>;
    /** Of a value that is no word. */
    read?: (value: unknown) => string;
  };
}

/** What settings are called, without their schema: browsers need it where nothing is checked. */
export interface SettingDescription {
  name: string;
  label: string;
  /** What the form is called, where that is not the label. */
  formLabel?: string;
  intro?: string;
  /** By the keys of the schema, in the order of the form. */
  fields?: Readonly<Record<string, SettingField>>;
}

/** What a feature says of itself. Lies in the `feature-words.ts` of its noun; `sides/log/features-list.ts` names it. */
export interface FeatureDescription extends SettingDescription {
  /** One German sentence: what people will see. */
  meaning: string;
  group: (typeof FEATURE_GROUPS)[number];
  /** Names of features that must be on before. */
  requires: readonly string[];
  flags: readonly Flag[];
  /** One of those that are switched on together, by 'Empfohlene Funktionen einschalten'. */
  isRecommended: boolean;
  /** Ticked in the form of a new company. */
  isProposed?: boolean;
  /** Whether it protects people or figures: switching it off asks who is there first, and admins are told. */
  isProtection?: boolean;
  /** What the log calls the tables that it has brought along. */
  tables?: RecordedTables;
}

/** What a company sets without switching anything. Lies in the `setting-groups.ts` of its noun and is found there. */
export interface SettingGroup<Settings extends z.ZodObject = z.ZodObject> extends SettingDescription {
  /** What the schema's refusals say beside 'Ungültige Eingabe.'. */
  sentences?: Sentences;
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
  extends SettingGroup<Settings>,
    FeatureDescription {
  name: string;
  label: string;
}
