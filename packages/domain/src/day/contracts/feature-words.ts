import type { FeatureDescription } from '../../access/feature.ts';
import { WEEKDAYS } from '../../time/format.ts';
import { timeOf } from '../../time/time.ts';

/** 'Mo 08:00, Di 08:00': the days on which somebody works. */
const week = (minutes: unknown): string =>
  (minutes as readonly number[])
    .flatMap((each, i) => (each > 0 ? [`${WEEKDAYS[i]} ${timeOf(each)}`] : []))
    .join(', ');

export const contractsWords = {
  name: 'contracts',
  label: 'Verträge',
  meaning:
    'Stunden je Wochentag, Urlaubsanspruch, Ein- und Austritt gelten ab einem Tag; was davor liegt, bleibt, wie es war.',
  group: 'Kalender und Verträge',
  requires: ['calendar'],
  flags: [],
  isRecommended: true,
  isProposed: true,
  fields: {
    prorata: {
      kind: 'choice',
      label: 'Urlaub im Jahr des Ein- und Austritts',
      options: [
        { value: 'law', label: 'nach §§ 4, 5 BUrlG' },
        { value: 'share', label: 'anteilig, mindestens der gesetzliche Urlaub' },
      ],
      log: { label: 'Anteiliger Urlaub', words: { law: 'nach Gesetz', share: 'anteilig' } },
    },
    fraction: {
      kind: 'choice',
      label: 'Bruchteile unter einem halben Tag',
      hint: 'ab einem halben Tag wird immer aufgerundet (§ 5 Abs. 2 BUrlG)',
      options: [
        { value: 'keep', label: 'bleiben mit zwei Nachkommastellen' },
        { value: 'up', label: 'werden ein ganzer Tag' },
      ],
      log: { label: 'Bruchteile von Tagen', words: { keep: 'bleibt', up: 'aufgerundet' } },
    },
  },
  tables: {
    contracts: {
      title: 'Vertrag',
      isOfPerson: true,
      fields: {
        valid_from: { label: 'Gültig ab', read: 'day' },
        ends_on: { label: 'Endet am', read: 'day' },
        weeklyhours: { label: 'Wochenstunden', read: 'number' },
        minutes: { label: 'Stunden je Wochentag', read: week },
        vacation: { label: 'Urlaubsanspruch', read: 'number' },
        place_id: { label: 'Ort' },
        note: { label: 'Notiz' },
      },
    },
  },
} as const satisfies FeatureDescription;
