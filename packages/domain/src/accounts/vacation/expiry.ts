import type { DayFacts } from '../../day/workday/work-day.ts';
import { type Day, daysInMonth, isDay, latest, yearOf } from '../../time/day.ts';
import { isSickAround, type Sickness, sickSince } from './long-sickness.ts';
import type { VacationDay } from './vacation-account.ts';

const NEVER = 'never';

/** 'never', or 'MM-DD' of the year after the one in which the vacation arose. */
export type Expiry = string;

export const isExpiry = (value: string): boolean =>
  // In a year without a 29 February: a deadline exists in every year.
  value === NEVER || isDay(`2025-${value}`);

/** What counts for one person in place of the company's setting. */
export interface PersonExpiry {
  /** Null: as in the company. */
  expiry: Expiry | null;
  /** 'gehemmt bis': parental leave and the like. */
  suspended_until: Day | null;
}

export const LIKE_COMPANY: PersonExpiry = { expiry: null, suspended_until: null };

/** What decides whether the vacation of a year expires, and when. */
export interface ExpiryFacts {
  /** The company's setting. */
  expiry: Expiry;
  person: PersonExpiry;
  notices: readonly ReadNotice[];
  /** Sickness and time off in lieu: on these days nobody can take vacation. */
  away: readonly VacationDay[];
  work?: DayFacts | undefined;
}

export interface ReadNotice {
  /** The year in which the vacation arose. */
  year: number;
  days: number;
  deadline: Day;
  /** Null until it is read. */
  read: Day | null;
}

export interface Deadline {
  day: Day;
  /** The one before sickness moved it; a notice for it stays good (SET-08). */
  original: Day;
  sickSince: Day | null;
  /** Sick from the first to the last day: expires without a notice where an admin decides so (LED-12). */
  needsNoNotice: boolean;
}

/** The last day on which the vacation of a year can be taken, or null where it never expires (LED-08, LED-12, SET-07). */
export function deadlineOf(facts: ExpiryFacts, year: number): Deadline | null {
  const expiry = facts.person.expiry ?? facts.expiry;
  if (expiry === NEVER) return null;
  const original = suspended(`${year + 1}-${expiry}`, facts.person.suspended_until);
  const sickness: Sickness = facts;
  if (!isSickAround(sickness, original)) {
    return { day: original, original, sickSince: null, needsNoNotice: false };
  }
  const moved = `${year + 2}-03-31`;
  const since = sickSince(sickness, original);
  return {
    day: latest(original, moved),
    original,
    sickSince: since,
    needsNoNotice: sickSince(sickness, moved, `${year}-01-01`) === `${year}-01-01`,
  };
}

/** Until that day nothing expires; then there is time until the end of the year after it. */
function suspended(deadline: Day, until: Day | null): Day {
  return until === null ? deadline : latest(deadline, `${yearOf(until) + 1}-12-31`);
}

const two = (n: number) => String(n).padStart(2, '0');

/** The last days of the months of the following year; of a year without a 29 February. */
const MONTH_ENDS: readonly Expiry[] = Array.from({ length: 12 }, (_, i) => {
  const month = two(i + 1);
  return `${month}-${two(daysInMonth(`2025-${month}-01`))}`;
});

/** 'nie' or '31.03. des Folgejahrs' */
export const expiryLabel = (expiry: Expiry): string =>
  expiry === 'never' ? 'nie' : `am ${expiry.slice(3)}.${expiry.slice(0, 2)}. des folgenden Jahres`;

/** What a form offers; another day that is stored stays. */
export function expiryOptions(stored: Expiry | null): { value: Expiry; label: string }[] {
  const known = ['never', ...MONTH_ENDS];
  const all = stored === null || known.includes(stored) ? known : [...known, stored];
  return all.map((value) => ({ value, label: expiryLabel(value) }));
}
