import type { FeatureDescription } from '../../access/feature.ts';
import { CREDIT_WORDS } from '../entries/credit.ts';
import { typeLabel } from '../entries/type-codes.ts';
import { CERTIFICATE_DAY } from '../sickcases/certificate.ts';
import { PROPOSED_MONTHS } from '../sickcases/deletion.ts';

export const PAID_WORDS = { yes: 'Ja', no: 'Nein', other: 'Zahlt jemand anderes' } as const;
export const ENTERED_BY_WORDS = {
  worker: 'Mitarbeiter',
  lead: 'Leitungen und Verwaltung',
  admin: 'Nur die Verwaltung',
} as const;
export const PROOF_WORDS = { none: 'Keiner', asked: 'Wird erbeten', needed: 'Ist nötig' } as const;
export const STATUTORY_WORDS = {
  none: 'Keine',
  parental: 'Elternzeit (§§ 15–17 BEEG)',
  maternity: 'Mutterschutz (§ 3 MuSchG)',
} as const;
export const BEYOND_CONTINGENT = ['refuse', 'warn'] as const;
const BEYOND_WORDS = { refuse: 'Wird abgelehnt', warn: 'Wird angenommen, mit einer Warnung' } as const;
const UNIT_WORDS = { days: 'Tage', hours: 'Stunden' } as const;
export const PERIOD_WORDS = { year: 'Je Jahr', case: 'Je Anlass', months_24: 'In 24 Monaten' } as const;
export const PRORATA_WORDS = {
  none: 'Immer ganz',
  law: 'Wie Urlaub (§§ 4, 5 BUrlG, § 208 SGB IX)',
  month: 'Volle Monate, ein Zwölftel je Monat',
} as const;
const POSTING_WORDS = { extra: 'Zusatz', correction: 'Korrektur' } as const;
export const LOOK_WORDS = { type: 'Den Namen', away: '„Abwesend“', nothing: 'Nichts' } as const;
export const COLOUR_WORDS = {
  blue: 'Blau',
  teal: 'Türkis',
  green: 'Grün',
  amber: 'Gelb',
  red: 'Rot',
  violet: 'Violett',
  brown: 'Braun',
  grey: 'Grau',
} as const;
export const PATTERN_WORDS = { plain: 'Ohne', stripes: 'Streifen', dots: 'Punkte', checks: 'Karos' } as const;

const certificateDays = Array.from({ length: CERTIFICATE_DAY.max }, (_, before) => ({
  value: before + 1,
  label: `${before + 1}. Tag`,
}));

const read = (words: Readonly<Record<string, string>>) => (value: unknown) =>
  words[String(value)] ?? String(value);

export const kindsWords = {
  name: 'kinds',
  label: 'Eigene Abwesenheitsarten',
  meaning:
    'Neben Urlaub, Krankheit und den anderen gibt es Arten mit eigenem Namen, die festlegen, was ein Tag zählt und wer sie einträgt.',
  group: 'Team und Abwesenheit',
  requires: [],
  flags: ['absences'],
  isRecommended: false,
  fields: {
    certificate_day: {
      kind: 'choice',
      label: 'AU nötig ab Krankheitstag',
      hint: 'Nach dem Gesetz (§ 5 Abs. 1 EFZG) ab dem vierten Kalendertag; früher, wo es so vereinbart ist.',
      options: certificateDays,
      log: { label: 'AU ab Krankheitstag', words: {} },
    },
    sick_months: {
      kind: 'number',
      label: 'Angaben zu Krankheitsfällen löschen nach Monaten',
      hint: `Gezählt ab dem Ende des Bezugszeitraums, zwölf Monate nach Beginn der Krankheit. Vorschlag: ${PROPOSED_MONTHS}. 0: nie.`,
      log: { label: 'Krankheitsfälle löschen nach Monaten' },
    },
    beyond_contingent: {
      kind: 'choice',
      label: 'Antrag über das Kontingent hinaus',
      options: BEYOND_CONTINGENT.map((value) => ({ value, label: BEYOND_WORDS[value] })),
      log: { label: 'Über das Kontingent hinaus', words: BEYOND_WORDS },
    },
  },
  tables: {
    absence_kinds: {
      title: 'Abwesenheitsart',
      fields: {
        name: { label: 'Name' },
        short: { label: 'Kürzel' },
        base: { label: 'Grundlage', read: (value: unknown) => typeLabel(Number(value)) ?? String(value) },
        credit: { label: 'Anrechnung', read: read(CREDIT_WORDS) },
        paid: { label: 'Bezahlt', read: read(PAID_WORDS) },
        entered_by: { label: 'Eingetragen durch', read: read(ENTERED_BY_WORDS) },
        approval: { label: 'Mit Genehmigung', read: 'yes' },
        proof: { label: 'Nachweis', read: read(PROOF_WORDS) },
        halves: { label: 'Halbe Tage', read: 'yes' },
        hours: { label: 'Stunden', read: 'yes' },
        look: { label: 'Kollegen sehen', read: read(LOOK_WORDS) },
        colour: { label: 'Farbe', read: read(COLOUR_WORDS) },
        pattern: { label: 'Muster', read: read(PATTERN_WORDS) },
        own_sickness: { label: 'Eigene Krankheit', read: 'yes' },
        contingent_id: { label: 'Kontingent' },
        statutory: { label: 'Gesetzliche Grundlage', read: read(STATUTORY_WORDS) },
        archived_at: { label: 'Archiviert', read: 'moment' },
      },
    },
    contingents: {
      title: 'Kontingent',
      fields: {
        name: { label: 'Name' },
        unit: { label: 'Einheit', read: read(UNIT_WORDS) },
        per: { label: 'Zeitraum', read: read(PERIOD_WORDS) },
        prorata: { label: 'Anteilig', read: read(PRORATA_WORDS) },
        carry: { label: 'Rest nutzbar bis' },
        only_for: { label: 'Nur für benannte Personen', read: 'yes' },
      },
    },
    contingent_amounts: {
      title: 'Umfang eines Kontingents',
      fields: {
        contingent_id: { label: 'Kontingent' },
        year: { label: 'Ab Jahr' },
        amount: { label: 'Umfang', read: 'number' },
        since: { label: 'Voraussetzung ab', read: 'day' },
        until: { label: 'Voraussetzung bis', read: 'day' },
      },
    },
    contingent_postings: {
      title: 'Buchung auf ein Kontingent',
      isOfPerson: true,
      fields: {
        contingent_id: { label: 'Kontingent' },
        year: { label: 'Aus dem Jahr' },
        day: { label: 'Datum', read: 'day' },
        kind: { label: 'Art', read: read(POSTING_WORDS) },
        days: { label: 'Umfang', read: 'number' },
        text: { label: 'Grund' },
        reverses_id: { label: 'Nimmt Buchung zurück' },
      },
    },
  },
} as const satisfies FeatureDescription;
