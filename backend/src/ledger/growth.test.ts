import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOn } from '../../test/switch-on.ts';
import { World } from '../../test/world.ts';

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

/** 1.5 is what it should be, and what it takes alone; beside other tests 1.6 was measured. */
const ENOUGH = 1.8;

/** The shortest of many calls, by turns: what else the machine does only makes calls longer. */
it.each(['/user/email/{who}@beispiel.example', '/vacation/ledger/{id}?figure=open'])(
  '[LED-06] the account of ten years costs less than twice as much as that of one: GET %s',
  async (path) => {
    const least = { anna: Number.POSITIVE_INFINITY, bert: Number.POSITIVE_INFINITY };
    const ids = { anna: '11', bert: '12' };
    const ask = async (who: 'anna' | 'bert') => {
      const start = performance.now();
      const { status } = await world.get('chef', path.replace('{who}', who).replace('{id}', ids[who]));
      expect(status).toBe(200);
      least[who] = Math.min(least[who], performance.now() - start);
    };
    for (let turn = 0; turn < 400; turn++) {
      await ask('anna');
      await ask('bert');
      if (turn > 40 && least.bert / least.anna <= ENOUGH) break;
    }
    expect(least.bert / least.anna).toBeLessThanOrEqual(ENOUGH);
  },
  120_000,
);
