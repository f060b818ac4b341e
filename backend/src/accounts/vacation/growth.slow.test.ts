import { afterAll, beforeAll, expect, it } from 'vitest';
import { growthOf } from '../../../test/growth.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts', 'ledger'], '2026-11-01');
  // bert has taken 28 days in each of ten years, anna in the last one.
  for (const [user, years] of [
    [11, 1],
    [12, 10],
  ] as const) {
    await world.sql(
      `insert into vacation_postings (company_id, user_id, year, day, kind, days, created_at)
        values (1, $1, 2026 - $2, make_date(2027 - $2, 1, 1), 'opening', 5, now())`,
      [user, years],
    );
    await world.sql(
      `insert into entries (company_id, user_id, created_at, day, type, status, hours)
        select 1, $1, now(), make_date(2026 - y, 3, 1) + d, 10, 1, 8
        from generate_series(0, $2 - 1) y, generate_series(0, 27) d`,
      [user, years],
    );
  }
});
afterAll(() => world?.close());

it.each(['/user/email/{who}@beispiel.example', '/vacation/ledger/{id}?figure=open'])(
  '[LED-06] the account of ten years costs at most one and a half times that of one: GET %s',
  async (path) => {
    const pathOf = (who: string, id: number) => path.replace('{who}', who).replace('{id}', String(id));
    const few = () => world.get('chef', pathOf('anna', 11));
    const many = () => world.get('chef', pathOf('bert', 12));
    const growth = await growthOf(few, many, 1.5);
    expect(growth).toBeLessThanOrEqual(1.5);
  },
);
