import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { refuseProtocolError } from './protocol-errors.ts';

let world: World;
let slow: Server | undefined;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
afterEach(() => slow?.close());

/** Sends raw bytes and returns the answer up to the end of the connection. */
function exchange(port: number, sent: string): Promise<{ head: string; body: unknown }> {
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', fail);
    socket.on('end', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      done({ head, body: JSON.parse(body) });
    });
  });
}

const portOf = (url: string) => Number(new URL(url).port);
const longHeader = `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;

it.each([
  ['has too long a header', longHeader, '431 Request Header Fields Too Large', 'header_too_large'],
  ['is no HTTP', 'HALLO\r\n\r\n', '400 Bad Request', 'invalid_input'],
  [
    'says two lengths',
    'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
    '400',
    'invalid',
  ],
])('a request that %s is refused in our shape, and the connection ends', async (_, sent, status, code) => {
  const { head, body } = await exchange(portOf(world.url), sent);
  expect(head.startsWith(`HTTP/1.1 ${status}`)).toBe(true);
  expect(body).toEqual({ code: expect.stringContaining(code), message: expect.stringMatching(/\.$/) });
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(head).toContain('cache-control: no-store');
  expect(head).toContain('x-content-type-options: nosniff');
});

it('a request that does not arrive in time is refused with 408 in our shape', async () => {
  slow = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 });
  slow.on('clientError', refuseProtocolError);
  await new Promise<void>((done) => slow?.listen(0, '127.0.0.1', done));
  const { head, body } = await exchange(
    (slow.address() as AddressInfo).port,
    'GET / HTTP/1.1\r\nHost: x\r\n',
  );
  expect(head.startsWith('HTTP/1.1 408 Request Timeout')).toBe(true);
  expect(body).toEqual({ code: 'request_timeout', message: expect.stringContaining('nicht rechtzeitig') });
});
