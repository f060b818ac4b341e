import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { installationOf } from '../../../test/installation.ts';
import { isPublic, Outbound, TargetRefused } from './outbound.ts';

let server: Server;
let port: number;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.host ?? '');
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  asked = [];
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  server.close();
});

const outbound = (targets = '') => new Outbound(installationOf({ ALLOW_PRIVATE_TARGETS: targets }));
/** What the name resolves to, one answer after the other. */
const resolving = (...answers: string[][]) =>
  vi.spyOn(dns, 'lookup').mockImplementation(((
    _host: string,
    _options: object,
    done: (...given: unknown[]) => void,
  ) => {
    const found = answers.length > 1 ? answers.shift() : answers[0];
    done(
      null,
      (found ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as never);

it.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '255.255.255.255', 'fec0::1', 'nonsense', ''],
])('[HOOK-03] %s is no public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['93.184.216.34', '2606:4700::1111', '::ffff:93.184.216.34'])('[HOOK-03] %s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

it.each([
  'http://firma.example/',
  'https://10.0.0.1/',
  'https://[fd00::1]/',
  'https://localhost/',
  'https://0x7f000001/',
  'https://2130706433/',
  'gopher://firma.example/',
  '',
])('[HOOK-03] %s is refused before anything is asked', (url) => {
  expect(() => outbound().require(url)).toThrow(TargetRefused);
});

it('[HOOK-03] one address inside is enough, and nothing is sent', async () => {
  resolving(['93.184.216.34', '127.0.0.1']);
  const failed = await outbound()
    .fetch(`https://firma.example:${port}/`, {})
    .catch((error: Error) => error);
  expect((failed as Error).cause).toBeInstanceOf(TargetRefused);
  expect(asked).toEqual([]);
});

it('[HOOK-03] a name is looked up once: the connection goes to the address that was checked', async () => {
  const lookups = resolving(['192.0.2.1', '127.0.0.1'], ['127.0.0.1']);
  await outbound()
    .fetch(`https://firma.example:${port}/`, {})
    .catch(() => undefined);
  expect(lookups).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

it('[HOOK-03] what the operator allows may be inside and without https; a redirect is not followed', async () => {
  resolving(['127.0.0.1']);
  const answer = await outbound('Intern.Example').fetch(`http://intern.example:${port}/`, {});
  expect(answer.status).toBe(302);
  expect(asked).toEqual([`intern.example:${port}`]);
  expect(() => outbound('intern.example').require('http://anders.example/')).toThrow(TargetRefused);
});
