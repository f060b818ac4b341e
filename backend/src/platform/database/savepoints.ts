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
