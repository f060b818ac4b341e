import type { CalendarSettings } from '@stundenbuch/domain/day/calendar/features';
import { expect } from 'vitest';
import type { World } from './world.ts';

/** Nothing of any calendar, as the companies began. */
export async function withoutCalendar(world: World): Promise<void> {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql('delete from closures');
  await world.sql('delete from calendar_cancellations');
  await world.sql('delete from calendar_versions');
  await world.sql('delete from free_day_answers');
  await world.sql('delete from company_days');
  await world.sql('delete from places');
  await world.sql('delete from company_settings');
  await world.sql(`update companies set features = '{}'`);
}

export async function switchCalendar(world: World, on: boolean, since?: string): Promise<void> {
  const body = { feature: 'calendar', on, ...(since && { since }) };
  expect((await world.post('chef', '/company/features', body)).status).toBe(200);
}

export async function place(world: World, land: string, extras: string[] = []): Promise<number> {
  const name = `${land} ${Math.random().toString(36).slice(2, 8)}`;
  const { status, body } = await world.post<{ id: number }>('chef', '/calendar/place', {
    name,
    land,
    extras,
  });
  expect(status).toBe(200);
  return body.id;
}

export async function set(world: World, value: Partial<CalendarSettings>): Promise<void> {
  const { body } = await world.get<Record<string, { value: object; version: number }>>(
    'chef',
    '/company/settings',
  );
  const { value: before, version } = body.calendar as { value: object; version: number };
  const change = { value: { ...before, ...value }, version };
  expect((await world.put('chef', '/company/settings/calendar', change)).status).toBe(200);
}

/** Switched on at the only place of the company. */
export async function calendarIn(
  world: World,
  land: string,
  value: Partial<CalendarSettings> = {},
): Promise<number> {
  await switchCalendar(world, true);
  const id = await place(world, land);
  await set(world, { place: id, ...value });
  return id;
}
