import type { IncomingHttpHeaders } from 'node:http';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Unreadable } from './input.ts';

export const BODY_LIMIT = 1_048_576;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Accepts only JSON in UTF-8. An unreadable body is no error yet, see Unreadable. */
export function acceptBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const whole = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
  fastify.addContentTypeParser(
    /^application\/([\w.-]+\+)?json\s*(;|$)/i,
    whole,
    ({ headers }: FastifyRequest, body: Buffer, done: Done) => done(null, read(headers, body)),
  );
  fastify.addContentTypeParser('*', whole, (_request: FastifyRequest, body: Buffer, done: Done) =>
    done(null, body.length > 0 ? new Unreadable(refuseWire('not_json')) : undefined),
  );
}

type Done = (error: null, body: unknown) => void;

function read(headers: IncomingHttpHeaders, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? ''))
    return new Unreadable(refuseWire('not_json'));
  if (!isUtf8(headers['content-type'] ?? '')) return new Unreadable(refuseWire('invalid_input'));
  try {
    return JSON.parse(UTF8.decode(body));
  } catch {
    return new Unreadable(refuseWire('invalid_input'));
  }
}

/** JSON is UTF-8, with or without a charset. */
function isUtf8(contentType: string): boolean {
  const [, ...parameters] = contentType.toLowerCase().split(';');
  const charsets = parameters.map((one) => one.trim()).filter((one) => one.startsWith('charset'));
  return charsets.every((one) => /^charset="?utf-?8"?$/.test(one));
}
