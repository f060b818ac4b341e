import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ImportedRows } from '@stundenbuch/domain/workflows/imports/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { emailOf } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { Importing } from './imports.fixture.ts';

const LOCK = 4712;

let world: World;
let child: ChildProcess | undefined;
let url: string;
beforeAll(async () => {
  world = await World.start();
  // In the middle of a part, so that the process can be killed while it has stored some of it.
  await world.sql(`create function wait_on_the_way() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$`);
  await world.sql(`create trigger wait_on_the_way after insert on entries for each row
    when (new.booking_text = 'Hier wird gewartet') execute function wait_on_the_way()`);
});
beforeEach(async () => {
  await world.setFeatures('alpha', ['audit', 'import', 'budgets']);
  await world.sql('delete from imports');
  await world.sql('delete from entries');
  url = await start();
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => world?.close());

/** A process of its own on the same database. */
async function start(): Promise<string> {
  const env = { DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, EMBEDDED_DATABASE: '1' };
  const fixed = { FIXED_TODAY: '2026-11-20', PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', WORKER: 'off' };
  let output = '';
  child = spawn(process.execPath, [join(import.meta.dirname, '../../../dist/main.js')], {
    env: { PATH: process.env.PATH, ...env, ...fixed },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  await expect.poll(() => output).toContain('Stundenbuch läuft');
  return /läuft: (\S+)/.exec(output)?.[1] as string;
}

const rows = ['Vorher gebucht', 'Hier wird gewartet', 'Danach gebucht'].map((booking_text, at) => ({
  ...{ line: at + 2, email: emailOf('anna'), personnelNumber: null, day: '2024-03-04' },
  ...{ project: 'Dach Nord', minutes: 60, booking_text },
}));
const toTheChild = async (id: number) =>
  fetch(`${url}/api/import/${id}/rows`, {
    method: 'POST',
    headers: { authorize: await world.token('chef'), 'content-type': 'application/json' },
    body: JSON.stringify({ chunk: 0, commit: true, sums_agree: true, rows }),
  });
const waiting = async () => {
  await world.sql('select pg_stat_clear_snapshot()');
  return world.sql(
    `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted
      and database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  );
};
const texts = () => world.sql('select booking_text from entries order by id');
const parts = () => world.sql('select chunk from import_chunks where taken');

it('[IMP-03] kill -9 in the middle of a part: nothing of it is there, the same part again takes all of it once', async () => {
  const importing = await Importing.begin(world, 'bookings');
  await world.sql('select pg_advisory_lock($1)', [LOCK]);
  const isLost = toTheChild(importing.id).then(
    () => false,
    () => true,
  );
  await expect.poll(waiting).toHaveLength(1);
  const gone = once(child as ChildProcess, 'exit');
  child?.kill('SIGKILL');
  await gone;
  await world.sql('select pg_advisory_unlock($1)', [LOCK]);
  expect(await isLost).toBe(true);
  expect([await texts(), await parts()]).toEqual([[], []]);

  const first = await importing.rows(rows);
  expect(first.rows.map(({ result }) => result)).toEqual(['new', 'new', 'new']);
  expect(await importing.rows(rows)).toEqual(first);
  expect([await texts(), await parts()]).toEqual([
    rows.map(({ booking_text }) => ({ booking_text })),
    [{ chunk: 0 }],
  ]);
});

it('[IMP-03] the same part in two processes is taken once, and both answer the same', async () => {
  const importing = await Importing.begin(world, 'bookings');
  await world.sql('select pg_advisory_lock($1)', [LOCK]);
  const one = toTheChild(importing.id).then((answer) => answer.json() as Promise<ImportedRows>);
  await expect.poll(waiting).toHaveLength(1);
  const other = importing.rows(rows);
  await world.sql('select pg_advisory_unlock($1)', [LOCK]);
  expect(await other).toEqual(await one);
  expect(await texts()).toHaveLength(3);
});
