import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import { folderOf } from './descriptions.ts';
import { logFailures } from './failures.ts';
import { contentPolicy, WORKER_POLICY } from './headers.ts';
import type { LoginOffers } from './login-offers.ts';
import { isLocal } from './manifest.ts';
import { perMinute } from './per-minute.ts';
import type { ModuleRegistry } from './registry.ts';

// The build puts a hash of the content into these names: such a file never changes.
const HASHED = /[.-][0-9a-f]{8,32}\.(js|css|woff2?|svg|png|webp|json)$/;

/**
 * The shell at /, each remote below /remotes/<name>/, releases copied here below /releases/<name>/<version>/,
 * and the list of modules. Public pages are prerendered, every other is index.html.
 */
export async function serveFiles(
  fastify: FastifyInstance,
  root: string,
  registry: ModuleRegistry,
  operator: Config['operator'],
  offers: LoginOffers,
): Promise<void> {
  const shell = join(root, 'shell/dist');
  await fastify.register(fastifyStatic, {
    root: shell,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });

  fastify.get('/modules.json', async (request, reply) => {
    const text = JSON.stringify(await registry.compose());
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    reply.headers({ 'cache-control': 'no-cache', etag }).type('application/json; charset=utf-8');
    // Open pages ask at every navigation whether something has changed, which is rare.
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : text;
  });

  logFailures(fastify, registry);
  const mayLogMissing = perMinute(30);

  // The operator of this installation: imprint, privacy page and mail links.
  fastify.get('/operator.json', (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(operator);
  });

  fastify.get('/remotes/:name/*', (request, reply) => {
    const { name, '*': file } = request.params as { name: string; '*': string };
    return sendOfModule(request, reply, file, `/remotes/${name}/`);
  });

  fastify.get('/releases/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params as { name: string; version: string; '*': string };
    return sendOfModule(request, reply, file, `/releases/${name}/${version}/`);
  });

  async function sendOfModule(request: FastifyRequest, reply: FastifyReply, file: string, address: string) {
    if (!isLocal(address)) throw new Refused(refuseWire('not_found'));
    const folder = folderOf(root, address);
    // Only names that the build produced: anyone may request anything, and that must not be logged.
    const isMissing = !isFileIn(folder, file) && (await registry.names(address, file));
    if (isMissing && mayLogMissing()) request.log.warn(`a file of a module is missing: ${address}${file}`);
    return send(reply, file, folder);
  }

  fastify.get('/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (file === 'api' || file.startsWith('api/')) throw new Refused(refuseWire('not_found'));
    const isPage = extname(file) === '' || extname(file) === '.html';
    if (isPage) reply.header('content-security-policy', contentPolicy(await registry.origins()));
    else if (file === 'sw.js') reply.header('content-security-policy', WORKER_POLICY);
    const page = extname(file) === '' ? pageOf(shell, file) : file;
    const offered = extname(page) === '.html' ? await attributesOf(offers, request) : '';
    return offered === '' ? send(reply, page, shell) : sendOffering(reply, page, shell, offered);
  });
}

/** The public pages were prerendered by the build; every other path is the application, which has its own router. */
function pageOf(shell: string, path: string): string {
  const drawn = `pages/${path || 'start'}.html`;
  return /^[a-z0-9-]*$/.test(path) && existsSync(join(shell, drawn)) ? drawn : 'index.html';
}

const ROOT = '<html lang="de"';

/** What the login page offers, so that it need not ask. Nothing where nothing is switched on. */
async function attributesOf(offers: LoginOffers, request: FastifyRequest): Promise<string> {
  const demo = JSON.stringify(offers.demo).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const cookie = offers.cookie ? ' data-cookie' : '';
  const still = `${offers.mail ? ' data-mail' : ''}${cookie}${offers.demo.length > 0 ? ` data-demo="${demo}"` : ''}`;
  try {
    const [host, sso, feeds, names] = await Promise.all([
      offers.passkeyHost(),
      offers.sso(),
      offers.feeds(),
      offers.names(),
    ]);
    const passkeys = host === null ? '' : ` data-passkeys="${host}"`;
    const others = `${sso ? ' data-sso' : ''}${feeds ? ' data-feeds' : ''}${names ? ' data-names' : ''}`;
    return `${still}${passkeys}${others}`;
  } catch (error) {
    // Without the database a page still comes; nobody could log in anyway.
    request.log.warn({ err: error }, 'whether there are passkeys, sign-ons, feeds or login names is unknown');
    return still;
  }
}

function sendOffering(reply: FastifyReply, file: string, folder: string, offered: string): FastifyReply {
  if (!isFileIn(folder, file)) throw new Refused(refuseWire('not_found'));
  const html = readFileSync(join(folder, file), 'utf8').replace(ROOT, ROOT + offered);
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

/** Outside the folder, a directory, hidden or missing: all get the same answer, which must not reveal what is on the disk. */
function isFileIn(folder: string, file: string): boolean {
  if (file.includes('\0') || file.split(/[/\\]/).some((part) => part.startsWith('.'))) return false;
  return existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
}

function send(reply: FastifyReply, file: string, folder: string): FastifyReply {
  if (!isFileIn(folder, file)) throw new Refused(refuseWire('not_found'));
  const lasting = HASHED.test(file);
  reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(file, folder);
}
