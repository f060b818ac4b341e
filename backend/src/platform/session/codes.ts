import { hash, randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom, type LinkKind } from '@stundenbuch/domain/sides/session/codes';
import { rowsOf, type Tx } from '../database/database.ts';
import { nothing, sql } from '../database/sql.ts';

export const newCode = (): string => codeFrom(randomBytes(CODE_LENGTH));

/** What is stored of a code; it is random, so that no salt is needed. */
export const codeHash = (code: string): Buffer => hash('sha256', code, 'buffer');

interface StoredLinkCode {
  company: number;
  user: number;
  kind: LinkKind;
  code: string;
  address: string;
  expires: Date;
  now: Date;
  by: number;
}

/** A person has one of each kind: it ends the one before. `isKept`: unless that one is still good. */
export async function storeLinkCode(
  tx: Tx,
  { company, user, kind, code, address, expires, now, by }: StoredLinkCode,
  isKept = false,
): Promise<boolean> {
  const unless = isKept ? sql`where codes.used_at is not null or codes.expires_at <= ${now}` : nothing;
  const stored = await rowsOf(
    tx,
    sql`insert into codes (company_id, user_id, kind, secret_hash, address, expires_at, created_at, created_by)
      values (${company}, ${user}, ${kind}, ${codeHash(code)}, ${address}, ${expires}, ${now}, ${by})
      on conflict (company_id, user_id, kind) do update set secret_hash = excluded.secret_hash,
        address = excluded.address, expires_at = excluded.expires_at, used_at = null,
        created_at = excluded.created_at, created_by = excluded.created_by ${unless}
      returning id`,
  );
  return stored.length > 0;
}
