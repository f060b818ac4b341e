import type { FeatureWords } from '@stundenbuch/domain/sides/log/values';
import type { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { FEATURES } from './features.ts';

type Named = (typeof FEATURES)[number] | typeof loginSettings;

/** What features are called, without their schemas: the compiler compares it with their definitions. */
export const featureWords: { readonly [One in Named as One['name']]: One['label'] } & FeatureWords = {
  calendar: 'Feiertage und Betriebskalender',
  contracts: 'Verträge',
  ledger: 'Urlaubskonto',
  overtime: 'Stundenkonto',
  law: 'Arbeitszeitschutz',
  clock: 'Stempeluhr',
  closing: 'Monatsabschluss',
  audit: 'Verlauf',
  office: 'Korrekturen durch das Büro',
  halfdays: 'Halbe Tage',
  security: 'Sicherheit des Kontos',
  notices: 'Mitteilungen',
  login: 'Anmeldung und Registrierung',
};
