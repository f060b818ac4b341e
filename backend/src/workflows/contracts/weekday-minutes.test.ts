import { proposedMinutes } from '@stundenbuch/domain/day/contracts/weekday-minutes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

it('[MIG-02] [CON-03] the database spreads hours over a week as the form does', async () => {
  const hours = [0.02, 7.5, 20, 20.02, 37, 38.33, 38.5, 39.99, 40, 41.67];
  const masks = Array.from({ length: 127 }, (_, i) => (i + 1).toString(2).padStart(7, '0'));
  const asked = hours.flatMap((week) => masks.map((mask) => [week, mask] as const));
  const rows = await world.sql<{ minutes: number[] }>(
    `select weekday_minutes(hours, mask) as minutes
      from unnest($1::numeric[], $2::text[]) with ordinality a (hours, mask, at) order by at`,
    [asked.map(([week]) => week), asked.map(([, mask]) => mask)],
  );
  const capped = (week: number, mask: string) =>
    proposedMinutes(week, mask).map((day) => Math.min(1440, day));
  expect(rows.map(({ minutes }) => minutes)).toEqual(asked.map(([week, mask]) => capped(week, mask)));
});

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
