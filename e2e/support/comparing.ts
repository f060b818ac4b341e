import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import type { App } from './app.ts';
import { accountOf } from './calls.ts';
import { asPerson } from './demo-data.ts';

/** Of that day Hanna has not booked all. */
export async function forgetBooking(app: App, day: string): Promise<void> {
  const { get, remove } = await asPerson(app, accountOf(app, /^Werkstatt, Tischlerei/));
  const [compared] = await get<ComparedDay[]>(`/timesheet/days/${day}/${day}`);
  const bookings = compared?.entries.filter(({ project }) => project > 1000) ?? [];
  await remove(`/timesheet/booking/${bookings.at(-1)?.id}`);
}
