import {
  formatAnyDay,
  formatDay,
  formatHours,
  formatMoment,
  formatNumber,
  monthName,
} from '../time/format.ts';
import { timeOf } from '../time/time.ts';

/** How a recorded value reads: as the screens show it elsewhere. */
export type Reading = (value: unknown) => string;

/** What several nouns have. */
export const READ = {
  text: String,
  number: (value) => formatNumber(Number(value)),
  hours: (value) => formatHours(Number(value)),
  minutes: (value) => `${value} min`,
  time: (value) => timeOf(Number(value)),
  day: (value) => formatDay(String(value)),
  birth: (value) => formatAnyDay(String(value)),
  moment: (value) => formatMoment(String(value)),
  yes: (value) => (value ? 'ja' : 'nein'),
  month: (value) => monthName(String(value).slice(0, 7)),
} satisfies Record<string, Reading>;

/** A word for each value; one of a later release is told as it is. */
export const wordOf =
  (words: Readonly<Record<string, string>>): Reading =>
  (value) =>
    words[String(value)] ?? String(value);

/** What the log calls a column, and how its values read: a text by default. */
export interface FieldWord {
  label: string;
  /** `settings` are told one by one; features by their names; of a password only that there is one. */
  read?: keyof typeof READ | 'settings' | 'features' | 'feature' | 'password' | Reading;
}

export interface TableWords {
  /** What one of its rows is called. */
  title: string;
  /** Whether the person's name says which one. */
  isOfPerson?: boolean;
  /** The columns in the order in which they are shown. */
  fields: Readonly<Record<string, FieldWord>>;
}

/** What the log calls the recorded tables of a noun. */
export type RecordedTables = Readonly<Record<string, TableWords>>;
