import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { type Conflicts, conflictOf } from './conflicts.ts';

/** A transaction that others are parts of. */
export interface Outer {
  tx: SqlEntityManager;
  /** Whether it goes on without a part that is refused, or is undone as a whole. */
  inUnit: boolean;
}

/** A change as a part of it. */
export const asPart = <T>(
  { tx, inUnit }: Outer,
  conflicts: Conflicts,
  work: (tx: SqlEntityManager) => Promise<T>,
): Promise<T> => (inUnit ? asItself(tx, conflicts, work) : asSavepoint(tx, conflicts, work));

/** A change inside of a transaction that goes on without it where it is refused. */
export async function asSavepoint<T>(
  outer: SqlEntityManager,
  conflicts: Conflicts,
  work: (tx: SqlEntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await outer.transactional(work, { clear: true });
  } catch (error) {
    throw conflictOf(error, conflicts) ?? error;
  }
}

/** The same where whoever calls undoes all of it. */
async function asItself<T>(
  outer: SqlEntityManager,
  conflicts: Conflicts,
  work: (tx: SqlEntityManager) => Promise<T>,
): Promise<T> {
  try {
    // Like a transaction of its own it knows no record that was read before.
    outer.clear();
    const result = await work(outer);
    await outer.flush();
    return result;
  } catch (error) {
    throw conflictOf(error, conflicts) ?? error;
  }
}

/** Refused by a rule: the connection is still good. */
export async function undo(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
