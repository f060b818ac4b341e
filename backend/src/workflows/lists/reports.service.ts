import { Injectable } from '@nestjs/common';
import type { Entry, ProjectSum, TimeSum } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { hasTeams } from '../../day/led.ts';
import { andOfTeam } from '../../day/team-mates.ts';
import { Database } from '../../platform/database/database.ts';
import { list } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryColumns, entryTables } from '../../records/entries/entry-columns.ts';
import { asksForTheDay, isAway, isWork } from '../../records/entries/kinds.ts';
import { type Sight, WHOLE } from '../../records/entries/sight.ts';
import { isPlainPage, readCountedPage } from '../../records/entries/sums/counted-page.ts';
import { countsByDay, type DayList } from '../../records/entries/sums/sums.ts';
import { seenColumns, veiledEntries } from '../../records/entries/veil.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import { person, projectSumList, reportList } from './report-list.ts';

export interface Period {
  from: Day;
  to: Day;
}

/** Working time, and absences with a target: overtime reduction and bad weather. */
const asksForHours = sql`(${isWork} or (${asksForTheDay}))`;

/** Entries of the report on project numbers: bookings, and requested or approved absences. */
const isBooked = sql`(e.project_id is not null or (${isAway}))`;

/** Reports for admins and readers on the whole company, for a period. */
@Injectable()
export class Reports {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
  ) {}

  /** Hours per project, without projects that have no bookings. */
  projectSums(who: Caller, period: Period, query: ListQuery) {
    const sums = sql`(
      select p.id, p.internal_id, p.project_name, sum(e.hours)::float8 as hours
      from entries e join projects p on p.company_id = e.company_id and p.id = e.project_id
      where ${inPeriod(who, period)} group by p.id) s`;
    const source = { columns: sql`s.internal_id, s.project_name, s.hours`, tables: sums, where: sql`true` };
    return list<ProjectSum>(this.database, who, source, projectSumList, query);
  }

  /** A target of its own tells the type: where that is not seen, the absence is not listed. */
  async times(who: Caller, period: Period, { team, ...query }: ListQuery & InTeam) {
    const { isWhole, named } = await this.visibility.of(who);
    const sight = isWhole ? WHOLE : { ...WHOLE, isWhole, visible: named };
    // Of a team nothing is counted by day: it is a list like any other.
    const isNarrow = hasTeams(who) && team !== undefined;
    const ofTeam = sql`${sight.visible}${andOfTeam(who, team)}`;
    return this.entries(
      who,
      period,
      'times',
      asksForHours,
      query,
      isNarrow ? { ...sight, isWhole: false, visible: ofTeam } : sight,
    );
  }

  /** Target and actual hours of the period, summed unrounded and rounded once. */
  async timeSum(who: Caller, period: Period, { team }: InTeam = {}): Promise<TimeSum> {
    const { named } = await this.visibility.of(who);
    const [sum] = await this.database.read<TimeSum>(
      who,
      sql`select coalesce(round(sum(t.target)::numeric, 2), 0)::float8 as target,
          coalesce(round(sum(t.actual)::numeric, 2), 0)::float8 as actual
        from (select ${entryColumns(who)} from ${entryTables}
          where ${inPeriod(who, period)} and ${asksForHours} and ${named}${andOfTeam(who, team)}) t`,
    );
    return sum as TimeSum;
  }

  async bookings(who: Caller, period: Period, query: ListQuery) {
    return this.entries(who, period, 'booked', isBooked, query, await this.visibility.of(who));
  }

  private entries(
    who: Caller,
    period: Period,
    counted: DayList,
    kind: Sql,
    query: ListQuery,
    { isWhole, hasVeil, visible, veiled }: Sight,
  ) {
    const where = sql`${inPeriod(who, period)} and ${kind}`;
    if (!isWhole) {
      const columns = hasVeil ? seenColumns(veiled, who) : entryColumns(who);
      const seen = { columns, tables: entryTables, where: sql`${where} and ${visible}` };
      const shape = hasVeil ? veiledEntries(reportList, veiled) : reportList;
      return list<Entry>(this.database, who, seen, shape, query);
    }
    const source = { columns: entryColumns(who), tables: entryTables, where };
    if (!isPlainPage(query)) return list<Entry>(this.database, who, source, reportList, query);
    const counts = countsByDay(who.company, [counted], period.from, period.to);
    // Follows the names until the page is full: sorting a day would mean looking up everyone.
    const ids = sql`select o.id from users u cross join lateral (
        select e.id from entries e
        where e.company_id = ${who.company} and e.user_id = u.id and e.day = d.day and ${kind} offset 0
      ) o where u.company_id = ${who.company} order by ${person}, o.id`;
    const order = sql`${reportList.order}, ${reportList.key}`;
    return readCountedPage(this.database, who, { oldestFirst: false, counts, ids, order }, query);
  }
}

interface InTeam {
  team?: number | undefined;
}

/** Both days are part of the period. */
function inPeriod({ company }: Caller, { from, to }: Period): Sql {
  refuseIf(periodRefusal(from, to));
  return sql`e.company_id = ${company} and e.day between ${from} and ${to}`;
}
