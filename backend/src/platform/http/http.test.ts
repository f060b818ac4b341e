import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { checked, refused, routes } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const valid = { day: '2026-11-19', project: 1001, hours: 1, booking_text: 'Dach gedeckt' };
const send = (raw: string, headers: Record<string, string> = {}) =>
  world.call('anna', 'POST', '/timesheet/booking', undefined, { raw, headers });
async function sendBytes(method: string, path: string, body: Buffer, headers = {}, who: Person = 'anna') {
  const authorize = await world.token(who);
  const sent = { 'content-type': 'application/json', authorize, ...headers };
  return checked(
    method,
    path,
    await fetch(`${world.url}/api${path}`, { method, headers: sent, body: new Uint8Array(body) }),
  );
}
const stored = async () => (await world.sql('select * from entries')).length;

describe('a body', () => {
  it.each([
    ['broken JSON', '{"day":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"2026-11-19"'],
    ['a list', '[]'],
    ['a list of itself', JSON.stringify([valid])],
    ['numbers as text', JSON.stringify({ ...valid, hours: '1', project: '1001' })],
    ['a day as number', JSON.stringify({ ...valid, day: 20261119 })],
    ['an impossible day', JSON.stringify({ ...valid, day: '2026-02-29' })],
    ['an instant', JSON.stringify({ ...valid, day: '2026-11-19T00:00:00Z' })],
    ['a NUL', JSON.stringify({ ...valid, booking_text: 'abcde\u0000' })],
    ['an object for a text', JSON.stringify({ ...valid, booking_text: { toString: 'x' } })],
    ['infinite hours', '{"day":"2026-11-19","project":1001,"hours":1e999,"booking_text":"Dach gedeckt"}'],
    ['a huge project', JSON.stringify({ ...valid, project: 1e300 })],
    ['a prototype', '{"__proto__":{"day":"2026-11-19"},"constructor":{"prototype":{}}}'],
  ])('[API-28] that is %s gets a 400 and stores nothing', async (_, raw) => {
    const answer = await send(raw);
    expect(answer.status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'x',
  ])('[API-28] as %s gets a 415', async (type) => {
    expect(refused(await send(JSON.stringify(valid), { 'content-type': type }))).toEqual([415, 'not_json']);
    expect(await stored()).toBe(0);
  });

  it('[API-28] over one MiB gets a 413', async () => {
    expect(refused(await send(JSON.stringify({ ...valid, junk: 'x'.repeat(1_048_576) })))).toEqual([
      413,
      'body_too_large',
    ]);
  });

  it('[API-28] may carry unknown fields, which are ignored', async () => {
    const answer = await send(
      JSON.stringify({ ...valid, user: 12, company: 2, status: 1, id: 7, created_at: 'x' }),
    );
    expect(answer).toMatchObject({ status: 200, body: { user: 11, status: null, project: 1001 } });
    await world.sql('delete from entries');
  });

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/problem+json',
  ])('[API-28] may be %s', async (type) => {
    expect((await send(JSON.stringify(valid), { 'content-type': type })).status).toBe(200);
    await world.sql('delete from entries');
  });

  it.each(['iso-8859-1', 'utf-16', '"windows-1252"', 'us-ascii', ''])(
    '[API-28] in the character set %s gets a 400',
    async (charset) => {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      expect(refused(await send(JSON.stringify(valid), headers))).toEqual([400, 'invalid_input']);
      expect(await stored()).toBe(0);
    },
  );

  it.each([
    ['a letter of ISO 8859-1', Buffer.from(JSON.stringify({ ...valid, booking_text: 'Dächer' }), 'latin1')],
    [
      'half a letter',
      Buffer.concat([Buffer.from(JSON.stringify(valid).slice(0, -2)), Buffer.from([0xc3, 0x22, 0x7d])]),
    ],
    ['a mark in front', Buffer.from(`\ufeff${JSON.stringify(valid)}`)],
  ])('[API-28] with %s gets a 400, and no letter is replaced', async (_, body) => {
    expect(refused(await sendBytes('POST', '/timesheet/booking', body))).toEqual([400, 'invalid_input']);
    expect(await stored()).toBe(0);
  });

  it('[API-28] with a lone surrogate gets a 400, and no letter is replaced', async () => {
    const answer = await send(JSON.stringify(valid).replace('Dach', 'Dach\\ud800'));
    expect(refused(answer)).toEqual([400, 'invalid_input', 'booking_text']);
    expect(await stored()).toBe(0);
  });

  it.each(['gzip', 'br', 'x'])('[API-28] that is %s gets a 415', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    const answer = await sendBytes('POST', '/timesheet/booking', gzipSync(JSON.stringify(valid)), headers);
    expect(refused(answer)).toEqual([415, 'not_json']);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['DELETE', '/timesheet/booking/4711', 'text/plain', 415, 'not_json'],
    ['DELETE', '/timesheet/booking/4711', 'application/json', 400, 'invalid_input'],
    ['PUT', '/timesheet/absence/4711', 'text/plain', 415, 'not_json'],
    ['POST', '/user/logout', 'text/plain', 415, 'not_json'],
  ])(
    '[API-28] that the call does not take is refused like any other: %s %s as %s',
    async (method, path, type, status, code) => {
      const answer = await sendBytes(method, path, Buffer.from('Text'), { 'content-type': type }, 'chef');
      expect(refused(answer)).toEqual([status, code]);
    },
  );

  it('[API-28] that the call does not take is ignored when readable', async () => {
    const answer = await sendBytes('DELETE', '/timesheet/booking/4711', Buffer.from('{}'));
    expect(refused(answer)).toEqual([404, 'not_found']);
  });
});

describe('a path', () => {
  it.each([
    '/',
    '/nix',
    '/user',
    '/user/login/x',
    '/timesheet/booking/1/2',
    '/timesheet//current',
    '/%zz',
    '/user/%ff',
  ])('%s that is unknown or forbidden gets an answer in our shape', async (path) => {
    const answer = await world.call(null, 'PATCH', path);
    expect([400, 404]).toContain(answer.status);
  });

  it('[API-61] is unknown below /api in any method, as JSON', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      expect(refused(await world.call(null, method, '/gibt/es/nicht'))).toEqual([404, 'not_found']);
    }
  });
});

describe('the query of a list', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=99999999999999999999',
    'size=0',
    'size=1001',
    'size=',
    'page=1&page=2',
    'sort=password_hash',
    'sort=--day',
    'sort=day;drop table entries',
    'from=2026-13-01',
    'from=heute',
    'from=2026-11-20&to=2026-11-19',
    `search=${'x'.repeat(101)}`,
  ])('[API-08] %s gets a 400', async (query) => {
    expect((await world.get('anna', `/timesheet/workingtime?${query}`)).status).toBe(400);
  });

  it.each([
    "search=';drop table entries;--",
    'search=%25',
    'search=%00',
    'unknown=1',
    'sort=-day&page=3&size=2',
  ])('[API-08] %s is harmless', async (query) => {
    expect([200, 400]).toContain((await world.get('anna', `/timesheet/workingtime?${query}`)).status);
    expect(await world.sql('select count(*)::int as n from users')).toEqual([{ n: 7 }]);
  });
});

describe('an answer', () => {
  it('carries the security headers and our own request id', async () => {
    const { headers } = await world.call(null, 'GET', '/health', undefined, {
      headers: { 'request-id': 'mine' },
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('has our shape even when the request was no HTTP', async () => {
    const status = await new Promise<number>((done) => {
      const { port } = new URL(world.url);
      const broken = request(
        { port, path: '/api/health', headers: { 'x-long': 'x'.repeat(60_000) } },
        (response) => {
          response.resume();
          done(response.statusCode ?? 0);
        },
      );
      broken.on('error', () => done(0));
      broken.end();
    });
    expect(status).toBe(431);
  });
});

describe('the description of the calls', () => {
  interface Document {
    openapi: string;
    paths: Record<
      string,
      Record<string, { parameters: { name: string }[]; requestBody?: object; responses: object }>
    >;
  }

  it('lists every call with its parameters and bodies', async () => {
    const { body } = await world.get<Document>(null, '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const listed = Object.entries(body.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((m) => `${m} ${path}`),
    );
    const known = routes.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listed.sort()).toEqual(known.sort());
    for (const { method, path, body: schema } of routes) {
      const operation = body.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method];
      const names = operation?.parameters.map((parameter) => parameter.name);
      expect(names).toEqual(expect.arrayContaining([...path.matchAll(/:(\w+)/g)].map(([, name]) => name)));
      expect(Boolean(operation?.requestBody)).toBe(schema !== undefined);
    }
  });

  it('describes shared schemas once, every reference resolves, and a refusal may say what remains', async () => {
    const { body } = await world.get<{ components: Record<string, Record<string, object>> }>(
      null,
      '/openapi.json',
    );
    const text = JSON.stringify(body);
    const references = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, ...path]) => path.join('/')),
    );
    expect(references.size).toBeGreaterThan(40);
    for (const reference of references) {
      const [kind = '', name = ''] = reference.split('/');
      expect(body.components[kind]?.[name], reference).toBeDefined();
    }
    expect(body.components.schemas?.Refusal).toMatchObject({
      properties: { remaining: { type: 'number' } },
      required: ['message', 'code'],
    });
    expect(body.components.schemas?.Refusal).not.toMatchObject({ additionalProperties: false });
  });

  it('names the statuses of a call, and the headers of a list', async () => {
    const { body } = await world.get<Document>(null, '/openapi.json');
    const statuses = (path: string, method: string) =>
      Object.keys(body.paths[path]?.[method]?.responses ?? {});
    expect(statuses('/api/user/login', 'post')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '413',
      '415',
      '429',
      '503',
      'default',
    ]);
    expect(statuses('/api/inventory/{id}', 'put')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '503',
      'default',
    ]);
    const lists = routes.filter(({ query }) => query && 'page' in ((query as z.ZodObject).shape ?? {}));
    expect(lists.length).toBeGreaterThan(10);
    for (const { path, method } of lists) {
      const answer = body.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method]?.responses as Record<
        string,
        object
      >;
      expect(answer['200'], path).toMatchObject({
        headers: { 'X-Total-Count': { schema: { type: 'integer' } } },
      });
    }
  });

  it('names every call once', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
