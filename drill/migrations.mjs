import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';
import { untilReady } from './tools/backend.mjs';
import { foundCompany } from './tools/company.mjs';
import { nextRelease, untilMigrating } from './tools/release.mjs';
import { judged } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'Migrations: several processes start at once, one fails, one is killed in the middle, while 16 people write';

const AT_ONCE = 4;
const PEOPLE = 16;
const WRITES = 300;
const GOOD = '9001_note.sql';
const BAD = '9001_broken.sql';

export async function run(context) {
  const database = await context.database();
  const faults = [];
  const expected = readdirSync(join(root, 'backend/migrations')).filter((file) => file.endsWith('.sql'));
  const start = (options) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => context.backend(database, {}, options)));

  const first = await start({});
  const done = await migrationsOf(database);
  if (done.join() !== expected.sort().join()) faults.push(`after the first start: ${done.join()}`);

  const urls = first.map(({ url }) => url);
  const writers = new Writers(await foundCompany(database, urls[0], PEOPLE), ...urls);
  writers.start();
  await writers.waitForWrites(WRITES);

  const broken = nextRelease(
    join(context.folder, 'broken'),
    BAD,
    'alter table entries add column note text;\nupdate entries set note = 1 / 0;\n',
  );
  const failing = await start({ folder: broken, waits: false });
  const ends = await Promise.all(failing.map((backend) => backend.end()));
  if (ends.some(({ code }) => code !== 1)) faults.push(`ended with ${ends.map(({ code }) => code).join()}`);
  if (failing.some((backend) => !backend.output().includes(BAD)))
    faults.push('not every process named the migration');
  if (await hasNote(database)) faults.push('part of the broken migration is applied');
  await writers.waitForWrites(WRITES);

  const good = nextRelease(
    join(context.folder, 'good'),
    GOOD,
    `select pg_sleep(2);\nalter table entries add column note text;\nupdate entries set note = 'x';\n`,
  );
  const killed = await context.backend(database, {}, { folder: good, waits: false });
  await untilMigrating(database);
  const others = await start({ folder: good, waits: false });
  await killed.kill();
  await Promise.all(others.map((backend) => untilReady(backend)));
  if (!(await hasNote(database))) faults.push('the good migration is missing');
  const all = await migrationsOf(database);
  if (all.join() !== [...expected, GOOD].sort().join())
    faults.push(`after the second release: ${all.join()}`);
  await writers.waitForWrites(WRITES);
  await writers.stop();

  const compared = await writers.ledger.compare(database);
  compared.faults.push(...faults);
  compared.checks += expected.length + 2 * AT_ONCE + 4;
  return judged(compared, writers, {
    'processes that started at once on an empty database': `${AT_ONCE}, each migration ran once`,
    'processes of a release whose migration fails': `${AT_ONCE}, all ended with 1, the old schema went on`,
    'processes of the next release, beside one that is killed while it migrates': `${AT_ONCE}, the migration ran once`,
  });
}

const migrationsOf = async (database) =>
  (await database.query('select name from migrations order by name')).map(({ name }) => name);

async function hasNote(database) {
  const rows = await database.query(
    `select from information_schema.columns where table_name = 'entries' and column_name = 'note'`,
  );
  return rows.length > 0;
}
