import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { RELEASE } from '../release.ts';
import { LogLines } from './log-lines.ts';

/** One JSON line per request, without addresses, queries and path values: they identify people and contain tokens. */
export function loggerOptions(level: string, stream?: NodeJS.WritableStream): FastifyServerOptions {
  return {
    logger: { level, base: { release: RELEASE }, stream: stream ?? new LogLines(process.stdout) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    const ms = Math.round(reply.elapsedTime);
    const route = routeOptions.url ?? null;
    const traceparent = traceOf(headers.traceparent);
    request.log.info({ method, route, status: reply.statusCode, ms, traceparent }, 'request');
    done();
  });
}

/** Numbers alone, so that no caller writes anything else into the log. */
const TRACE = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** The call of which this one is a part, as W3C's trace context names it; left out where there is none. */
function traceOf(header: unknown): string | undefined {
  return typeof header === 'string' && TRACE.test(header) ? header : undefined;
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
