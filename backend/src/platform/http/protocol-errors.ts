import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { HEADERS } from '../files/headers.ts';

/** By Node's error codes. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'Die Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es noch einmal.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'header_too_large',
    message: 'Der Kopf der Anfrage ist zu groß.',
  },
};

/** Malformed HTTP is refused in the same shape as everything else, and the connection is closed. */
export function refuseProtocolError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, ...refusal } = REFUSALS[error.code ?? ''] ?? refuseWire('invalid_input');
  const body = JSON.stringify(refusal);
  const headers = {
    ...HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
