import { berlinDay, firstOfMonth, weekday } from '@stundenbuch/domain/time/day';
import { formatAnyDay, formatFullDay, formatHours } from '@stundenbuch/domain/time/format';
import { dateOf, instantOf } from '@stundenbuch/domain/time/real-time';
import { timeOf } from '@stundenbuch/domain/time/time';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { shownDay, shownHours, shownTime, shownWeekday, utc } from '../../src/platform/database/shown.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { anyDay, Rules, same } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
});
afterAll(() => rules?.close());

/** To the millisecond, also around midnight and in the nights of the clock changes. */
const moment = fc.oneof(
  fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2037-12-31') }),
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-29T01:00:00Z',
        '2026-10-25T01:00:00Z',
        '2026-12-31T23:00:00Z',
        '2027-06-30T22:00:00Z',
      ),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([at, more]) => Date.parse(at) + more),
);

describe('as the screens show it, so that a search finds what people read', () => {
  it('a day, alone and with its weekday', async () => {
    await same(
      anyDay,
      (day) => [formatAnyDay(day), formatFullDay(day)],
      (days) =>
        rules.answers(
          sql`array[${shownDay(sql`e.day`)}, ${shownWeekday(sql`e.day`)}]`,
          'day date',
          days.map((day) => ({ day })),
        ),
    );
  });

  it('hours, which are never negative, and of which targets have four decimals', async () => {
    const hours = fc
      .oneof(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(0, 50, 10_050, 49))
      .map((parts) => parts / 10_000);
    await same(hours, formatHours, (batch) =>
      rules.answers(
        shownHours(sql`e.hours`),
        'hours numeric(14, 4)',
        batch.map((value) => ({ hours: value })),
      ),
    );
  });

  it('a time, also one after midnight', async () => {
    await same(fc.integer({ min: 0, max: 2_879 }), timeOf, (batch) =>
      rules.answers(
        shownTime(sql`e.minutes`),
        'minutes int',
        batch.map((minutes) => ({ minutes })),
      ),
    );
  });
});

describe('days and instants', () => {
  const asText = (at: number) => ({ at_text: new Date(at).toISOString() });

  it('the day in Germany, and an instant as JavaScript writes it', async () => {
    await same(
      moment,
      (at) => [berlinDay(at), new Date(at).toISOString()],
      (batch) =>
        rules.answers(
          sql`array[((e.at_text::timestamptz) at time zone 'Europe/Berlin')::date::text, ${utc(sql`e.at_text::timestamptz`)}]`,
          'at_text text',
          batch.map(asText),
        ),
    );
  });

  it('where a day begins, and its noon', async () => {
    await same(
      anyDay,
      (day) => [0, 720].map((minutes) => dateOf(instantOf(day, minutes)).toISOString()),
      (batch) =>
        rules.answers(
          sql`array[${utc(sql`(e.day::timestamp at time zone 'Europe/Berlin')`)},
            ${utc(sql`((e.day + time '12:00') at time zone 'Europe/Berlin')`)}]`,
          'day date',
          batch.map((day) => ({ day })),
        ),
    );
  });

  it('the weekday and the month of a day', async () => {
    await same(
      anyDay,
      (day) => [String(weekday(day)), firstOfMonth(day)],
      (batch) =>
        rules.answers(
          sql`array[extract(isodow from e.day)::text, date_trunc('month', e.day)::date::text]`,
          'day date',
          batch.map((day) => ({ day })),
        ),
    );
  });
});
