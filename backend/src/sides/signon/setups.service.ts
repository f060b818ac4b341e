import { Injectable } from '@nestjs/common';
import { signOnAccess } from '@stundenbuch/domain/sides/signon/access';
import type { SignOn, signOnInput } from '@stundenbuch/domain/sides/signon/contract';
import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { issuerOf, READY_ADMINS, tenantOf } from '@stundenbuch/domain/sides/signon/providers';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Outbound } from '../../platform/http/outbound.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { Secrets } from '../../platform/secrets.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { readyAdmins } from '../factors/ready-admins.ts';
import { type DomainRow, domainRows, domainShown } from './domains.service.ts';
import { SignOns } from './sign-ons.service.ts';
import { aboutOf, type StoredSetup, setupRow } from './stored-setup.ts';

/** Which provider signs a company's people on. Its secret comes in and never goes out. */
@Injectable()
export class Setups {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly secrets: Secrets,
    private readonly outbound: Outbound,
    private readonly signOns: SignOns,
    private readonly clock: Clock,
  ) {}

  async read(who: Caller): Promise<SignOn> {
    const [setups = [], domains = [], [counted] = []] = await this.database.readAll(who, [
      setupRow(who.company),
      domainRows(who.company),
      readyAdmins(who.company),
    ]);
    const [stored] = setups as StoredSetup[];
    const { client_secret: _, ...setup } = stored ?? { client_secret: null };
    return {
      redirect_uri: this.signOns.redirectUri,
      setup: stored ? (setup as SignOn['setup']) : null,
      domains: (domains as DomainRow[]).map(domainShown),
      ready_admins: (counted as { ready: number }).ready,
    };
  }

  async change(who: Caller, input: Input<typeof signOnInput>): Promise<SignOn> {
    const sent = input.read();
    if (this.signOns.redirectUri === null) throw new Refused(refuseSignOn('sso_unavailable'));
    const tenant = sent.preset === 'entra' ? tenantOf(sent.tenant) : null;
    if (sent.preset === 'entra' && tenant === null)
      throw new Refused(refuseSignOn('tenant_needed', 'tenant'));
    const wanted = { ...sent, tenant, issuer: issuerOf(sent.preset, tenant, sent.issuer) };
    this.requireIssuer(wanted.issuer);
    await this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, signOnAccess.changeSetup);
      const [before] = await rowsOf<StoredSetup>(tx, setupRow(who.company));
      refuseIf(staleRefusal(before?.version ?? 0, sent.version));
      const secret = this.secretOf(who, sent.client_secret) ?? before?.client_secret;
      if (!secret) throw new Refused(refuseSignOn('secret_missing', 'client_secret'));
      const isTested = before?.tested_at && !sent.client_secret && isSame(before, wanted);
      if (wanted.mode === 'only') await this.requireOnly(tx, who, Boolean(isTested));
      const { preset, issuer, client_id, mode, trust_email } = wanted;
      const tested = isTested ? before.tested_at : null;
      await rowsOf(
        tx,
        sql`insert into sso (company_id, preset, issuer, tenant, client_id, client_secret, mode, trust_email, tested_at,
            created_at, created_by)
          values (${who.company}, ${preset}, ${issuer}, ${tenant}, ${client_id}, ${secret}, ${mode}, ${trust_email},
            ${tested}::timestamptz, ${this.clock.now()}, ${who.id})
          on conflict (company_id) do update set preset = excluded.preset, issuer = excluded.issuer, tenant = excluded.tenant,
            client_id = excluded.client_id, client_secret = excluded.client_secret, mode = excluded.mode,
            trust_email = excluded.trust_email, tested_at = excluded.tested_at, version = sso.version + 1`,
      );
    });
    return this.read(who);
  }

  /** Who is linked stays linked, for the day when the same provider is set up again. */
  async remove(who: Caller): Promise<SignOn> {
    await this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, signOnAccess.removeSetup);
      existing((await rowsOf(tx, sql`delete from sso where company_id = ${who.company} returning id`))[0]);
    });
    return this.read(who);
  }

  async test(who: Caller, half: string): Promise<{ url: string }> {
    const setup = await readOne<StoredSetup>(this.database, who, setupRow(who.company));
    if (this.signOns.redirectUri === null) throw new Refused(refuseSignOn('sso_unavailable'));
    return { url: await this.signOns.test(who, setup, half) };
  }

  private requireIssuer(issuer: string): void {
    try {
      this.outbound.require(issuer);
    } catch {
      throw new Refused(refuseSignOn('issuer_refused', 'issuer'));
    }
  }

  private secretOf({ company }: Caller, typed = ''): Buffer | undefined {
    return typed ? this.secrets.encrypt(typed, aboutOf(company)) : undefined;
  }

  /** Nobody is locked out: it has worked, and some come in without it. */
  private async requireOnly(tx: Tx, { company }: Caller, isTested: boolean): Promise<void> {
    if (!isTested) throw new Refused(refuseSignOn('sso_untested', 'mode'));
    const [counted] = await rowsOf<{ ready: number }>(tx, readyAdmins(company));
    if ((counted?.ready ?? 0) < READY_ADMINS) throw new Refused(refuseSignOn('sso_admins', 'mode'));
  }
}

const isSame = (before: StoredSetup, after: { issuer: string; tenant: string | null; client_id: string }) =>
  before.issuer === after.issuer && before.tenant === after.tenant && before.client_id === after.client_id;
