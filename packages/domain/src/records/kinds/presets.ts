import { TYPE } from '../entries/type-codes.ts';
import type { AbsenceKindInput } from './contract.ts';

/** What a company may take over as it is or change: nothing of it is there before (ART-04). */
export interface KindPreset extends AbsenceKindInput {
  /** What the law says of it, as help; figures that may change stand with their years. */
  law: string;
  /** What is counted of it; how much is typed with its year. */
  contingent?: {
    prorata: 'none' | 'law' | 'month';
    carry: string | null;
    only_for: boolean;
  };
}

const USUAL = {
  base: TYPE.specialLeave,
  credit: 'neutral',
  paid: 'yes',
  entered_by: 'worker',
  approval: true,
  proof: 'asked',
  halves: true,
  hours: false,
  look: 'type',
  pattern: 'plain',
  own_sickness: false,
  contingent_id: null,
  statutory: 'none',
} as const;

const WITHOUT_TARGET = {
  ...USUAL,
  base: TYPE.other,
  credit: 'zero_target',
  halves: false,
  look: 'away',
} as const;

export const KIND_PRESETS: readonly KindPreset[] = [
  {
    ...USUAL,
    name: 'Kind krank',
    short: 'KK',
    base: TYPE.sickness,
    paid: 'other',
    proof: 'needed',
    look: 'nothing',
    colour: 'red',
    pattern: 'dots',
    contingent: { prorata: 'none', carry: null, only_for: true },
    law: '§ 45 SGB V: 2024 bis 2026 sind es je Kind und Elternteil 15 Arbeitstage im Jahr, für Alleinerziehende 30; bei mehreren Kindern zusammen höchstens 35 und 70.',
  },
  {
    ...WITHOUT_TARGET,
    name: 'Unbezahlt',
    short: 'UB',
    paid: 'no',
    proof: 'none',
    halves: true,
    colour: 'grey',
    pattern: 'stripes',
    law: 'Nach Absprache: Der Tag hat kein Soll, das Stundenkonto bleibt, wie es ist.',
  },
  {
    ...WITHOUT_TARGET,
    name: 'Elternzeit',
    short: 'EZ',
    statutory: 'parental',
    paid: 'other',
    entered_by: 'admin',
    colour: 'teal',
    pattern: 'stripes',
    law: '§§ 15–17 BEEG. Der Urlaub kann um ein Zwölftel je vollem Monat gekürzt werden; das muss erklärt werden und wird im Urlaubskonto angeboten.',
  },
  {
    ...WITHOUT_TARGET,
    name: 'Mutterschutz',
    short: 'MU',
    statutory: 'maternity',
    paid: 'other',
    entered_by: 'admin',
    colour: 'violet',
    pattern: 'dots',
    law: '§ 3 MuSchG: sechs Wochen vor und acht Wochen nach der Entbindung.',
  },
  {
    ...USUAL,
    name: 'Beschäftigungsverbot',
    short: 'BV',
    entered_by: 'admin',
    proof: 'needed',
    look: 'away',
    colour: 'violet',
    pattern: 'stripes',
    law: 'Der Tag zählt als gearbeitet; das Attest liegt der Verwaltung vor.',
  },
  {
    ...USUAL,
    name: 'Bildungsurlaub',
    short: 'BU',
    proof: 'needed',
    halves: false,
    colour: 'green',
    pattern: 'checks',
    contingent: { prorata: 'none', carry: null, only_for: false },
    law: 'Die Zahl der Tage folgt aus dem Gesetz des Landes; in Bayern gibt es keinen, in Sachsen ab 01.01.2027 drei Tage.',
  },
  {
    ...USUAL,
    name: 'Sonderurlaub',
    short: 'SU',
    colour: 'blue',
    pattern: 'dots',
    law: '§ 616 BGB: Wie viele Tage es aus welchem Anlass gibt, legt das Unternehmen fest.',
  },
  {
    ...USUAL,
    name: 'Zusatzurlaub',
    short: 'ZU',
    proof: 'none',
    colour: 'amber',
    pattern: 'checks',
    contingent: { prorata: 'law', carry: null, only_for: true },
    law: '§ 208 SGB IX: für schwerbehinderte Menschen fünf Tage im Jahr bei einer Fünftagewoche.',
  },
  {
    ...WITHOUT_TARGET,
    name: 'Pflege eines Angehörigen',
    short: 'PF',
    paid: 'other',
    proof: 'needed',
    colour: 'brown',
    pattern: 'plain',
    contingent: { prorata: 'none', carry: null, only_for: false },
    law: 'Wie viele Tage es gibt, legt das Unternehmen mit ihrem Jahr fest. Der Tag hat kein Soll.',
  },
  {
    ...WITHOUT_TARGET,
    name: 'Kurzarbeit',
    short: 'KU',
    paid: 'other',
    entered_by: 'admin',
    proof: 'none',
    colour: 'brown',
    pattern: 'checks',
    law: 'Ganze Tage, an denen nicht gearbeitet wird: Der Tag hat kein Soll.',
  },
];
