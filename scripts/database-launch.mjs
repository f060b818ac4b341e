import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from './database-place.mjs';
import { postmaster, stopPostmaster } from './postmaster.mjs';

const START_SECONDS = 60;

/** Starts PostgreSQL on its previous port, or on another one when that is taken. Returns its process. */
export async function launch(place, instance, options) {
  return untilLaunched(place, options, async () => {
    if (!instance.port || !(await isFree(instance.port))) instance.port = await freePort();
    return instance.port;
  });
}

/** On the same port, where clients reconnect. */
export function relaunch(place, instance, options) {
  return untilLaunched(place, options, async () => instance.port);
}

async function untilLaunched(place, options, choosePort) {
  for (let attempt = 1; ; attempt++) {
    const { child, failure } = await tryLaunch(place, await choosePort(), options);
    if (child) return child;
    // Another program took the port meanwhile, or processes of a killed postmaster are still exiting.
    const passing = /could not bind|shared memory block|already exists/.test(failure);
    if (!passing || attempt === 5)
      throw new DatabaseError(`PostgreSQL startet nicht, siehe ${logOf(place)}:\n${failure}`);
    await pause(1_000);
  }
}

const logOf = (place) => join(place.home, 'postgres.log');

/** Returns the process once PostgreSQL accepts connections, otherwise its output. */
async function tryLaunch(place, port, { fsync, lock, onSpawn }) {
  const logFile = logOf(place);
  // Its last output explains the failure.
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.old`);
  const output = openSync(logFile, 'w', 0o600);
  const child = spawn(place.program('postgres'), ['-D', place.data, ...settings(port, fsync)], {
    ...place.spawnOptions,
    // Ctrl-C in the terminal reaches the whole process group, but the database must outlive the server's last request.
    detached: true,
    // The last descriptor is never read: through the open file PostgreSQL inherits the lock.
    stdio: ['ignore', output, output, lock.fd],
  });
  closeSync(output);
  child.unref();
  onSpawn?.(child);
  let ended = null;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    ended ??= `PostgreSQL endete mit ${signal ?? code}`;
  });
  for (const deadline = Date.now() + START_SECONDS * 1_000; Date.now() < deadline; await pause(30)) {
    if (ended !== null) return { failure: `${ended}: ${readFileSync(logFile, 'utf8').trim()}` };
    const running = postmaster(place.data);
    if (running?.pid === child.pid && running.ready) return { child };
  }
  await stopPostmaster({ pid: child.pid });
  return { failure: `keine Antwort in ${START_SECONDS} s: ${readFileSync(logFile, 'utf8').trim()}` };
}

function settings(port, fsync) {
  const wanted = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    // Statements and error details contain personal data and must not be logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(!fsync && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isFree(port) {
  return (await bind(port)) !== null;
}

async function freePort() {
  return await bind(0);
}

function bind(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(null));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: bound } = probe.address();
      probe.close(() => answer(bound));
    });
  });
}
