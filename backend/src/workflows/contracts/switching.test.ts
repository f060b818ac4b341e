import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('update users set vacation_lastyear_entered_in = 2026, vacation = 30');
  await world.sql(`update users set worker_since = '2026-07-01' where id = 11`);
  await world.sql(`update users set weeklyhours = 38.5, working_days = '1111000' where id = 11`);
  await world.put('chef', '/user/11', { vacation: 28 });
  const times = { hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
  await world.post('anna', '/timesheet/workingtime', { ...times, day: '2026-11-18' });
  await world.post('anna', '/timesheet/absence', { day: '2026-12-07', end: '2026-12-11', project: 10 });
  await turn('calendar', true);
});
afterAll(() => world?.close());

const turn = (feature: string, on: boolean, preview = '') =>
  world.post<FeaturePreview>('chef', `/company/features${preview}`, { feature, on, since: '2026-11-01' });
const figures = async () => [
  (await world.get<CurrentUser>('anna', '/user/current')).body,
  (await world.get('chef', '/user')).body,
  (await world.get('anna', '/timesheet/workingtime')).body,
  (await world.get('anna', '/timesheet/absences')).body,
  (await world.get('anna', '/timesheet/missingbookings')).body,
];

it('[MIG-02] [FND-05] [FND-06] on: the entry begins the first row, the preview says so before; off returns every figure', async () => {
  const before = await figures();
  const preview = await turn('contracts', true, '/preview');
  expect(preview.status).toBe(200);
  // Entry on 1 July earns half a year, and half a day more makes a whole one.
  expect(preview.body.figures).toContainEqual(
    expect.objectContaining({ user: 11, figure: 'Offener Urlaub 2026 (Tage)', before: 24, after: 10 }),
  );
  expect(preview.body.warnings.join()).toContain('Bert Muster');
  expect(await figures()).toEqual(before);

  expect((await turn('contracts', true)).status).toBe(200);
  const rows = (await world.get<WireContract[]>('anna', '/contract/user/11')).body;
  expect(rows).toMatchObject([{ valid_from: '2026-07-01', weeklyhours: 38.5, vacation: 28 }]);
  const [on] = (await figures()) as [CurrentUser];
  expect(on).toMatchObject({ weeklyhours: 38.5, working_days: '1111000', vacation: 28, openVacation: 10 });

  expect((await turn('contracts', false)).status).toBe(200);
  expect(await figures()).toEqual(before);
});
