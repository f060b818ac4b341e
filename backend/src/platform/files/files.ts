import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import { contentPolicy, WORKER_POLICY } from './headers.ts';
import type { ModuleRegistry } from './registry.ts';

// The build puts a hash of the content into these names: such a file never changes.
const HASHED = /[.-][0-9a-f]{8,32}\.(js|css|woff2?|svg|png|webp|json)$/;

/** The shell at /, each remote below /remotes/<name>/, and the list of modules. Every page is the same index.html. */
export async function serveFiles(
  fastify: FastifyInstance,
  root: string,
  registry: ModuleRegistry,
  operator: Config['operator'],
): Promise<void> {
  const shell = join(root, 'shell/dist');
  await fastify.register(fastifyStatic, {
    root: shell,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });

  fastify.get('/modules.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return JSON.stringify(await registry.compose());
  });

  // Who runs this installation: imprint, privacy page and the mail links.
  fastify.get('/operator.json', (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(operator);
  });

  fastify.get('/remotes/:name/*', (request, reply) => {
    const { name, '*': file } = request.params as { name: string; '*': string };
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Refused(refuseWire('not_found'));
    return send(reply, file, join(root, 'remotes', name, 'dist'));
  });

  fastify.get('/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (file === 'api' || file.startsWith('api/')) throw new Refused(refuseWire('not_found'));
    const isPage = extname(file) === '' || extname(file) === '.html';
    if (isPage) reply.header('content-security-policy', contentPolicy(await registry.origins()));
    else if (file === 'sw.js') reply.header('content-security-policy', WORKER_POLICY);
    return send(reply, extname(file) === '' ? 'index.html' : file, shell);
  });
}

function send(reply: FastifyReply, file: string, folder: string): FastifyReply {
  if (!existsSync(join(folder, file))) throw new Refused(refuseWire('not_found'));
  const lasting = HASHED.test(file);
  reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(file, folder);
}
