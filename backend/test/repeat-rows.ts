import type { Ids } from './every-call/ids.ts';
import type { World } from './world.ts';

const NOTHING = { requests: [], entries: [], intervals: [] };

/** What is kept so that a change can be taken back. */
export async function fillRepeatsOf(
  insert: (table: string, row: object) => Promise<unknown>,
  ids: Ids,
): Promise<void> {
  const undo = JSON.stringify({ ids: [], before: NOTHING, after: NOTHING });
  await insert('change_sets', { id: ids.changeSet, user_id: ids.user, undo, at: '2026-11-20T08:59:30Z' });
}

/** One of a company of the walls, whose people have their numbers. */
export const changeSetOf = (world: World, company: number) =>
  world.sql(
    `insert into change_sets (company_id, user_id, undo, at) values ($1, 1 + 10 * $1::int, '{}', now())`,
    [company],
  );
