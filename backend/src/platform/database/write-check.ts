import type { Pool, QueryConfig } from 'pg';

const EVERY_MS = 5_000;
const PATIENCE_MS = 3_000;

const ANSWERS = 'select 1';
/**
 * What every write needs, without a row of its own: room on the disk, in a temporary file of 400 kB, and a commit that reaches it.
 * One transaction, because it is one message.
 */
const WRITES = `set local work_mem = '64kB';
  select count(*) from generate_series(1, 10000);
  select pg_logical_emit_message(true, 'stundenbuch', 'health')`;

/** Whether the database answers, and every few seconds whether it can be written to. */
export class WriteCheck {
  private checkedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  async run(): Promise<void> {
    const now = performance.now();
    const isDue = now - this.checkedAt >= EVERY_MS;
    // Taken before the answer, so that many who ask at once cost one write; a failure is asked for again by the next.
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
