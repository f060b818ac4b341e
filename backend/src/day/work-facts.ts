import { type CompanyCalendar, calendarOf } from '@stundenbuch/domain/day/calendar/company-calendar';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import type { PlaceCalendar } from '@stundenbuch/domain/day/calendar/special-days';
import { type Recording, startOf } from '@stundenbuch/domain/day/contracts/recorded';
import type { DayFacts, WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../platform/database/database.ts';
import { nothing, type Sql, sql } from '../platform/database/sql.ts';
import { type ContractsRow, contractsColumn } from './contract-rows.ts';
import { closesMonths, type OpenMonthsRow, openMonths, openMonthsOf } from './open-months.ts';

/** The input of a person's days, as read by `workColumns`. */
export interface WorkRow {
  weeklyhours: number | null;
  working_days: string | null;
  calendar?: CalendarRow | null;
  /** Whether, and from when on, the person's days count: looked at where there is a calendar. */
  recording?: Required<Pick<DayFacts, 'records' | 'records_from' | 'worker_since'>>;
  /** Null, or not asked for, where the company has no contracts. */
  contracts?: ContractsRow | null;
  /** Where the company closes months, and one person is asked for. */
  months?: OpenMonthsRow;
}

/** A calendar as it is stored, its settings by whichever release. */
export interface CalendarRow extends Pick<CompanyCalendar, 'since' | 'places' | 'days' | 'earlier'> {
  settings: Record<string, unknown>;
}

/** The day from which a person's days count. */
export const firstDay = sql`coalesce(u.worker_since, (u.created_at at time zone 'Europe/Berlin')::date)`;

/** Of `users u`, without what other tables say. */
export const ownWorkColumns = sql`u.weeklyhours::float8, u.working_days`;

/**
 * Of `users u`: part of the statement that reads the person anyway, and it costs nothing while the company has switched
 * nothing on.
 */
export function workColumns(tenant: Tenant): Sql {
  return isPlain(tenant)
    ? ownWorkColumns
    : sql`${personalWorkColumns(tenant)}, ${calendarOfCompany(tenant)} as calendar`;
}

/** The same without the calendar, of which many people have one: it is read once beside them. */
export function personalWorkColumns(tenant: Tenant): Sql {
  return isPlain(tenant)
    ? ownWorkColumns
    : sql`${ownWorkColumns}, ${recording} as recording${contractsColumn(tenant)}`;
}

const recording = sql`json_build_object('records', u.records, 'records_from', u.records_from,
  'worker_since', u.worker_since)`;

/** Whether the row of the person says everything. */
export function isPlain({ features }: Tenant): boolean {
  return features?.includes(calendarFeature.name) === false;
}

/** Of one person. Behind a lock that had to be waited for only the next statement sees what was changed meanwhile. */
export function workOf(tenant: Tenant, person: number): Sql {
  const months = closesMonths(tenant) ? sql`, ${openMonths(tenant)} as months` : nothing;
  return sql`select ${workColumns(tenant)}${months} from users u
    where u.company_id = ${tenant.company} and u.id = ${person}`;
}

/** One value: the calendar of the company, or null while it is off. */
export function calendarOfCompany({ company }: Tenant): Sql {
  return sql`(select ${calendarJson(company, sql`s.since`)}
    from company_settings s join companies c on c.id = s.company_id
    where s.company_id = ${company} and s.feature = ${calendarFeature.name} and s.since is not null
      and s.feature = any(c.features))`;
}

/** The same as it would count from a day on, whether it is on or off. */
export function storedCalendar({ company }: Tenant, since: Day): Sql {
  return sql`(select ${calendarJson(company, sql`${since}::date`)} from company_settings s
    where s.company_id = ${company} and s.feature = ${calendarFeature.name})`;
}

function calendarJson(company: number, since: Sql): Sql {
  return sql`json_build_object('since', ${since}, 'settings', s.value,
    'places', (select coalesce(json_agg(json_build_object('id', p.id, 'land', p.land, 'extras', p.extras)), '[]')
      from places p where p.company_id = ${company}),
    'earlier', (select json_agg(v.value || jsonb_build_object('until', v.until) order by v.until, v.id)
      from calendar_versions v where v.company_id = ${company} and v.until >= ${since}),
    'days', (select coalesce(json_agg(json_build_object('day', d.day, 'name', d.name, 'kind', d.kind,
        'place_id', d.place_id) order by d.id), '[]') from company_days d where d.company_id = ${company}))`;
}

export function workFactsOf(row: WorkRow, calendars = calendarsOf(row.calendar)): WorkFacts {
  const { weeklyhours, working_days, contracts, months } = row;
  if (!calendars) return { weeklyhours, working_days };
  const { usual, places, holidayByHand } = calendars;
  const facts = { weeklyhours, working_days, ...recordingOf(row), calendar: usual, holidayByHand };
  if (!contracts) return facts;
  const monthClose = months && { months: openMonthsOf(months) };
  return { ...facts, contracts: contracts.rows, places, ...monthClose };
}

/** The calendars of a company: where it usually works, and of its places. A year of each is computed once. */
export interface Calendars {
  usual: PlaceCalendar;
  places: ReadonlyMap<number, PlaceCalendar>;
  holidayByHand: boolean;
}

export function calendarsOf(row: CalendarRow | null | undefined): Calendars | null {
  if (!row) return null;
  const company = companyCalendarOf(row);
  const places = new Map(company.places.map(({ id }) => [id, calendarOf(company, id)]));
  return { usual: calendarOf(company), places, holidayByHand: company.manual40 };
}

/** Nothing of somebody who is recorded from the beginning. */
function recordingOf({ recording }: WorkRow): Omit<Recording, 'contracts'> {
  const isUsual = recording?.records !== false && !recording?.records_from;
  return isUsual ? {} : recording;
}

/** The day from which days without an entry are missing; `first_day` is the one of somebody recorded from the beginning. */
export function firstDayOf(row: WorkRow, first_day: Day | null): Day | null {
  return (row.calendar && row.recording && startOf({ ...row.recording, contracts: undefined })) ?? first_day;
}

export function companyCalendarOf({ settings, earlier, ...stored }: CalendarRow): CompanyCalendar {
  return { ...stored, earlier: earlier ?? undefined, ...settingsOf(calendarFeature, settings) };
}
