// For tests: a streaming standby beside the embedded database.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { readInstance } from './database-instance.mjs';
import { choosePlace } from './database-place.mjs';
import { stopPostmaster } from './postmaster.mjs';

/** A copy of the folder of a stopped database, from which a standby can be started. */
export function copyStopped(from, to) {
  const done = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  rmSync(join(to, 'program.lock'), { force: true });
}

/** Follows `primaryUrl` from the copy in `folder`: `{ url(of), stop() }`. */
export async function startStandby(folder, primaryUrl) {
  const instance = readInstance(folder);
  const place = await choosePlace(folder, instance, () => undefined);
  const signal = join(place.data, 'standby.signal');
  if (!existsSync(signal)) writeFileSync(signal, '');
  place.own(signal, 0o600);
  const { hostname, port, username, password } = new URL(primaryUrl);
  const settings = {
    port: await freePort(),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(place.program('postgres'), ['-D', place.data, ...given], {
    ...place.spawnOptions,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const url = (of) => Object.assign(new URL(of), { port: settings.port }).href;
  for (const until = Date.now() + 30_000; !(await answers(url(primaryUrl))); await pause(100))
    if (Date.now() > until || child.exitCode !== null) throw new Error(`no standby: ${said}`);
  return { url, stop: () => stopPostmaster({ pid: child.pid }) };
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
