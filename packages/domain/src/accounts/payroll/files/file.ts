import type { Day } from '../../../time/day.ts';
import type { ChangedDay } from '../lines.ts';
import type { WageType } from '../wage-types.ts';

/** A line of the handover: a person, a wage type, and what is to be added. */
export interface FileLine {
  /** As it is stored; null only in layouts of one's own that have no such column. */
  personnel_number: string | null;
  first_name: string;
  name: string;
  cost_centre: string | null;
  wage_type: WageType;
  /** The source in words. */
  label: string;
  hundredths: number;
  /** What changed, day by day, where a line per day is wanted. */
  days: readonly ChangedDay[];
}

/** From the first to the last day of an absence, both included. */
export interface AbsencePeriod {
  personnel_number: string;
  from: Day;
  to: Day;
  reason: string;
  /** Of sickness, where the tax office asks for it. */
  sickness: PeriodOfSickness | null;
}

/** What the payroll program asks the health insurance with (SICK-02, SICK-03). */
export interface PeriodOfSickness {
  /** Whether there was work on the first day of the period. */
  worked: boolean;
  /** The first day of the case, which a period after the turn of a month has not. */
  unable_from: Day;
  /** Whether there is a certificate to ask the insurance for. */
  is_asked_for: boolean;
}

export type Encoding = 'windows-1252' | 'utf-8' | 'utf-8-bom';

export interface PayrollFile {
  name: string;
  text: string;
  encoding: Encoding;
}

const CRLF = '\r\n';

/** Each line ends, the last one too. */
export const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}${CRLF}`).join('');

/** 16850 is '168,50'. */
export function decimal(hundredths: number, sign: ',' | '.' = ','): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`;
}

/** '007' is '7', or with five digits '00007'. */
export function numberOf(personnel_number: string | null, pad: 'none' | 'five' = 'none'): string {
  const plain = (personnel_number ?? '').replace(/^0+(?=\d)/, '');
  return pad === 'five' ? plain.padStart(5, '0') : plain;
}

/** '11/2026' of '2026-11'. */
export const monthSlash = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** By person, then by wage type (SET-17). */
export function byNumber(lines: readonly FileLine[]): FileLine[] {
  return lines.toSorted(
    (a, b) =>
      Number(a.personnel_number) - Number(b.personnel_number) ||
      String(a.personnel_number).localeCompare(String(b.personnel_number)) ||
      (a.wage_type.wage_type ?? 0) - (b.wage_type.wage_type ?? 0) ||
      a.wage_type.source.localeCompare(b.wage_type.source),
  );
}
