import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { away, store, work } from './entries.ts';
import { World } from './world.ts';

/** Friday 20 November 2026. Each of these bodies mends the fault for which the one before was refused. */
let world: World;
beforeAll(async () => {
  world = await World.start();
  await store(world, away('2026-11-17'), work('2026-11-18'));
});
afterAll(() => world?.close());

type Step = [mended: object, answer: unknown[]];

async function mendOneByOne(path: string, steps: readonly Step[]): Promise<void> {
  let body: object = {};
  for (const [mended, answer] of steps) {
    body = { ...body, ...mended };
    const { status, body: found } = await world.post<{ code?: string; field?: string }>('anna', path, body);
    expect([body, status, found.code, found.field]).toEqual([body, ...answer]);
  }
}

describe('[KEEP-05] with everything off, recording is refused in the order of the contract', () => {
  it('[KEEP-05] [TIME-04] [TIME-08] [TIME-10] a working time', () =>
    mendOneByOne('/timesheet/workingtime', [
      [{ hours: 8 }, [400, 'fields_missing', 'day']],
      [
        { day: '2026-10-25', start_time: '05:45', end_time: '19:00', break: 0.3 },
        [400, 'working_time_hours', 'break'],
      ],
      [{ break: 0.5 }, [400, 'working_time_hours', 'start_time']],
      [{ start_time: '06:00' }, [400, 'working_time_sunday', 'day']],
      [{ day: '2026-10-26' }, [409, 'month_closed', 'day']],
      [{ day: '2026-11-17' }, [409, 'working_time_absence', 'day']],
      [{ day: '2026-11-18' }, [409, 'working_time_duplicate', 'day']],
      [{ day: '2026-11-19' }, [200, undefined, undefined]],
    ]));

  it('[KEEP-05] [BOOK-08] a booking', () =>
    mendOneByOne('/timesheet/booking', [
      [{ day: '2026-10-31', hours: 0.1, project: 50 }, [400, 'fields_missing', 'booking_text']],
      [{ booking_text: 'Da' }, [400, 'booking_hours_too_small', 'hours']],
      [{ hours: 24.3 }, [400, 'booking_hours_too_large', 'hours']],
      [{ hours: 7.3 }, [400, 'booking_hours_step', 'hours']],
      [{ hours: 7.25 }, [400, 'booking_text_length', 'booking_text']],
      [{ booking_text: 'Dach gedeckt' }, [400, 'booking_weekday', 'day']],
      [{ day: '2026-10-30' }, [400, 'booking_project', 'project']],
      [{ project: 1001 }, [409, 'month_closed', 'day']],
      [{ day: '2026-11-23' }, [400, 'booking_future', 'day']],
      [{ day: '2026-11-17' }, [409, 'booking_absence', 'day']],
      [{ day: '2026-11-16' }, [200, undefined, undefined]],
    ]));

  it('[KEEP-05] [KEEP-06] an absence, of which type 40 is one', () =>
    mendOneByOne('/timesheet/absence', [
      [{ end: '2023-12-29' }, [400, 'fields_missing', 'project']],
      [{ project: 80, day: '2023-12-30' }, [400, 'absence_type', 'project']],
      [{ project: 40 }, [400, 'absence_period', 'day']],
      [{ day: '2026-11-22', end: '2026-11-21' }, [400, 'absence_reversed', 'end']],
      [{ end: null }, [400, 'absence_weekday', 'day']],
      [{ day: '2026-11-17' }, [409, 'absence_taken', 'day']],
      [{ day: '2026-12-25' }, [200, undefined, undefined]],
    ]));
});
