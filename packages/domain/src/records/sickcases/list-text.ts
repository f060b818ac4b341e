import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { certificateWord, INSURANCE_WORDS, mayAskAgain } from './certificate.ts';
import type { SickCaseRecord } from './contract.ts';
import { sickCaseTexts } from './messages.ts';

/** What a payroll program asks for: each first and each follow-up certificate by itself, by the first day of absence. */
export const followWord = ({ follow }: Pick<SickCaseRecord, 'follow'>): string =>
  follow ? 'Folgebescheinigung' : 'Erstbescheinigung';

/** Where nothing can be asked for electronically the person brings it on paper. */
const isOnPaper = ({ insurance }: Pick<SickCaseRecord, 'insurance'>): boolean => insurance === 'private';

/** The hint beside an open certificate, or null. */
export function openHint(one: SickCaseRecord, today: Day): string | null {
  if (mayAskAgain(one, today)) return sickCaseTexts.again;
  return isOnPaper(one) ? 'Privat versichert: Bescheinigung auf Papier anfordern.' : null;
}

/** 'Lohnfortzahlung endet am 13.12.2026 (ohne Gewähr, …)' */
export const payWord = ({ pay_ends }: Pick<SickCaseRecord, 'pay_ends'>): string =>
  `Lohnfortzahlung endet am ${formatDay(pay_ends)} (ohne Gewähr, gleiche Krankheit nicht geprüft)`;

/** The same of the waiting time at the beginning of an employment. */
export const waitingWord = (day: Day): string =>
  `Wartezeit bis ${formatDay(day)}: davor keine Lohnfortzahlung (ohne Gewähr)`;

/** The list as text, one case a line, fields by tabs: as a spreadsheet and a payroll program take it. */
export function copiedList(cases: readonly SickCaseRecord[]): string {
  const head = ['Personalnummer', 'Name', 'Beginn', 'Bis', 'Art', 'Versichert', 'Nachweis'];
  const rows = cases.map((one) => [
    one.personnel_number ?? '',
    `${one.first_name} ${one.name}`,
    formatDay(one.first),
    formatDay(one.last),
    followWord(one),
    one.insurance ? INSURANCE_WORDS[one.insurance] : '',
    certificateWord(one),
  ]);
  // A name may hold a tab; it would begin another field.
  return [head, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n');
}
