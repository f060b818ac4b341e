import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, isOutcomeUnknown } from '../database/conflicts.ts';
import { OUTAGE, Refused } from '../refused.ts';

/** A write in progress when the connection broke: claiming that it failed would be a guess. */
const OUTCOME_UNKNOWN: Refusal = {
  status: 503,
  code: 'outcome_unknown',
  message:
    'Die Verbindung zur Datenbank ist abgerissen. Bitte prüfen Sie, ob Ihre Eingabe gespeichert wurde, bevor Sie sie wiederholen.',
};
const FAULT: Refusal = {
  status: 500,
  code: 'internal_error',
  message: 'Fehler! Kontaktieren Sie Ihren Administrator.',
};

/** Turns every error into one shape, without internal details. */
@Catch()
export class RefusalsFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, ...body } = refusalOfError(error, request.method);
  if (status >= 500) request.log.error({ fault: describe(error) }, body.code);
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (error instanceof Refused && error.retryAfter) reply.header('retry-after', error.retryAfter);
  reply.send(JSON.stringify(body));
}

function refusalOfError(error: unknown, method: string): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (isOutage(error)) return method !== 'GET' && isOutcomeUnknown(error) ? OUTCOME_UNKNOWN : OUTAGE;
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  if (status === 404) return refuseWire('not_found');
  if (status === 413) return refuseWire('body_too_large');
  if (status === 415) return refuseWire('not_json');
  return status && status >= 400 && status < 500 ? refuseWire('invalid_input') : FAULT;
}

/** For the log, without values: messages of PostgreSQL and MikroORM contain the statement and its data, so they are omitted. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const message = code === undefined ? error.message.split('\n')[0]?.slice(0, 300) : undefined;
  return { type: error.name, message, code, constraint, table, at: frames.slice(0, 8) };
}
