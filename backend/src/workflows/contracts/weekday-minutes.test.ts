import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

it.each([
  [40, '1111100', 40, [480, 480, 480, 480, 480, 0, 0]],
  [null, null, 40, [480, 480, 480, 480, 480, 0, 0]],
  [0, '', 40, [480, 480, 480, 480, 480, 0, 0]],
  [-5, '0000000', 40, [480, 480, 480, 480, 480, 0, 0]],
  [168, '1000000', 24, [1440, 0, 0, 0, 0, 0, 0]],
])(
  '[MIG-02] %o hours on %o become a contract from the beginning',
  async (hours, mask, weeklyhours, minutes) => {
    const [user] = await world.sql<{ id: number }>(
      `insert into users (company_id, email, first_name, name, weeklyhours, working_days, vacation, vacation_lastyear_entered_in)
      values (1, $1, 'Paula', 'Neumann', $2, $3, 28.5, 2026) returning id`,
      [`${hours}-${mask}@beispiel.example`, hours, mask],
    );
    const found = await world.sql(
      `select valid_from::text, ends_on, weeklyhours::float8, minutes, vacation::float8 from contracts where user_id = $1`,
      [user?.id],
    );
    expect(found).toEqual([
      { valid_from: '1900-01-01', ends_on: null, weeklyhours, minutes, vacation: 28.5 },
    ]);
  },
);
