import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

const SECRET = 'a-client-secret-that-only-the-tests-know';

/** An account at the provider: what it says of it, beside its subject. */
export interface Account {
  sub: string;
  [claim: string]: unknown;
}

export const newKey = (kid: string): JWK => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } as JWK;
};

/** A real provider of OpenID Connect, in which somebody is logged in already: whoever comes is that account. */
export class TestProvider {
  static readonly client = { client_id: 'stundenbuch', client_secret: SECRET };
  account: Account = { sub: 'nobody' };
  /** Told instead of the keys that it signs with. */
  keys: object[] | null = null;
  /** Whether it answers with an error of its own. */
  isDown = false;
  /** Whether the person gives up. */
  isCancelled = false;
  /** What it was asked, in order. */
  readonly asked: string[] = [];
  private provider: Provider | undefined;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  static async start(redirectUri: string, path = ''): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const provider = new TestProvider(server, `http://127.0.0.1:${port}${path}`);
    provider.serve(redirectUri);
    return provider;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private serve(redirectUri: string): void {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          ...TestProvider.client,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [newKey('first')] },
      cookies: { keys: ['only for tests'] },
      conformIdTokenClaims: false,
      claims: {
        openid: ['sub', 'tid', 'oid', 'hd'],
        email: ['email', 'email_verified'],
        profile: ['preferred_username'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...this.account, sub: accountId }) }),
      // Nobody is asked whether we may know who it is.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    this.provider = provider;
    const answer = provider.callback();
    this.server.on('request', (request, response) => {
      this.asked.push(request.url ?? '');
      if (this.isDown) response.writeHead(503).end('down');
      else if (this.keys && request.url?.endsWith('/jwks'))
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ keys: this.keys }));
      else if (request.url?.startsWith('/interaction/')) void this.interact(request, response);
      else answer(request, response);
    });
  }

  private async interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = this.isCancelled
      ? { error: 'access_denied', error_description: 'given up' }
      : { login: { accountId: this.account.sub, remember: false } };
    await this.provider?.interactionFinished(request, response, result);
  }
}

/** What a browser does on the way: it keeps cookies and follows redirects. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();

  /** `here`: where our program answers, whatever it is called. */
  constructor(
    private readonly publicUrl: string,
    private readonly here: string,
  ) {}

  /** One step: where it is sent next. */
  async step(address: string): Promise<string> {
    const { answer } = await this.send(address);
    return new URL(answer.headers.get('location') ?? '', address).href;
  }

  /** Until it stands on a page of ours. */
  async follow(address: string): Promise<string> {
    let at = address;
    for (let steps = 0; steps < 12; steps += 1) {
      const isOurs = at.startsWith(this.publicUrl);
      if (isOurs && !at.startsWith(`${this.publicUrl}/api/`)) return at.slice(this.publicUrl.length);
      at = await this.step(at);
    }
    throw new Error(`no end: ${at}`);
  }

  async post(path: string, body: object, headers: Record<string, string> = {}) {
    const { answer } = await this.send(`${this.publicUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: a token or a refusal
    const said = (await answer.json()) as any;
    return { status: answer.status, body: said, headers: answer.headers };
  }

  private async send(address: string, init: RequestInit = {}) {
    const { origin } = new URL(address);
    const isOurs = address.startsWith(this.publicUrl);
    const target = isOurs ? this.here + address.slice(this.publicUrl.length) : address;
    const kept = [...this.cookies]
      .filter(([key]) => key.startsWith(`${origin} `))
      .map(([key, value]) => `${key.split(' ')[1]}=${value}`);
    const headers = { ...(init.headers as Record<string, string>), cookie: kept.join('; ') };
    const answer = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(`${origin} ${name}`, value);
    }
    return { answer };
  }
}
