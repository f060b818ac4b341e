import { type DayFacts, shareOfDay } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysBetween, isWeekday } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { SickCase } from './cases.ts';

/** What an admin notes of the certificate of a case; null: what the days say. */
export const CERTIFICATES = ['not_needed', 'requested', 'electronic', 'paper', 'missing'] as const;
export type Certificate = (typeof CERTIFICATES)[number];

export const CERTIFICATE_WORDS: Readonly<Record<Certificate, string>> = {
  not_needed: 'nicht nötig',
  requested: 'eAU angefordert',
  electronic: 'eAU liegt vor',
  paper: 'Papier liegt vor',
  missing: 'keine AU',
};

/** Of which kind the person's insurance is: it decides whether there is anything to ask for. */
export const INSURANCES = ['statutory', 'private', 'minijob'] as const;
export type Insurance = (typeof INSURANCES)[number];

export const INSURANCE_WORDS: Readonly<Record<Insurance, string>> = {
  statutory: 'gesetzlich',
  private: 'privat',
  minijob: 'Minijob',
};

/** A certificate is due from this day of the sickness on (§ 5 Abs. 1 EFZG: the fourth; the company may ask earlier). */
export const CERTIFICATE_DAY = { min: 1, max: 4, preset: 4 } as const;

/** After as many days of no answer a payroll program may ask again. */
const ASK_AGAIN = 14;

/**
 * The day on which the certificate is due, or null where the case is too short (SET-48): the first from the asked one on that
 * is Monday to Friday and no holiday. A follow-up is due at once: what was certified is over.
 *
 *   sick from Thursday, due from day 4      Sunday is day 4, so Monday
 *   the same, until Saturday                none
 */
export function dueOn(
  { first, last, isFollow }: Pick<SickCase, 'first' | 'last' | 'isFollow'>,
  fromDay: number,
  facts: DayFacts,
): Day | null {
  let day = addDays(first, isFollow ? 0 : fromDay - 1);
  if (last < day) return null;
  while (!isWeekday(day) || shareOfDay(facts, day).share === 0) day = addDays(day, 1);
  return day;
}

interface State {
  certificate: Certificate | null;
  requested_on: Day | null;
  due: Day | null;
}

/** What the list says of the certificate, in the words of SICK-02. */
export function certificateWord({ certificate, requested_on, due }: State): string {
  if (certificate === 'requested' && requested_on) return `eAU angefordert am ${formatDay(requested_on)}`;
  if (certificate) return CERTIFICATE_WORDS[certificate];
  return due === null ? 'nicht nötig' : `fällig ab ${formatDay(due)}`;
}

/** Whether somebody has to see to it: due today or before, or asked for and not there. */
export function isOpenCertificate({ certificate, due }: State, today: Day): boolean {
  return certificate === 'requested' || (certificate === null && due !== null && due <= today);
}

/** Whether the health insurance can be asked for it: of who is insured privately, or brought it on paper, it cannot. */
export function isAskedFor(
  { certificate, due }: Pick<State, 'certificate' | 'due'>,
  insurance: Insurance | null,
): boolean {
  if (insurance === 'private') return false;
  return certificate === null ? due !== null : certificate === 'requested' || certificate === 'electronic';
}

/** Whether the answer may be asked for once more. */
export function mayAskAgain({ certificate, requested_on }: State, today: Day): boolean {
  return (
    certificate === 'requested' && requested_on !== null && daysBetween(requested_on, today) >= ASK_AGAIN
  );
}
