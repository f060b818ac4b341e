import { rowsOf, type Tenant, type Tx } from './database.ts';
import { type Sql, sql } from './sql.ts';

/**
 * Locks people of the tenant's company until the end of the transaction, in the order of their ids; `which` narrows
 * `users u`. The order of all locks is in CONTRIBUTING. Never `for update`: each stored row that names a person, a notice to
 * an admin for example, waits for that, and would be waited for by whoever closes the month of both.
 */
export async function lockPeople(tx: Tx, { company }: Tenant, which: Sql = sql`true`): Promise<void> {
  await rowsOf(
    tx,
    sql`select from users u where u.company_id = ${company} and ${which} order by u.id for no key update`,
  );
}
