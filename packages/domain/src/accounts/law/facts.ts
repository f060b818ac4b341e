import type { Half } from '../../records/entries/halves.ts';
import type { Day } from '../../time/day.ts';
import type { Minutes } from '../../time/time.ts';
import type { LawRule } from './law-rules.ts';

/** What helps: minutes of break that are missing, or a day off until a day. */
export type Remedy = { kind: 'add_break'; minutes: number } | { kind: 'rest_day'; until: Day };

/** A rule of the law that the recorded times do not keep. */
export interface Violation {
  code: LawRule;
  /** The day on which the shift began; of a week or a longer period the day on which it is reported. */
  day: Day;
  /** Minutes, or days where the limit counts days. */
  value: number;
  limit: number;
  text: string;
  remedy: Remedy | null;
}

/** Work or a break in whole minutes since 1970, so that summer time counts as it passes. */
export interface LawInterval {
  from: number;
  to: number;
  kind: 'work' | 'break';
  /** What belongs to one shift. */
  shift: string;
}

/** A recorded working time. */
export interface LawTime {
  day: Day;
  /** Minutes of the dial; 1440 is midnight at the end of the day. */
  start: Minutes;
  end: Minutes;
  /** The sum of the breaks, where it is all that is known. */
  breaks: Minutes;
  /** Null where breaks are only a sum. */
  intervals: readonly LawInterval[] | null;
  /** The day on which it was recorded. */
  recorded: Day;
}

/** A requested or approved absence. */
export interface LawAbsence {
  day: Day;
  type: number;
  half: Half;
}

/** What a calendar day is for the person. */
export interface LawDay {
  employed: boolean;
  /** Whether the person is expected on it. */
  owed: boolean;
  /** A holiday by law, not one of the company's own free days. */
  holiday: boolean;
}

/** Of the choices that the law leaves to the company. */
export interface LawChoices {
  /** Ten hours of rest in trades of § 5 Abs. 2 ArbZG. */
  rest: 11 | 10;
  /** The period of the average: 24 weeks or six months. */
  average: 'weeks' | 'months';
  /** Hours from begin to end for minors; eleven in trades of § 12 JArbSchG. */
  span: 10 | 11;
}

/** Of one person. */
export interface LawFacts {
  today: Day;
  /** In any order; at least those that the rules look back and ahead to (`lawPeriod`). */
  times: readonly LawTime[];
  absences: readonly LawAbsence[];
  dayOf: (day: Day) => LawDay;
  birth_date: Day | null;
  milog: boolean;
  choices: LawChoices;
}
