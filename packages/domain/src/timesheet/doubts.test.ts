import { expect, it } from 'vitest';
import { bookingDoubts, workingTimeDoubts } from './doubts.ts';

const booking = {
  day: '2026-11-20',
  hours: 8,
  otherHours: 0,
  project: { start_date: '2026-11-01', end_date: '2026-11-30' },
  worker_since: '2021-03-01',
};
const doubts = (changes: Partial<typeof booking> | { project: null; worker_since: null }) =>
  bookingDoubts({ ...booking, ...changes });

it('[BOOK-06] a booking within its project, its day and the employment raises no doubt', () => {
  expect(doubts({})).toEqual([]);
  expect(doubts({ hours: 4, otherHours: 20 })).toEqual([]);
  expect(doubts({ project: { start_date: '2026-11-20', end_date: '2026-11-20' } })).toEqual([]);
  expect(doubts({ project: null, worker_since: null })).toEqual([]);
});

it('[BOOK-06] more than a day has, outside of the project, or before the entry are doubted', () => {
  expect(doubts({ hours: 4.25, otherHours: 20 })).toEqual(['Am 20.11.2026 wären damit 24,25 h gebucht.']);
  expect(doubts({ project: { start_date: '2026-11-01', end_date: '2026-11-19' } })).toEqual([
    'Das Projekt endete am 19.11.2026.',
  ]);
  expect(doubts({ project: { start_date: '2026-11-21', end_date: '2026-11-30' } })).toEqual([
    'Das Projekt beginnt erst am 21.11.2026.',
  ]);
  expect(doubts({ worker_since: '2026-11-21' })).toEqual(['Der Tag liegt vor Ihrem Eintritt am 21.11.2026.']);
});

it('[TIME-02] a working time before the day of entry is doubted', () => {
  expect(workingTimeDoubts('2026-11-20', null)).toEqual([]);
  expect(workingTimeDoubts('2026-11-20', '2026-11-20')).toEqual([]);
  expect(workingTimeDoubts('2026-11-19', '2026-11-20')).toHaveLength(1);
});
