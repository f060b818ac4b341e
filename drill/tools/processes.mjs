import { readdirSync, readFileSync } from 'node:fs';
import { until } from './wait.mjs';

/** Signals a process that may be gone already. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The process and its children. */
export function withChildren(pid) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((other) => parentOf(other) === pid)];
}

/** A zombie counts as gone here. */
function isAlive(pid) {
  const stat = statOf(pid);
  return stat !== undefined && !stat.startsWith('Z');
}

/** kill -9, until they are gone. */
export async function killAll(pids, what) {
  for (const pid of pids) signal(pid, 'SIGKILL');
  await untilGone(pids, what);
}

export function untilGone(pids, what) {
  return until(
    () => !pids.some(isAlive),
    () => `${what} was ended and still runs: ${pids.filter(isAlive).join(', ')}`,
    { every: 5 },
  );
}

const parentOf = (pid) => Number(statOf(pid)?.split(' ')[1]);

/** State and what follows in /proc; the name before it may contain spaces. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
  } catch {
    return undefined;
  }
}
