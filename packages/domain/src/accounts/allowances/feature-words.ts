import type { FeatureDescription } from '../../access/feature.ts';
import { WEEKDAYS } from '../../time/format.ts';
import { wordOf } from '../../wire/log-words.ts';
import { ALLOWANCE_UNIT_WORDS } from './allowance-kinds.ts';
import { SURCHARGE_KIND_WORDS } from './surcharge-rules.ts';

const weekdays = (value: unknown): string => WEEKDAYS.filter((_, at) => String(value)[at] === '1').join(', ');
const daysOfYear = (value: unknown): string =>
  [value]
    .flat()
    .map((day) => `${String(day).slice(3)}.${String(day).slice(0, 2)}.`)
    .join(', ') || 'keine';

export const allowancesWords = {
  name: 'allowances',
  label: 'Zuschläge und Zulagen',
  meaning:
    'Minuten für Nacht, Sonntag und Feiertag entstehen aus den Arbeitszeiten, Zulagen werden gezählt; beides steht auf dem Stundenzettel und in der Lohnübergabe, Beträge kennt nur der Lohn.',
  group: 'Konten und Monat',
  requires: ['law'],
  flags: ['timebooking'],
  isRecommended: false,
  tables: {
    surcharge_rules: {
      title: 'Zuschlagsregel',
      fields: {
        name: { label: 'Name' },
        kind: { label: 'Art', read: wordOf(SURCHARGE_KIND_WORDS) },
        from_minute: { label: 'Von', read: 'time' },
        to_minute: { label: 'Bis', read: 'time' },
        weekdays: { label: 'Wochentage', read: weekdays },
        days: { label: 'Nur an', read: daysOfYear },
        carry: { label: 'Am Folgetag bis', read: 'time' },
        begun_before: { label: 'Nur vor 0 Uhr begonnen', read: 'yes' },
        break_first: { label: 'Pause zuerst von zuschlagspflichtiger Zeit', read: 'yes' },
        rule_group: { label: 'Gruppe' },
        priority: { label: 'Vorrang' },
        source: { label: 'Zuschlag' },
        valid_from: { label: 'Gilt ab', read: 'day' },
        valid_to: { label: 'Gilt bis', read: 'day' },
      },
    },
    allowance_kinds: {
      title: 'Zulage (Art)',
      fields: {
        name: { label: 'Name' },
        unit: { label: 'Einheit', read: wordOf(ALLOWANCE_UNIT_WORDS) },
        per_project: { label: 'Je Projekt', read: 'yes' },
        archived_at: { label: 'Archiviert', read: 'moment' },
      },
    },
    allowances: {
      title: 'Zulage',
      isOfPerson: true,
      fields: {
        day: { label: 'Datum', read: 'day' },
        kind_id: { label: 'Zulage (Nr.)' },
        quantity: { label: 'Menge', read: 'number' },
        project_id: { label: 'Projekt (Nr.)' },
        text: { label: 'Text' },
      },
    },
  },
} as const satisfies FeatureDescription;
