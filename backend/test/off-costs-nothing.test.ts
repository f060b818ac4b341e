import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentBy } from './sent.ts';
import { World } from './world.ts';

let world: World;
let newer: string[];
beforeAll(async () => {
  world = await World.start();
  const [head = ''] = gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures/1.3.4.backup.gz')))
    .toString()
    .split('\n', 1);
  const before = (JSON.parse(head) as { tables: { name: string }[] }).tables.map(({ name }) => name);
  const now = await world.sql<{ name: string }>(
    `select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  // The counts of lists replace those of 1.3.4; codes belong to no feature, and only those of who has no password yet are read.
  const others = ['entry_sums', 'codes'];
  newer = now.map(({ name }) => name).filter((name) => ![...before, ...others].includes(name));
});
afterAll(() => world?.close());

const BOOKING = { day: '2026-11-19', project: 1001, hours: 8, booking_text: 'Dach gedeckt' };
const TIMES = { day: '2026-11-19', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };

/** The tables that are newer than 1.3.4 and are named in what is sent to the database. */
async function touched(work: () => Promise<{ status: number }>): Promise<string[]> {
  const sent = JSON.stringify(
    await sentBy(async () => expect((await work()).status).toBe(200)),
    (_, value) => (typeof value === 'object' && value !== null ? { ...value } : value),
  );
  expect(sent).toMatch(/entries|users/);
  return newer.filter((name) => new RegExp(`\\b${name}\\b`).test(sent));
}

it.each([
  ['the own week', () => world.get('anna', '/timesheet/all/47')],
  ['the own working times', () => world.get('anna', '/timesheet/workingtime?page=1&size=10')],
  ['the own absences', () => world.get('anna', '/timesheet/absences')],
  ['the own missing days', () => world.get('anna', '/timesheet/missingbookings')],
  ['the own record', () => world.get('anna', '/user/current')],
  ['the inbox', () => world.get('chef', '/timesheet/pending-absences?page=1&size=10')],
  ['the people', () => world.get('chef', '/user')],
  ['a booking', () => world.post('anna', '/timesheet/booking', BOOKING)],
  ['a working time', () => world.post('anna', '/timesheet/workingtime', TIMES)],
])('[KEEP-09] with everything off no table of a feature is asked for %s', async (_, work) => {
  expect(newer).toContain('company_settings');
  expect(await touched(work)).toEqual([]);
});

it('[KEEP-09] and with a calendar its tables are', async () => {
  await world.setFeatures('alpha', ['calendar']);
  expect(await touched(() => world.get('anna', '/timesheet/missingbookings'))).toContain('company_days');
  await world.setFeatures('alpha', []);
});

/** What comes every day, of somebody who leads nobody. */
const HOT = [
  ['the own week', () => world.get('anna', '/timesheet/all/47')],
  ['the own working times', () => world.get('anna', '/timesheet/workingtime?page=1&size=10')],
  ['the own absences', () => world.get('anna', '/timesheet/absences')],
  ['the own missing days', () => world.get('anna', '/timesheet/missingbookings')],
  ['the own record', () => world.get('anna', '/user/current')],
  ['the roles', () => world.get('anna', '/user/admin/isadmin')],
  ['a booking', () => world.post('anna', '/timesheet/booking', BOOKING)],
  ['a working time', () => world.post('anna', '/timesheet/workingtime', TIMES)],
] as const;

it.each(HOT)('[TEAM-03] with teams %s costs whoever leads nobody no statement more', async (_, work) => {
  const counted = async (features: string[]) => {
    await world.setFeatures('alpha', features);
    await world.sql('delete from entries');
    // What is prepared, cached or noted once a day is so.
    await work();
    await world.sql('delete from entries');
    return (await sentBy(async () => expect((await work()).status).toBe(200))).length;
  };
  const without = await counted(['halfdays']);
  expect(without).toBeGreaterThan(0);
  expect(await counted(['halfdays', 'teams'])).toBe(without);
  await world.setFeatures('alpha', []);
});
