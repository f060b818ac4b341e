import type { Flag } from '@stundenbuch/domain/access/flags';
import { describe, expect, it } from 'vitest';
import { absence, booking, TODAY, work } from '../entries/entries.fixture.ts';
import { canBook, canRecord, dayView, restAfter, stateOf } from './day-view.ts';

const YESTERDAY = '2026-11-19';
const SATURDAY = '2026-11-14';
const viewer = (...flags: Flag[]) => ({ flags, working_days: '1111100', first_day: '2020-01-01' });
const both = viewer('timebooking', 'projectbooking');

describe('a day of the week page', () => {
  it('[BOOK-01] groups its entries by kind and adds them up', () => {
    const entries = [work(YESTERDAY), booking(YESTERDAY, 3), booking(YESTERDAY, 0.25), booking(TODAY, 5)];
    expect(dayView(YESTERDAY, entries)).toMatchObject({ worked: 8.25, booked: 3.25, absences: [] });
  });

  it('[BOOK-16] knows declined and cancelled absences no more', () => {
    const entries = [0, 1, 2, 3].map((status) => absence(YESTERDAY, 10, status));
    expect(dayView(YESTERDAY, entries).absences.map(({ status }) => status)).toEqual([0, 1]);
  });

  it.each([
    ['missing', [], YESTERDAY, both],
    ['empty', [], TODAY, both],
    ['empty', [], SATURDAY, both],
    ['empty', [], YESTERDAY, { ...both, first_day: TODAY }],
    ['unrecorded', [], YESTERDAY, { ...both, records_from: TODAY }],
    ['unrecorded', [], YESTERDAY, { ...both, records: false }],
    ['missing', [], YESTERDAY, { ...both, records_from: YESTERDAY }],
    ['differs', [work(YESTERDAY)], YESTERDAY, both],
    ['complete', [work(YESTERDAY), booking(YESTERDAY, 8.25)], YESTERDAY, both],
    ['differs', [booking(YESTERDAY, 2)], YESTERDAY, both],
    ['differs', [work(YESTERDAY, { hours: 8.42 }), booking(YESTERDAY, 8.25)], YESTERDAY, both],
    [
      'complete',
      [work(YESTERDAY, { hours: 8.42 }), booking(YESTERDAY, 8.25)],
      YESTERDAY,
      { ...both, anyMinute: true },
    ],
    [
      'differs',
      [work(YESTERDAY, { hours: 8.5 }), booking(YESTERDAY, 8.25)],
      YESTERDAY,
      { ...both, anyMinute: true },
    ],
    ['complete', [work(YESTERDAY)], YESTERDAY, viewer('timebooking')],
    ['missing', [], YESTERDAY, viewer('projectbooking')],
    ['complete', [booking(YESTERDAY, 2)], YESTERDAY, viewer('projectbooking')],
    ['complete', [work(SATURDAY)], SATURDAY, both],
    ['absent', [absence(YESTERDAY)], YESTERDAY, both],
    ['differs', [absence(YESTERDAY), work(YESTERDAY)], YESTERDAY, both],
  ] as const)('[DASH-06] [BOOK-01] is %s', (state, entries, day, who) => {
    expect(stateOf(dayView(day, [...entries]), who, TODAY)).toBe(state);
  });

  it.each([
    [TODAY, [], true, true],
    [SATURDAY, [], true, false],
    ['2026-11-15', [], false, false],
    ['2026-11-23', [], true, false],
    ['2026-10-30', [], false, false],
    [TODAY, [absence(TODAY)], false, false],
    [TODAY, [work(TODAY)], false, true],
  ] as const)(
    '[BOOK-04] [AMB-17] on %s with %o: working time %s, project %s',
    (day, entries, time, project) => {
      const view = dayView(day, [...entries]);
      expect([canRecord(view, both, TODAY), canBook(view, both, TODAY)]).toEqual([time, project]);
      expect([canRecord(view, viewer(), TODAY), canBook(view, viewer(), TODAY)]).toEqual([false, false]);
    },
  );

  it('[START-02] offers nothing before the day from which the person is recorded, except to the office', () => {
    const view = dayView(YESTERDAY, []);
    const late = { ...both, records_from: TODAY };
    const paths = { work: String, booking: String, record: String, book: String };
    expect([canRecord(view, late, TODAY), canBook(view, late, TODAY)]).toEqual([false, false]);
    const office = { ...late, corrects: paths };
    expect([canRecord(view, office, TODAY), canBook(view, office, TODAY)]).toEqual([true, true]);
  });

  it('[BOOK-07] [AMB-75] leaves so many hours for the next booking', () => {
    const before = dayView(TODAY, [work(TODAY), booking(TODAY, 2)]);
    expect(restAfter(booking(TODAY, 3), before)).toBe(3.25);
    expect(restAfter(booking(TODAY, 3), null)).toBe(3);
    const changed = { ...(before.bookings[0] as (typeof before.bookings)[0]), hours: 4 };
    expect(restAfter(changed, before)).toBe(4.25);
  });
});
