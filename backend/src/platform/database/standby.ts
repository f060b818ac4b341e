import { LRUCache } from 'lru-cache';
import { Pool } from 'pg';
import { reclaimLostConnections } from './lost-connections.ts';
import { APP_ROLE, asAppRole } from './role.ts';
import { type Sql, sql } from './sql.ts';

/** How old what a standby answers may be. */
const LATEST_MS = 5_000;
const EVERY_MS = 1_000;
/** One that is away or hangs is not waited for. */
const CONNECT_MS = 1_000;
const NOTES = 20_000;

/** Somebody ended the statement because it took too long: it would not be shorter elsewhere. */
const QUERY_CANCELED = '57014';

/** Of one call: whoever has read the primary, or one state of a standby, never sees an older one. */
export interface StandbyReads {
  /** How far the standby was that answered last. */
  seen: string | null;
  isOver: boolean;
}

export const beginStandbyReads = (): StandbyReads => ({ seen: null, isOver: false });

interface Position {
  lsn: string;
  at: number;
}

interface Writer {
  company: number;
  id: number;
}

/**
 * A copy of the database for long reads. Each read proves on its own connection that the copy has what the primary had at
 * most five seconds ago; one that has not, or is away, leaves the read to the primary. Decision 0142.
 */
export class Standby {
  private readonly pool: Pool;
  private readonly timer: NodeJS.Timeout;
  /** Where the primary was, the oldest first. */
  private positions: Position[] = [];
  private readonly wrote = new LRUCache<string, true>({ max: NOTES, ttl: LATEST_MS });
  /** How many reads were answered here, and how many left to the primary. */
  readonly reads = { standby: 0, primary: 0 };

  constructor(
    url: string,
    size: number,
    private readonly primary: Pool,
  ) {
    this.pool = new Pool({
      ...primary.options,
      connectionString: asAppRole(url),
      max: size,
      connectionTimeoutMillis: CONNECT_MS,
    });
    // Each failed read is told to the read itself.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    reclaimLostConnections(this.pool);
    this.timer = setInterval(() => this.locate(), EVERY_MS);
    this.timer.unref();
  }

  /** Whoever has just changed something sees it. */
  noteWriter(writer: Writer): void {
    this.wrote.set(keyOf(writer), true);
  }

  /**
   * The rows of the statements; null where the primary has to answer. `context` sets the tenant: where the standby is late it is
   * not set, and the statements see nothing.
   */
  async ask(
    who: Writer,
    call: StandbyReads,
    context: Sql,
    queries: readonly Sql[],
    send: (pool: Pool, queries: readonly Sql[]) => Promise<object[][]>,
  ): Promise<object[][] | null> {
    const position = this.positions.find(({ at }) => at > performance.now() - LATEST_MS);
    if (call.isOver || !position || this.wrote.has(keyOf(who))) return this.leave(call);
    const state = sql`select pg_last_wal_replay_lsn()::text as seen, ${context}
      where pg_is_in_recovery() and current_user = ${APP_ROLE}
        and pg_last_wal_replay_lsn() >= greatest(${position.lsn}::pg_lsn, ${call.seen}::pg_lsn)`;
    try {
      const asked = [sql`begin read only`, state, ...queries, sql`commit`];
      const [, first, ...answers] = await send(this.pool, asked);
      const [found] = first as { seen: string }[];
      if (!found) return this.leave(call);
      call.seen = found.seen;
      this.reads.standby += 1;
      return answers.slice(0, -1);
    } catch (error) {
      if ((error as { code?: string }).code === QUERY_CANCELED) throw error;
      // Away, or it had to drop what we were reading: the primary knows, and says what is wrong with the statement if it is that.
      return this.leave(call);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.end();
  }

  private leave(call: StandbyReads): null {
    call.isOver = true;
    this.reads.primary += 1;
    return null;
  }

  private async locate(): Promise<void> {
    const at = performance.now();
    try {
      const { rows } = await this.primary.query<{ lsn: string }>(
        'select pg_current_wal_flush_lsn()::text as lsn',
      );
      if (rows[0]) this.positions.push({ lsn: rows[0].lsn, at });
    } catch {
      // Without a position nothing is read from the standby; reads of the primary say that it is away.
    }
    this.positions = this.positions.filter((one) => one.at > at - LATEST_MS);
  }
}

const keyOf = ({ company, id }: Writer) => `${company}/${id}`;
