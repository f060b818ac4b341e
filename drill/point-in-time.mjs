import { setTimeout as pause } from 'node:timers/promises';
import { ArchivedDatabase } from './tools/archived-database.mjs';
import { foundCompany } from './tools/company.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { until } from './tools/wait.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'Point in time: 12 people write during a backup and after it, then somebody deletes all; pgBackRest puts the second before it back';

/** It takes Debian's packages: run by name only. */
export const isAlone = true;

const PEOPLE = 12;
const WRITES = 300;

export async function run(context) {
  const database = context.track(new ArchivedDatabase(context.folder, await context.port()));
  await database.create();
  // The clock of the other drills, without the roles that only the embedded database makes.
  const fixed = { DATABASE_APP_URL: undefined };
  let backend = await context.backend(database, fixed);
  const port = backend.port;
  const writers = new Writers(await foundCompany(database, backend.url, PEOPLE), backend.url);
  await database.follow('once');
  writers.start();
  await writers.waitForWrites(WRITES);
  await database.follow('every Sunday');
  await writers.waitForWrites(WRITES);
  await writers.stop();

  const [{ now }] = await database.query('select now()::text');
  await pause(1_500);
  await database.query('delete from entries');
  const [{ left }] = await database.query('select count(*)::int as left from entries');

  const begun = performance.now();
  const steps = [];
  await database.follow('back to a second', {
    changed: (line) => line.replace(/--target='[^']+'/, `--target='${now}'`),
    async systemctl(line) {
      steps.push(line);
      if (line.includes('stop')) await backend.stop();
      if (line.includes('stop')) return database.stop();
      if (line.includes('postgresql@')) return database.start();
      await until(
        async () => (await database.query('select pg_is_in_recovery() as is'))[0].is === false,
        () => 'PostgreSQL is still recovering',
      );
      backend = await context.backend(database, fixed, { port });
    },
  });
  const took = performance.now() - begun;
  const compared = await writers.ledger.compare(database);
  if (left !== 0) compared.faults.push('nothing was deleted');
  const acknowledged = writers.ledger.acknowledged;
  writers.start();
  await writers.waitForWrites(50);
  await writers.stop();
  const again = await writers.ledger.compare(database);
  compared.faults.push(...again.faults);
  return judged(compared, writers, {
    'acknowledged before the accident, all there again': acknowledged,
    'from the accident to the next login': seconds(took),
  });
}
