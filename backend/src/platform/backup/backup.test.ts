import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, createEmptyDatabase } from '../../../test/database.ts';
import { World } from '../../../test/world.ts';
import { startServer } from '../../server.ts';
import { Clock } from '../clock.ts';
import { backUp } from './backup.ts';
import { compareRestored } from './compare.ts';
import { backUpTo } from './file.ts';
import { restore } from './restore.ts';

const NOTE = 'Zeile 1\nZeile 2\u2028\r „ß" \\ \t😀';
const AT = new Date('2026-11-20T09:00:00Z');

let world: World;
let empty: { url: string; drop(): Promise<void> };
let target: Client;
let saved: Buffer;

async function copyOf(owner: Client): Promise<Buffer> {
  const file = new PassThrough();
  const [whole] = await Promise.all([buffer(file), backUp(owner, AT, file)]);
  return whole;
}
const put = (bytes: Buffer) => restore(target, Readable.from([bytes]));
const tables = async () =>
  (await target.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).rows;

beforeAll(async () => {
  world = await World.start();
  const booking = { day: '2026-11-19', project: 1001, hours: 1.25, booking_text: 'Dach gedeckt' };
  for (let n = 0; n < 3; n++) await world.post('anna', '/timesheet/booking', booking);
  await world.post('anna', '/timesheet/absence', { project: 20, day: '2026-11-09', end: '2026-11-13' });
  await world.sql('update projects set notes = $1 where id = 1001', [NOTE]);
  await world.call(null, 'POST', '/user/register', { email: 'chef@beispiel.example', password: 'Geheim1' });
  empty = await createEmptyDatabase();
  target = await connect(empty.url);
  saved = await copyOf(world.owner);
});
afterAll(async () => {
  await target?.end();
  await empty?.drop();
  await world?.close();
});

describe('an incomplete or foreign backup', () => {
  const text = () => gunzipSync(saved).toString();

  it.each<[string, () => Buffer, string]>([
    ['half a file', () => saved.subarray(0, saved.length / 2), 'beschädigt'],
    ['a file without its end', () => gzipSync(text().replace('#end\n', '')), 'beschädigt'],
    [
      'a file whose tables are mixed up',
      () => gzipSync(text().replace('\n#users\n', '\n#nobody\n')),
      'beschädigt',
    ],
    ['no gzip at all', () => Buffer.from(text()), 'beschädigt'],
    ['a head without tables', () => gzipSync('{"stundenbuch":"backup"}\n#end\n'), 'beschädigt'],
    ['a number that is none', () => gzipSync(text().replace('"hours":1.25', '"hours":"x"')), 'beschädigt'],
    ['half a row', () => gzipSync(text().replace('"hours":1.25', '"hours":1.')), 'beschädigt'],
    [
      'an unknown column',
      () => gzipSync(text().replace('"vacation_lastyear_entered_in"', '"entered_in"')),
      'beschädigt',
    ],
    ['a migration that is left out', () => gzipSync(text().replace('"0002_tenancy.sql",', '')), 'beschädigt'],
    ['a table of the system', () => gzipSync(text().replace('"addresses"', '"pg_class"')), 'beschädigt'],
    [
      'a name that no table can have',
      () => gzipSync(text().replace('"addresses"', '"a\\u0000b"')),
      'beschädigt',
    ],
    [
      'text that is no UTF-8',
      () => {
        const bytes = gunzipSync(saved);
        bytes[bytes.indexOf('"first_name":"') + '"first_name":"'.length] = 0xff;
        return gzipSync(bytes);
      },
      'beschädigt',
    ],
    ['nothing', () => gzipSync(''), 'keine Sicherung'],
    ['something else', () => gzipSync('{"name":"x"}\n'), 'keine Sicherung'],
    [
      'one of a newer release',
      () => gzipSync(text().replace('0001_tables', '9999_later')),
      'neueren Version',
    ],
  ])('%s is refused and leaves the database empty', async (_, bytes, why) => {
    await expect(put(bytes())).rejects.toThrow(why);
    expect(await tables()).toEqual([]);
  });

  it('a row that points nowhere is refused', async () => {
    const broken = text().replace(/("id":11,"company_id":)1,/, '$18,');
    expect(broken).not.toBe(text());
    await expect(put(gzipSync(broken))).rejects.toThrow('beschädigt');
    expect(await tables()).toEqual([]);
  });
});

describe('a restored database', () => {
  beforeAll(async () => {
    await put(saved);
  });

  it('is the same in every table and sequence', async () => {
    const [then, now] = [saved, await copyOf(target)].map((bytes) => gunzipSync(bytes).toString());
    expect(now).toBe(then);
    expect(then).toContain(JSON.stringify('Dach gedeckt'));
    expect((await target.query('select notes from projects where id = 1001')).rows).toEqual([
      { notes: NOTE },
    ]);
  });

  it('has the same rules: constraints, policies, triggers, indexes, functions and rights', async () => {
    const rules = `
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', tablename, policyname, qual, with_check) from pg_policies
      union all select concat_ws(' ', tgname, tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', proname, proacl::text) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', relname, relacl::text, relrowsecurity) from pg_class
        where relnamespace = 'public'::regnamespace
      order by 1`;
    const [then, now] = [await world.sql(rules), (await target.query(rules)).rows];
    expect(now).toEqual(then);
    expect(now.length).toBeGreaterThan(100);
  });

  it('works as before: the old session, a new login, the next id, and maintained sums', async () => {
    const server = await startServer(
      {
        DATABASE_URL: empty.url,
        JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
        PORT: '0',
        LOG_LEVEL: 'silent',
        DEMO: 'off',
      },
      { quiet: true, clock: Clock.fixed(AT.toISOString()) },
    );
    const call = async (path: string, body: object, authorize = '') => {
      const headers = { 'content-type': 'application/json', ...(authorize && { authorize }) };
      const answer = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as { id: number } };
    };
    const login = await call('/user/login', { email: 'chef@beispiel.example', password: 'Geheim1' });
    const booking = { day: '2026-11-20', project: 1001, hours: 2, booking_text: 'Dach gedeckt' };
    const booked = await call('/timesheet/booking', booking, await world.token('anna'));
    await server.close();
    expect([login.status, booked.status, booked.body.id]).toEqual([200, 200, 9]);
    const { rows } = await target.query(
      `select sum(hours) as hours, sum(entries)::int as bookings from entry_sums where list = 'project person' and user_id = 11`,
    );
    expect(rows).toEqual([{ hours: '5.75', bookings: 4 }]);
  });

  it('refuses a second backup', async () => {
    await expect(put(saved)).rejects.toThrow('nicht leer');
  });
});

it('[MAIL-09] a restored copy sends nothing: what waited is held', async () => {
  await world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, state, created_at, created_by)
      select 1, 11, 'anna@beispiel.example', 'new_login', '{}', now(), state, now(), 0
      from unnest(array['waiting', 'sent', 'failed']) state`,
  );
  const copy = await createEmptyDatabase();
  const owner = await connect(copy.url);
  try {
    await restore(owner, Readable.from([await copyOf(world.owner)]));
    const { rows } = await owner.query('select state from outbox order by id');
    expect(rows.map(({ state }) => state)).toEqual(['held', 'sent', 'failed']);
    const taken = await owner.query(`select * from take_mails('2100-01-01', '2100-01-02', 20)`);
    expect(taken.rows).toEqual([]);

    // A check of the backup takes the one for the other, and nothing else.
    const file = join(tmpdir(), `stundenbuch-held-${process.pid}.gz`);
    await backUpTo(world.owner, AT, file);
    expect((await compareRestored(owner, file)).differ).toEqual([]);
    await owner.query(`update outbox set tries = 1 where id = 1`);
    expect((await compareRestored(owner, file)).differ).toEqual(['outbox']);
    rmSync(file);
  } finally {
    await owner.end();
    await copy.drop();
    await world.sql('truncate outbox');
  }
});
