import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

it.each([
  ['vacation_postings', 'vacation_postings_reverses', 'year, kind, days', `2026, 'extra', 2`],
  ['time_postings', 'time_postings_reversal', 'kind, minutes', `'correction', 60`],
])('[LED-01] [OVT-04] a reversal in %s is of the same person', async (table, constraint, columns, values) => {
  const insert = (user: number, reverses: number | null) =>
    world.sql<{ id: number }>(
      `insert into ${table} (company_id, user_id, day, text, reverses_id, created_at, created_by, ${columns})
        values (1, $1, '2026-11-02', 'Grund', $2, '2026-11-02', 13, ${values}) returning id`,
      [user, reverses],
    );
  const [posting] = await insert(11, null);
  const id = (posting as { id: number }).id;
  await expect(insert(12, id)).rejects.toThrow(constraint);
  await expect(insert(11, id)).resolves.toHaveLength(1);
});
