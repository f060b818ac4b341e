import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf } from '../../../test/people.ts';
import type { TestProvider } from '../../../test/provider.ts';
import { ANNA, PASSWORD, SignOnWorld, START, stepsTo, TENANT, ticketIn } from '../../../test/sign-on.ts';
import type { World } from '../../../test/world.ts';

const OBJECT = '99999999-2222-4333-8444-555555555555';

let all: SignOnWorld;
let world: World;
let provider: TestProvider;
beforeAll(async () => {
  all = await SignOnWorld.start();
  ({ world, provider } = all);
});
afterAll(() => all?.close());
beforeEach(() => all.reset());

const browser = () => all.browser();
const come: SignOnWorld['come'] = (at, email) => all.come(at, email);
const linked: SignOnWorld['linked'] = (at) => all.linked(at);
const meOf: SignOnWorld['meOf'] = (token) => all.meOf(token);
const setUp: SignOnWorld['setUp'] = (preset, extra) => all.setUp(preset, extra);

describe('[SSO-02] who comes in', () => {
  it.each([
    ['true', true, false, /^\/login#link=/],
    ['true, trusted', true, true, /^\/login#link=/],
    ['false', false, false, /^\/login#sso=email_unverified$/],
    ['false, trusted', false, true, /^\/login#sso=email_unverified$/],
    ['absent', undefined, false, /^\/login#sso=email_unverified$/],
    ['absent, trusted', undefined, true, /^\/login#link=/],
    ['the word true', 'true', true, /^\/login#sso=email_unverified$/],
  ])('email_verified %s', async (_, email_verified, trust, page) => {
    await setUp('other', { trust });
    provider.account = { ...ANNA, email_verified };
    expect(await come()).toMatch(page);
  });

  it('nobody of another company, whatever is verified and trusted, and nobody is created', async () => {
    await setUp('other', { trust: true });
    for (const email of [emailOf('otto'), 'neu@beispiel.example']) {
      provider.account = { sub: 'o-1', email, email_verified: true };
      expect(await come()).toBe('/login#sso=no_account');
    }
    expect(await world.sql('select from users where company_id = 1')).toHaveLength(4);
  });

  it('nobody by an e-mail of a domain that is not verified, or of another company', async () => {
    const at = browser();
    const back = await stepsTo(at, await at.step(START + emailOf('anna')));
    await world.sql('update sso_domains set verified_at = null');
    expect(await at.follow(back)).toBe('/login#sso=no_account');
    expect(await come(at)).toBe('/login#sso=no_provider');
    await world.sql('update sso_domains set company_id = 2, verified_at = now()');
    expect(await come(at)).toBe('/login#sso=no_provider');
  });

  it('an e-mail that nobody has is sent to the provider like any other', async () => {
    const asked = async (email: string) => {
      const answer = await fetch(`${world.url}/api/sso/start?email=${email}`, { redirect: 'manual' });
      const url = new URL(answer.headers.get('location') ?? '');
      expect(url.searchParams.get('login_hint')).toBe(email);
      for (const name of ['state', 'nonce', 'code_challenge', 'login_hint']) url.searchParams.set(name, '');
      return [answer.status, url.href];
    };
    expect(await asked(emailOf('niemand'))).toEqual(await asked(emailOf('anna')));
  });

  it('nobody who is inactive: neither linked nor for the first time, nor with a ticket from before', async () => {
    const at = await linked();
    const session = await world.newToken('anna');
    const ticket = ticketIn(await come(at));
    await world.put('chef', '/user/11', { active: 0 });
    expect(refused(await at.post('/user/login/ticket', { ticket }))).toEqual([401, 'ticket_invalid']);
    const own = await world.call(null, 'GET', '/user/current', undefined, {
      headers: { authorize: session },
    });
    expect(own.status).toBe(401);
    expect(await come(at)).toBe('/login#sso=no_account');
    await world.sql('delete from identities');
    expect(await come(at)).toBe('/login#sso=no_account');
  });

  it('[SSO-04] an invitation in the same browser stands for the password, once', async () => {
    await world.sql('update users set password_hash = null where id = 11');
    const { body } = await world.post<{ code: string }>('chef', '/user/11/invite');
    const at = browser();
    const ticket = ticketIn(await come(at));
    const wrong = await at.post('/user/login/ticket', { ticket, code: 'AAAAAAAAAAAAAAAAAAAA' });
    expect(refused(wrong)).toEqual([400, 'code_invalid']);
    const answer = await at.post('/user/login/ticket', { ticket, code: body.code });
    expect(await meOf(answer.body)).toBe(11);
    expect(refused(await world.post(null, '/user/code', { code: body.code }))).toEqual([400, 'code_invalid']);
    const second = await come(at);
    expect((await at.post('/user/login/ticket', { ticket: ticketIn(second) })).status).toBe(200);
  });

  it('[SSO-04] an invitation of somebody else links nobody', async () => {
    await world.sql('update users set password_hash = null where id in (11, 12)');
    const { body } = await world.post<{ code: string }>('chef', '/user/12/invite');
    const at = browser();
    const answer = await at.post('/user/login/ticket', { ticket: ticketIn(await come(at)), code: body.code });
    expect(refused(answer)).toEqual([400, 'code_invalid']);
  });

  it('a second account of the same e-mail takes no place', async () => {
    await linked();
    const at = browser();
    provider.account = { ...ANNA, sub: 'a-2' };
    const ticket = ticketIn(await come(at));
    const answer = await at.post('/user/login/ticket', { ticket, password: PASSWORD });
    expect(refused(answer)).toEqual([409, 'identity_taken']);
  });

  it('nothing where the company has switched security off', async () => {
    await world.setFeatures('alpha', []);
    expect(await come()).toBe('/login#sso=no_provider');
  });
});

describe('[SSO-03] presets', () => {
  const entra = { sub: 'pairwise', tid: TENANT, oid: OBJECT, preferred_username: emailOf('anna') };

  it('Entra: directory and object are who somebody is, the name only proposes', async () => {
    await setUp('entra', { trust: true });
    provider.account = entra;
    await linked();
    provider.account = { ...entra, sub: 'of-another-client', preferred_username: 'neu@anderswo.example' };
    expect(await come()).toMatch(/^\/login#ticket=/);
    expect(await world.sql('select tid, oid from identities')).toEqual([{ tid: TENANT, oid: OBJECT }]);
  });

  it('Entra: the same object and e-mail of another directory, and none at all, come in nowhere', async () => {
    await setUp('entra', { trust: true });
    provider.account = entra;
    const at = await linked();
    for (const tid of ['22222222-2222-4333-8444-555555555555', undefined]) {
      provider.account = { ...entra, ...ANNA, tid };
      expect(await come(at)).toBe('/login#sso=wrong_tenant');
    }
    provider.account = { ...entra, oid: undefined };
    expect(await come(at)).toBe('/login#sso=wrong_tenant');
    const forged = await at.post('/user/login/ticket', { ticket: 'x'.repeat(43) });
    expect(refused(forged)).toEqual([401, 'ticket_invalid']);
  });

  it('Google: only the Workspace of a verified domain', async () => {
    await setUp('google');
    provider.account = { ...ANNA, hd: 'beispiel.example' };
    await linked();
    for (const hd of ['anderswo.example', undefined]) {
      provider.account = { ...ANNA, hd };
      expect(await come()).toBe('/login#sso=wrong_tenant');
    }
  });
});
