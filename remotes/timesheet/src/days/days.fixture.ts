import type { ComparedDay, Proposal } from '@stundenbuch/domain/workflows/day/contract';
import { booking, work } from '../entries/entries.fixture.ts';

const kitchen = { project: 1001, project_name: 'Küche Beispielhuber', booking_text: 'Fronten schleifen' };
const plain = { bookings: [], time: null, shortened: null, deleted: null, like: null, left: 0 };

const rest: Proposal = { ...plain, kind: 'rest', bookings: [{ ...kitchen, hours: 2.5 }] };
const usual: Proposal = {
  ...plain,
  kind: 'usual',
  bookings: [
    { ...kitchen, hours: 1.5 },
    { ...kitchen, project: 1002, project_name: 'Gasthof', hours: 1 },
  ],
};
const like: Proposal = {
  ...{ ...plain, kind: 'like', like: '2026-11-17' },
  time: { start_time: '07:00', end_time: '15:30', break: 0.5 },
  bookings: [{ ...kitchen, hours: 8 }],
};

export function compared(day: string, change: Partial<ComparedDay> = {}): ComparedDay {
  return {
    ...{ day, state: 'right', name: null, target: 8, worked: 8, booked: 8, difference: 0 },
    ...{ entries: [], fingerprint: `of ${day}`, proposals: [] },
    ...change,
  };
}

const DIFFERENT = '2026-11-18';
const MISSING = '2026-11-19';

/** Friday 20 November: Wednesday differs, Thursday is missing. */
export const november: ComparedDay[] = [
  compared('2026-11-16'),
  compared('2026-11-17'),
  compared(DIFFERENT, {
    ...{ state: 'different', booked: 5.5, difference: -2.5 },
    entries: [
      work(DIFFERENT, { id: 61, hours: 8, start_time: '07:00', end_time: '15:30', break: 0.5 }),
      booking(DIFFERENT, 5.5, { id: 62, ...kitchen }),
    ],
    proposals: [rest, usual, like],
  }),
  compared(MISSING, {
    ...{ state: 'missing', worked: 0, booked: 0, difference: -8, proposals: [like] },
  }),
  compared('2026-11-20', { state: 'missing', worked: 0, booked: 0, difference: -8 }),
  compared('2026-11-21', { state: 'free', target: 0, worked: 0, booked: 0 }),
  compared('2026-11-22', { state: 'free', target: 0, worked: 0, booked: 0 }),
];
