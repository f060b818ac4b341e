import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Conflicts, conflictOf } from './conflicts.ts';

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
export async function asItself<T>(
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
