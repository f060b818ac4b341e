import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf } from '../../../test/people.ts';
import { newKey, TestBrowser, TestProvider } from '../../../test/provider.ts';
import {
  ANNA,
  KEY,
  PASSWORD,
  PUBLIC_URL,
  SignOnWorld,
  START,
  stepsTo,
  ticketIn,
} from '../../../test/sign-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { Secrets } from '../../platform/secrets.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { stepOf, totp } from '../factors/totp.ts';

let all: SignOnWorld;
let world: World;
let provider: TestProvider;
let other: RunningServer;
beforeAll(async () => {
  all = await SignOnWorld.start();
  ({ world, provider } = all);
});
afterAll(async () => {
  await other?.close();
  await all?.close();
});
beforeEach(() => all.reset());

const browser = () => all.browser();
const come: SignOnWorld['come'] = (at, email) => all.come(at, email);
const linked: SignOnWorld['linked'] = (at) => all.linked(at);
const meOf: SignOnWorld['meOf'] = (token) => all.meOf(token);

describe('[SSO-01] the right path', () => {
  it('[SSO-04] the first time the password is needed, afterwards nothing of ours', async () => {
    const at = await linked();
    const page = await come(at);
    expect(page).toMatch(/^\/login#ticket=[\w-]{43}$/);
    const answer = await at.post('/user/login/ticket', { ticket: ticketIn(page) });
    expect(answer.status).toBe(200);
    expect(await meOf(answer.body)).toBe(11);
    expect(await world.sql('select user_id, issuer, subject, tid, oid from identities')).toEqual([
      { user_id: 11, issuer: provider.issuer, subject: 'a-1', tid: null, oid: null },
    ]);
    expect(await world.sql('select from sign_ons')).toEqual([]);
  });

  it('sends PKCE, state, nonce and only our own address, whatever Host the request names', async () => {
    const answer = await fetch(`${world.url}/api/sso/start?email=${emailOf('anna')}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'boese.example' },
    });
    const asked = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${PUBLIC_URL}/api/sso/callback`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^sb-sso=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/api; /,
    );
  });

  it('a changed e-mail changes nothing for somebody who is linked', async () => {
    const at = await linked();
    provider.account = { ...ANNA, email: 'anders@anderswo.example', email_verified: false };
    expect(await come(at)).toMatch(/^\/login#ticket=/);
  });

  it('[DCN-05] the session is in two halves where the operator wants that, and goes through another process', async () => {
    const same = { DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, PORT: '0', DEMO: 'off' };
    const key = { SECRETS_KEY: KEY, LOG_LEVEL: 'silent' };
    other = await startServer(
      { ...same, ...key, ...SignOnWorld.env, SESSION_BINDING: 'on' },
      { clock: Clock.fixed('2026-11-20T09:00:00Z'), quiet: true },
    );
    const at = await linked();
    const page = await come(at);
    const cookies = new TestBrowser(PUBLIC_URL, other.url);
    Object.assign(cookies, { cookies: (at as unknown as { cookies: object }).cookies });
    const answer = await cookies.post('/user/login/ticket', { ticket: ticketIn(page) }, { 'x-bind': '1' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toContain('SameSite=Strict');
    const alone = await fetch(`${other.url}/api/user/current`, { headers: { authorize: answer.body } });
    expect(alone.status).toBe(401);
  });

  it('a second factor is asked as after a password', async () => {
    const at = await linked();
    const code = await addApp();
    const page = await come(at);
    const first = await at.post('/user/login/ticket', { ticket: ticketIn(page) });
    expect(refused(first)).toEqual([401, 'second_factor_needed']);
    const { challenge } = first.body;
    const wrong = await at.post('/user/login/second', { challenge, code: '000000' });
    expect(refused(wrong)).toEqual([400, 'second_factor_wrong', 'code']);
    const right = await at.post('/user/login/second', { challenge, code });
    expect(await meOf(right.body)).toBe(11);
  });

  it('the login page offers it once a domain is verified', async () => {
    const offered = async () => (await world.get<{ sso: boolean }>(null, '/login-options')).body.sso;
    expect(await offered()).toBe(true);
    await world.sql('update sso_domains set verified_at = null');
    expect(await offered()).toBe(false);
  });
});

/** An app of Anna's; answers the code that it shows. */
async function addApp(): Promise<string> {
  const key = Buffer.from('12345678901234567890');
  const secret = new Secrets([KEY]).encrypt(key.toString('base64'), 'totp 1 11');
  await world.sql(
    `insert into second_factors (company_id, user_id, kind, name, secret, confirmed_at, created_at, created_by)
      values (1, 11, 'totp', 'App', $1, now(), now(), 11)`,
    [secret],
  );
  return totp(key, stepOf(new Date('2026-11-20T09:00:00Z')));
}

describe('[SSO-01] what is good once', () => {
  it('a ticket, also in twenty requests at once, and for 60 seconds', async () => {
    const at = await linked();
    const ticket = ticketIn(await come(at));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => at.post('/user/login/ticket', { ticket })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
    const late = ticketIn(await come(at));
    world.setClock('2026-11-20T09:01:01Z');
    expect(refused(await at.post('/user/login/ticket', { ticket: late }))).toEqual([401, 'ticket_invalid']);
    world.setClock('2026-11-20T09:00:00Z');
  });

  it('a ticket and a state are worth nothing in another browser', async () => {
    const at = await linked();
    const ticket = ticketIn(await come(at));
    expect(refused(await browser().post('/user/login/ticket', { ticket }))).toEqual([401, 'ticket_invalid']);
    const address = await at.step(START + emailOf('anna'));
    const back = await stepsTo(at, address);
    expect(await browser().follow(back)).toBe('/login#sso=expired');
    expect(await at.follow(back)).toMatch(/^\/login#ticket=/);
  });

  it('a state, and the code that came with it', async () => {
    const at = await linked();
    const back = await stepsTo(at, await at.step(START + emailOf('anna')));
    expect(await at.follow(back)).toMatch(/^\/login#ticket=/);
    expect(await at.follow(back)).toBe('/login#sso=expired');
    const code = new URL(back).searchParams.get('code') ?? '';
    const next = new URL(await stepsTo(at, await at.step(START + emailOf('anna'))));
    next.searchParams.set('code', code);
    expect(await at.follow(next.href)).toBe('/login#sso=refused.invalid_grant');
  });

  it('a state that has waited too long', async () => {
    const at = await linked();
    const back = await stepsTo(at, await at.step(START + emailOf('anna')));
    world.setClock('2026-11-20T09:10:01Z');
    expect(await at.follow(back)).toBe('/login#sso=expired');
    world.setClock('2026-11-20T09:00:00Z');
  });

  it('the password of a first time: five tries', async () => {
    const at = browser();
    const ticket = ticketIn(await come(at));
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await at.post('/user/login/ticket', { ticket, password: 'Falsch12' });
      expect(refused(wrong)).toEqual([401, 'login_failed']);
    }
    const late = await at.post('/user/login/ticket', { ticket, password: PASSWORD });
    expect(refused(late)).toEqual([401, 'ticket_invalid']);
    expect(await world.sql('select from identities')).toEqual([]);
  });
});

describe('[SSO-01] what the provider says is checked', () => {
  it('another nonce', async () => {
    const at = browser();
    const asked = new URL(await at.step(START + emailOf('anna')));
    asked.searchParams.set('nonce', 'x'.repeat(43));
    expect(await at.follow(asked.href)).toBe('/login#sso=invalid.OAUTH_JWT_CLAIM_COMPARISON_FAILED');
  });

  it('another verifier of the code', async () => {
    const at = browser();
    const asked = new URL(await at.step(START + emailOf('anna')));
    asked.searchParams.set('code_challenge', 'x'.repeat(43));
    expect(await at.follow(asked.href)).toBe('/login#sso=refused.invalid_grant');
  });

  it('keys that were taken back sign nothing any more; new ones are known at once', async () => {
    const at = await linked();
    provider.keys = [newKey('other')].map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }));
    expect(await come(at)).toBe('/login#sso=invalid.OAUTH_KEY_SELECTION_FAILED');
    provider.keys = null;
    expect(await come(at)).toMatch(/^\/login#ticket=/);
  });

  it('[SSO-05] a failing provider: the reason and a code, and sessions go on', async () => {
    const at = await linked();
    const session = await world.newToken('anna');
    const asked = await at.step(START + emailOf('anna'));
    const back = await stepsTo(at, asked);
    provider.isDown = true;
    expect(await at.follow(back)).toBe('/login#sso=unreachable.OAUTH_RESPONSE_IS_NOT_CONFORM');
    expect(await meOf(session)).toBe(11);
    provider.isDown = false;
    provider.isCancelled = true;
    expect(await come()).toBe('/login#sso=refused.access_denied');
    expect(world.log.join('')).not.toContain('anna@');
  });

  it('[SSO-05] one that is not there at all', async () => {
    const gone = await TestProvider.start(`${PUBLIC_URL}/api/sso/callback`);
    await world.sql('update sso set issuer = $1, version = version + 100', [gone.issuer]);
    await gone.close();
    expect(await come()).toBe('/login#sso=unreachable.FETCH_FAILED');
  });

  it('a secret that is wrong', async () => {
    const { client_id } = TestProvider.client;
    const body = {
      preset: 'other',
      issuer: provider.issuer,
      client_id,
      client_secret: 'falsch-falsch-falsch',
    };
    expect((await world.put('chef', '/sso', body)).status).toBe(200);
    expect(await come()).toBe('/login#sso=refused.invalid_client');
  });
});
