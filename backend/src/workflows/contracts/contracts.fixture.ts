import type { ContractDays } from '@stundenbuch/domain/day/contracts/timeline';
import { proposedMinutes } from '@stundenbuch/domain/day/contracts/weekday-minutes';
import { addDays } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import type { World } from '../../../test/world.ts';

const hours = fc.integer({ min: 1, max: 24 });
const week = fc
  .record({
    hours,
    mask: fc.integer({ min: 1, max: 31 }).map((days) => `${days.toString(2).padStart(5, '0')}00`),
  })
  .map(({ hours: weeklyhours, mask }) => ({ weeklyhours, minutes: proposedMinutes(weeklyhours, mask) }));
const day = fc.integer({ min: 0, max: 110 }).map((days) => addDays('2026-11-02', days));

/** One to four rows, with or without an end. */
export const timelines = fc
  .record({
    first: fc.constantFrom('2024-03-01', '2026-06-15', '2026-11-10'),
    later: fc.uniqueArray(day, { maxLength: 3 }),
    weeks: fc.array(week, { minLength: 4, maxLength: 4 }),
    ends: fc.option(fc.integer({ min: 0, max: 60 })),
  })
  .map(({ first, later, weeks, ends }) => {
    const from = [first, ...later.filter((one) => one > first).toSorted()];
    const last = from.at(-1) as string;
    return from.map(
      (valid_from, at): ContractDays => ({
        ...(weeks[at] as (typeof weeks)[number]),
        valid_from,
        vacation: 20 + at,
        place_id: null,
        ends_on: valid_from === last && ends !== null ? addDays(last, ends) : null,
      }),
    );
  });

/** Anna's, instead of all that she had. */
export async function storeTimeline(world: World, rows: readonly ContractDays[]): Promise<void> {
  await world.sql('delete from entries where user_id = 11');
  await world.sql('delete from contracts where user_id = 11');
  for (const { valid_from, ends_on, weeklyhours, minutes, vacation } of rows) {
    await world.sql(
      `insert into contracts (company_id, user_id, valid_from, ends_on, weeklyhours, minutes, vacation, created_at)
        values (1, 11, $1, $2, $3, $4, $5, now())`,
      [valid_from, ends_on, weeklyhours, minutes, vacation],
    );
  }
}
