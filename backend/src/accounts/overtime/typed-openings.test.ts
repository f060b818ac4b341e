import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('update users set vacation_lastyear_entered_in = 2026');
});
afterAll(() => world?.close());

const since = '2026-11-01';
const turn = (feature: string, openings?: object[]) =>
  world.post('chef', '/company/features', { feature, on: true, since, ...(openings && { openings }) });

it('[OVT-04] an admin types what an account begins with; whoever is not named begins with what was proposed', async () => {
  for (const feature of ['calendar', 'contracts']) expect((await turn(feature)).status).toBe(200);
  expect((await turn('overtime', [{ user: 11, hours: 1e6 }])).status).toBe(400);
  expect(
    (
      await turn('overtime', [
        { user: 11, hours: 12.25 },
        { user: 4711, hours: 3 },
      ])
    ).status,
  ).toBe(200);
  const begun = await world.sql<{ user_id: number; minutes: number; text: string }>(
    `select user_id, minutes, text from time_postings where company_id = 1 order by user_id`,
  );
  expect(begun).toEqual([
    { user_id: 11, minutes: 735, text: 'Beim Einschalten eingegeben' },
    { user_id: 12, minutes: 0, text: 'Übernommen aus der Arbeitszeitübersicht' },
    { user_id: 13, minutes: 0, text: 'Übernommen aus der Arbeitszeitübersicht' },
  ]);
});
