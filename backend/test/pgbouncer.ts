import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** It refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface Pooled {
  /** The same database through the pooler, for this login. */
  through(address: string): string;
  close(): Promise<void>;
}

/** PgBouncer before the server of this address, with the password of each login that comes. */
export async function startPgBouncer(
  address: string,
  mode: 'session' | 'transaction',
  logins: Record<string, string>,
): Promise<Pooled> {
  const { hostname, port } = new URL(address);
  const folder = await mkdtemp(join(tmpdir(), 'stundenbuch-pgbouncer-'));
  const own = await freePort();
  const users = Object.entries(logins).map(([name, password]) => `"${name}" "${password}"\n`);
  // As docs/operations.md has it.
  const config = `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = ${mode}
default_pool_size = 3
max_client_conn = 100
ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
`;
  await chmod(folder, 0o755);
  for (const [name, text] of [
    ['users.txt', users.join('')],
    ['pgbouncer.ini', config],
  ] as const) {
    const file = join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    if (NOBODY.uid) await chown(file, NOBODY.uid, NOBODY.gid);
  }
  // Debian has it where only administrators look.
  const env = { PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    ...NOBODY,
    env,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  await answers(own, () => child.exitCode === null);
  return {
    through(database) {
      const url = new URL(database);
      url.hostname = '127.0.0.1';
      url.port = String(own);
      return url.toString();
    },
    async close() {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('PgBouncer does not start.');
}
