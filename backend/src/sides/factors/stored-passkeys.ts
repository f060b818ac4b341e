import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

export interface Credential {
  id: Buffer;
  transports: string[];
}

export const credentialRows = ({ company, id }: Tenant): Sql =>
  sql`select credential_id as id, transports from second_factors
    where company_id = ${company} and user_id = ${id} and kind = 'passkey' order by second_factors.id`;

/** As browsers take them. */
export const listed = (credentials: readonly Credential[]) =>
  credentials.map(({ id, transports }) => ({ id: id.toString('base64url'), transports }));

/** The name of a person that a passkey carries; it says nothing to others. */
export const handleOf = ({ company, id }: Tenant): string => `${company}.${id}`;

/** The library refuses by throwing: whatever is wrong with what was sent, the answer is the same. */
export async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  return check().catch(() => null);
}
