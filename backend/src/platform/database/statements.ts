import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from './sql.ts';
import { REASON } from './tenant.ts';

/** A transaction of one tenant. */
export type Tx = SqlEntityManager;

/** Where it is known only under a lock that the caller must say why. */
export async function giveReason(tx: Tx, reason: string | null | undefined): Promise<void> {
  if (reason) await rowsOf(tx, sql`select set_config(${REASON}, ${reason}, true)`);
}

/** Plain SQL inside a transaction. */
export async function rowsOf<Row extends object>(tx: Tx, query: Sql): Promise<Row[]> {
  const { rows } = await query.execute(tx.getKysely());
  return rows as Row[];
}

export async function readInTurn(tx: Tx, queries: readonly Sql[]): Promise<object[][]> {
  const answers: object[][] = [];
  for (const query of queries) answers.push(await rowsOf(tx, query));
  return answers;
}
