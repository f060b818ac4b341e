import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql(
    'update users set vacation = 5, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026',
  );
});

const rows = (where = 'true') =>
  world.sql<{ status: number; type: number }>(`select status, type from entries where ${where}`);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const absence = (body: object) => world.post('anna', '/timesheet/absence', { project: 10, ...body });

describe('at the same moment', () => {
  it('[ABS-10] [AMB-66] twenty equal requests leave one absence', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => absence({ day: '2026-12-01', project: 20 })),
    );
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await rows()).toHaveLength(1);
  });

  it('[ABS-10] the constraint protects where the lock does not', async () => {
    const insert = `insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, 11, '2026-12-01', 20, 8, 0, now())`;
    await world.sql(insert);
    await expect(world.sql(insert)).rejects.toThrow('entries_absence_a_day');
    await expect(world.sql(insert.replace('20, 8, 0', '10, 8, 1'))).rejects.toThrow('entries_absence_a_day');
    await world.sql(insert.replace('20, 8, 0', '20, 8, 3'));
  });

  it('[ABS-13] [AMB-34] ten requests for two days each never take more than the account has', async () => {
    const days = ['01', '03', '07', '09', '14', '16', '21', '23', '28', '30'];
    const answers = await Promise.all(
      days.map((d) =>
        absence({ day: `2026-12-${d}`, end: `2026-12-${String(Number(d) + 1).padStart(2, '0')}` }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 200, ...Array(8).fill(409)]);
    expect(await rows()).toHaveLength(4);
  });

  it('[AMB-37] requests for this year and the next share the rest', async () => {
    await world.sql('update users set vacation = 2 where id = 11');
    const answers = await Promise.all([
      absence({ day: '2026-12-01', end: '2026-12-02' }),
      absence({ day: '2027-01-04', end: '2027-01-07' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const { body } = await world.get<{
      openVacation: number;
      nextYear: { requested: number; available: number };
    }>('anna', '/user/current');
    expect(body.openVacation).toBeGreaterThanOrEqual(0);
    expect(body.nextYear.available).toBeGreaterThanOrEqual(body.nextYear.requested);
  });

  it('[AMB-33] overlapping ranges fill the days once', async () => {
    const answers = await Promise.all([
      absence({ day: '2026-12-01', end: '2026-12-08', project: 20 }),
      absence({ day: '2026-12-04', end: '2026-12-11', project: 20 }),
      absence({ day: '2026-12-01', end: '2026-12-11', project: 40 }),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await rows()).toHaveLength(9);
  });

  it.each([
    [
      'booking',
      { day: '2026-11-20', project: 1001, hours: 2, booking_text: 'Rinne gelötet' },
      'project_id is not null',
    ],
    [
      'workingtime',
      { day: '2026-11-20', project: 50, hours: 8, start_time: '08:00', end_time: '17:00', break: 1 },
      'type = 50',
    ],
  ])(
    '[TIME-07] [BOOK-16] [AMB-32] a concurrent absence and %s end in one of the two possible orders',
    async (call, body, where) => {
      for (let round = 0; round < 10; round++) {
        await world.sql('delete from entries');
        const [away, here] = await Promise.all([
          absence({ day: '2026-11-20', project: 20 }),
          world.post('anna', `/timesheet/${call}`, body),
        ]);
        expect(away.status).toBe(200);
        expect([200, 409]).toContain(here.status);
        expect(await rows(where)).toHaveLength(here.status === 200 ? 1 : 0);
        const second = await world.post('anna', `/timesheet/${call}`, body);
        expect(second.status).toBe(409);
      }
    },
  );

  it('[ABS-22] [ABS-24] ten admins’ clicks, approving and declining, decide once', async () => {
    const { body } = await world.post<{ id: number }>('anna', '/timesheet/absence', {
      project: 20,
      day: '2026-12-01',
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        world.put('chef', `/timesheet/absence/${i % 2 ? 'decline/' : ''}${body.id}`),
      ),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await rows())[0]?.status).toBe(winner % 2 ? 2 : 1);
  });

  it('[ABS-24] [ABS-30] of approving and deleting the same request only one succeeds', async () => {
    for (let round = 0; round < 10; round++) {
      const { body } = await world.post<{ id: number }>('anna', '/timesheet/absence', {
        project: 20,
        day: '2026-12-01',
      });
      const [decided, deleted] = await Promise.all([
        world.put('chef', `/timesheet/absence/${body.id}`),
        world.delete('anna', `/timesheet/booking/${body.id}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(decided.status);
      expect(await rows()).toHaveLength(0);
    }
  });
});
