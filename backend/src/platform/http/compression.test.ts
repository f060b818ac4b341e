import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const LONG = JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: 'Ärger' })));
let fastify: FastifyInstance;
beforeAll(() => {
  fastify = Fastify();
  compressAnswers(fastify);
  fastify.get('/api/long', () => LONG);
  fastify.get('/api/short', () => '[]');
  fastify.get('/page', () => LONG);
});
afterAll(() => fastify.close());

const answer = (url: string, accepted?: string) =>
  fastify.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it('compresses long answers with an encoding that the browser accepts', async () => {
  const br = await answer('/api/long', 'gzip, deflate, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LONG);
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
  const gzip = await answer('/api/long', 'br;q=0, gzip;q=0.5');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(LONG);
  expect(gzip.headers.vary).toBe('accept-encoding');
});

it.each([
  ['/api/long', undefined],
  ['/api/long', 'identity'],
  ['/api/long', 'gzip;q=0'],
  ['/api/short', 'br'],
  ['/page', 'br'],
])('leaves %s as it is for %s', async (url, accepted) => {
  const { headers, payload } = await answer(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe(url === '/api/short' ? '[]' : LONG);
});
