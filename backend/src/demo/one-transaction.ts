import { MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, PostgresDialect } from 'kysely';
import { type Client, type Pool, TypeOverrides } from 'pg';
import { ConcurrencyLimit } from '../platform/database/concurrency-limit.ts';
import type { Conflicts } from '../platform/database/conflicts.ts';
import { Database, type Tenant, type Tx } from '../platform/database/database.ts';
import { tables } from '../platform/database/entities.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { readWholeNumbers } from '../platform/database/whole-numbers.ts';

// A day and a moment are text and an id is a number, as on the connections of the program.
const types = new TypeOverrides();
for (const moment of [1082, 1114, 1184]) types.setTypeParser(moment, String);
readWholeNumbers(types);

// What would end it before its time.
const ANOTHER = /^(begin|start|commit|rollback(?! to savepoint))/;

/**
 * The database for services that work inside the transaction of the connection that fills it: what they store comes to be with
 * all the rest, or not at all.
 */
export class OneTransaction extends Database {
  static async on(owner: Client): Promise<OneTransaction> {
    const query = (text: string, values: unknown[]) => {
      if (ANOTHER.test(text)) throw new Error(`There is one transaction, without '${text}'.`);
      return owner.query({ text, values, types });
    };
    const client = { query, release: () => undefined };
    const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve() } as unknown as Pool;
    const orm = await MikroORM.init({
      dbName: 'stundenbuch',
      ensureDatabase: false,
      entities: tables,
      driverOptions: new PostgresDialect({ pool }),
    });
    return new OneTransaction(orm, pool, new ConcurrencyLimit(1));
  }

  override async readAll(tenant: Tenant, queries: readonly Sql[], tx?: Tx): Promise<object[][]> {
    if (tx) return super.readAll(tenant, queries, tx);
    await this.act(tenant);
    const answers: object[][] = [];
    for (const query of queries) answers.push(await this.call(query));
    return answers;
  }

  override async decide<Row extends object>(
    tenant: Tenant,
    facts: readonly Sql[],
    rule: (facts: object[][]) => Sql,
  ): Promise<Row> {
    const [row] = await this.call<Row>(rule(await this.readAll(tenant, facts)));
    return row as Row;
  }

  override async writeOrRefuse<T>(tenant: Tenant, _: Conflicts, work: (tx: Tx) => Promise<T>): Promise<T> {
    await this.act(tenant);
    const em = this.orm.em.fork();
    em.setTransactionContext(this.kysely);
    const done = await work(em);
    await em.flush();
    return done;
  }

  override async rehearse<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> {
    await this.call(sql`savepoint rehearsal`);
    try {
      return await this.writeOrRefuse(tenant, {}, work);
    } finally {
      await this.call(sql`rollback to savepoint rehearsal`);
    }
  }

  override async call<Row extends object>(query: Sql): Promise<Row[]> {
    const { rows } = await query.execute(this.kysely);
    return rows as Row[];
  }

  private get kysely(): Kysely<unknown> {
    return this.orm.em.getKysely<unknown>();
  }

  private async act({ company, id, reason }: Tenant): Promise<void> {
    await this.call(
      sql`select set_config('app.company', ${String(company)}, true), set_config('app.person', ${String(id)}, true),
        set_config('stundenbuch.reason', ${reason ?? ''}, true), set_config('app.acting_for', '', true)`,
    );
  }
}
