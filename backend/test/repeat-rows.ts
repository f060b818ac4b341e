import type { Ids } from './every-call/ids.ts';

const NOTHING = { requests: [], entries: [], intervals: [] };

/** What is kept so that a change can be taken back. */
export async function fillRepeatsOf(
  insert: (table: string, row: Record<string, unknown>) => Promise<void>,
  ids: Ids,
): Promise<void> {
  const undo = JSON.stringify({ ids: [], before: NOTHING, after: NOTHING });
  await insert('change_sets', { id: ids.changeSet, user_id: ids.user, undo, at: '2026-11-20T08:59:30Z' });
}
