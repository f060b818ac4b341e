import { type EntityClass, MikroORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import { ConfigError } from '../config.ts';
import { type Conflicts, conflictOf } from './conflicts.ts';
import { reclaimLostConnections } from './lost-connections.ts';
import { APP_ROLE } from './role.ts';
import type { Sql } from './sql.ts';

const PING = 3_000;

/** On whose behalf a statement runs. `scope` opens companies and users, and nothing else, to a global admin. */
export interface Tenant {
  company: number;
  id: number;
  scope?: 'global';
}

/** A transaction of one tenant. */
export type Tx = SqlEntityManager;

/**
 * The way into the database. Every statement of a tenant runs in a transaction that names the company first, so the
 * setting ends with it; a connection that comes back to the pool carries nothing. Decision 0020.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private constructor(
    private readonly orm: MikroORM,
    private readonly pool: Pool,
  ) {}

  static async open(url: string, poolSize: number, entities: EntityClass[]): Promise<Database> {
    const orm: MikroORM = await MikroORM.init({
      clientUrl: url,
      entities,
      driverOptions: {
        connectionString: asAppRole(url),
        max: poolSize,
        connectionTimeoutMillis: 5_000,
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
        query_timeout: 20_000,
        keepAlive: true,
        pipeline: true,
        onPoolCreated: (pool: Pool) => reclaimLostConnections(pool),
      },
    });
    const pool = (await orm.em.getConnection().getNativeClient()) as Pool;
    const { rows } = await pool.query<{ role: string }>('select current_user as role');
    if (rows[0]?.role === APP_ROLE) return new Database(orm, pool);
    await orm.close(true);
    throw new ConfigError(
      `Die Verbindung arbeitet als ${rows[0]?.role} statt als ${APP_ROLE} (Pooler ohne options?).`,
    );
  }

  /** The rows of one statement. */
  async read<Row extends object>(tenant: Tenant, query: Sql): Promise<Row[]> {
    const [rows] = await this.readAll(tenant, [query]);
    return rows as Row[];
  }

  /** Context, statements and end travel together: one round trip, whatever their number. */
  async readAll(tenant: Tenant, queries: readonly Sql[]): Promise<object[][]> {
    const client = await this.pool.connect();
    try {
      const [, ...answers] = await Promise.all([
        client.query(`begin read only; ${contextOf(tenant)}`),
        ...queries.map((query) => client.query<object>(query.prepare())),
        client.query('commit'),
      ]);
      client.release();
      return answers.slice(0, -1).map(({ rows }) => rows);
    } catch (error) {
      // Whatever state it is in: no connection comes back to the pool after an error.
      client.release(true);
      throw error;
    }
  }

  /** Changes: all of them or none. `conflicts` says which constraint is which refusal. */
  async write<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, conflicts: Conflicts = {}): Promise<T> {
    const em = this.orm.em.fork({ session: { variables: variablesOf(tenant) } });
    try {
      return await em.transactional(work);
    } catch (error) {
      throw conflictOf(error, conflicts) ?? error;
    }
  }

  /** One of the functions for what happens before a company is known. Sees no table. */
  async call<Row extends object>(query: Sql): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(query.prepare());
    return rows;
  }

  /** Whether it answers; whoever distributes the load does not wait as long as a person does. */
  async ping(): Promise<void> {
    const query: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: PING };
    await this.pool.query(query);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}

/** Statements that are no entities, inside a transaction. */
export async function rowsOf<Row extends object>(tx: Tx, query: Sql): Promise<Row[]> {
  const { text, values } = query.prepare();
  const { rows } = await tx.getKysely().executeQuery(CompiledQuery.raw(text, values));
  return rows as Row[];
}

function variablesOf({ company, id, scope }: Tenant): Record<string, string> {
  const variables = { 'app.company': String(company), 'app.person': String(id) };
  return scope ? { ...variables, 'app.scope': scope } : variables;
}

/** `set` takes no parameters: hence only whole numbers and the one word get through. */
function contextOf({ company, id, scope }: Tenant): string {
  if (!Number.isInteger(company) || !Number.isInteger(id)) throw new TypeError('A tenant has whole numbers.');
  const context = `set local app.company = '${company}'; set local app.person = '${id}'`;
  return scope === 'global' ? `${context}; set local app.scope = 'global'` : context;
}

/** Ours stands last and wins; `reset role` leads back to it, not to the owner. */
function asAppRole(address: string): string {
  const url = new URL(address);
  const options = url.searchParams.get('options');
  url.searchParams.set('options', [options, `-c role=${APP_ROLE}`].filter(Boolean).join(' '));
  return url.toString();
}
