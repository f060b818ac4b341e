import { hash, randomBytes } from 'node:crypto';
import { codeFrom, codeShown } from '@stundenbuch/domain/sides/session/codes';
import { RECOVERY_CODES, RECOVERY_LENGTH } from '@stundenbuch/domain/sides/session/factors';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

const hashOf = (code: string): Buffer => hash('sha256', code, 'buffer');

/** A new set, shown once; it replaces the previous one. */
export async function makeCodes(tx: Tx, { company, id }: Tenant, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => codeFrom(randomBytes(RECOVERY_LENGTH)));
  await rowsOf(tx, sql`delete from recovery_codes where company_id = ${company} and user_id = ${id}`);
  const rows = codes.map((code) => sql`(${company}, ${id}, ${hashOf(code)}, ${now}, ${id})`);
  await rowsOf(
    tx,
    sql`insert into recovery_codes (company_id, user_id, secret_hash, created_at, created_by)
      values ${sql.join(rows)}`,
  );
  return codes.map(codeShown);
}

/** Whether it was good, once: of concurrent requests only one succeeds. */
export async function useRecoveryCode(
  tx: Tx,
  { company, id }: Tenant,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await rowsOf(
    tx,
    sql`update recovery_codes set used_at = ${now}
      where company_id = ${company} and user_id = ${id} and secret_hash = ${hashOf(code)} and used_at is null
      returning id`,
  );
  return used.length > 0;
}
