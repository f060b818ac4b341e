import { type Sql, sql } from './sql.ts';

/** The session ended, or the person's role, activity or company's flags changed, since they were last looked at. */
export class StaleCaller extends Error {}

/** The look at the session that a caller who is only remembered still owes. */
export class Proof {
  isDue = true;

  /** `from` has a row as long as all is as remembered, and none afterwards. */
  constructor(readonly from: Sql) {}

  /** As a statement of its own. */
  get query(): Sql {
    return sql`select ${this.from}`;
  }

  /** What the look has shown: as remembered, or nothing of this answer may leave. */
  hold(rows: object[]): void {
    if (rows.length === 0) throw new StaleCaller();
    this.isDue = false;
  }
}
