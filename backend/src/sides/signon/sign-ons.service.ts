import { Injectable, Logger } from '@nestjs/common';
import { type Claims, originFailure, proposedEmail } from '@stundenbuch/domain/sides/signon/claims';
import { failureHash } from '@stundenbuch/domain/sides/signon/failures';
import { domainOf } from '@stundenbuch/domain/sides/signon/providers';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { Secrets } from '../../platform/secrets.ts';
import { hashOf } from '../../platform/session/tokens.ts';
import { failedAt, SignOnFailed } from './faults.ts';
import { Providers } from './providers.service.ts';
import { type StoredSetup, setupRow, verifiedDomains } from './stored-setup.ts';
import { type Kind, type Sealed, StoredSignOns } from './stored-sign-ons.ts';

const PATH = '/api/sso/callback';
const LOGIN = '/login';
const SETTINGS = '/company-settings';

/** Signing on at a company's provider, by the code flow with PKCE, state and nonce. Each step ends with where the browser goes next. */
@Injectable()
export class SignOns {
  private readonly logger = new Logger('SignOns');

  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly secrets: Secrets,
    private readonly providers: Providers,
    private readonly stored: StoredSignOns,
    private readonly clock: Clock,
  ) {}

  /** What providers have to know; null where this installation has no address, or no key for their secrets. */
  get redirectUri(): string | null {
    const { publicUrl } = this.installation;
    return publicUrl !== null && this.secrets.isOn ? publicUrl + PATH : null;
  }

  /** The same for every e-mail of a domain, whether anybody here has it or not. `half`: what the browser keeps. */
  async start(email: string, half: string): Promise<string> {
    const [owner] =
      this.redirectUri === null
        ? []
        : await this.database.call<{ company_id: number }>(
            sql`select company_id from company_of_domain(${domainOf(email)})`,
          );
    if (!owner) return this.back(LOGIN, new SignOnFailed('no_provider'));
    const tenant = { company: owner.company_id, id: 0 };
    try {
      return await this.begin(tenant, await this.setupOf(tenant), { kind: 'login', half, email });
    } catch (error) {
      return this.back(LOGIN, failedAt(error), tenant.company);
    }
  }

  /** For an admin who tries what is set up. */
  async test(who: Tenant, setup: StoredSetup, half: string): Promise<string> {
    try {
      return await this.begin(who, setup, { kind: 'test', half });
    } catch (error) {
      return this.back(SETTINGS, failedAt(error), who.company);
    }
  }

  private async begin(
    tenant: Tenant,
    setup: StoredSetup,
    { kind, half, email }: { kind: Kind; half: string; email?: string },
  ): Promise<string> {
    const provider = await this.providers.recently(tenant.company, setup);
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: this.redirectUri ?? '',
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(email && { login_hint: email }),
    });
    const user = kind === 'test' ? tenant.id : null;
    await this.stored.store(tenant, { kind, secret: hashOf(state, half), user, sealed: { nonce, verifier } });
    return address.href;
  }

  /** Back from the provider, with the query that it gave the browser. */
  async finish(query: string, half: string): Promise<string> {
    const state = new URLSearchParams(query).get('state') ?? '';
    const begun = await this.stored.take<Begun>(hashOf(state, half), ['login', 'test']);
    if (!begun) return this.back(LOGIN, new SignOnFailed('expired'));
    const { company, user, kind, sealed } = begun;
    const tenant = { company, id: user ?? 0 };
    try {
      const setup = await this.setupOf(tenant);
      const account = await this.accountOf(tenant, setup, query, { ...sealed, state });
      if (kind === 'test') {
        if ('failure' in account.proposed) throw new SignOnFailed(account.proposed.failure);
        await this.passed(tenant, setup);
        return this.at(`${SETTINGS}#sso=tested`);
      }
      return await this.enter(tenant, account, half);
    } catch (error) {
      return this.back(kind === 'test' ? SETTINGS : LOGIN, failedAt(error), company);
    }
  }

  /** Who the provider says it is, once all that it says is right. */
  private async accountOf(
    tenant: Tenant,
    setup: StoredSetup,
    query: string,
    begun: Begun & { state: string },
  ) {
    const provider = await this.providers.discover(tenant.company, setup);
    const tokens = await authorizationCodeGrant(provider, new URL(`${this.at(PATH)}?${query}`), {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() as Claims & { iss: string };
    const rows = await this.database.read<{ domain: string }>(tenant, verifiedDomains(tenant.company));
    const rules = { ...setup, domains: rows.map(({ domain }) => domain) };
    const failure = claims.iss === setup.issuer ? originFailure(claims, rules) : 'wrong_tenant';
    if (failure) throw new SignOnFailed(failure);
    const isEntra = setup.preset === 'entra';
    const identity = {
      issuer: setup.issuer,
      subject: claims.sub,
      tid: isEntra ? String(claims.tid) : null,
      oid: isEntra ? String(claims.oid) : null,
    };
    return { identity, proposed: proposedEmail(claims, rules) };
  }

  /** With a ticket for whoever is known, and for whoever comes for the first time one that a password has to be added to. */
  private async enter(tenant: Tenant, account: Account, half: string): Promise<string> {
    const { identity, proposed } = account;
    const known = await this.personOf(tenant, identity);
    if (known && !known.active) throw new SignOnFailed('no_account');
    const kind = known ? 'ticket' : 'link';
    const user = known?.user_id ?? (await this.proposedPerson(tenant, proposed));
    const ticket = randomState();
    await this.stored.store(tenant, {
      kind,
      secret: hashOf(ticket, half),
      user,
      sealed: known ? null : identity,
    });
    return this.at(`${LOGIN}#${kind}=${ticket}`);
  }

  private async personOf({ company, id }: Tenant, { issuer, subject, tid, oid }: Sealed['link']) {
    const key = oid === null ? sql`i.subject = ${subject}` : sql`i.tid = ${tid} and i.oid = ${oid}`;
    const [person] = await this.database.read<{ user_id: number; active: boolean }>(
      { company, id },
      sql`select i.user_id, u.active from identities i join users u on u.company_id = i.company_id and u.id = i.user_id
        where i.company_id = ${company} and i.issuer = ${issuer} and ${key}`,
    );
    return person;
  }

  private async proposedPerson(tenant: Tenant, proposed: Account['proposed']): Promise<number> {
    if ('failure' in proposed) throw new SignOnFailed(proposed.failure);
    const [person] = await this.database.read<{ id: number }>(
      tenant,
      sql`select id from users where company_id = ${tenant.company} and email = ${proposed.email} and active`,
    );
    if (!person) throw new SignOnFailed('no_account');
    return person.id;
  }

  private async setupOf(tenant: Tenant): Promise<StoredSetup> {
    const [setup] = await this.database.read<StoredSetup>(tenant, setupRow(tenant.company));
    if (!setup) throw new SignOnFailed('no_provider');
    return setup;
  }

  /** Of exactly what was tried: nobody has changed it meanwhile. */
  private passed(who: Tenant, { version }: StoredSetup) {
    const now = this.clock.now();
    return this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`update sso set tested_at = ${now} where company_id = ${who.company} and version = ${version}`,
      ),
    );
  }

  private back(page: string, { failure, fault }: SignOnFailed, company?: number): string {
    if (company !== undefined)
      this.logger.warn(`sign-on of company ${company}: ${failure} ${fault ?? ''}`.trim());
    return this.at(page + failureHash(failure, fault));
  }

  /** Never where the request says that it was sent to. */
  private readonly at = (path: string): string => `${this.installation.publicUrl ?? ''}${path}`;
}

type Begun = Sealed['login'];

interface Account {
  identity: Sealed['link'];
  proposed: ReturnType<typeof proposedEmail>;
}
