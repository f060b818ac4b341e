import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** A month that was closed at least once. */
export interface LockedMonthRow {
  user: number;
  month: string;
  /** Of its last sheet. */
  version: number;
  /** Null while it is open again. */
  data: SheetData | null;
  sha256: string | null;
  /** The names were erased: the hash is that of what it was. */
  erased: boolean;
}

const monthOfRow = (month: Sql) => sql`to_char(${month}, 'YYYY-MM')`;

/** The months between two first days. */
export function lockedMonths({ company }: Tenant, users: readonly number[], from: Day, to: Day): Sql {
  return sql`select k.user_id as "user", ${monthOfRow(sql`k.month`)} as month, k.version, s.data, s.sha256,
      s.erased_at is not null as erased
    from month_closings k left join month_sheets s on k.state = 'closed' and s.company_id = k.company_id
      and s.user_id = k.user_id and s.month = k.month and s.version = k.version
    where k.company_id = ${company} and k.user_id = any(${users}) and k.month between ${from} and ${to}`;
}

export type StoredSheet = Pick<LockedMonthRow, 'version' | 'erased'> & { data: SheetData; sha256: string };

/** Also one that a later version has replaced. */
export function storedVersion({ company }: Tenant, user: number, month: Day, version: number): Sql {
  return sql`select version, data, sha256, erased_at is not null as erased from month_sheets
    where company_id = ${company} and user_id = ${user} and month = ${month} and version = ${version}`;
}

export interface RecognisedSheet extends StoredSheet {
  user: number;
  month: string;
  first_name: string;
  name: string;
  stored_on: Day;
  is_current: boolean;
}

export function sheetByCode({ company }: Tenant, code: string): Sql {
  return sql`select s.user_id as "user", ${monthOfRow(sql`s.month`)} as month, s.version, s.data, s.sha256,
      s.erased_at is not null as erased, u.first_name, u.name, (s.created_at at time zone 'Europe/Berlin')::date as stored_on,
      k.state = 'closed' and k.version = s.version as is_current
    from month_sheets s
      join users u on u.company_id = s.company_id and u.id = s.user_id
      join month_closings k on k.company_id = s.company_id and k.user_id = s.user_id and k.month = s.month
    where s.company_id = ${company} and left(s.sha256, 16) = ${code}
    order by s.id limit 1`;
}
