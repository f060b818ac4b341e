import type { OvertimeBalance } from '@stundenbuch/domain/accounts/overtime/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../test/database.ts';
import { store, work } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('update users set vacation_lastyear_entered_in = 2026');
  await switchOn(world, 1, ['calendar', 'contracts', 'overtime'], '2026-11-01');
  await store(world, work('2026-11-19', 8));
});
afterAll(() => world?.close());

const minutes = async () =>
  (await world.get<OvertimeBalance>('anna', '/overtime/balance')).body.overtime?.minutes ?? 0;
const post = (changes: object) =>
  world.post<{ id: number }>('chef', '/overtime/posting', {
    user: 11,
    day: '2026-11-02',
    minutes: 60,
    kind: 'correction',
    text: 'Nachgetragen',
    ...changes,
  });

it('[OVT-06] [OVT-07] of a payout and a request for the same hours each comes before or after the other', async () => {
  await world.put('chef', '/company/settings/overtime', { value: { only_credit: true } });
  for (let i = 0; i < 8; i++) {
    await post({ minutes: 480 - (await minutes()) });
    const day = `2026-12-${String(7 + (i % 5)).padStart(2, '0')}`;
    const [paid, asked] = await Promise.all([
      post({ day: '2026-11-20', kind: 'payout', minutes: 480, text: 'Ausgezahlt' }),
      world.post('anna', '/timesheet/absence', { day, project: 30 }),
    ]);
    // A payout is the admin's decision and never refused; the request is, where nothing was there any more.
    expect(paid.status).toBe(200);
    expect([200, 409]).toContain(asked.status);
    expect(await minutes()).toBe(0);
    await world.sql(`delete from entries where day > '2026-11-20'`);
  }
});

it('[OVT-04] an admin who loses the right while a posting waits is refused', async () => {
  const { id } = (await post({})).body;
  const before = await minutes();
  await world.sql('update users set role = 2 where id = 12');
  const other = await connect(world.databaseUrl);
  try {
    for (const call of [
      () => post({}),
      () => world.post('chef', `/overtime/posting/${id}/reversal`, { text: 'Doppelt' }),
    ]) {
      await other.query('begin');
      await other.query('select lock_people(1)');
      await other.query('update users set role = 1 where id = 13');
      const answer = call();
      const waiting = () =>
        world.sql(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
      await expect.poll(async () => (await waiting()).length).toBe(1);
      await other.query('commit');
      expect(await answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      await world.sql('update users set role = 2 where id = 13');
    }
  } finally {
    await other.end();
  }
  expect(await minutes()).toBe(before);
});
