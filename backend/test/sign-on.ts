import { expect } from 'vitest';
import { emailOf } from './people.ts';
import { TestBrowser, TestProvider } from './provider.ts';
import { quickHash } from './quick-hash.ts';
import { World } from './world.ts';

export const PUBLIC_URL = 'http://zeiten.example';
export const START = `${PUBLIC_URL}/api/sso/start?email=`;
export const PASSWORD = 'Richtig1';
export const KEY = 'a-key-that-only-the-tests-know-0123456789';
export const TENANT = '11111111-2222-4333-8444-555555555555';
export const ANNA = { sub: 'a-1', email: emailOf('anna'), email_verified: true };

const TABLES = [
  ...['sso', 'sso_domains', 'identities', 'sign_ons', 'second_factors', 'login_failures', 'codes'],
];

export const ticketIn = (page: string) => page.replace(/^\/login#(ticket|link)=/, '');

/** As far as the provider goes. */
export async function stepsTo(at: TestBrowser, address: string): Promise<string> {
  let next = address;
  while (!next.startsWith(PUBLIC_URL)) next = await at.step(next);
  return next;
}

/** A server and a real provider at which one account is logged in. */
export class SignOnWorld {
  static readonly env = { PUBLIC_URL, ALLOW_PRIVATE_TARGETS: '127.0.0.1', TRUST_PROXY: '127.0.0.1' };

  private constructor(
    readonly world: World,
    readonly provider: TestProvider,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<SignOnWorld> {
    const provider = await TestProvider.start(`${PUBLIC_URL}/api/sso/callback`);
    return new SignOnWorld(await World.start(undefined, { ...SignOnWorld.env, ...env }), provider);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.provider.close();
  }

  async reset(): Promise<void> {
    const { world } = this;
    for (const table of TABLES) await world.sql(`delete from ${table}`);
    await world.sql('update users set active = true, password_hash = $1', [quickHash(PASSWORD)]);
    await world.sql(`update sessions set proved_at = '2040-01-01'`);
    await world.setFeatures('alpha', ['security']);
    await world.setFeatures('beta', ['security']);
    Object.assign(this.provider, { account: ANNA, keys: null, isDown: false, isCancelled: false });
    await this.setUp();
  }

  /** As the admin has done it, at a provider that would be Microsoft or Google elsewhere. */
  async setUp(preset = 'other', { trust = false } = {}): Promise<void> {
    const { world, provider } = this;
    const body = { preset: 'other', issuer: provider.issuer, ...TestProvider.client, trust_email: trust };
    expect((await world.put('chef', '/sso', body)).status).toBe(200);
    await world.sql('update sso set preset = $1, tenant = $2', [preset, preset === 'entra' ? TENANT : null]);
    await world.sql(
      `insert into sso_domains (company_id, domain, txt, verified_at, created_at, created_by)
        values (1, 'beispiel.example', 'x', now(), now(), 13) on conflict do nothing`,
    );
  }

  browser(): TestBrowser {
    return new TestBrowser(PUBLIC_URL, this.world.url);
  }

  /** The page of ours on which somebody ends up. */
  come(at = this.browser(), email = emailOf('anna')): Promise<string> {
    return at.follow(START + encodeURIComponent(email));
  }

  /** Linked the first time with the password. */
  async linked(at = this.browser()): Promise<TestBrowser> {
    const page = await this.come(at);
    expect(page).toMatch(/^\/login#link=/);
    const answer = await at.post('/user/login/ticket', { ticket: ticketIn(page), password: PASSWORD });
    expect(answer.status).toBe(200);
    return at;
  }

  /** Whose session it is. */
  async meOf(token: string): Promise<number> {
    const headers = { authorize: token };
    return (await this.world.call<{ id: number }>(null, 'GET', '/user/current', undefined, { headers })).body
      .id;
  }
}
