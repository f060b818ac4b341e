import type { Client } from 'pg';

/** At every start: a clock that is set back does not bring back what has expired. */
export async function deleteExpiredSessions(owner: Client, now: Date): Promise<void> {
  await owner.query('delete from sessions where expires_at <= $1', [now]);
}
