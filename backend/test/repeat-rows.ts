import type { Ids } from './every-call/ids.ts';
import type { World } from './world.ts';

const NOTHING = { requests: [], entries: [], intervals: [] };

/** What is kept so that a change can be taken back, what was measured, and what is booked again. */
export async function fillRepeatsOf(
  insert: (table: string, row: object) => Promise<unknown>,
  ids: Ids,
): Promise<void> {
  const undo = JSON.stringify({ ids: [], before: NOTHING, after: NOTHING });
  await insert('change_sets', { id: ids.changeSet, user_id: ids.user, undo, at: '2026-11-20T08:59:30Z' });
  await insert('stopwatches', {
    id: ids.stopwatch,
    user_id: ids.user,
    project_id: ids.project,
    booking_text: 'Dach gedeckt',
    started_at: '2026-11-20T08:00:00Z',
    stopped_at: '2026-11-20T08:30:00Z',
  });
  await insert('favourites', {
    id: ids.favourite,
    user_id: ids.user,
    project_id: ids.project,
    booking_text: 'Dach gedeckt',
    hours: 1,
    position: 1,
  });
}

/** Those of a company of the walls, whose people and projects have their numbers. */
export async function repeatsOf(world: World, company: number): Promise<void> {
  await world.sql(
    `insert into change_sets (company_id, user_id, undo, at) values ($1, 1 + 10 * $1::int, '{}', now())`,
    [company],
  );
  await world.sql(
    `insert into stopwatches (company_id, user_id, project_id, booking_text, started_at)
      values ($1, 1 + 10 * $1::int, 999 + 2 * $1::int, '', now())`,
    [company],
  );
  await world.sql(
    `insert into favourites (company_id, user_id, project_id, booking_text, position)
      values ($1, 1 + 10 * $1::int, 999 + 2 * $1::int, 'Dach gedeckt', 1)`,
    [company],
  );
}
