import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyInstance } from 'fastify';
import { Unreadable } from './input.ts';

export const BODY_LIMIT = 1_048_576;

/** JSON and nothing else. A broken body is no error yet, see Unreadable. */
export function acceptBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    /^application\/([\w.-]+\+)?json\s*(;|$)/i,
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, parse(body as string)),
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body.length > 0 ? new Unreadable(refuseWire('not_json')) : undefined),
  );
}

function parse(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return new Unreadable(refuseWire('invalid_input'));
  }
}
