import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Secrets } from '../../platform/secrets.ts';

/** What is kept of each until the browser comes back. */
export interface Sealed {
  login: { nonce: string; verifier: string };
  link: { issuer: string; subject: string; tid: string | null; oid: string | null };
}

/** A ticket is fetched at once; at the provider, and for a password, people type. */
const SECONDS = { login: 600, test: 600, link: 600, ticket: 60 };
export type Kind = keyof typeof SECONDS;

interface New {
  kind: Kind;
  secret: Buffer;
  user: number | null;
  sealed: Sealed[keyof Sealed] | null;
}

export interface TakenSignOn<Content> {
  id: number;
  company: number;
  user: number | null;
  kind: Kind;
  sealed: Content;
}

const aboutOf = (company: number) => `sign-on ${company}`;

/** What is on its way, in the database, so that it is good once whichever process it comes back to. */
@Injectable()
export class StoredSignOns {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async store(tenant: Tenant, { kind, secret, user, sealed }: New): Promise<void> {
    const { company, id } = tenant;
    const now = this.clock.now();
    const ends = new Date(now.getTime() + SECONDS[kind] * 1_000);
    const bytes = sealed && this.secrets.encrypt(JSON.stringify(sealed), aboutOf(company));
    await this.database.write({ company, id }, async (tx) => {
      await rowsOf(
        tx,
        sql`delete from sign_ons where company_id = ${company} and id in (
          select id from sign_ons where expires_at <= ${now} order by expires_at limit 100 for update skip locked)`,
      );
      await rowsOf(
        tx,
        sql`insert into sign_ons (company_id, user_id, kind, secret_hash, sealed, expires_at, created_at, created_by)
          values (${company}, ${user}, ${kind}, ${secret}, ${bytes}, ${ends}, ${now}, ${id})`,
      );
    });
  }

  /** Gone with it; of a link only one of its tries. */
  async take<Content = null>(secret: Buffer, kinds: readonly Kind[]): Promise<TakenSignOn<Content> | null> {
    const [row] = await this.database.call<Row>(
      sql`select id, company_id, user_id, kind, sealed
        from take_sign_on(${secret}, string_to_array(${kinds.join()}, ','), ${this.clock.now()})`,
    );
    if (!row) return null;
    const { id, company_id: company, user_id: user, kind, sealed } = row;
    const opened = sealed && this.secrets.decrypt(sealed, aboutOf(company));
    if (sealed && !opened) return null;
    return { id, company, user, kind, sealed: (opened ? JSON.parse(opened.text) : null) as Content };
  }
}

interface Row {
  id: number;
  company_id: number;
  user_id: number | null;
  kind: Kind;
  sealed: Buffer | null;
}
