import type { SettingDescription, SettingField } from '../../access/feature.ts';
import { type RecordedTables, wordOf } from '../../wire/log-words.ts';
import { EXPIRING_WORDS, PERIOD_KINDS, type PeriodKind } from './periods.ts';

/** What is offered; every number of months from a year on is taken. */
const MONTHS = [12, 24, 36, 48, 60, 72, 96, 120];

const inWords = (months: number) => (months === 0 ? 'nie' : `nach ${months} Monaten`);

const fieldOf = (kind: PeriodKind): SettingField => ({
  kind: 'choice',
  label: `${EXPIRING_WORDS[kind]} löschen`,
  options: (stored) => {
    const offered = MONTHS.filter((months) => kind !== 'times' || months >= 24);
    const all = new Set([0, ...offered, Number(stored)]);
    return [...all].toSorted((a, b) => a - b).map((value) => ({ value, label: inWords(value) }));
  },
  log: { read: (value) => inWords(Number(value)) },
});

export const privacyWords = {
  name: 'privacy',
  label: 'Löschfristen',
  fields: Object.fromEntries(PERIOD_KINDS.map((kind) => [`${kind}_months`, fieldOf(kind)])),
} as const satisfies SettingDescription;

export const privacyTables: RecordedTables = {
  deletions: {
    title: 'Löschung nach Frist',
    fields: {
      kind: { label: 'Art', read: wordOf(EXPIRING_WORDS) },
      until: { label: 'Vor dem', read: 'day' },
      entries: { label: 'Einträge', read: 'number' },
    },
  },
};
