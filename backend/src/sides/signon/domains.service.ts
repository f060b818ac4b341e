import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { signOnAccess } from '@stundenbuch/domain/sides/signon/access';
import type { domainInput, SignOnDomain } from '@stundenbuch/domain/sides/signon/contract';
import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { txtName } from '@stundenbuch/domain/sides/signon/providers';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { readOne, rowOf } from '../../platform/database/found.ts';
import { utc } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { inCompany } from '../company/in-company.ts';

const MOST = 20;
/** Of all companies one alone has a domain verified. */
const TAKEN = { sso_domains_owner: () => refuseSignOn('domain_taken', 'domain') };

export interface DomainRow extends Omit<SignOnDomain, 'txt'> {
  txt: string;
}

const COLUMNS = sql`id, domain, txt, ${utc(sql`verified_at`)} as verified_at`;

export const domainRows = (company: number): Sql =>
  sql`select ${COLUMNS} from sso_domains where company_id = ${company} order by domain`;

export const domainShown = ({ txt, ...row }: DomainRow): SignOnDomain => ({
  ...row,
  txt: { name: txtName(row.domain), value: txt },
});

/** Whose e-mails a company vouches for: it can write into the DNS of the domain, or a global admin knows it. */
@Injectable()
export class Domains {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  add(who: Caller, input: Input<typeof domainInput>): Promise<SignOnDomain> {
    const { domain } = input.read();
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, signOnAccess.addDomain);
      const rows = await rowsOf<DomainRow>(tx, domainRows(who.company));
      const known = rows.find((row) => row.domain === domain);
      if (known) return domainShown(known);
      if (rows.length >= MOST) throw new Refused(refuseSignOn('domain_limit', 'domain'));
      return this.store(tx, who, domain, null);
    });
  }

  async verify(who: Caller, id: number): Promise<SignOnDomain> {
    const one = sql`company_id = ${who.company} and id = ${id}`;
    const { domain, txt } = await readOne<DomainRow>(
      this.database,
      who,
      sql`select ${COLUMNS} from sso_domains where ${one}`,
    );
    if (!(await saysIn(domain, txt))) throw new Refused(refuseSignOn('domain_unverified'));
    return this.database.writeOrRefuse(who, TAKEN, async (tx) => {
      await stillAllowed(tx, this.sessions, who, signOnAccess.verifyDomain);
      const verified = sql`update sso_domains set verified_at = coalesce(verified_at, ${this.clock.now()})
        where ${one} returning ${COLUMNS}`;
      return domainShown(await rowOf<DomainRow>(tx, verified));
    });
  }

  /** By a global admin, who has found out in another way whose it is. */
  grant(who: Caller, company: number, input: Input<typeof domainInput>): Promise<SignOnDomain> {
    const tenant = inCompany(who, company);
    const { domain } = input.read();
    return this.database.writeOrRefuse(tenant, TAKEN, async (tx) => {
      await stillAllowed(tx, this.sessions, who, signOnAccess.grantDomain, company);
      await rowOf(tx, sql`select id from companies where id = ${company}`);
      return this.store(tx, { ...who, company }, domain, this.clock.now());
    });
  }

  /** Whoever is linked stays so; nobody else comes in by it. */
  remove(who: Caller, id: number): Promise<{ id: number }> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, signOnAccess.removeDomain);
      const removed = sql`delete from sso_domains where company_id = ${who.company} and id = ${id} returning id`;
      return rowOf<{ id: number }>(tx, removed);
    });
  }

  private async store(tx: Tx, { company, id }: Tenant, domain: string, verified: Date | null) {
    const txt = `stundenbuch-verify=${randomBytes(24).toString('base64url')}`;
    const stored = sql`insert into sso_domains (company_id, domain, txt, verified_at, created_at, created_by)
      values (${company}, ${domain}, ${txt}, ${verified}, ${this.clock.now()}, ${id})
      on conflict (company_id, domain) do update set verified_at = coalesce(sso_domains.verified_at, excluded.verified_at)
      returning ${sql`sso_domains.id, sso_domains.domain, sso_domains.txt, ${utc(sql`sso_domains.verified_at`)} as verified_at`}`;
    return domainShown(await rowOf<DomainRow>(tx, stored));
  }
}

/** A domain that does not answer says nothing. */
async function saysIn(domain: string, txt: string): Promise<boolean> {
  try {
    const records = await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(txtName(domain));
    return records.some((parts) => parts.join('') === txt);
  } catch {
    return false;
  }
}
