import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../test/database.ts';
import { store, work } from '../../../test/entries.ts';
import { lockedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { APP_ROLE } from '../../platform/database/role.ts';

// Friday 20 November 2026: October is closed for Anna, and open for Bert.
let world: World;
let app: Client;
let october: number;
beforeAll(async () => {
  world = await World.start();
  app = await connect(`${world.databaseUrl}?options=${encodeURIComponent(`-c role=${APP_ROLE}`)}`);
  await switchOn(world, 1, ['calendar', 'contracts', 'ledger', 'overtime', 'closing']);
  [october] = (await store(world, work('2026-10-05'), work('2026-11-05'))) as [number];
  await world.sql(`insert into time_postings (id, company_id, user_id, day, minutes, kind, text, created_at, created_by)
    values (50, 1, 11, '2026-10-05', 60, 'correction', 'Grund', now(), 13)`);
  await lockedMonth(world, 11, '2026-10-01');
});
afterAll(async () => {
  await app?.end();
  await world?.close();
});

/** As the program itself would do it, and never to stay. */
async function byProgram(statement: string) {
  await app.query(`begin; set local app.company = '1'`);
  try {
    await app.query(statement);
    return 'done';
  } catch (error) {
    const { constraint, detail } = error as { constraint?: string; detail?: string };
    return `${constraint} ${detail}`;
  } finally {
    await app.query('rollback');
  }
}

const made = `now(), 13`;
const entry = (user: number, day: string) =>
  `insert into entries (company_id, user_id, day, type, status, hours, created_at) values (1, ${user}, '${day}', 20, 1, 8, now())`;
const contract = (from: string, ends = 'null') =>
  `insert into contracts (company_id, user_id, valid_from, ends_on, weeklyhours, minutes, vacation, created_at, created_by)
    values (1, 11, '${from}', ${ends}, 20, '{240,240,240,240,240,0,0}', 20, ${made})`;
const interval = (table: string, columns: string, values: string) =>
  `insert into ${table} (company_id, user_id, day, created_at, created_by, ${columns}) values (1, 11, '2026-10-06', ${made}, ${values})`;

describe('SQL as the role of the program', () => {
  it.each([
    ['an entry into it', entry(11, '2026-10-06')],
    ['a change of one', `update entries set hours = 7 where user_id = 11 and day = '2026-10-05'`],
    ['a move out of it', `update entries set day = '2026-11-06' where user_id = 11 and day = '2026-10-05'`],
    ['a move into it', `update entries set day = '2026-10-31' where user_id = 11 and day = '2026-11-05'`],
    ['a gift to somebody else', `update entries set user_id = 12 where user_id = 11 and day = '2026-10-05'`],
    ['a deletion', `delete from entries where user_id = 11 and day = '2026-10-05'`],
    ['a deletion of everything', 'delete from entries'],
    ['a vacation posting', interval('vacation_postings', 'year, kind, days', `2026, 'extra', 1`)],
    ['a time posting', interval('time_postings', 'minutes, kind, text', `60, 'payout', 'x'`)],
    [
      'a time of the clock',
      interval('work_intervals', 'started_at, kind, source', `'2026-10-06T07:00:00Z', 'work', 'clock'`),
    ],
    [
      'the reversal of a posting',
      `insert into time_postings (company_id, user_id, day, minutes, kind, text, reverses_id, created_at, created_by)
        values (1, 11, '2026-10-05', -60, 'correction', 'x', 50, ${made})`,
    ],
    ['a contract from a day of it', contract('2026-10-15')],
    ['a contract from before it, as far as it reaches', contract('2026-09-15')],
    [
      'other hours of the contract that it was closed with',
      "update contracts set weeklyhours = 20, minutes = '{240,240,240,240,240,0,0}' where user_id = 11",
    ],
    ['another place', 'update contracts set place_id = null, vacation = vacation + 1 where user_id = 11'],
    ['somebody who left in it', `update contracts set ends_on = '2026-10-15' where user_id = 11`],
    ['a contract that never was', 'delete from contracts where user_id = 11'],
  ])('[MON-03] %s is refused', async (_, statement) => {
    expect(await byProgram(statement)).toBe('month_sealed 2026-10');
  });

  it.each([
    ['the next month', entry(11, '2026-11-06')],
    ['the month before', entry(11, '2026-09-30')],
    ['the month of somebody else', entry(12, '2026-10-06')],
    ['a contract from the next month on', contract('2026-11-01')],
    ['who leaves after it', `update contracts set ends_on = '2026-10-31' where user_id = 11`],
    ['a note beside a contract', `update contracts set note = 'x' where user_id = 11`],
  ])('[MON-03] %s stays open', async (_, statement) => {
    expect(await byProgram(statement)).toBe('done');
  });

  it('[MON-03] a contract between two others reaches to the next one', async () => {
    await world.sql(contract('2026-06-01').replace('1, 11,', '1, 12,'));
    await lockedMonth(world, 12, '2026-10-01');
    expect(await byProgram(contract('2026-03-01').replace('1, 11,', '1, 12,'))).toBe('done');
    expect(await byProgram(contract('2026-07-01').replace('1, 11,', '1, 12,'))).toBe('month_sealed 2026-10');
    await world.sql('delete from month_sheets where user_id = 12');
    await world.sql('delete from month_closings where user_id = 12');
  });

  it('[MON-01] a sheet is neither changed nor deleted, and its month not either', async () => {
    await app.query(`begin; set local app.company = '1'`);
    await expect(app.query(`update month_sheets set data = '{}'`)).rejects.toMatchObject({ code: '42501' });
    await app.query('rollback');
    await app.query(`begin; set local app.company = '1'`);
    await expect(app.query('delete from month_closings')).rejects.toMatchObject({ code: '23503' });
    await app.query('rollback');
  });

  it('[FND-06] switched off, it seals nothing', async () => {
    await world.sql(`update companies set features = array_remove(features, 'closing') where id = 1`);
    expect(await byProgram(entry(11, '2026-10-06'))).toBe('done');
    await switchOn(world, 1, ['closing']);
  });
});

describe('calls', () => {
  const sealed = {
    status: 409,
    body: { code: 'month_sealed', message: 'Der Monat Oktober 2026 ist abgeschlossen.' },
  };
  const correction = { user: 11, reason: 'Zettel vom Polier', any_month: true };
  const times = { day: '2026-10-06', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };

  beforeEach(async () => {
    await switchOn(world, 1, ['audit', 'office']);
  });

  it.each([
    ['an entry of the office', 'POST', () => '/timesheet/workingtime', { ...times, ...correction }],
    ['a change by the office', 'PUT', () => `/timesheet/workingtime/${october}`, { ...times, ...correction }],
    ['a deletion by the office', 'DELETE', () => `/timesheet/booking/${october}`, correction],
    [
      'a booking of the office',
      'POST',
      () => '/timesheet/booking',
      { day: '2026-10-06', project: 1001, hours: 8, booking_text: 'Dach gedeckt', ...correction },
    ],
  ])('[MON-03] %s is refused with the sentence', async (_, method, path, body) => {
    expect(await world.call('chef', method, path(), body)).toMatchObject(sealed);
  });

  it.each([
    ['the reversal of a posting', '/overtime/posting/50/reversal', { text: 'Falsch' }],
    [
      'a posting to the vacation account',
      '/vacation/posting',
      { user: 11, year: 2026, day: '2026-10-02', kind: 'extra', days: 1, text: 'Jubiläum' },
    ],
  ])('[MON-03] [SET-20] %s is refused with the person and the first open day', async (_, path, body) => {
    const message = `${sealed.body.message} Erster offener Tag für Anna Muster: 01.11.2026.`;
    expect(await world.post('chef', path, body)).toMatchObject({
      status: 409,
      body: { ...sealed.body, message },
    });
  });

  it('[MON-03] whoever has a sheet is deactivated, not deleted', async () => {
    await lockedMonth(world, 12, '2026-09-01');
    expect(await world.delete('chef', '/user/12')).toMatchObject({
      status: 409,
      body: { code: 'worker_has_entries' },
    });
  });
});
