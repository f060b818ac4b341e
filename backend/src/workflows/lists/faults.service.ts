import { Injectable } from '@nestjs/common';
import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import type { FaultyDay, FaultyDayOfPerson } from '@stundenbuch/domain/records/timesheet/contract';
import {
  type DaySummary,
  faultPeriod,
  isMultipleDay,
  isWrongDay,
  isWrongTimeDay,
  lastMonth,
} from '@stundenbuch/domain/records/timesheet/faults';
import type { Day } from '@stundenbuch/domain/time/day';
import { timeOf } from '@stundenbuch/domain/time/time';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { monthsOfPeople } from '../../day/open-months.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { listRows } from '../../platform/database/listed-rows.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { absences, booked, worked } from '../../records/entries/day-sums.ts';
import { isWork, leavesNoTime, takesTheDay } from '../../records/entries/kinds.ts';
import { seenOfCompany } from '../../records/entries/led-entries.service.ts';
import { WHOLE } from '../../records/entries/sight.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import { Doubts } from './doubts.service.ts';
import { companyFaultColumns, faultColumns } from './fault-lists.ts';

export type FaultList = 'wrong' | 'multiple' | 'wrong-time';

/** Days that may be faulty. The domain decides; this only filters out the plain days in the database. */
export const faultCandidates: Record<FaultList, Sql> = {
  wrong: sql`${worked} <> ${booked}`,
  multiple: sql`count(*) filter (where ${isWork} or (${takesTheDay} and ${leavesNoTime})) > 1`,
  'wrong-time': sql`bool_or(${isWork}) and (${absences} > 0 or extract(isodow from e.day) = 7 or
    ${worked} <> greatest(0, round(sum(e.end_minute - e.start_minute) / 60.0 - sum(e.break_hours), 2)))`,
};

/** What there is on the day. */
export const daySummary = sql`${worked}::float8 as zeitbuchungen, ${booked}::float8 as projektbuchungen,
  ${absences}::int as absences, max(e.start_minute) as start, max(e.end_minute) as end, max(e.break_hours)::float8 as break`;

/** Days of this month that need attention: the caller's, or those of the whole company with names. */
@Injectable()
export class Faults {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly doubts: Doubts,
    private readonly visibility: Visibility,
  ) {}

  async ofPerson(who: Caller, list: FaultList, query: ListQuery) {
    const rows = await this.open(who, list, sql`and e.user_id = ${who.id}`);
    return listRows<FaultyDay>(rows.map(withoutName), faultColumns, query);
  }

  async ofCompany(who: Caller, list: FaultList, query: ListQuery) {
    const rows = await this.open(who, list, seenOfCompany(who, this.clock.today()));
    const named = rows.map(({ first_name, name, user, email, ...row }) => ({
      ...withoutName(row),
      first_name,
      name,
      user,
      email: seesEverybody(who.role) ? email : '',
    }));
    return listRows<FaultyDayOfPerson>(named, companyFaultColumns, query);
  }

  /**
   * Faulty and doubtful days of last month that can no longer be changed: the caller's, or with `all` everyone's. Of the
   * caller's own `missing` days nothing but that they lack their working time is left out.
   */
  async inLastMonth(who: Caller, all: boolean, missing: ReadonlySet<Day>): Promise<number> {
    const today = this.clock.today();
    const period = lastMonth(today);
    const narrowed = all ? nothing : sql`and e.user_id = ${who.id}`;
    const lists: FaultList[] = all ? ['wrong', 'multiple', 'wrong-time'] : ['wrong', 'multiple'];
    const [months, ...found] = await Promise.all([
      monthsOfPeople(this.database, who, today),
      ...lists.map(async (list) => {
        const rows = await this.find(who, list, narrowed, period);
        return list === 'wrong' ? rows.filter((row) => !isMissing(row, who, missing)) : rows;
      }),
      this.doubts.find(who, narrowed, period),
    ]);
    const closed = found.flat().filter(({ user, day }) => !isOpen(day, today, false, months.of(user)));
    return new Set(closed.map(({ user, day }) => `${user} ${day}`)).size;
  }

  /** As far as the days can still be changed. */
  private async open(who: Caller, list: FaultList, narrowed: Sql): Promise<Row[]> {
    const today = this.clock.today();
    const months = await monthsOfPeople(this.database, who, today);
    const rows = await this.find(who, list, narrowed, faultPeriod(list, today, months.longest));
    return rows.filter(({ user, day }) => isOpen(day, today, false, months.of(user)));
  }

  private async find(
    who: Caller,
    list: FaultList,
    narrowed: Sql,
    { from, to }: ReturnType<typeof faultPeriod>,
  ): Promise<Row[]> {
    const { isWhole, visible } = narrowed === nothing ? await this.visibility.of(who) : WHOLE;
    const rows = await this.database.read<Row>(
      who,
      sql`select e.day, u.first_name, u.name, e.user_id as "user", u.email, ${daySummary}
        from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
        where e.company_id = ${who.company} and e.day between ${from} and ${to} ${narrowed}
          ${isWhole ? nothing : sql`and ${visible}`}
        group by e.user_id, e.day, u.first_name, u.name, u.email
        having ${faultCandidates[list]}
        order by e.day desc, u.name, u.first_name, e.user_id`,
    );
    return rows.filter((row) => isFaulty(list, summaryOf(row), who));
  }
}

interface Row extends SummaryRow {
  first_name: string;
  name: string;
  user: number;
  email: string;
}

export interface SummaryRow {
  day: Day;
  zeitbuchungen: number;
  projektbuchungen: number;
  absences: number;
  start: number | null;
  end: number | null;
  break: number | null;
}

const isMissing = ({ day, user, zeitbuchungen }: Row, who: Caller, missing: ReadonlySet<Day>): boolean =>
  user === who.id && zeitbuchungen === 0 && missing.has(day);

function isFaulty(list: FaultList, summary: DaySummary, { flags, features }: Caller): boolean {
  const anyMinute = hasMinutes(features);
  if (list === 'wrong') return isWrongDay(summary, flags, anyMinute);
  return list === 'multiple' ? isMultipleDay(summary) : isWrongTimeDay(summary, anyMinute);
}

export function summaryOf(row: SummaryRow): DaySummary {
  const { day, zeitbuchungen, projektbuchungen, absences, start, end, break: pause } = row;
  const span =
    start === null || end === null
      ? null
      : { day, start_time: timeOf(start), end_time: timeOf(end), break: pause ?? 0, hours: zeitbuchungen };
  return { day, zeitbuchungen, projektbuchungen, span, absences };
}

function withoutName({ day, zeitbuchungen, projektbuchungen }: FaultyDay): FaultyDay {
  return { day, zeitbuchungen, projektbuchungen };
}
