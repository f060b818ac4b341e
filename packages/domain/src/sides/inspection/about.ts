import type { Day } from '../../time/day.ts';

/** What `paket.json` says of a package. */
export interface AboutPackage {
  format: 1;
  company: { id: number; name: string };
  from: Day;
  to: Day;
  made_at: string;
  /** Whether nobody was left out. */
  everybody: boolean;
  people: { id: number; first_name: string; name: string; personnel_number: string | null }[];
  /** The fewest years for which the company has ever asked to keep what was recorded; packages of older releases do not say. */
  keep_years?: number;
  /** Where entries and postings of closed months are not what the log says, in sentences; older packages did not ask. */
  differences?: string[];
  /** The number of the seal with which the chain of the package begins. */
  first: number | null;
  /** The last seal, in which all others are; null where nothing was ever recorded. */
  head: { no: number; hash: string } | null;
}
