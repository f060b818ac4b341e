import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import type { App } from './app.ts';
import { accountOf } from './calls.ts';
import { asPerson } from './demo-data.ts';

/** Switched on as an admin does: the demo's first company compares days. */
export async function compareDays(app: App): Promise<void> {
  const karla = await asPerson(app, accountOf(app, /^Leitung, Tischlerei/));
  await karla.post('/company/features', { feature: 'day', on: true });
}

/** Of that day Hanna has remembered what she booked, and one booking is missing. */
export async function rememberAndForget(app: App, day: string): Promise<void> {
  const { get, post, remove } = await asPerson(app, accountOf(app, /^Werkstatt, Tischlerei/));
  const [compared] = await get<ComparedDay[]>(`/timesheet/days/${day}/${day}`);
  const bookings = compared?.entries.filter(({ project }) => project > 1000) ?? [];
  for (const { project, booking_text, hours } of bookings)
    await post('/timesheet/favourite', { project, booking_text, hours });
  await remove(`/timesheet/booking/${bookings.at(-1)?.id}`);
}
