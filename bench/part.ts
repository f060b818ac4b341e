import type { Sized } from './logins.ts';
import type { SizeName } from './sizes.ts';

/** One line of docs/performance.md. */
export interface Row {
  /** What is measured, at which size and concurrency. */
  work: string;
  /** The target, in words. */
  target: string;
  measured: string;
  /** The same work by the minimal program, where there is one. */
  limit?: string;
  /** Ours relative to the limit. */
  ratio?: number;
  met: boolean;
}

export interface Context {
  /** A database of this size, with one big company in it; seeded on first use. */
  size(name: SizeName, dist?: string): Promise<Sized>;
  /** The address of a new database with nothing in it but the schema of this build. */
  empty(name: string, dist?: string): Promise<string>;
}

/** A file `<name>.part.ts` exports these. */
export interface Part {
  name: string;
  /** The parts of the product it needs, as named by `npm run build`; by default all. */
  builds?: string[];
  run(context: Context): Promise<Row[]>;
}
