import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { READY_ADMINS } from '@stundenbuch/domain/sides/signon/providers';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';

/** Those who come in with password and second factor where the provider is the only other way. */
export const readyAdmins = (company: number): Sql =>
  sql`select count(*)::int as ready from users
    where company_id = ${company} and role = 2 and active and has_factor and password_hash is not null`;

/** Whoever lets people in at the provider alone waits here as well (`stillAllowed`), as do others who remove theirs. */
export const lockReadyAdmins = (tx: Tx, { company }: Tenant): Promise<object[]> =>
  rowsOf(tx, sql`select lock_people(${company})`);

/** The person has just removed a factor: an admin whose last one it was is no longer among them (SSO-04). */
export async function requireReadyAdmins(tx: Tx, { company, id }: Tenant): Promise<void> {
  const missed = await rowsOf(
    tx,
    sql`select from sso s join companies c on c.id = s.company_id and 'security' = any (c.features)
        join users u on u.company_id = s.company_id and u.id = ${id}
      where s.company_id = ${company} and s.mode = 'only'
        and u.role = 2 and u.password_hash is not null and not u.has_factor
        and (select r.ready from (${readyAdmins(company)}) r) < ${READY_ADMINS}`,
  );
  if (missed.length > 0) throw new Refused(refuseSignOn('sso_factor'));
}
