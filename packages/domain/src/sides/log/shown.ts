import { LAW_WORDS } from '../../accounts/law/words.ts';
import type { Change } from './contract.ts';
import { FIELD_WORDS, type FieldWord, isSeen } from './fields.ts';
import { type FeatureWords, READ } from './values.ts';

/** One field of a change: what it is called, and what it was and is. */
export interface ShownField {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** With the rules of a calendar; each place has a record of its own. */
const PLACES = 'places';

type Words = Pick<Change, 'table' | 'op' | 'before' | 'after' | 'names'>;
type Content = Readonly<Record<string, unknown>> | null;

/** Nothing, or nothing any more. */
export const NOTHING = '–';

/** Of settings each is a field of its own. */
const SETTING_LABELS: Readonly<Record<string, string>> = {
  ...{
    keep_years: 'Aufbewahrung in Jahren',
    place: 'Üblicher Ort',
    eve24: '24. Dezember',
    eve31: '31. Dezember',
  },
  ...{
    registration: 'Registrierung',
    password_old: 'Aktuelles Passwort beim Ändern',
    proof_admin: 'Bestätigung beim Verwalten',
    strong_passwords: 'Starke Passwörter',
    email_confirm: 'Neue E-Mail erst nach Bestätigung',
    bound_only: 'Anmelden nur auf der Anmeldeseite',
    second_factor: 'Zweiter Faktor',
    second_factor_from: 'Zweiter Faktor ab',
    second_factor_admins_from: 'Zweiter Faktor für Admins ab',
  },
  ...{ manual40: '„Feiertag“ von Hand', prorata: 'Anteiliger Urlaub', fraction: 'Bruchteile von Tagen' },
  ...{ expiry: 'Urlaub verfällt', notice: 'Hinweis vor dem Verfall' },
  ...{ type80: 'Schlecht Wetter', warn_over: 'Warnung ab (Stunden)', warn_under: 'Warnung unter (Stunden)' },
  only_credit: 'Überstundenabbau nur aus Guthaben',
  ...{ grace: 'Karenz: Vormonat offen bis zum Tag', rounding: 'Rundung (Minuten)' },
  forgotten_after: 'Uhr gilt als vergessen nach (Stunden)',
  terminal_balance: 'Stundenkonto am Terminal',
  auto_break: 'Fehlende Pause vorschlagen',
  ...Object.fromEntries(Object.entries(LAW_WORDS).map(([code, { label }]) => [code, label])),
  ...{ minor: 'Jugendliche', rest: 'Ruhezeit (Stunden)', average: 'Zeitraum des Durchschnitts' },
  span: 'Schichtzeit von Jugendlichen (Stunden)',
};

/**
 * The fields of a change in the order of their table, each in the words and formats of the screens. Of a new or deleted
 * record those that hold something.
 */
export function fieldsOf(change: Words, features: FeatureWords = {}): ShownField[] {
  const words = FIELD_WORDS[change.table] ?? {};
  const columns = keysOf(change.before, change.after).filter(
    (column) => isSeen(column) && (change.op === 'U' || isTold(column, change.after ?? change.before ?? {})),
  );
  const order = [...Object.keys(words), ...columns];
  columns.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return columns.flatMap((column) => {
    const { label, kind = 'text' }: FieldWord = words[column] ?? { label: column };
    const [before, after] = [change.before?.[column], change.after?.[column]];
    if (kind === 'settings') return settingsOf(before as Content, after as Content, change.names);
    if (kind === 'password' && before === true)
      return [{ key: column, label, before: '', after: 'geändert' }];
    const read = (value: unknown) => change.names[column]?.[String(value)] ?? textOf(value, kind, features);
    return [{ key: column, label, before: read(before), after: read(after) }];
  });
}

function settingsOf(before: Content, after: Content, names: Words['names']): ShownField[] {
  const read = (key: string, value: unknown) => names[key]?.[String(value)] ?? textOf(value, 'setting', {});
  return keysOf(before, after)
    .filter((key) => key !== PLACES)
    .map((key) => ({
      ...{ key, label: SETTING_LABELS[key] ?? key },
      ...{ before: read(key, before?.[key]), after: read(key, after?.[key]) },
    }))
    .filter((field) => field.before !== field.after);
}

/** Whether the value of a new or deleted record is worth showing. The two halves of a whole day are not. */
function isTold(column: string, content: Readonly<Record<string, unknown>>): boolean {
  const isHalf = column === 'first_half' || column === 'second_half';
  if (isHalf && content.first_half === true && content.second_half === true) return false;
  return !isEmpty(content[column]);
}

const keysOf = (before: Content | undefined, after: Content | undefined): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function textOf(value: unknown, kind: keyof typeof READ, features: FeatureWords): string {
  if (value === null || value === undefined) return NOTHING;
  return READ[kind](value, features) || NOTHING;
}
