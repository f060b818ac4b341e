import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { rowsOf, type Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { Refused } from '../refused.ts';
import type { Caller } from './caller.ts';
import type { Sessions } from './sessions.ts';

const CODES = { role: 'forbidden', flag: 'module_off', feature: 'feature_off' } as const;

/**
 * The caller as stored after locking the people of both companies, the caller's own and the named one: a caller who
 * lost the right, or the session, while waiting for the lock is refused.
 */
export async function stillAllowed(
  tx: Tx,
  sessions: Sessions,
  who: Caller,
  row: AccessRow,
  company = who.company,
): Promise<Caller> {
  // In a fixed order, to avoid deadlocks.
  const [first, second] = [who.company, company].sort((a, b) => a - b);
  await rowsOf(tx, sql`select lock_people(${first})`);
  await rowsOf(tx, sql`select lock_people(${second})`);
  const caller = await sessions.callerIn(tx, who.tokenHash);
  const denial = denialOf(row, caller);
  if (!caller || denial === 'session') throw new Refused(refuseWire('unauthenticated'));
  if (denial) throw new Refused(refuseWire(CODES[denial]));
  return caller;
}
