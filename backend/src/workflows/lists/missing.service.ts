import { Injectable } from '@nestjs/common';
import type { Flag } from '@stundenbuch/domain/access/flags';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { daysOff, type Half } from '@stundenbuch/domain/records/entries/halves';
import type { MissingDay, MissingOfLed } from '@stundenbuch/domain/records/timesheet/contract';
import {
  type Attendance,
  isMissingDay,
  lastMonth,
  missingDays,
  missingInLastMonth,
} from '@stundenbuch/domain/records/timesheet/faults';
import { addDays, type Day, daysBetween, daysFrom, firstOfMonth } from '@stundenbuch/domain/time/day';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { MOST_DAYS } from '@stundenbuch/domain/workflows/day/contract';
import { refuseDays } from '@stundenbuch/domain/workflows/day/messages';
import { ledDays, refuseUnlessLed } from '../../day/led-people.ts';
import { closesMonths, openMonths, openMonthsOf } from '../../day/open-months.ts';
import { firstDay, firstDayOf, type WorkRow, workColumns, workFactsOf } from '../../day/work-facts.ts';
import type { CompanyToday } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { listRows } from '../../platform/database/listed-rows.ts';
import type { Page } from '../../platform/database/listing.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway, isWork } from '../../records/entries/kinds.ts';
import { missingColumns } from './fault-lists.ts';

@Injectable()
export class Missing {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async ofPerson(who: Caller, query: ListQuery): Promise<MissingDay[] | Page<MissingDay>> {
    const today = this.clock.today();
    const first = closesMonths(who) ? lastMonth(today).from : firstOfMonth(today);
    const person = await this.attendance(who, who.id, first, addDays(today, -1));
    return listRows<MissingDay>(person ? missingDays(person, today) : [], missingColumns, query);
  }

  async inLastMonth(who: Caller): Promise<Day[]> {
    const today = this.clock.today();
    const { from, to } = lastMonth(today);
    const person = await this.attendance(who, who.id, from, to);
    return person ? missingInLastMonth(person, today) : [];
  }

  /** Everybody who records something, inside the given transaction. */
  async ofCompany(
    tx: Tx,
    company: CompanyToday,
    from: Day,
    to: Day,
  ): Promise<{ id: number; person: Attendance }[]> {
    const query = rowsBetween(company, from, to, sql`u.active and u.role <> 4`);
    const rows = await rowsOf<AttendanceRow & { id: number }>(tx, query);
    return rows.map((row) => ({ id: row.id, person: attendanceOf(row, company.flags) }));
  }

  /** Of those named, as far as days of theirs can be recorded. */
  async ofPeople(who: Caller, users: readonly number[]): Promise<Map<number, Attendance>> {
    if (users.length === 0) return new Map();
    const today = this.clock.today();
    const first = closesMonths(who) ? lastMonth(today).from : firstOfMonth(today);
    const query = rowsBetween(who, first, addDays(today, -1), sql`u.id = any(${users})`);
    const rows = await this.database.read<AttendanceRow & { id: number }>(who, query);
    return new Map(rows.map((row) => [row.id, attendanceOf(row, who.flags)]));
  }

  /** Of the days that the caller leads: which of them are missing is what the person reads. */
  async ofLed(who: Caller, person: number, from: Day, to: Day): Promise<MissingOfLed> {
    refuseIf(periodRefusal(from, to));
    if (daysBetween(from, to) >= MOST_DAYS) throw new Refused(refuseDays('days_too_many', 'to'));
    const today = this.clock.today();
    const seesAll = who.role === 'admin';
    if (!seesAll) await refuseUnlessLed(this.database, who, 'hours', person, today);
    const days = seesAll ? null : await ledDays(this.database, who, 'hours', { person, from, to, today });
    const named = await readOne<Omit<MissingOfLed, 'days'>>(
      this.database,
      who,
      sql`select id as "user", first_name, name from users where company_id = ${who.company} and id = ${person}`,
    );
    const attendance = (await this.attendance(who, person, from, to)) as Attendance;
    const isLed = (day: Day) => days?.has(day) ?? true;
    const isMissing = (day: Day) => day < today && isLed(day) && isMissingDay(attendance, day);
    return { ...named, days: daysFrom(from, to).filter(isMissing) };
  }

  private async attendance(who: Caller, user: number, from: Day, to: Day): Promise<Attendance | null> {
    const query = rowsBetween(who, from, to, sql`u.id = ${user}`);
    const [row] = await this.database.read<AttendanceRow>(who, query);
    return row ? attendanceOf(row, who.flags) : null;
  }
}

function rowsBetween(tenant: Tenant, from: Day, to: Day, who: Sql): Sql {
  const months = closesMonths(tenant) ? sql`${openMonths(tenant)} as months,` : nothing;
  return sql`select u.id, ${firstDay} as first_day, ${workColumns(tenant)}, ${months}
      coalesce(json_agg(e.day) filter (where ${isWork}), '[]') as worked,
      coalesce(json_agg(e.day) filter (where e.project_id is not null), '[]') as booked,
      coalesce(json_agg(json_build_object('day', e.day, 'half', ${half}, 'away_minutes', e.away_minutes))
        filter (where ${isAway}), '[]') as absences
    from users u left join entries e on e.company_id = u.company_id and e.user_id = u.id
      and e.day between ${from} and ${to}
    where u.company_id = ${tenant.company} and ${who}
    group by u.id`;
}

function attendanceOf(row: AttendanceRow, flags: readonly Flag[]): Attendance {
  const work = workFactsOf(row);
  const off = daysOff(row.absences, (day) => workDay(work, day).minutes);
  const days = { worked: new Set(row.worked), booked: new Set(row.booked), absent: off.whole };
  const months = row.months && openMonthsOf(row.months);
  return {
    ...work,
    first_day: firstDayOf(row, row.first_day),
    flags,
    ...days,
    halfAbsent: off.half,
    months,
  };
}

interface AttendanceRow extends WorkRow {
  first_day: Day | null;
  worked: Day[];
  booked: Day[];
  absences: { day: Day; half: Half; away_minutes: number | null }[];
}
