import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One owner per secret, released by the kernel when the owner dies in whatever way: a listening socket
 * instead of a pid file, which a killed program would leave behind.
 * Answers `{ release() }`, or `{ holder }` (process id of the owner) when somebody else has it.
 */
export async function lockFolder(secret) {
  const address = lockAddress(secret);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  if (await listen(server, address)) return ownedLock(server);
  const holder = await askHolder(address);
  if (holder !== null) return { holder };
  // A socket file can be left over by a dead owner; the names on Linux are no files and vanish with their process.
  if (process.platform !== 'linux') rmSync(address, { force: true });
  if (await listen(server, address)) return ownedLock(server);
  return { holder: (await askHolder(address)) ?? 'unbekannt' };
}

function ownedLock(server) {
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function lockAddress(secret) {
  const name = `stundenbuch-${createHash('sha256').update(secret).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(server, address) {
  return new Promise((resolve, reject) => {
    const failed = (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', failed);
    server.listen({ path: address }, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

function askHolder(address) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ path: address });
    const timer = setTimeout(() => socket.destroy(new Error('silent')), 2_000);
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', (error) => {
      clearTimeout(timer);
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : 'unbekannt');
    });
    socket.on('end', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
