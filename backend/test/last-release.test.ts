import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../src/demo/companies.ts';
import { restore } from '../src/platform/backup/restore.ts';
import { Clock } from '../src/platform/clock.ts';
import { migrationFiles } from '../src/platform/database/migrate.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { connect, createEmptyDatabase } from './database.ts';

/** What the server of the last release answered to each GET of each demo account, on the demo that is in the backup. */
interface Recorded {
  who: string;
  path: string;
  status: number;
  body: unknown;
}

const RELEASE = join(import.meta.dirname, 'fixtures/1.3.4');
const recorded: Recorded[] = JSON.parse(
  brotliDecompressSync(readFileSync(`${RELEASE}.answers.json.br`)).toString(),
);

let server: RunningServer;
let drop: () => Promise<void>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const empty = await createEmptyDatabase();
  drop = empty.drop;
  const owner = await connect(empty.url);
  await restore(owner, createReadStream(`${RELEASE}.backup.gz`));
  const { rows } = await owner.query('select name from migrations order by name');
  expect(rows.length).toBeLessThan(migrationFiles().length);
  await owner.end();
  const env = {
    DATABASE_URL: empty.url,
    JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
    PORT: '0',
  };
  const clock = Clock.fixed('2026-11-20T09:00:00Z');
  server = await startServer({ ...env, DEMO: 'off', LOG_LEVEL: 'silent' }, { clock, quiet: true });
  for (const email of new Set(recorded.map(({ who }) => who))) tokens.set(email, await login(email));
});
afterAll(async () => {
  await server?.close();
  await drop?.();
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

const people = [...new Set(recorded.map(({ who }) => who))];

it.each(people)(
  '[KEEP-01] [KEEP-02] [KEEP-03] [KEEP-04] [KEEP-06] [KEEP-07] [MIG-01] [MIG-05] [MIG-07] every field of 1.3.4 is the same for %s on a restored backup of 1.3.4',
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
