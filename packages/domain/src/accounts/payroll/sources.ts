import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import type { AllowanceUnit } from '../allowances/allowance-kinds.ts';

/** In what a quantity is counted. */
export const UNITS = ['hours', 'days', 'count', 'money'] as const;
export type Unit = (typeof UNITS)[number];

export const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  hours: 'Stunden',
  days: 'Tage',
  count: 'Anzahl',
  money: 'Euro',
};

/** Where a quantity comes from: what a wage type is given to (PAY-01). */
export interface PayrollSource {
  key: string;
  label: string;
  /** What it can be counted in; nothing here is money. */
  units: readonly Unit[];
}

export const WORK = 'work';
export const SICK_AFTER_42 = 'sick_after_42';
export const OVERTIME_PAYOUT = 'overtime_payout';
export const VACATION_PAYOUT = 'vacation_payout';

export const sourceOfType = (type: number): string => `absence_${type}`;
export const sourceOfKind = (kind: number): string => `kind_${kind}`;
/** By its name, which several rules may have. */
export const sourceOfSurcharge = (name: string): string => `zuschlag_${name}`;
export const sourceOfAllowance = (kind: number): string => `zulage_${kind}`;

/** Whether it counts what other sources have counted already: hours with a surcharge are hours of work, too. */
export const countsBeside = (source: string): boolean => /^(zuschlag|zulage)_/.test(source);

/** Whether it is the person's own sickness, of which cases are made (SET-45). */
export const isOwnSickness = (source: string, kinds: ReadonlySet<number>): boolean =>
  [sourceOfType(TYPE.sickness), SICK_AFTER_42, ...[...kinds].map(sourceOfKind)].includes(source);

const ABSENCES = [
  TYPE.vacation,
  TYPE.vacationLastYear,
  TYPE.sickness,
  TYPE.specialLeave,
  TYPE.overtime,
  TYPE.holiday,
  TYPE.badWeather,
  TYPE.school,
  TYPE.other,
];

/** Those of every company, in the order of the screens. */
export const SOURCES: readonly PayrollSource[] = [
  { key: WORK, label: 'Arbeitszeit', units: ['hours'] },
  ...ABSENCES.map((type) => ({
    key: sourceOfType(type),
    label: typeLabel(type) as string,
    units: ['hours', 'days'] as const,
  })),
  { key: SICK_AFTER_42, label: 'Krankheit nach dem 42. Tag', units: ['hours', 'days'] },
  { key: OVERTIME_PAYOUT, label: 'Ausgezahlte Überstunden', units: ['hours'] },
  { key: VACATION_PAYOUT, label: 'Ausgezahlter Urlaub', units: ['days'] },
];

const UNIT_OF_ALLOWANCE = { hour: 'hours', day: 'days', piece: 'count', km: 'count' } as const;

export interface OwnSources {
  kinds: readonly { id: number; name: string }[];
  surcharges: readonly string[];
  allowances: readonly { id: number; name: string; unit: AllowanceUnit }[];
}

/** With the company's own kinds of absence (ART-06), its surcharges and its allowances. */
export const sourcesOf = ({ kinds, surcharges, allowances }: OwnSources): PayrollSource[] => [
  ...SOURCES,
  ...surcharges.map((name) => ({
    key: sourceOfSurcharge(name),
    label: `Zuschlag ${name}`,
    units: ['hours'] as const,
  })),
  ...allowances.map(({ id, name, unit }) => ({
    key: sourceOfAllowance(id),
    label: `Zulage ${name}`,
    units: [UNIT_OF_ALLOWANCE[unit]] as const,
  })),
  ...kinds.map(({ id, name }) => ({ key: sourceOfKind(id), label: name, units: ['hours', 'days'] as const })),
];
