import { SECURITY_DAYS } from '@stundenbuch/domain/sides/log/security-log';
import type { Client } from 'pg';

/** Runs at every start, so that a clock that is set back does not revive expired sessions. */
export async function deleteExpiredSessions(owner: Client, now: Date): Promise<void> {
  await owner.query('delete from sessions where expires_at <= $1', [now]);
  await owner.query(
    `delete from security_events where last_at < $1::timestamptz - interval '${SECURITY_DAYS} days'`,
    [now],
  );
  await owner.query(`delete from former_passwords where created_at <= $1::timestamptz - interval '1 day'`, [
    now,
  ]);
}
