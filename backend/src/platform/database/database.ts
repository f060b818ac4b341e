import { AsyncLocalStorage } from 'node:async_hooks';
import { type EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient, TypeOverrides } from 'pg';
import { ConfigError } from '../config.ts';
import { ConcurrencyLimit, readsAtOnce } from './concurrency-limit.ts';
import { type Conflicts, conflictOf, notBegun } from './conflicts.ts';
import { reclaimLostConnections } from './lost-connections.ts';
import { Pipeline } from './pipeline.ts';
import { isPooled, requireKeptStatements } from './pooler.ts';
import { APP_ROLE, asAppRole } from './role.ts';
import { asPart, asSavepoint, type Outer, undo } from './savepoints.ts';
import { type Sql, sql } from './sql.ts';
import { retryOnStalePlan } from './stale-plan.ts';
import { StaleSession } from './stale-session.ts';
import { Standby } from './standby.ts';
import { readInTurn, rowsOf, type Tx } from './statements.ts';
import { beginning, namesOf, requireReadSession, type Tenant, variablesOf } from './tenant.ts';
import { readWholeNumbers } from './whole-numbers.ts';
import { WriteCheck } from './write-check.ts';

export { giveReason, rowsOf, type Tx } from './statements.ts';
export type { Tenant };

interface Options {
  reads?: number | undefined;
  readUrl?: string | undefined;
  named?: boolean | undefined;
}

/**
 * Access to the database. Every statement of a tenant runs in a transaction that sets the company first, so the
 * setting ends with it and a connection returns to the pool clean. Decisions 0020 and 0134.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly writeCheck: WriteCheck;
  private readonly pipeline: Pipeline;
  /** The transaction that `inOne` has begun, for all that is called in it. */
  private readonly outer = new AsyncLocalStorage<Outer>();

  protected constructor(
    protected readonly orm: MikroORM,
    private readonly pool: Pool,
    private readonly reads: ConcurrencyLimit,
    /** Whether there is a pooler before PostgreSQL. */
    readonly isPooled = false,
    named = true,
    private readonly standby: Standby | null = null,
  ) {
    this.writeCheck = new WriteCheck(pool);
    this.pipeline = new Pipeline(pool, named);
  }

  /**
   * `reads`: limit of concurrent reads; by default derived from where the database runs. `readUrl`: of a standby. `named`: whether
   * statements are prepared under names; by default where no pooler is between.
   */
  static async open(
    url: string,
    poolSize: number,
    entities: EntityClass[],
    { reads, readUrl, named }: Options = {},
  ): Promise<Database> {
    const clientUrl = asAppRole(url);
    const orm: MikroORM = await MikroORM.init({
      clientUrl: url,
      entities,
      driverOptions: {
        connectionString: clientUrl,
        max: poolSize,
        connectionTimeoutMillis: 5_000,
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
        query_timeout: 20_000,
        keepAlive: true,
        pipeline: true,
        onPoolCreated: (pool: Pool) => {
          readWholeNumbers(pool.options.types as TypeOverrides);
          reclaimLostConnections(pool);
        },
      },
    });
    try {
      const pool = (await orm.em.getConnection().getNativeClient()) as Pool;
      const { rows } = await pool.query<{ role: string; beside: boolean }>(
        'select current_user as role, inet_server_addr() is not distinct from inet_client_addr() as beside',
      );
      const [found] = rows;
      if (found?.role !== APP_ROLE) {
        throw new ConfigError(
          `Die Verbindung arbeitet als ${found?.role} statt als ${APP_ROLE} (Pooler ohne options?).`,
        );
      }
      const limit = new ConcurrencyLimit(reads ?? readsAtOnce(found.beside, poolSize));
      const client = await pool.connect();
      const pooled = await isPooled(client).finally(() => client.release());
      if (named && pooled) await requireKeptStatements(clientUrl);
      const standby = readUrl === undefined ? null : new Standby(readUrl, poolSize, pool);
      return new Database(orm, pool, limit, pooled, named ?? !pooled, standby);
    } catch (error) {
      await orm.close(true);
      throw error;
    }
  }

  /** The rows of one statement. */
  async read<Row extends object>(tenant: Tenant, query: Sql): Promise<Row[]> {
    const [rows] = await this.readAll(tenant, [query]);
    return rows as Row[];
  }

  /**
   * Context and statements are sent together: one round trip and one transaction, however many there are. Inside of `tx` they
   * are asked one after the other, and see what it has written.
   */
  async readAll(tenant: Tenant, queries: readonly Sql[], tx?: Tx): Promise<object[][]> {
    const within = tx ?? this.outer.getStore()?.tx;
    if (within) return readInTurn(within, queries);
    const copied = await this.askStandby(tenant, queries);
    if (copied) return copied;
    const asked = [sql`begin read only`, beginning(tenant), ...queries, sql`commit`];
    const [, first, ...answers] = await this.reads.run(() => this.pipeline.send(asked));
    if (first?.length === 0) throw new StaleSession();
    return answers.slice(0, -1);
  }

  /** Whether there is one to read from. */
  get hasStandby(): boolean {
    return this.standby !== null;
  }

  /** Never where the session is still to be checked, which the primary alone knows. */
  private async askStandby(tenant: Tenant, queries: readonly Sql[]): Promise<object[][] | null> {
    const { standby: call, sessionCheck } = tenant;
    if (!this.standby || !call || sessionCheck) return null;
    return this.standby.ask(tenant, call, namesOf(tenant), queries, (pool, asked) =>
      this.pipeline.send(asked, pool),
    );
  }

  /**
   * One change in two round trips: the first locks and reads the facts, the second changes and commits, so that a lock is
   * held as briefly as possible. `rule` returns the change, or refuses and nothing is changed.
   */
  async decide<Row extends object>(
    tenant: Tenant,
    facts: readonly Sql[],
    rule: (facts: object[][]) => Sql,
    conflicts: Conflicts = {},
  ): Promise<Row> {
    requireReadSession(tenant);
    const outer = this.outer.getStore();
    if (outer)
      return asPart(outer, conflicts, async (tx) => {
        const [row] = await rowsOf<Row>(tx, rule(await readInTurn(tx, facts)));
        return row as Row;
      });
    this.standby?.noteWriter(tenant);
    const asked = [sql`begin`, sql`select ${namesOf(tenant)}`, ...facts];
    return retryOnStalePlan(async () => {
      const client = await this.pipeline.connect();
      let isOver = true;
      try {
        const answers = await this.pipeline.sendAll(client, asked);
        isOver = false;
        const change = rule(answers.slice(2));
        isOver = true;
        const [rows] = await this.pipeline.sendAll(client, [change, sql`commit`]);
        client.release();
        return (rows as [Row])[0];
      } catch (error) {
        if (isOver) client.release(true);
        else await undo(client);
        throw conflictOf(error, conflicts) ?? error;
      }
    });
  }

  /** Changes, all or none. */
  write<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.writeOrRefuse(tenant, {}, work);
  }

  /** The same where constraints have the last word: what is refused by each. */
  async writeOrRefuse<T>(tenant: Tenant, conflicts: Conflicts, work: (tx: Tx) => Promise<T>): Promise<T> {
    requireReadSession(tenant);
    const outer = this.outer.getStore();
    if (outer) return asPart(outer, conflicts, work);
    this.standby?.noteWriter(tenant);
    const em = this.orm.em.fork({ session: { variables: variablesOf(tenant) } });
    let hasBegun = false;
    try {
      return await em.transactional((tx) => {
        hasBegun = true;
        return work(tx);
      });
    } catch (error) {
      throw conflictOf(error, conflicts) ?? (hasBegun ? error : notBegun(error));
    }
  }

  /** What a change would do: it is done, looked at and undone. */
  async rehearse<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, conflicts: Conflicts = {}): Promise<T> {
    requireReadSession(tenant);
    const em = this.orm.em.fork({ session: { variables: variablesOf(tenant) } });
    try {
      await em.begin();
      try {
        return await work(em);
      } finally {
        await em.rollback();
      }
    } catch (error) {
      throw conflictOf(error, conflicts) ?? notBegun(error);
    }
  }

  /**
   * All that `work` calls is one transaction: what would be one by itself is a savepoint of it, and reads see what it has written.
   * What is refused undoes its savepoint only. Not kept, it is all as it was.
   */
  inOne<T>(tenant: Tenant, keep: boolean, work: () => Promise<T>): Promise<T> {
    const all = (tx: Tx) => this.outer.run({ tx, inUnit: false }, work);
    return keep ? this.write(tenant, all) : this.rehearse(tenant, all);
  }

  /**
   * One savepoint of `inOne` for all that `work` calls, which adds none of its own: whatever is refused in it undoes all of it,
   * so `work` ends with the refusal, or asks for a unit of its own where it goes on after one.
   */
  unit<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.outer.getStore();
    if (!outer) throw new Error('A unit is a part of inOne');
    return asSavepoint(outer.tx, {}, (tx) => this.outer.run({ tx, inUnit: true }, work));
  }

  /** All that `work` reads is of one moment, however long it takes: a connection is its own meanwhile. */
  async inSnapshot<T>(tenant: Tenant, work: (client: PoolClient) => Promise<T>): Promise<T> {
    requireReadSession(tenant);
    const client = await this.pipeline.connect();
    try {
      await this.pipeline.sendAll(client, [
        sql`begin isolation level repeatable read read only`,
        sql`select ${namesOf(tenant)}`,
      ]);
      return await work(client);
    } finally {
      // Closed, and the transaction with it.
      client.release(true);
    }
  }

  /** Calls one of the functions for use before the company is known. Has no access to tables. */
  async call<Row extends object>(query: Sql): Promise<Row[]> {
    try {
      const [rows] = await this.pipeline.send([query]);
      return rows as Row[];
    } catch (error) {
      throw conflictOf(error, {}) ?? error;
    }
  }

  /** Whether it answers and can be written to; a load balancer does not wait as long as a person does. */
  async ping(): Promise<void> {
    await this.writeCheck.run();
  }

  /** Of the pool: how many there are, how many of them do nothing, and who waits for one. */
  connections(): { open: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Reads that might come from the standby, by who answered; null where there is none. */
  standbyReads(): { standby: number; primary: number } | null {
    return this.standby?.reads ?? null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.standby?.close();
    await this.orm.close(true);
  }
}
