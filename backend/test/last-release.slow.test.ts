import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../src/demo/companies.ts';
import { Batch } from '../src/platform/backup/batch.ts';
import type { Head } from '../src/platform/backup/format.ts';
import { restore } from '../src/platform/backup/restore.ts';
import { Clock } from '../src/platform/clock.ts';
import { migrate, migrationFiles } from '../src/platform/database/migrate.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { connect, createEmptyDatabase, createTestDatabase } from './database.ts';

/** What the server of a release answered to each GET of each demo account, on the demo that is in the backup. */
interface Recorded {
  who: string;
  path: string;
  status: number;
  body: unknown;
}

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Those whose databases may still be there: `npm run contract -- --renew` records another one. */
const releases = readdirSync(FIXTURES).flatMap((file) => /^(.+)\.backup\.gz$/.exec(file)?.[1] ?? []);

function recordedOf(release: string): Recorded[] {
  const packed = readFileSync(join(FIXTURES, `${release}.answers.json.br`));
  return JSON.parse(brotliDecompressSync(packed).toString());
}

const backupOf = (release: string) => join(FIXTURES, `${release}.backup.gz`);

/** A database of the release, restored and then migrated. */
async function restored(release: string): Promise<string> {
  const empty = await createEmptyDatabase();
  drops.push(empty.drop);
  const owner = await connect(empty.url);
  await restore(owner, createReadStream(backupOf(release)));
  const { rows } = await owner.query('select name from migrations order by name');
  expect(rows.length).toBeLessThanOrEqual(migrationFiles().length);
  await owner.end();
  return empty.url;
}

/** As the release after this one leaves it, beside which this one may still run: entries and requests of 64 bits, with the ids that they have. */
async function widened(release: string): Promise<string> {
  const url = await restored(release);
  const owner = await connect(url);
  await migrate(owner);
  await owner.query(`alter table entries alter column id type bigint, alter column request_id type bigint;
    alter table absence_requests alter column id type bigint`);
  await owner.end();
  return url;
}

/** Counts of the program: 1.3.4 had its own, and today's triggers count what it writes. Later ones have today's, and their counts are data. */
const DERIVED = ['project_hours'];

/** The way back: a migrated database into which the release writes its columns, and knows no others. */
async function writtenBy(release: string): Promise<string> {
  const migrated = await createTestDatabase();
  drops.push(migrated.drop);
  const owner = await connect(migrated.url);
  const { rows: references } = await owner.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of references)
    await owner.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  const [first = '', ...lines] = gunzipSync(readFileSync(backupOf(release)))
    .toString()
    .split('\n');
  const head = JSON.parse(first) as Pick<Head, 'tables' | 'sequences'>;
  const hasOwnTriggers = head.tables.some(({ name }) => name === 'changes');
  const left = hasOwnTriggers ? ['migrations'] : ['migrations', ...DERIVED];
  if (hasOwnTriggers) await owner.query('set session_replication_role = replica');
  await owner.query('begin');
  let batch: Batch | undefined;
  for (const line of lines) {
    if (!line.startsWith('#')) {
      if (line) await batch?.add(line);
      continue;
    }
    await batch?.flush();
    const table = head.tables.find(({ name }) => `#${name}` === line && !left.includes(name));
    batch = table && new Batch(owner, table);
  }
  for (const { name, last_value, is_called } of head.sequences)
    await owner.query('select setval($1::regclass, $2, $3)', [name, last_value, is_called]);
  await owner.query('commit');
  await owner.end();
  return migrated.url;
}

let server: RunningServer;
const drops: (() => Promise<void>)[] = [];
const tokens = new Map<string, string>();

async function start(url: string, people: readonly string[]): Promise<void> {
  const env = {
    DATABASE_URL: url,
    JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
    PORT: '0',
  };
  const clock = Clock.fixed('2026-11-20T09:00:00Z');
  server = await startServer({ ...env, DEMO: 'off', LOG_LEVEL: 'silent' }, { clock, quiet: true });
  for (const email of people) tokens.set(email, await login(email));
}
afterAll(async () => {
  for (const drop of drops) await drop();
});

async function login(email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  return (await (
    await fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body })
  ).json()) as string;
}

/** The answer of today, without the fields that the last release did not have. */
function asBefore(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now))
    return now.map((one, i) => asBefore(before[i] ?? before[0], one));
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) return now;
  const known = Object.entries(now).filter(([name]) => name in before);
  return Object.fromEntries(known.map(([name, one]) => [name, asBefore(before[name as never], one)]));
}

/** Within a day the inbox now begins with whoever asked first. */
const REORDERED = ['/timesheet/pending-absences'];
const inOrder = (path: string, body: unknown): unknown =>
  REORDERED.includes(path) && Array.isArray(body) ? body.toSorted((a, b) => a.id - b.id) : body;

/** Teams switched on, and none made: nothing of what the release answered is different (TEAM-15). */
async function withTeams(release: string): Promise<string> {
  const url = await restored(release);
  const owner = await connect(url);
  await migrate(owner);
  await owner.query(
    `update companies set features = array_append(features, 'teams') where not 'teams' = any (features)`,
  );
  await owner.query('delete from team_members');
  await owner.query('delete from team_leads');
  await owner.end();
  return url;
}

const databases = releases.flatMap((release) => [
  [`on a restored backup of ${release}`, release, restored] as const,
  [`where ${release} has written into a migrated database`, release, writtenBy] as const,
  [`on a backup of ${release} with ids of 64 bits`, release, widened] as const,
  ...(release === '1.3.4'
    ? [[`[TEAM-15] on a backup of ${release} with teams and no team`, release, withTeams] as const]
    : []),
]);

describe.each(databases)('%s', (_, release, database) => {
  const recorded = recordedOf(release);
  const people = [...new Set(recorded.map(({ who }) => who))];

  beforeAll(async () => start(await database(release), people));
  afterAll(() => server?.close());

  it.each(people)(
    '[KEEP-01] [KEEP-02] [KEEP-03] [KEEP-04] [KEEP-06] [KEEP-07] [MIG-01] [MIG-03] [MIG-04] [MIG-05] [MIG-07] every field is the same for %s',
    async (email) => {
      const calls = recorded.filter(({ who }) => who === email);
      expect(calls.length).toBeGreaterThan(40);
      const wrong: string[] = [];
      for (const { path, status, body } of calls) {
        const answer = await fetch(`${server.url}/api${path}`, {
          headers: { authorize: tokens.get(email) as string },
        });
        const now = asBefore(body, await answer.json());
        const isSame = isDeepStrictEqual(inOrder(path, now), inOrder(path, body));
        if (answer.status !== status || !isSame) wrong.push(path);
      }
      expect(wrong).toEqual([]);
    },
  );
});
