import { describe, expect, it } from 'vitest';
import { afterQuiet, berlinInstant } from './times.ts';

const at = (instant: number) => new Date(instant).toISOString();
const after = (instant: string) => at(afterQuiet(Date.parse(instant)));

describe('[MAIL-08] a mail between 20 and 6 o’clock', () => {
  it.each([
    ['2026-11-20T18:59:59Z', '2026-11-20T18:59:59.000Z', 'a second before it is sent'],
    ['2026-11-20T19:00:00Z', '2026-11-21T05:00:00.000Z', 'at 20 it waits until the next morning'],
    ['2026-11-21T04:59:59Z', '2026-11-21T05:00:00.000Z', 'before 6 it waits until that day’s'],
    ['2026-11-21T05:00:00Z', '2026-11-21T05:00:00.000Z', 'at 6 it is sent'],
    ['2026-11-21T05:30:00Z', '2026-11-21T05:30:00.000Z', 'and after it at once'],
    ['2026-07-01T18:00:00Z', '2026-07-02T04:00:00.000Z', 'in summer by summer time'],
    ['2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z', 'over the night that has an hour more'],
    ['2026-03-28T20:00:00Z', '2026-03-29T04:00:00.000Z', 'over the night that has an hour less'],
    ['2026-12-31T22:30:00Z', '2027-01-01T05:00:00.000Z', 'over the year'],
  ])('%s is due at %s: %s', (written, due) => {
    expect(after(written)).toBe(due);
  });
});

it('[MAIL-01] an hour in Germany is found on either side of the change of the clocks', () => {
  expect(at(berlinInstant('2026-10-26', 7))).toBe('2026-10-26T06:00:00.000Z');
  expect(at(berlinInstant('2026-10-19', 7))).toBe('2026-10-19T05:00:00.000Z');
  expect(at(berlinInstant('2026-03-30', 7))).toBe('2026-03-30T05:00:00.000Z');
  expect(at(berlinInstant('2026-03-29', 6))).toBe('2026-03-29T04:00:00.000Z');
});
