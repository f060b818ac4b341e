import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './tools/command.mjs';
import { foundCompany } from './tools/company.mjs';
import { DrillDatabase } from './tools/database.mjs';
import { SUMS } from './tools/ledger.mjs';
import { Program } from './tools/program.mjs';
import { nextRelease, untilMigrating } from './tools/release.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'One folder: second starts in other containers, PostgreSQL and the program killed, a backup restored and a migration in between, while 16 people write';

const PEOPLE = 16;
const WRITES = 200;
const SECOND_STARTS = 5;
const RESTARTS = 5;
const MIGRATION = '9001_note.sql';

export async function run(context) {
  const dataDir = join(context.folder, 'data');
  const port = await context.port();
  const start = () => context.track(new Program({ dataDir, port })).ready();
  const faults = [];
  let checks = 0;
  const check = (isRight, fault) => {
    checks++;
    if (!isRight) faults.push(fault);
  };
  const refusedElsewhere = async (reason) => {
    const second = context.track(new Program({ dataDir, port: await context.port(), container: true }));
    const { code } = await second.end();
    check(
      code === 1 && second.output.includes(reason),
      `a second start ended with ${code}: ${second.output}`,
    );
  };

  let program = await start();
  const writers = new Writers(await foundCompany(program, program.url, PEOPLE), program.url);
  writers.start();
  for (let n = 0; n < SECOND_STARTS; n++) {
    await writers.waitForWrites(WRITES);
    await refusedElsewhere('läuft Stundenbuch bereits');
  }

  const recovered = [];
  for (let n = 0; n < RESTARTS; n++) {
    await writers.waitForWrites(WRITES);
    const begun = performance.now();
    program.killDatabase();
    if (n === 2) await refusedElsewhere('läuft Stundenbuch bereits');
    await writers.waitForWrites(1);
    recovered.push(performance.now() - begun);
  }
  await writers.waitForWrites(WRITES);

  await program.kill();
  // A PostgreSQL is left that only this side can see.
  await refusedElsewhere('läuft noch, ohne ihr Stundenbuch');
  const begun = performance.now();
  program = await start();
  const takeover = performance.now() - begun;
  await writers.waitForWrites(WRITES);

  const copy = await restoredCopy(context, dataDir);
  check(copy.sums.length === 0, `${copy.sums.length} sums of the restored folder differ from its bookings`);
  check(copy.code === 0, `the program on the restored folder ended with ${copy.code}`);
  await writers.waitForWrites(WRITES);

  check((await program.stop()).code === 0, 'the program did not end with 0 after SIGTERM');
  await migrateUnderLoad(context, { dataDir, port, writers, check });

  program = await start();
  await writers.waitForWrites(WRITES);
  const given = await killUntilExit(program);
  check(given.code === 1, `after ${given.kills} kills of PostgreSQL the program ended with ${given.code}`);
  check(given.kills === RESTARTS + 1, `the program ended after ${given.kills} kills of PostgreSQL`);
  program = await start();
  await writers.waitForWrites(WRITES);
  await writers.stop();

  const compared = await writers.ledger.compare(program);
  compared.faults.push(...faults);
  compared.checks += checks;
  return judged(compared, writers, {
    'second starts in a container of their own': `${SECOND_STARTS + 2}, all refused`,
    'kills of PostgreSQL, slowest first write afterwards': `${RESTARTS}, ${seconds(Math.max(...recovered))}`,
    'start after the program was killed': seconds(takeover),
    'kills of PostgreSQL until the program ends': `${given.kills}, with status ${given.code}`,
  });
}

/** Restores a backup of the running program into a new folder and starts another program on it. */
async function restoredCopy(context, dataDir) {
  const file = join(context.folder, 'during.gz');
  const folder = join(context.folder, 'restored');
  await command('backup', file, dataDir);
  await command('restore', file, folder);
  const copy = await context.track(new Program({ dataDir: folder, port: await context.port() })).ready();
  const sums = (await copy.query(SUMS)).filter(({ stored, actual }) => stored !== actual);
  return { sums, ...(await copy.stop()) };
}

/** PostgreSQL is killed inside the migration of the next release; that release then starts again, and the migration is applied once. */
async function migrateUnderLoad(context, { dataDir, port, writers, check }) {
  const sql = `select pg_sleep(2);\nalter table entries add column note text;\nupdate entries set note = 'x';\n`;
  const folder = nextRelease(join(context.folder, 'next'), MIGRATION, sql);
  const database = context.track(new DrillDatabase(dataDir));
  await database.start();
  const env = { JWT_SECRET: readFileSync(join(dataDir, 'jwt-secret'), 'utf8') };
  const killed = await context.backend(database, env, { port, folder, waits: false });
  await untilMigrating(database);
  await database.kill({ children: true });
  check((await killed.end()).code === 1, 'the backend did not end with 1 when its migration was cut off');
  await database.start();
  const next = await context.backend(database, env, { port, folder });
  const [{ n }] = await database.query(
    `select count(*)::int as n from migrations where name = '${MIGRATION}'`,
  );
  check(n === 1, `the migration is recorded ${n} times`);
  await writers.waitForWrites(WRITES);
  await next.stop();
  await database.stop();
}

/** Kills PostgreSQL until the program gives up. */
async function killUntilExit(program) {
  let kills = 0;
  while (program.isRunning && kills < 2 * RESTARTS) {
    await program.killDatabaseAndWait();
    kills++;
  }
  return { kills, ...(await program.end()) };
}
