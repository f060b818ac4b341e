import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, type Day, daysFrom } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { type Deadline, deadlineOf, type ExpiryFacts, type ReadNotice } from './expiry.ts';
import { awayOn, owed } from './long-sickness.ts';

/** Nobody can take vacation on them; booked vacation is a day on which vacation can be taken (SET-09). */
const NO_VACATION_POSSIBLE = [TYPE.sickness, TYPE.overtime];

/** Working days after the reading up to the deadline, and whether as many as the days told (LED-09, SET-09). */
export function isInTime(notice: ReadNotice, facts: ExpiryFacts): boolean {
  return notice.read !== null && daysToTake(notice.read, notice.deadline, facts) >= notice.days;
}

function daysToTake(read: Day, deadline: Day, facts: ExpiryFacts): number {
  return daysFrom(addDays(read, 1), deadline).reduce(
    (sum, day) => sum + owed(facts, day) * Math.max(0, 1 - awayOn(facts, day, NO_VACATION_POSSIBLE)),
    0,
  );
}

/** The notice because of which the vacation of a year expires at its deadline, the first that was read; null: it does not expire. */
export function proofOf(facts: ExpiryFacts, year: number, deadline: Deadline): ReadNotice | null {
  const fitting = facts.notices.filter(
    (notice) =>
      notice.year === year &&
      [deadline.day, deadline.original].includes(notice.deadline) &&
      isInTime(notice, facts),
  );
  return fitting.toSorted((a, b) => (a.read as Day).localeCompare(b.read as Day))[0] ?? null;
}

/** The day after which the vacation of a year can't be taken, or null while it lives on for ever (SET-06). */
export function lastDayOf(facts: ExpiryFacts, year: number): Day | null {
  const deadline = deadlineOf(facts, year);
  return deadline && proofOf(facts, year, deadline) ? deadline.day : null;
}

/** The same for several years, each computed once. */
export function lastDaysOf(facts: ExpiryFacts): (year: number) => Day | null {
  const known = new Map<number, Day | null>();
  return (year) => {
    const day = known.has(year) ? (known.get(year) as Day | null) : lastDayOf(facts, year);
    known.set(year, day);
    return day;
  };
}

/** A template must name the number and the day (LED-10). */
const HOLES = ['{tage}', '{frist}'] as const;

export const NOTICE_TEMPLATE =
  'Ihnen stehen aus {jahr} noch {tage} Urlaubstage zu. Bitte beantragen Sie diese so, dass Sie sie bis zum {frist} nehmen können. Urlaub, den Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt am {frist}.';

export const isNoticeTemplate = (text: string): boolean => HOLES.every((hole) => text.includes(hole));

/** The text that somebody gets; it is stored as it is and never changes. */
export function noticeText(template: string, warning: { year: number; days: number; deadline: Day }): string {
  return template
    .replaceAll('{jahr}', String(warning.year))
    .replaceAll('{tage}', formatNumber(warning.days))
    .replaceAll('{frist}', formatDay(warning.deadline));
}

export type Occasion = 'january' | 'september' | 'deadline';

/** From eight weeks before the deadline on. */
const BEFORE_DEADLINE = 56;

/**
 * Why the people should be told now, with the first day of the occasion: who was told since then need not be told again. In January
 * and in September of the vacation of the year, and eight weeks before the deadline (LED-11).
 */
export function occasionOf(
  today: Day,
  year: number,
  deadline: Day,
): { occasion: Occasion; since: Day } | null {
  if (today > deadline) return null;
  const occasions = [
    { occasion: 'deadline', since: addDays(deadline, -BEFORE_DEADLINE), until: deadline },
    { occasion: 'september', since: `${year}-09-01`, until: `${year}-09-30` },
    { occasion: 'january', since: `${year}-01-01`, until: `${year}-01-31` },
    { occasion: 'january', since: `${year + 1}-01-01`, until: `${year + 1}-01-31` },
  ] as const;
  const found = occasions.find(({ since, until }) => since <= today && today <= until);
  return found ? { occasion: found.occasion, since: found.since } : null;
}
