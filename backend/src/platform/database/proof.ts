import type { Sql } from './sql.ts';

/** The session ended, or the person's role, activity or company's flags changed, since they were last looked at. */
export class StaleCaller extends Error {}

/** The look at the session that a caller who is only remembered still owes. */
export class Proof {
  isDue = true;

  constructor(
    readonly query: Sql,
    private readonly isSame: (rows: object[]) => boolean,
  ) {}

  /** What the look has shown: as remembered, or nothing of this answer may leave. */
  hold(rows: object[]): void {
    if (!this.isSame(rows)) throw new StaleCaller();
    this.isDue = false;
  }
}
