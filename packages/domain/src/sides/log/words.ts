import type { SettingField } from '../../access/feature.ts';
import { entryTables } from '../../records/entries/log-words.ts';
import type { RecordedTables } from '../../wire/log-words.ts';
import { privacyTables, privacyWords } from '../periods/feature-words.ts';
import { loginWords, sessionTables } from '../session/feature-words.ts';
import { signOnTables } from '../signon/log-words.ts';
import { companyTables } from './company-words.ts';
import { FEATURES } from './features-list.ts';

/** The recorded tables, as people call them and their columns. A column that is missing fails a test. */
export const TABLES: RecordedTables = Object.assign(
  {},
  companyTables,
  sessionTables,
  signOnTables,
  privacyTables,
  entryTables,
  ...FEATURES.map(({ tables }) => tables),
);

/** The settings of all features, by their keys: no two features have the same. */
export const SETTINGS: Readonly<Record<string, SettingField>> = Object.assign(
  {},
  loginWords.fields,
  privacyWords.fields,
  ...FEATURES.map(({ fields }) => fields),
);

/** What features and groups of settings are called on the screen, by their names. */
export const FEATURE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  [...FEATURES, loginWords, privacyWords].map(({ name, label }) => [name, label]),
);

/** Not shown in the log: keys, and columns that follow from others. */
const UNSEEN = [
  ...['id', 'company_id', 'user_id', 'version', 'created_at', 'created_by', 'request_id', 'shift_id'],
  ...['secret_hash', 'pin_hash', 'client_secret'],
];

export const isSeen = (column: string): boolean => !UNSEEN.includes(column);
