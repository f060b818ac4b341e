import type { SettingField } from '../../access/feature.ts';
import { type FieldWord, READ, type Reading, wordOf } from '../../wire/log-words.ts';
import type { Change } from './contract.ts';
import { isSeen, SETTINGS, TABLES } from './words.ts';

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
type Labels = Readonly<Record<string, string>>;

/** Nothing, or nothing any more. */
export const NOTHING = '–';

/**
 * The fields of a change in the order of their table, each in the words and formats of the screens. Of a new or deleted
 * record those that hold something.
 */
export function fieldsOf(change: Words, features: Labels = {}): ShownField[] {
  const words = TABLES[change.table]?.fields ?? {};
  const columns = keysOf(change.before, change.after).filter(
    (column) =>
      isSeen(column) && (change.op === 'U' || isRecorded(column, change.after ?? change.before ?? {})),
  );
  const order = [...Object.keys(words), ...columns];
  columns.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return columns.flatMap((column) => {
    const { label, read: kind }: FieldWord = words[column] ?? { label: column };
    const [before, after] = [change.before?.[column], change.after?.[column]];
    if (kind === 'settings') return settingsOf(before as Content, after as Content, change.names);
    if (kind === 'password' && before === true)
      return [{ key: column, label, before: '', after: 'geändert' }];
    const read = (value: unknown) => change.names[column]?.[String(value)] ?? textOf(value, kind, features);
    return [{ key: column, label, before: read(before), after: read(after) }];
  });
}

/** Each setting is a field of its own. */
function settingsOf(before: Content, after: Content, names: Words['names']): ShownField[] {
  return keysOf(before, after)
    .filter((key) => key !== PLACES)
    .map((key) => {
      const setting: Pick<SettingField, 'label' | 'options' | 'log'> = SETTINGS[key] ?? { label: key };
      const reading = settingReading(setting);
      const read = (value: unknown) => names[key]?.[String(value)] ?? textOf(value, reading, {});
      const label = setting.log?.label ?? setting.label;
      return { key, label, before: read(before?.[key]), after: read(after?.[key]) };
    })
    .filter((field) => field.before !== field.after);
}

/** Of a choice that is told as the form offers it, by its options. */
function settingReading({ options = [], log }: Pick<SettingField, 'options' | 'log'>): Reading {
  if (log?.read) return log.read;
  const offered = typeof options === 'function' ? [] : options;
  const word = wordOf(log?.words ?? Object.fromEntries(offered.map(({ value, label }) => [value, label])));
  return (value) => (typeof value === 'boolean' ? READ.yes(value) : word(value));
}

/** Whether the value of a new or deleted record is worth showing. The two halves of a whole day are not. */
function isRecorded(column: string, content: Readonly<Record<string, unknown>>): boolean {
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

function textOf(value: unknown, read: FieldWord['read'], features: Labels): string {
  if (value === null || value === undefined) return NOTHING;
  return readingOf(read ?? 'text', features)(value) || NOTHING;
}

function readingOf(read: NonNullable<FieldWord['read']>, features: Labels): Reading {
  if (typeof read === 'function') return read;
  if (read === 'feature') return wordOf(features);
  if (read === 'features') return (names) => (names as readonly unknown[]).map(wordOf(features)).join(', ');
  if (read === 'password') return (isThere) => (isThere ? 'gesetzt' : '');
  return read === 'settings' ? String : READ[read];
}
