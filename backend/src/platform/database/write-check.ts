import type { Pool, QueryConfig } from 'pg';

const EVERY_MS = 5_000;
const PATIENCE_MS = 3_000;

const ANSWERS = 'select 1';
/**
 * What every write needs, without storing a row: a server that is not read-only, disk space, in a temporary file of 400 kB, and a
 * commit that reaches the disk. One message is one transaction.
 */
const WRITES = `update outbox set tries = tries where false;
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 10000);
  select pg_logical_emit_message(true, 'stundenbuch', 'health')`;

/** Whether the database answers, and every few seconds whether it can be written to. */
export class WriteCheck {
  private checkedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  async run(): Promise<void> {
    const now = performance.now();
    const isDue = now - this.checkedAt >= EVERY_MS;
    // Set before the answer, so that concurrent checks cost one write; after a failure the next one checks again.
    if (isDue) this.checkedAt = now;
    try {
      await this.ask(isDue ? WRITES : ANSWERS);
    } catch (error) {
      this.checkedAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  private async ask(text: string): Promise<void> {
    const query: QueryConfig & { query_timeout: number } = { text, query_timeout: PATIENCE_MS };
    await this.pool.query(query);
  }
}
