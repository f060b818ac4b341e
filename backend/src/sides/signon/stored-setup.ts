import type { SignOnSetup } from '@stundenbuch/domain/sides/signon/contract';
import { utc } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

export interface StoredSetup extends SignOnSetup {
  client_secret: Buffer;
}

export const setupRow = (company: number): Sql =>
  sql`select preset, issuer, tenant, client_id, client_secret, mode, trust_email, ${utc(sql`tested_at`)} as tested_at, version
    from sso where company_id = ${company}`;

export const verifiedDomains = (company: number): Sql =>
  sql`select domain from sso_domains where company_id = ${company} and verified_at is not null`;

/** What the encrypted secret belongs to. */
export const aboutOf = (company: number): string => `sso ${company}`;
