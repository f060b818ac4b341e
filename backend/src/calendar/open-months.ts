import { settingsOf } from '@stundenbuch/domain/features/settings';
import { closingFeature } from '@stundenbuch/domain/month/features';
import type { OpenMonths } from '@stundenbuch/domain/month/open-days';
import type { Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

export interface OpenMonthsRow {
  settings: Record<string, unknown> | null;
  closed: string[];
}

export const closesMonths = ({ features }: Tenant): boolean =>
  features?.includes(closingFeature.name) === true;

/** Of `users u`: which months are closed for the person, and how long the one before stays open. */
export function openMonths({ company }: Tenant): Sql {
  return sql`json_build_object('settings', (select s.value from company_settings s
      where s.company_id = ${company} and s.feature = ${closingFeature.name}),
    'closed', (select coalesce(json_agg(to_char(m.month, 'YYYY-MM') order by m.month), '[]') from month_closings m
      where m.company_id = ${company} and m.user_id = u.id and m.state = 'closed'))`;
}

/** The same as one row, for somebody whose work is not asked for. */
export function openMonthsOfPerson(tenant: Tenant, person: number): Sql {
  return sql`select ${openMonths(tenant)} as months from users u where u.company_id = ${tenant.company} and u.id = ${person}`;
}

export function openMonthsOf({ settings, closed }: OpenMonthsRow): OpenMonths {
  return { closed, grace: settingsOf(closingFeature, settings ?? {}).grace };
}
