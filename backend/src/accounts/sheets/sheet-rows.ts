import type { SheetEntry, SheetPlace } from '@stundenbuch/domain/accounts/sheets/sheet';
import type { SheetCorrection, SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../../platform/database/database.ts';
import { shownTime } from '../../platform/database/shown.ts';
import { type Sql, selected, sql } from '../../platform/database/sql.ts';
import { half, kindName } from '../../records/entries/entry-columns.ts';
import { countsOnTheDay } from '../../records/entries/kinds.ts';
import { type VacationRow, vacationColumns } from '../vacation/vacation-facts.ts';

export interface SheetPersonRow extends VacationRow {
  id: number;
  first_name: string;
  name: string;
  personnel_number: string | null;
  company_name: string;
  permission: string;
}

/** The people with all that their days and their vacation depend on. */
export function sheetPeople(tenant: Tenant, users: readonly number[]): Sql {
  return sql`select u.id, u.first_name, u.name, u.personnel_number, k.name as company_name, k.permission,
      ${vacationColumns(tenant)}
    from users u join companies k on k.id = u.company_id
    where u.company_id = ${tenant.company} and u.id = any(${users})`;
}

const columns = {
  id: sql`e.id`,
  day: sql`e.day`,
  project: sql`e.type`,
  status: sql`e.status`,
  half,
  hours: sql`e.hours::float8`,
  net_minutes: sql`e.net_minutes`,
  break_minutes: sql`coalesce(e.break_minutes, round(e.break_hours * 60)::int)`,
  target: sql`e.target::float8`,
  credit: sql`e.credit`,
  sick_from: shownTime(sql`e.sick_from`),
  away_minutes: sql`e.away_minutes`,
  kind_id: sql`e.kind_id`,
  kind_name: kindName,
  start_time: shownTime(sql`e.start_minute`),
  end_time: shownTime(sql`e.end_minute`),
} satisfies Record<keyof SheetEntry, Sql>;

export type SheetEntryRow = SheetEntry & { user: number };

export function sheetEntriesBetween({ company }: Tenant, users: readonly number[], from: Day, to: Day): Sql {
  return sql`select e.user_id as "user", ${selected(columns)} from entries e
    where e.company_id = ${company} and e.user_id = any(${users}) and e.day between ${from} and ${to}
      and e.type is not null and ${countsOnTheDay}
    order by e.day, e.id`;
}

export type PlaceRow = SheetPlace;

export function placesOf({ company }: Tenant): Sql {
  return sql`select id, name, land from places where company_id = ${company} order by id`;
}

export type CorrectionRow = SheetCorrection & { user: number; day: Day };

/**
 * What others have changed of entries of the days; of a deleted entry the day is in what was recorded of it. Nothing where
 * the company records no changes.
 */
export function correctionsBetween({ company }: Tenant, users: readonly number[], from: Day, to: Day): Sql {
  const day = sql`coalesce(e.day, (c.before ->> 'day')::date, (c.after ->> 'day')::date)`;
  return sql`select c.person_id as "user", ${day} as day, a.first_name || ' ' || a.name as by,
      (c.at at time zone 'Europe/Berlin')::date as "on", c.reason
    from changes c join users a on a.company_id = c.company_id and a.id = c.actor_id
      left join entries e on e.company_id = c.company_id and e.id = c.record_id
    where c.company_id = ${company} and c.table_name = 'entries' and c.person_id = any(${users})
      and c.op in ('I', 'U', 'D') and c.actor_id <> c.person_id and c.reason is not null
      and ${day} between ${from} and ${to}
    order by c.id`;
}

export type SheetSealRow = NonNullable<SheetData['seal']>;

export function headOfSeals({ company }: Tenant): Sql {
  return sql`select no, hash from seals where company_id = ${company} order by no desc limit 1`;
}
