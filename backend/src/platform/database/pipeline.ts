import type { Pool, PoolClient } from 'pg';
import { notBegun } from './conflicts.ts';
import { prepare, type Sql } from './sql.ts';
import { retryOnStalePlan } from './stale-plan.ts';

/** Statements that are sent together, without waiting in between: one round trip. See the pool's `pipeline`. */
export class Pipeline {
  constructor(
    private readonly pool: Pool,
    /** Whether statements are prepared under names. */
    private readonly named: boolean,
  ) {}

  async connect(pool = this.pool): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw notBegun(error);
    }
  }

  send(queries: readonly Sql[], pool = this.pool): Promise<object[][]> {
    return retryOnStalePlan(async () => {
      const client = await this.connect(pool);
      try {
        const answers = await this.sendAll(client, queries);
        client.release();
        return answers;
      } catch (error) {
        // A connection never returns to the pool after an error.
        client.release(true);
        throw error;
      }
    });
  }

  async sendAll(client: PoolClient, queries: readonly Sql[]): Promise<object[][]> {
    const answers = await Promise.all(
      queries.map((query) => client.query<object>(prepare(query, this.named))),
    );
    return answers.map(({ rows }) => rows);
  }
}
