import { afterAll, beforeAll, expect, it } from 'vitest';
import { growthOf } from '../../../test/growth.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  // Both work on each weekday: anna for a year, and in another company otto for ten.
  for (const [company, user, since] of [
    [1, 11, '2025-12-01'],
    [2, 21, '2016-12-01'],
  ] as const) {
    await switchOn(world, company, ['calendar', 'contracts', 'overtime'], since);
    await world.sql(
      `insert into entries (company_id, user_id, created_at, day, type, hours, net_minutes, target, start_minute, end_minute, break_hours)
        select $1, $2, now(), d::date, 50, 8.25, 495, 8, 480, 1020, 0.75
        from generate_series($3::date, '2026-11-19'::date, '1 day') d where extract(isodow from d) < 6`,
      [company, user, since],
    );
  }
});
afterAll(() => world?.close());

/** 2.2 and 2.8 without other load: PostgreSQL adds up 2 600 days. Reading them all would be ten times. */
const ENOUGH = 4;

it.each(['/overtime/balance', '/overtime/user/{id}/2026-11'])(
  '[OVT-08] the account of ten years costs less than four times as much as that of one: GET %s',
  async (path) => {
    const few = () => world.get('anna', path.replace('{id}', '11'));
    const many = () => world.get('otto', path.replace('{id}', '21'));
    const growth = await growthOf(few, many, ENOUGH);
    expect(growth).toBeLessThanOrEqual(ENOUGH);
  },
);
