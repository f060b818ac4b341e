import type { Day } from '../calendar/day.ts';

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
  /** The number of the seal with which the chain of the package begins. */
  first: number | null;
  /** The last seal, in which all others are; null where nothing was ever recorded. */
  head: { no: number; hash: string } | null;
}
