import type { Refusal } from '../../wire/refusal.ts';
import { refusePayroll as refuse } from './messages.ts';
import { type PayrollSource, UNIT_WORDS, type Unit } from './sources.ts';

export const TARGETS = ['lodas', 'lug', 'lexware', 'csv'] as const;
export type Target = (typeof TARGETS)[number];

export const TARGET_WORDS: Readonly<Record<Target, string>> = {
  lodas: 'DATEV LODAS',
  lug: 'DATEV Lohn und Gehalt',
  lexware: 'Lexware Lohn und Gehalt',
  csv: 'CSV mit eigenen Spalten',
};

/** What a source becomes at the tax office. */
export interface WageType {
  source: string;
  unit: Unit;
  /** Up to four digits. */
  wage_type: number | null;
  /** 'Bearbeitungsschlüssel' of LODAS: what the quantity means there. */
  key: number | null;
  /** 'Ausfallschlüssel' of Lohn und Gehalt: a line per day in place of a sum. */
  absence_key: string | null;
  /** 'Grund der Fehlzeit' of LODAS: the periods of the absence are handed over, too (PAY-09). */
  absence_reason: string | null;
}

/** The keys that have a word (PAY-01c): a wrong one pays euros for days. */
export const KEYS: readonly { key: number; label: string; unit: Unit }[] = [
  { key: 1, label: 'Stunden', unit: 'hours' },
  { key: 2, label: 'Bruttobezug (Geldbetrag)', unit: 'money' },
  { key: 3, label: 'Nettobezug oder -abzug (Geldbetrag)', unit: 'money' },
  { key: 71, label: 'genommene Urlaubstage', unit: 'days' },
  { key: 72, label: 'Krankheitstage', unit: 'days' },
];

const MEANING: Readonly<Record<Unit, string>> = {
  hours: 'Stunden',
  days: 'Tage',
  count: 'eine Anzahl',
  money: 'einen Geldbetrag',
};

/** Null where the key means what the source counts; one without a word is taken for days or a count. */
function keyRefusal(unit: Unit, key: number): Refusal | null {
  const meant = KEYS.find((one) => one.key === key)?.unit ?? (unit === 'count' ? 'count' : 'days');
  if (meant === unit) return null;
  return refuse('key_unit', 'key', { key: String(key), meaning: MEANING[meant], unit: UNIT_WORDS[unit] });
}

/** Numbers of wage types that the program at the other end takes (PAY-02c). */
const RANGES: Readonly<Record<Target, { text: string; holds: (wageType: number) => boolean }>> = {
  lodas: { text: '1 bis 9999', holds: () => true },
  lug: { text: '1 bis 5999 oder 9000 bis 9999', holds: (n) => n <= 5999 || n >= 9000 },
  lexware: { text: '1 bis 9999', holds: () => true },
  csv: { text: '1 bis 9999', holds: () => true },
};

/** Whether lines of the target are made of it at all. */
export function isMapped({ wage_type, absence_key }: WageType, target: Target): boolean {
  return wage_type !== null || (target === 'lug' && absence_key !== null);
}

export function wageTypeRefusal(
  wageType: WageType,
  target: Target,
  sources: readonly PayrollSource[],
  isConfirmed: boolean,
): Refusal | null {
  const { source, unit, wage_type, key } = wageType;
  const known = sources.find((one) => one.key === source);
  if (!known) return refuse('payroll_source', 'source');
  if (target === 'lodas' && key !== null) {
    const wrong = keyRefusal(unit, key);
    if (wrong) return wrong;
    if (!isConfirmed && !KEYS.some((one) => one.key === key)) return refuse('key_confirmed', 'key');
  }
  if (!known.units.includes(unit)) {
    const units = known.units.map((one) => UNIT_WORDS[one]).join(' oder ');
    return refuse('payroll_unit', 'unit', { source: known.label, unit: units });
  }
  if (target === 'lodas' && wage_type !== null && key === null) return refuse('key_missing', 'key');
  const { text, holds } = RANGES[target];
  if (wage_type !== null && !holds(wage_type)) return refuse('wage_type_range', 'wage_type', { range: text });
  return null;
}
