import type { World } from './world.ts';

/** As if an admin had closed it. */
export async function closedMonth(world: World, user: number, month: string): Promise<void> {
  await world.sql(
    `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, $1, $2, 'closed', 1, repeat('0', 64), now(), now(), 13)`,
    [user, month],
  );
  await world.sql(
    `insert into month_sheets (company_id, user_id, month, version, data, sha256, created_at, created_by)
      values (1, $1, $2, 1, '{}', repeat('0', 64), now(), 13)`,
    [user, month],
  );
}
