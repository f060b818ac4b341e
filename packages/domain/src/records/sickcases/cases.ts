import { type DayFacts, isWorked, kindOfDay } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysBetween, daysFrom } from '../../time/day.ts';

/** A day of sickness, requested or approved, with what its entries take of it. */
export interface SickDay {
  day: Day;
  /** False of half a day, and of one on which the person fell sick after an hour of work. */
  whole: boolean;
}

/** How a case begins: by itself, as the follow-up of the one before, or not at all because an admin has joined the two. */
export const BEGINNINGS = ['first', 'follow', 'joined'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** What is stored of a case, and where: it belongs to the sickness of these days, whatever became of it meanwhile. */
export interface CaseMark {
  first: Day;
  last: Day;
  /** Null where nobody has said: the entries say it then. */
  begins: Beginning | null;
  /** Whether the person worked on the first day; null where nobody has said. */
  worked?: boolean | null;
}

export interface SickCase<Mark extends CaseMark = CaseMark> {
  first: Day;
  last: Day;
  /** Goes on where the one before ended. */
  isFollow: boolean;
  /** The days of sickness, in their order. */
  days: readonly SickDay[];
  /** What is stored of it. */
  mark: Mark | null;
}

/** Longer than any holidays: who owes nothing for longer is not sick meanwhile. */
const LONGEST_GAP = 31;

/** Whether the person owed nothing between two days of sickness, and was employed: the one goes on as the other (SET-18). */
export function goesOn(facts: DayFacts, before: Day, after: Day): boolean {
  if (daysBetween(before, after) > LONGEST_GAP) return false;
  return daysFrom(addDays(before, 1), addDays(after, -1)).every((day) => {
    const kind = kindOfDay(facts, day);
    return kind.employed && !isWorked(kind);
  });
}

/** A day has one absence, or two halves: together they are the whole of it. */
export function sickDaysOf(entries: readonly { day: Day; portion: number; fromHour: boolean }[]): SickDay[] {
  const days = Map.groupBy(entries, ({ day }) => day);
  return [...days]
    .map(([day, ofDay]) => ({
      day,
      whole: ofDay.reduce((sum, { portion, fromHour }) => sum + (fromHour ? 0 : portion), 0) >= 1,
    }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/**
 * The cases of a person (SICK-01): days of sickness between which nothing was owed, but for what an admin has split or joined.
 * They follow from the entries each time; what is stored is found again by its days.
 *
 *   Mo Tu We .. Fr          two cases, Thursday was owed
 *   Th Fr .. .. Mo          one
 *   Mo Tu We, Th is added   one, and what was noted on either of the two stays: the second becomes a follow-up
 */
export function casesOf<Mark extends CaseMark>(
  days: readonly SickDay[],
  facts: DayFacts,
  marks: readonly Mark[],
): SickCase<Mark>[] {
  const cases: Growing<Mark>[] = [];
  let open = marks.toSorted((a, b) => a.first.localeCompare(b.first));
  for (const sick of days) {
    const before = cases.at(-1);
    // Of those that lie in the gap the last one counts; one without any day of sickness left is nobody's.
    const mark = open.findLast(({ first, last }) => first <= sick.day && sick.day <= last) ?? null;
    open = open.filter(({ first }) => first > sick.day);
    if (before && continues(before, sick, mark, facts)) {
      before.days.push(sick);
      if (mark && mark.begins !== 'joined') before.mark ??= mark;
    } else {
      const isLinked = before !== undefined && goesOn(facts, before.last, sick.day);
      const isFollow = mark?.begins === 'follow' || (isLinked && mark?.begins !== 'first');
      cases.push(growing(sick, isFollow && before !== undefined, mark?.begins === 'joined' ? null : mark));
    }
  }
  return cases.map((one) => ({ ...one, days: withFirstDay(one) }));
}

/** What an admin has said of the first day counts. */
function withFirstDay({ days, mark }: Pick<SickCase, 'days' | 'mark'>): readonly SickDay[] {
  const worked = mark?.worked ?? null;
  const [first, ...others] = days as [SickDay, ...SickDay[]];
  return worked === null ? days : [{ ...first, whole: !worked }, ...others];
}

type Growing<Mark extends CaseMark> = Omit<SickCase<Mark>, 'days'> & { days: SickDay[] };

function growing<Mark extends CaseMark>(sick: SickDay, isFollow: boolean, mark: Mark | null): Growing<Mark> {
  const days = [sick];
  return {
    first: sick.day,
    get last() {
      return (days.at(-1) as SickDay).day;
    },
    isFollow,
    days,
    mark,
  };
}

function continues<Mark extends CaseMark>(
  { last, mark: known }: Growing<Mark>,
  { day }: SickDay,
  mark: Mark | null,
  facts: DayFacts,
): boolean {
  if (mark?.begins === 'joined') return true;
  if (mark?.begins) return false;
  return goesOn(facts, last, day) && !(mark && known);
}

/** The case that holds the day. */
export function caseOn<Mark extends CaseMark>(
  cases: readonly SickCase<Mark>[],
  day: Day,
): SickCase<Mark> | null {
  return cases.find(({ first, last }) => first <= day && day <= last) ?? null;
}
