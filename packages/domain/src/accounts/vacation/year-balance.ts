import type { Day } from '../../time/day.ts';

/** What a year's account says. */
export interface YearBalance {
  entitlement: number;
  lastYear: number;
  lastYearUsed: number;
  /** Days of last year's vacation beyond the remainder. */
  lastYearOverdrawn: number;
  taken: number;
  /** What is left of the year; negative when more was taken than available. */
  open: number;
  /** The same without what could only be used up to a deadline of the year. */
  usable: number;
  /** What is left at each of these deadlines. */
  lapsed: { last: Day; days: number }[];
}
