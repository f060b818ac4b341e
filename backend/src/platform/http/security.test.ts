import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

const EVIL = 'https://boese.example';

let world: World;
beforeAll(async () => {
  world = await World.start(undefined, { LOG_LEVEL: 'trace' });
});
afterAll(() => world?.close());

const allowances = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control'));

describe('a page of another origin', () => {
  it.each([
    '/api/user/login',
    '/api/user/current',
    '/api/timesheet/booking',
    '/api/health',
    '/api/openapi.json',
    '/modules.json',
    '/operator.json',
    '/remotes/timesheet/remoteEntry.js',
    '/login',
  ])('is allowed nothing on %s', async (path) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorize' };
    const preflight = await fetch(world.url + path, {
      method: 'OPTIONS',
      headers: { origin: EVIL, ...asked },
    });
    expect(preflight.ok).toBe(false);
    const plain = await fetch(world.url + path, { headers: { origin: EVIL } });
    expect([...allowances(preflight.headers), ...allowances(plain.headers)]).toEqual([]);
    expect(plain.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('cannot send a form: a body that needs no preflight is not read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { origin: EVIL, 'content-type': type };
      const body = '{"email":"anna@beispiel.example","password":"x"}';
      const answer = await fetch(`${world.url}/api/user/login`, { method: 'POST', headers, body });
      expect(answer.status).toBe(415);
    }
  });
});

describe('every kind of answer', () => {
  it.each([
    ['GET', '/', 200],
    ['GET', '/modules.json', 200],
    ['GET', '/api/health', 200],
    ['GET', '/api/user/current', 401],
    ['GET', '/api/nix', 404],
    ['GET', '/nix.js', 404],
    ['PATCH', '/', 404],
    ['GET', '/%zz', 400],
  ])('%s %s: carries the headers', async (method, path, status) => {
    const answer = await fetch(world.url + path, { method });
    const named = (name: string) => answer.headers.get(name);
    expect(answer.status).toBe(status);
    expect(named('x-content-type-options')).toBe('nosniff');
    expect(named('x-frame-options')).toBe('DENY');
    expect(named('referrer-policy')).toBe('same-origin');
    expect(named('cross-origin-opener-policy')).toBe('same-origin');
    expect(named('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(named('content-security-policy')).toMatch(/default-src '(self|none)'/);
    expect(named('server')).toBeNull();
    expect(named('x-powered-by')).toBeNull();
  });
});

describe('the log', () => {
  it('holds no token, password or e-mail, whatever goes wrong', async () => {
    const token = await world.token('anna');
    const secret = 'Geheim-im-Koerper1';
    const wrong = { email: 'anna@beispiel.example', password: secret };
    await world.get('anna', '/user/current');
    await world.post(null, '/user/login', wrong);
    await world.call(null, 'POST', '/user/login', undefined, { raw: `{"password":"${secret}"` });
    await fetch(`${world.url}/api/user/verify?token=${token}`);
    await fetch(`${world.url}/api/nix/${token}?token=${token}`, { headers: { authorize: token } });
    await fetch(`${world.url}/api/%zz${token}`, { headers: { authorize: token } });
    await fetch(`${world.url}/worker-details?user=anna@beispiel.example`);
    // An internal fault, and a database error in the middle of a statement with user input.
    await world.sql('alter table entries rename column booking_text to elsewhere');
    const booking = { day: '2026-11-19', project: 1001, hours: 1, booking_text: secret };
    expect((await world.post('anna', '/timesheet/booking', booking)).status).toBe(500);
    await world.sql('alter table entries rename column elsewhere to booking_text');
    const log = world.log.join('');
    expect(log).toContain('internal_error');
    expect(log).toContain('/api/user/verify');
    for (const word of [token, token.split('.')[2], secret, 'beispiel.example'])
      expect(log).not.toContain(word);
  });
});
