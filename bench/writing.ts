import type { Client } from 'pg';
import type { Sized } from './logins.ts';

/** An empty month after the seeded ones; today is its last working day. */
export const writesToday = '2027-01-29';
const DAYS = 26;
/** Mondays to Saturdays. */
const days = Array.from({ length: 31 }, (_, i) => `2027-01-${String(i + 1).padStart(2, '0')}`).filter(
  (_, i) => (i + 4) % 7 !== 6,
);
const FRIDAY = '2027-01-22';

const times = { project: 50, hours: 8, start_time: '07:00', end_time: '15:30', break: 0.5 };

/** The n-th booking of a run. */
export const bookingAt = (n: number) => ({
  day: FRIDAY,
  project: projectAt(n),
  hours: 0.25,
  booking_text: 'Arbeiten nach Plan',
});

/** The n-th working time of a run: each of 64 people on one day, then on the next. */
export const workingTimeAt = (n: number) => ({ ...times, day: days[Math.floor(n / 64) % DAYS] });

/** An open project: every tenth is closed. Concurrent bookings use different ones. */
function projectAt(n: number): number {
  const place = n % 135;
  return 1_001 + place + Math.floor(place / 9);
}

export async function clearNewEntries(owner: Client, { company }: Sized): Promise<void> {
  await owner.query(`delete from entries where company_id = $1 and day >= '2027-01-01'`, [company]);
}
