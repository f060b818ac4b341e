import type { Factor } from '@stundenbuch/domain/sides/session/factor-contract';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { rowOf } from '../../platform/database/found.ts';
import { utc } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** The factors of a person that count. */
export const factorRows = ({ company, id }: Tenant): Sql =>
  sql`select id, kind, name, ${utc(sql`created_at`)} as created_at, ${utc(sql`used_at`)} as used_at
    from second_factors where company_id = ${company} and user_id = ${id} and confirmed_at is not null
    order by kind desc, id`;

export const codesLeft = ({ company, id }: Tenant): Sql =>
  sql`select count(*)::int as codes from recovery_codes
    where company_id = ${company} and user_id = ${id} and used_at is null`;

/** Anyone who changes the factors of a person waits here for others who do. Answers the e-mail. */
export async function lockPerson(tx: Tx, { company, id }: Tenant): Promise<string> {
  const person = await rowOf<{ email: string }>(
    tx,
    sql`select email from users where company_id = ${company} and id = ${id} for no key update`,
  );
  return person.email;
}

export const factorsIn = (tx: Tx, who: Tenant): Promise<Factor[]> => rowsOf<Factor>(tx, factorRows(who));

/** Without a factor there is nothing to recover. */
export async function forgetWithoutFactor(tx: Tx, { company, id }: Tenant): Promise<void> {
  await rowsOf(
    tx,
    sql`delete from recovery_codes where company_id = ${company} and user_id = ${id}
      and not exists (select from users where company_id = ${company} and id = ${id} and has_factor)`,
  );
}
