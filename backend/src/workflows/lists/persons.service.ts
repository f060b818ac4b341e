import { Injectable } from '@nestjs/common';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import type { ProjectSum } from '@stundenbuch/domain/records/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { periodRefusal, yearRefusal } from '@stundenbuch/domain/wire/period';
import { Database } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { list } from '../../platform/database/listing.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { LedEntries } from '../../records/entries/led-entries.service.ts';
import { WHOLE } from '../../records/entries/sight.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import { projectSumList } from './report-list.ts';
import type { Period } from './reports.service.ts';

/** The entries of one person, for that person and the company's admins, readers and leads. */
@Injectable()
export class Persons {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly led: LedEntries,
    private readonly visibility: Visibility,
  ) {}

  async ofPerson(who: Caller, person: number, query: ListQuery, period?: Period) {
    const ofPerson = sql`e.user_id = ${person}${within(period)}`;
    if (await this.guard(who, person)) return this.led.list(who, ofPerson, query);
    const sight = person === who.id ? WHOLE : await this.visibility.of(who);
    return this.entries.seenList(who, ofPerson, query, sight);
  }

  async projectSums(who: Caller, person: number, query: ListQuery, period?: Period) {
    const all = sql`e.user_id = ${person}${within(period)}`;
    const booked = (await this.guard(who, person)) ? this.led.where(who, all) : all;
    const sums = sql`(
      select p.id, p.internal_id, p.project_name, sum(e.hours)::float8 as hours
      from entries e join projects p on p.company_id = e.company_id and p.id = e.project_id
      where e.company_id = ${who.company} and ${booked} group by p.id) s`;
    const source = { columns: sql`s.internal_id, s.project_name, s.hours`, tables: sums, where: sql`true` };
    return list<ProjectSum>(this.database, who, source, projectSumList, query);
  }

  /** Own working times and absences of a year, in every state. */
  ownYear(who: Caller, year: string, query: ListQuery) {
    refuseIf(yearRefusal(year));
    const days = { from: `${year}-01-01`, to: `${year}-12-31` };
    return this.entries.list(who, sql`e.user_id = ${who.id} and e.type is not null${within(days)}`, query);
  }

  /**
   * Colleagues do not even learn whether the person exists; admins and readers see only their company. True of a lead, who
   * sees the days on which the team holds the person.
   */
  private async guard(who: Caller, person: number): Promise<boolean> {
    if (!mayReadPerson(who, person)) {
      await this.led.guard(who, person);
      return true;
    }
    const known = sql`select from users where company_id = ${who.company} and id = ${person}`;
    await readOne(this.database, who, known);
    return false;
  }
}

function within(period: Period | undefined): Sql {
  if (!period) return nothing;
  refuseIf(periodRefusal(period.from, period.to));
  return sql` and e.day between ${period.from} and ${period.to}`;
}
