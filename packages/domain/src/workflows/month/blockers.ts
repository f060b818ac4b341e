import { type DayFacts, isOwed, kindOfDay } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysFrom, lastOfMonth, latest, MIN_DAY } from '../../time/day.ts';

/** What keeps a month from being confirmed: a day without an entry, an absence nobody has decided, a clock nobody has stopped. */
export const BLOCKER_KINDS = ['day', 'absence', 'clock'] as const;
export type BlockerKind = (typeof BLOCKER_KINDS)[number];

export interface Blocker {
  day: Day;
  kind: BlockerKind;
}

export const BLOCKER_WORDS: Readonly<Record<BlockerKind, string>> = {
  day: 'Arbeitszeit fehlt',
  absence: 'Abwesenheit noch nicht entschieden',
  clock: 'Ende der Arbeitszeit vergessen',
};

export interface MonthFacts {
  /** Of the person; no day before it is missing. */
  first_day: Day | null;
  work: DayFacts;
  worked: ReadonlySet<Day>;
  /** Off as a whole. */
  absent: ReadonlySet<Day>;
  /** Of absences nobody has decided. */
  undecided: readonly Day[];
  /** Of clocks nobody has stopped. */
  forgotten: readonly Day[];
}

/** In the order of the days (MON-02). Of a month that is not over no day is missing from today on. */
export function blockersOf(facts: MonthFacts, month: string, today: Day): Blocker[] {
  const { first_day, work, worked, absent, undecided, forgotten } = facts;
  const first = `${month}-01`;
  const last = lastOfMonth(first);
  const owedUntil = today < last ? addDays(today, -1) : last;
  const missing = daysFrom(latest(first, first_day ?? MIN_DAY), owedUntil).filter(
    (day) =>
      !worked.has(day) &&
      !absent.has(day) &&
      // The clock's line says what the day lacks.
      !forgotten.includes(day) &&
      isOwed(kindOfDay(work, day)),
  );
  const blockers: Blocker[] = [
    ...missing.map((day) => ({ day, kind: 'day' as const })),
    ...undecided.map((day) => ({ day, kind: 'absence' as const })),
    ...forgotten.map((day) => ({ day, kind: 'clock' as const })),
  ];
  return blockers.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Whether anybody is expected to confirm the month: who was employed, and recorded, on a day of it. */
export function isEmployedIn(
  { work, first_day }: Pick<MonthFacts, 'work' | 'first_day'>,
  month: string,
): boolean {
  const first = `${month}-01`;
  const days = daysFrom(latest(first, first_day ?? MIN_DAY), lastOfMonth(first));
  return days.some((day) => {
    const { employed, recorded } = kindOfDay(work, day);
    return employed && recorded;
  });
}
