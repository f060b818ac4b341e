import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The PostgreSQL running on this data folder, by its postmaster.pid: `{ pid, ready }`, or null. */
export function postmaster(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readLines(file);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !isPostgres(pid, data)) return null;
  return { pid, ready: lines[7]?.trim() === 'ready' };
}

/** After a crash and a reboot another program may have that process id, and PostgreSQL would refuse to start. */
export function dropForeignPid(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file) || postmaster(data)) return;
  if (isAlive(Number(readLines(file)[0]))) rmSync(file);
}

/** Fast shutdown; after 2 s an immediate one, which costs a recovery at the next start but no data. */
export async function stopPostmaster({ pid }) {
  for (const [signal, seconds] of [
    ['SIGINT', 2],
    ['SIGQUIT', 0.7],
    ['SIGKILL', 0.3],
  ]) {
    if (!send(pid, signal)) return;
    for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await pause(20)) {
      if (!isAlive(pid)) return;
    }
  }
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** A zombie still answers signal 0, but it counts as gone here. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The process id in a leftover postmaster.pid may meanwhile belong to another program. */
function isPostgres(pid, data) {
  if (process.platform === 'linux') {
    const words = readLines(`/proc/${pid}/cmdline`).join('').split('\0');
    return basename(words[0] ?? '') === 'postgres' && words.some((word) => isSameFolder(word, data));
  }
  const { stdout } = spawnSync('/bin/ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(data);
}

function isSameFolder(word, data) {
  return word === data || (existsSync(word) && realpathSync(word) === realpathSync(data));
}
