import type { FaultyDay, MissingDay, Overview } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { away, store, work } from '../../../test/entries.ts';
import { lockedMonth, reopen, withMonthClose } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

// Bert has recorded nothing in October but a day that is wrong, and an approved vacation.
const [EMPTY, WRONG, VACATION] = ['2026-10-30', '2026-10-29', '2026-10-28'];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await withMonthClose(world);
  await world.setFlags('alpha', ['timebooking', 'absences']);
  await store(
    world,
    work(WRONG, 8, { user_id: 12 }),
    away(WRONG, 10, 1, { user_id: 12 }),
    away(VACATION, 10, 1, { user_id: 12 }),
  );
});

type State = 'without closing' | 'open' | 'closed' | 'reopened';

async function set(state: State): Promise<void> {
  if (state === 'closed' || state === 'reopened') await lockedMonth(world, 12, '2026-10-01');
  if (state === 'reopened') expect((await reopen(world, 12)).status).toBe(200);
  if (state === 'without closing')
    await world.sql(`update companies set features = array_remove(features, 'closing') where id = 1`);
}

const listed = async (who: Person, list: string, day: string) => {
  const { body } = await world.get<(FaultyDay | MissingDay)[]>(who, `/timesheet/${list}`);
  return body.some((row) => row.day === day);
};
const closedFor = async (who: Person) => (await world.get<Overview>(who, '/timesheet/overview')).body.closed;

it.each<[State, string, boolean]>([
  ['without closing', '2026-11-02', false],
  ['open', '2026-11-01', true],
  ['open', '2026-11-02', true],
  ['open', '2026-11-05', true],
  ['open', '2026-11-06', false],
  ['closed', '2026-11-02', false],
  ['reopened', '2026-11-02', true],
  ['reopened', '2026-11-06', false],
])(
  '[MON-04] [DASH-05] [DASH-06] every call says the same of last month, %s on %s: %s',
  async (state, today, isOpen) => {
    world.setClock(`${today}T09:00:00Z`);
    await set(state);
    const times = { day: EMPTY, hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };

    expect(await listed('bert', 'missingbookings', EMPTY)).toBe(isOpen);
    expect(await listed('bert', 'multiple-bookings', WRONG)).toBe(isOpen);
    for (const list of ['multiple-bookings', 'wrong-timebookings'])
      expect(await listed('chef', `company/${list}`, WRONG)).toBe(isOpen);
    const { missing, faults } = await closedFor('bert');
    expect([missing > 0, faults]).toEqual([!isOpen, isOpen ? 0 : 1]);
    expect((await closedFor('chef')).faults).toBe(isOpen ? 0 : 1);

    const [{ id } = { id: 0 }] = await world.sql<{ id: number }>(
      `select id from entries where day = '${VACATION}'`,
    );
    expect((await world.post('bert', '/timesheet/workingtime', times)).status).toBe(isOpen ? 200 : 409);
    expect((await world.put('chef', `/timesheet/absence/cancel/${id}`)).status).toBe(isOpen ? 200 : 409);
  },
);

it('[MON-04] a closed month closes nobody else’s', async () => {
  world.setClock('2026-11-02T09:00:00Z');
  await lockedMonth(world, 11, '2026-10-01');
  expect(await listed('chef', 'company/multiple-bookings', WRONG)).toBe(true);
  expect(await listed('anna', 'missingbookings', EMPTY)).toBe(false);
});

it.each<[string, boolean]>([
  ['2026-11-05', true],
  ['2026-11-06', false],
])(
  '[MON-04] [API-17] an approved absence of last month stands in the inbox on %s: %s',
  async (today, isThere) => {
    world.setClock(`${today}T09:00:00Z`);
    for (const query of ['', '?page=1&size=10', '?status=processed', '?search=Bert', '?by=request']) {
      const { status, body } = await world.get<unknown>('chef', `/timesheet/pending-absences${query}`);
      expect(status).toBe(200);
      expect([query, JSON.stringify(body).includes(VACATION)]).toEqual([query, isThere]);
    }
  },
);
