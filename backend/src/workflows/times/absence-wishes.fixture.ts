import type { AbsenceWish, CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { away, store } from '../../../test/entries.ts';
import { close, withMonthClose, workedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

export const [VACATION, SICK] = [10, 20];
export const REASON = 'Krankmeldung lag im Büro';
export const WHOLE = { status: 1, first_half: true, second_half: true };
export const ON_5TH = { day: '2026-10-05', type: VACATION, ...WHOLE };
const BASIC = ['calendar', 'contracts', 'overtime', 'closing', 'halfdays', 'office'];

type Wish = Partial<NonNullable<AbsenceWish['wish']>>;
interface Of {
  entry?: number | null;
  more?: number[];
  who?: Person;
}
type Asked = CorrectionRequest & { code?: string; field?: string; message?: string };

/**
 * Friday 20 November 2026: October is closed for Anna, who was on vacation on Monday the 5th (`vacation`) and recorded nothing on
 * the 6th and 7th.
 */
export function setAbsenceWishes() {
  let world: World;
  let vacation: number;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world?.close());
  beforeEach(async () => {
    world.setClock('2026-11-20T09:00:00Z');
    await world.setFeatures('alpha', []);
    await withMonthClose(world);
    await world.sql('delete from absence_kinds');
    await world.sql('delete from absence_requests');
    await switchOn(world, 1, BASIC, '2026-09-01');
    await world.sql(`update users set active = true, vacation = 30, vacation_lastyear_entered_in = 2026`);
    await workedMonth(world, 11, '2026-10', ['2026-10-05', '2026-10-06', '2026-10-07']);
    [vacation = 0] = await store(world, away('2026-10-05', VACATION));
    await close(world, [11], { reason: 'Ohne Bestätigung' });
  });

  const ask = (day: string, wish: Wish | null, { entry = null, more = [], who = 'anna' }: Of = {}) =>
    world.post<Asked>(who, '/correction', { day, absence: { entry, more, wish }, reason: REASON });
  return {
    get world() {
      return world;
    },
    get vacation() {
      return vacation;
    },
    ask,
    /** Its id. */
    async asked(...given: Parameters<typeof ask>): Promise<number> {
      const { status, body } = await ask(...given);
      expect([status, body.code]).toEqual([200, undefined]);
      return body.id;
    },
    answer: (id: number, accept = true, who: Person = 'chef') =>
      world.put<CorrectionRequest>(who, `/correction/${id}`, { accept }),
    open: async () => (await world.get<CorrectionRequest[]>('chef', '/correction')).body,
    /** Of Anna, as they are stored. */
    rows: () =>
      world.sql<{ day: string; type: number; status: number; first_half: boolean; second_half: boolean }>(
        `select day::text, type, status, first_half, second_half from entries
          where user_id = 11 and type <> 50 order by day, type`,
      ),
    /** As if it had been done while the months were open. */
    async change(sql: string): Promise<void> {
      await world.sql(`update month_closings set state = 'open'`);
      await world.sql(sql);
      await world.sql(`update month_closings set state = 'closed'`);
    },
  };
}
