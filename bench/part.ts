import type { Sized } from './logins.ts';
import type { SizeName } from './sizes.ts';

/** One line of docs/performance.md. */
export interface Row {
  /** What is done, at which size and how many at once. */
  work: string;
  /** What has to be reached, in words. */
  target: string;
  measured: string;
  /** The same work by the least program that can do it, where there is such a one. */
  limit?: string;
  /** Ours in relation to the limit. */
  ratio?: number;
  met: boolean;
}

export interface Context {
  /** A database of this size, with one big company in it; seeded when it is asked for the first time. */
  size(name: SizeName): Promise<Sized>;
}

/** A file `<name>.part.ts` exports these. */
export interface Part {
  name: string;
  /** What of the product it needs, as `npm run build` names it; everything, where nothing is said. */
  builds?: string[];
  run(context: Context): Promise<Row[]>;
}
