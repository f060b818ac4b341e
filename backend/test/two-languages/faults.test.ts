import { dayDoubts } from '@stundenbuch/domain/records/timesheet/doubts';
import { isMultipleDay, isWrongDay, isWrongTimeDay } from '@stundenbuch/domain/records/timesheet/faults';
import { addDays } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { doubtCandidates } from '../../src/workflows/lists/doubts.service.ts';
import {
  daySummary,
  faultCandidates,
  type SummaryRow,
  summaryOf,
} from '../../src/workflows/lists/faults.service.ts';
import { anyDay, Rules, rowsOf, same } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
});
afterAll(() => rules?.close());

const hundredths = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 100);

/** Working time that fits its times, or nearly, or by an hour as on the night of a clock change, or not at all. */
const work = fc
  .record({
    start: fc.integer({ min: 0, max: 1_200 }),
    length: fc.oneof(
      fc.integer({ min: 1, max: 239 }),
      fc.integer({ min: 1, max: 16 }).map((n) => n * 15),
    ),
    breaks: fc.constantFrom(0, 0.25, 0.5, 5),
    off: fc.oneof(fc.constantFrom(0, 0.01, -0.01, 0.02, 1, -1), hundredths(300)),
  })
  .map(({ start, length, breaks, off }) => ({
    ...{
      type: 50,
      status: null,
      project_id: null,
      start_minute: start,
      end_minute: start + length,
      break_hours: breaks,
    },
    hours: Math.max(0, Math.round((length / 60 - breaks + off) * 100) / 100),
    first_half: true,
    second_half: true,
  }));
const empty = { start_minute: null, end_minute: null, break_hours: null };
const booking = hundredths(1_300).map((hours) => ({
  type: null,
  status: null,
  project_id: 1001,
  hours,
  first_half: true,
  second_half: true,
  ...empty,
}));
const absence = (half: 'first' | 'second' | null) =>
  fc.record({ type: fc.constantFrom(10, 20, 30, 80, 100), status: fc.nat(3) }).map((one) => ({
    project_id: null,
    hours: 8,
    first_half: half !== 'second',
    second_half: half !== 'first',
    ...one,
    ...empty,
  }));
const absences = fc.oneof(
  fc.constant([]),
  fc.tuple(absence(null)),
  fc.tuple(absence('first')),
  fc.tuple(absence('first'), absence('second')),
  fc.tuple(absence(null), absence(null)),
);
const day = fc
  .record({
    day: anyDay,
    works: fc.array(work, { maxLength: 1 }),
    bookings: fc.array(booking, { maxLength: 3 }),
    absences,
  })
  .map(({ day: on, works, bookings, absences: away }) => ({
    day: on,
    entries: [...works, ...bookings, ...away],
  }))
  .filter(({ entries }) => entries.length > 0);

const ENTRY = `of int, day date, type int, status int, project_id int, hours numeric, start_minute int, end_minute int,
  break_hours numeric, first_half boolean, second_half boolean, sick_from int, away_minutes int`;

it('a day that the domain finds faulty is never left out by the database', async () => {
  const flags = ['timebooking', 'projectbooking'] as const;
  let found = 0;
  await same(
    day,
    () => [],
    async (batch) => {
      const entries = batch.flatMap(({ day: on, entries: rows }, of) =>
        rows.map((row) => ({ of, day: on, sick_from: null, away_minutes: null, ...row })),
      );
      const rows = await rules.rows<SummaryRow & Record<keyof typeof faultCandidates, boolean | null>>(
        sql`select e.day::text as day, ${daySummary}, (${faultCandidates.wrong}) as wrong, (${faultCandidates.multiple}) as multiple,
            (${faultCandidates['wrong-time']}) as "wrong-time"
          from ${rowsOf(ENTRY, entries)} e group by e.of, e.day order by e.of`,
      );
      return rows.map((row) => {
        const summary = summaryOf(row);
        const missed = [
          isWrongDay(summary, flags) && !row.wrong && 'wrong',
          isMultipleDay(summary) && !row.multiple && 'multiple',
          isWrongTimeDay(summary) && !row['wrong-time'] && 'wrong-time',
          isWrongTimeDay(summary, true) && !row['wrong-time'] && 'wrong-time with a clock',
        ].filter((name) => name !== false);
        found +=
          Number(isWrongDay(summary, flags)) +
          Number(isMultipleDay(summary)) +
          Number(isWrongTimeDay(summary));
        return missed;
      });
    },
  );
  expect(found).toBeGreaterThan(100);
});

it('a day that the domain doubts is one that the database names, and no other', async () => {
  const near = fc.option(fc.integer({ min: -2, max: 2 }), { freq: 2 });
  const asked = fc
    .record({
      day: anyDay,
      hours: fc.array(hundredths(1_400), { minLength: 1, maxLength: 3 }),
      since: near,
      start: near,
      end: near,
    })
    .map(({ day: on, hours, since, start, end }) => {
      const beside = (days: number | null) => (days === null ? null : addDays(on, days));
      return {
        day: on,
        hours,
        worker_since: beside(since),
        start_date: beside(start),
        end_date: beside(end),
      };
    });
  await same(
    asked,
    ({ day: on, hours, worker_since, start_date, end_date }) => {
      const booked = hours.reduce((sum, one) => sum + one, 0);
      const projects = [{ project_name: 'Dach', start_date, end_date }];
      return dayDoubts({ day: on, booked, projects, worker_since }).length > 0;
    },
    async (batch) => {
      const rows = batch.flatMap(({ hours, ...one }, of) =>
        hours.map((part) => ({ of, ...one, hours: part, project_id: 1001 })),
      );
      const columns =
        'of int, day date, hours numeric, project_id int, worker_since date, start_date date, end_date date';
      const found = await rules.rows<{ candidate: boolean | null }>(
        sql`select (${doubtCandidates}) as candidate from ${rowsOf(columns, rows)} e
            cross join lateral (select e.worker_since) u cross join lateral (select e.start_date, e.end_date) p
          group by e.of order by e.of`,
      );
      return found.map(({ candidate }) => candidate === true);
    },
  );
});
