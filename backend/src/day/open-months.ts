import type { OpenMonths } from '@stundenbuch/domain/day/workday/open-days';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import { addDays, type Day, firstOfMonth } from '@stundenbuch/domain/time/day';
import { monthCloseFeature } from '@stundenbuch/domain/workflows/month/features';
import { type Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

export interface OpenMonthsRow {
  settings: Record<string, unknown> | null;
  closed: string[];
}

export const closesMonths = ({ features }: Tenant): boolean =>
  features?.includes(monthCloseFeature.name) === true;

/** Of `users u`: which months are closed for the person, and how long the one before stays open. */
export function openMonths({ company }: Tenant): Sql {
  return sql`json_build_object('settings', (select s.value from company_settings s
      where s.company_id = ${company} and s.feature = ${monthCloseFeature.name}),
    'closed', (select coalesce(json_agg(to_char(m.month, 'YYYY-MM') order by m.month), '[]') from month_closings m
      where m.company_id = ${company} and m.user_id = u.id and m.state = 'closed'))`;
}

/** The same as one row, for somebody whose work is not asked for. */
export function openMonthsOfPerson(tenant: Tenant, person: number): Sql {
  return sql`select ${openMonths(tenant)} as months from users u where u.company_id = ${tenant.company} and u.id = ${person}`;
}

export function openMonthsOf({ settings, closed }: OpenMonthsRow): OpenMonths {
  return { closed, grace: settingsOf(monthCloseFeature, settings ?? {}).grace };
}

/** Inside the given transaction; null where the company closes no months. */
export async function monthsOfPerson(tx: Tx, tenant: Tenant, person: number): Promise<OpenMonths | null> {
  if (!closesMonths(tenant)) return null;
  const [row] = await rowsOf<{ months: OpenMonthsRow }>(tx, openMonthsOfPerson(tenant, person));
  return row ? openMonthsOf(row.months) : null;
}

/** How long the company leaves the month before open. */
export async function graceOf(tx: Tx, { company }: Tenant): Promise<number> {
  const [row] = await rowsOf<Pick<OpenMonthsRow, 'settings'>>(
    tx,
    sql`select value as settings from company_settings
      where company_id = ${company} and feature = ${monthCloseFeature.name}`,
  );
  return openMonthsOf({ settings: row?.settings ?? null, closed: [] }).grace;
}

/** Of many people at once, for lists of the days that can still be changed. */
export interface MonthsOfPeople {
  /** Of somebody none of whose months is closed: as far back as anybody's days are open. */
  longest: OpenMonths | null;
  of: (user: number) => OpenMonths | null;
}

export async function monthsOfPeople(database: Database, who: Tenant, today: Day): Promise<MonthsOfPeople> {
  if (!closesMonths(who)) return { longest: null, of: () => null };
  const before = firstOfMonth(addDays(firstOfMonth(today), -1));
  const [row] = await database.read<{ settings: OpenMonthsRow['settings']; closed: LockedMonth[] }>(
    who,
    sql`select (select s.value from company_settings s
        where s.company_id = ${who.company} and s.feature = ${monthCloseFeature.name}) as settings,
      (select coalesce(json_agg(json_build_object('user', m.user_id, 'month', to_char(m.month, 'YYYY-MM'))), '[]')
        from month_closings m where m.company_id = ${who.company} and m.state = 'closed' and m.month >= ${before}) as closed`,
  );
  const longest = openMonthsOf({ settings: row?.settings ?? null, closed: [] });
  const closed = Map.groupBy(row?.closed ?? [], ({ user }) => user);
  return {
    longest,
    of: (user) => ({ ...longest, closed: closed.get(user)?.map(({ month }) => month) ?? [] }),
  };
}

interface LockedMonth {
  user: number;
  month: string;
}
