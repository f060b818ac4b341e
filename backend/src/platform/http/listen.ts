import type { Server } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, ConfigError } from '../config.ts';
import { serveFiles } from '../files/files.ts';
import { secure, secureAnswers } from '../files/headers.ts';
import { ModuleRegistry } from '../files/registry.ts';
import { acceptBodies, BODY_LIMIT } from './bodies.ts';
import { compressAnswers } from './compression.ts';
import { loggerOptions, logRequests, nestLogger } from './logging.ts';
import { refuseProtocolError } from './protocol-errors.ts';
import { answer } from './refusals.filter.ts';

export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Who sends or takes slowly, or nothing at all, holds a connection for so long and nothing else. */
const LIMITS = {
  requestTimeout: 30_000,
  // Silence in both directions, twice over where somebody does not read; no answer of ours takes that long.
  connectionTimeout: 45_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

const GRACE = 200;

/** One origin for all: calls below /api, everything else is files. */
export async function listen(
  module: DynamicModule,
  config: Config,
  root: string,
  logStream?: NodeJS.WritableStream,
): Promise<Listening> {
  const adapter = new FastifyAdapter({
    ...loggerOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    ...LIMITS,
    clientErrorHandler: refuseProtocolError,
    // A request on an open connection is answered as long as we live; new connections are taken by nobody.
    return503OnClosing: false,
    forceCloseConnections: false,
    routerOptions: { maxParamLength: 1000 },
    // A path that can't be decoded never reaches a route.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      secure(request, reply);
      answer(error, request, reply);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  app.useLogger(nestLogger(fastify.log));
  app.setGlobalPrefix('api');
  secureAnswers(fastify);
  logRequests(fastify);
  acceptBodies(fastify);
  compressAnswers(fastify);
  const registry = new ModuleRegistry(root, (message) => fastify.log.warn(message));
  await serveFiles(fastify, root, registry, config.operator);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw explained(error, config);
  }
  return { url: (await app.getUrl()).replace('[::1]', '127.0.0.1'), close: () => close(app) };
}

/**
 * Requests that run are answered. A connection that waits for its next request is closed a moment later, not at once:
 * a proxy may be writing into it right now, and would not dare to send a write twice.
 */
async function close(app: NestFastifyApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  const begun = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - begun > GRACE) server.closeIdleConnections();
  }, 50);
  await app.close().finally(() => clearInterval(timer));
}

/** What the operator set so that nobody can listen there. */
function explained(error: unknown, { host, port }: Config): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new ConfigError(`Der Port ${port} ist belegt. Bitte mit PORT einen anderen wählen.`);
  if (code === 'EACCES')
    return new ConfigError(
      `Den Port ${port} darf dieser Benutzer nicht öffnen. Bitte mit PORT einen ab 1024 wählen.`,
    );
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return new ConfigError(
      `HOST=${host} ist keine Adresse dieses Rechners (${code}). Bitte 127.0.0.1, 0.0.0.0 oder eine eigene Adresse setzen.`,
    );
  }
  return error;
}
