import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { LogLines } from './log-lines.ts';

/** One JSON line per request, without addresses, queries and path values: they identify people and contain tokens. */
export function loggerOptions(level: string, stream?: NodeJS.WritableStream): FastifyServerOptions {
  return {
    logger: { level, base: null, stream: stream ?? new LogLines(process.stdout) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'request');
    done();
  });
}

/** Nest's own messages go the same way. */
export function nestLogger(log: FastifyBaseLogger): LoggerService {
  const text = (message: unknown) => (message instanceof Error ? message.message : String(message));
  return {
    log: (message: unknown) => log.debug(text(message)),
    warn: (message: unknown) => log.warn(text(message)),
    error: (message: unknown) => log.error(text(message)),
    debug: (message: unknown) => log.debug(text(message)),
  };
}
