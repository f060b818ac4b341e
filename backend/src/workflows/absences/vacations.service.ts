import { Injectable } from '@nestjs/common';
import { SENSITIVE_TYPES, seesEverybody } from '@stundenbuch/domain/records/absences/access';
import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { yearRefusal } from '@stundenbuch/domain/wire/period';
import { Database } from '../../platform/database/database.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { shownDay } from '../../platform/database/shown.ts';
import { nothing, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { half, shownType, statusName } from '../../records/entries/entry-columns.ts';
import { isAway, ofType } from '../../records/entries/kinds.ts';

const columns = sql`e.day, e.type as project, e.status, u.name, u.first_name, e.user_id as "user"`;

const tables = sql`entries e join users u on u.company_id = e.company_id and u.id = e.user_id`;

const vacationList = {
  sortable: {
    day: sql`e.day`,
    name: sql`u.name || ' ' || u.first_name`,
    project: sql`e.type`,
    status: sql`e.status`,
  },
  shown: {
    day: shownDay(sql`e.day`),
    name: sql`u.first_name || ' ' || u.name`,
    project: shownType,
    status: statusName,
  },
  day: sql`e.day`,
  order: sql`e.day, u.name, u.first_name`,
  key: sql`e.id`,
} satisfies ListShape;

export const vacationQuery = queryOf(vacationList);

/** Who is away when: requested and approved absences of everyone, still employed or not. */
@Injectable()
export class Vacations {
  constructor(private readonly database: Database) {}

  ofYear(who: Caller, year: string, query: ListQuery) {
    refuseIf(yearRefusal(year));
    const discreet = seesEverybody(who.role)
      ? nothing
      : sql` and (not ${ofType(...SENSITIVE_TYPES)} or e.user_id = ${who.id})`;
    const where = sql`e.company_id = ${who.company} and ${isAway}
      and e.day between ${`${year}-01-01`} and ${`${year}-12-31`}${discreet}`;
    const shown = who.features.length > 0 ? sql`${columns}, ${half} as half` : columns;
    return list<Vacation>(this.database, who, { columns: shown, tables, where }, vacationList, query);
  }
}
