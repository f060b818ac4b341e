import { createReadStream, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { remoteDir, shellDir } from '../paths.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

function fileFor(path, remotes) {
  const [, area, name, ...rest] = normalize(path).split('/');
  const file =
    area === 'remotes' && remotes.includes(name)
      ? join(remoteDir(name), 'dist', ...rest)
      : join(shellDir, 'dist', normalize(path));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

function forward(incoming, answer, backend) {
  const target = new URL(incoming.url, backend);
  const onward = request(target, { method: incoming.method, headers: incoming.headers }, (reply) => {
    answer.writeHead(reply.statusCode, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', (error) => {
    answer.writeHead(502, { 'content-type': 'application/json' });
    answer.end(
      JSON.stringify({ code: 'backend_away', message: `Der Server antwortet nicht: ${error.code}` }),
    );
  });
  incoming.pipe(onward);
}

export async function startDevServer({ port, host, backend, remotes }) {
  const listeners = new Map();
  const hashes = new Map();

  function listen(name, answer) {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (hashes.has(name)) answer.write(`event: built\ndata: ${hashes.get(name)}\n\n`);
    if (!listeners.has(name)) listeners.set(name, new Set());
    listeners.get(name).add(answer);
    answer.on('close', () => listeners.get(name).delete(answer));
  }

  const server = createServer((incoming, answer) => {
    const path = decodeURIComponent(new URL(incoming.url, 'http://dev').pathname);
    if (path.startsWith('/__hot/')) return listen(path.slice('/__hot/'.length), answer);
    const isPage = incoming.method === 'GET' && !extname(path) && !path.startsWith('/api');
    const file = fileFor(isPage ? '/index.html' : path, remotes);
    if (!file) return forward(incoming, answer, backend);
    answer.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(answer);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${server.address().port}`,
    built(name, hash) {
      hashes.set(name, hash);
      for (const answer of listeners.get(name) ?? []) answer.write(`event: built\ndata: ${hash}\n\n`);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
