import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describedCalls } from './described-calls.mjs';
import { nginxMap } from './nginx-map.mjs';

const document = await describedCalls();
const shares = [
  { modules: ['timesheet', 'absences'], servers: ['127.0.0.1:3001', '127.0.0.1:3002'] },
  { modules: ['admin'], servers: ['127.0.0.1:3003'] },
];
const map = nginxMap(document, shares, ['127.0.0.1:3000']);

/** Like nginx: the first matching pattern. */
function upstreamOf(asked) {
  const lines = [...map.matchAll(/^ {2}"~(.+)" (\S+);$/gm)];
  return lines.find(([, pattern]) => new RegExp(pattern).test(asked))?.[2];
}

it('routes every call to the process of its module', () => {
  const expected = {
    timesheet: 'stundenbuch_timesheet_absences',
    absences: 'stundenbuch_timesheet_absences',
  };
  let calls = 0;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { tags }] of Object.entries(methods)) {
      const asked = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, 'a%2Fb@x.de')}`;
      const upstream = { ...expected, admin: 'stundenbuch_admin' }[tags[0]] ?? 'stundenbuch';
      expect([asked, upstreamOf(asked)]).toEqual([asked, upstream]);
      expect(upstreamOf(`${asked}?size=5`)).toBe(upstream);
      calls += 1;
    }
  }
  expect(calls).toBeGreaterThan(80);
});

it('names every server, and routes pages, files and unknown calls to the rest', () => {
  expect(map).toContain('upstream stundenbuch { server 127.0.0.1:3000; keepalive 32; }');
  expect(map).toContain('{ server 127.0.0.1:3001; server 127.0.0.1:3002; keepalive 32; }');
  expect(map).toContain('  default stundenbuch;');
  expect(upstreamOf('GET /timesheet')).toBeUndefined();
  expect(upstreamOf('GET /api/timesheet/absences/more')).toBeUndefined();
});

it.each([
  [[{ modules: ['zeiten'], servers: ['a'] }], 'Es gibt kein Modul zeiten'],
  [
    [
      { modules: ['admin'], servers: ['a'] },
      { modules: ['admin'], servers: ['b'] },
    ],
    'Mehrfach verteilt: admin',
  ],
])('refuses %j', (wrong, line) => {
  expect(() => nginxMap(document, wrong, ['c'])).toThrow(line);
});

/** Of a session, and yet asked for a password or a code. */
const GUESSED_IN_A_SESSION = ['/api/user/proof', '/api/user/pwupdate', '/api/user/factor/app/confirm'];

it('the block of docs/operations.md slows down every call that guesses', () => {
  const block = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const slowed = [...block.matchAll(/^ {4}(\/\S+) \$binary_remote_addr;$/gm)].map(([, path]) => path);
  const open = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post && !post.security?.length ? [path] : [],
  );
  expect(open).toContain('/api/user/login');
  const guessing = [...open, ...GUESSED_IN_A_SESSION];
  expect(slowed.sort()).toEqual(guessing.sort());
});
