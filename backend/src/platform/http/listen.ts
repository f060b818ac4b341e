import type { Server } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, ConfigError } from '../config.ts';
import { serveFiles } from '../files/files.ts';
import { secure, secureAnswers } from '../files/headers.ts';
import { LoginOffers } from '../files/login-offers.ts';
import { ModuleRegistry } from '../files/registry.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { acceptBodies, BODY_LIMIT } from './bodies.ts';
import { compressAnswers } from './compression.ts';
import { loggerOptions, logRequests, nestLogger } from './logging.ts';
import { refuseProtocolError } from './protocol-errors.ts';
import { answer } from './refusals.filter.ts';

export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Limits how long a slow or silent client holds a connection. */
const LIMITS = {
  requestTimeout: 30_000,
  // Silence in both directions, twice as long for a client that does not read; no answer takes that long.
  connectionTimeout: 45_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

const GRACE = 200;

/** One origin for everything: calls below /api, everything else is files. */
export async function listen(
  module: DynamicModule,
  config: Config,
  root: string,
  logStream?: NodeJS.WritableStream,
  metrics?: Metrics,
): Promise<Listening> {
  const adapter = new FastifyAdapter({
    ...loggerOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    ...LIMITS,
    clientErrorHandler: refuseProtocolError,
    // Requests on open connections are answered until the end; new connections are not accepted.
    return503OnClosing: false,
    forceCloseConnections: false,
    routerOptions: { maxParamLength: 1000 },
    // An undecodable path never reaches a route.
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
  metrics?.count(fastify);
  acceptBodies(fastify);
  compressAnswers(fastify);
  const registry = new ModuleRegistry(root, (message) => fastify.log.warn(message));
  await serveFiles(fastify, root, registry, config.operator, app.get(LoginOffers));
  // Who starts the program says the address, in a sentence; fastify and Nest would add lines of JSON to it, in English.
  const { level } = fastify.log;
  fastify.log.level = 'silent';
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw explained(error, config);
  } finally {
    fastify.log.level = level;
  }
  return { url: (await app.getUrl()).replace('[::1]', '127.0.0.1'), close: () => close(app) };
}

/**
 * Running requests are answered. An idle connection is closed a moment later, not immediately:
 * a proxy may just be sending a request on it, and would not retry a write.
 */
async function close(app: NestFastifyApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  const begun = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - begun > GRACE) server.closeIdleConnections();
  }, 50);
  await app.close().finally(() => clearInterval(timer));
}

/** HOST or PORT settings that cannot be listened on. */
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
