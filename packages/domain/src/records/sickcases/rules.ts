import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { SickCase } from './cases.ts';
import type { Certificate } from './certificate.ts';
import type { SickCaseFields } from './contract.ts';
import { refuseSickCase as refuse } from './messages.ts';

/** What is noted of a case is of its time: nothing is certified before it, and nothing was asked for tomorrow. */
export function fieldsRefusal(
  { established_on, certified_until, requested_on }: SickCaseFields,
  { first }: Pick<SickCase, 'first'>,
  today: Day,
): Refusal | null {
  const from = formatDay(first);
  if (established_on !== null && (established_on < first || established_on > today))
    return refuse('sick_established', 'established_on', { from });
  if (certified_until !== null && certified_until < first)
    return refuse('sick_until', 'certified_until', { date: from });
  if (requested_on !== null && (requested_on < first || requested_on > today))
    return refuse('sick_requested', 'requested_on', { from });
  return null;
}

/** Only one that comes after another one can follow it or be joined with it. */
export function splitRefusal(
  { day, begins }: { day: Day; begins: string },
  cases: readonly SickCase[],
): Refusal | null {
  if (!cases.some(({ days }) => days.some((sick) => sick.day === day)))
    return refuse('sick_case_gone', 'day');
  return begins !== 'first' && cases[0]?.first === day ? refuse('sick_case_alone', 'begins') : null;
}

/** Sickness gives vacation back where a certificate is there, or promised (SICK-06, § 9 BUrlG). */
export function givingBackRefusal(certificate: Certificate | null): Refusal | null {
  const isThere = certificate === 'electronic' || certificate === 'paper' || certificate === 'requested';
  return isThere ? null : refuse('sick_not_certified', 'certificate');
}

/** Sick from an hour on is what has happened: nobody knows the hour of a day to come. */
export function sickFromRefusal(day: Day, today: Day): Refusal | null {
  return day > today ? refuse('sick_from_future', 'day') : null;
}
