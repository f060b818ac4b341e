import { Injectable } from '@nestjs/common';
import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { yearRefusal } from '@stundenbuch/domain/wire/period';
import { Database } from '../../platform/database/database.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { shownDay } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { half, hasKinds, kindColumns, shownType, statusName } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';
import {
  kindsUnder,
  veiledCode,
  veiledHalf,
  veiledStatus,
  veiledStatusName,
  veiledType,
} from '../../records/entries/veil.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';

const columnsWith = (type: Sql, status: Sql) =>
  sql`e.day, ${type} as project, ${status} as status, u.name, u.first_name, e.user_id as "user"`;
const columns = columnsWith(sql`e.type`, sql`e.status`);

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

/** For somebody who may not know every kind: neither the order nor a search tells one. */
const veiledList = (isVeiled: Sql): ListShape => ({
  ...vacationList,
  sortable: {
    ...vacationList.sortable,
    project: veiledCode(isVeiled, sql`e.type`),
    status: veiledStatus(isVeiled, sql`e.status`),
  },
  shown: {
    ...vacationList.shown,
    project: veiledType(isVeiled, shownType),
    status: veiledStatusName(isVeiled, statusName),
  },
});

export const vacationQuery = queryOf(vacationList);

/** Who is away when: requested and approved absences of everyone, still employed or not. */
@Injectable()
export class Vacations {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
  ) {}

  async ofYear(who: Caller, year: string, query: ListQuery) {
    refuseIf(yearRefusal(year));
    const { isWhole, hasVeil, visible, veiled } = await this.visibility.of(who);
    const where = sql`e.company_id = ${who.company} and ${isAway}
      and e.day between ${`${year}-01-01`} and ${`${year}-12-31`}${isWhole ? nothing : sql` and ${visible}`}`;
    const seen = hasVeil
      ? columnsWith(veiledCode(veiled, sql`e.type`), veiledStatus(veiled, sql`e.status`))
      : columns;
    const kind = hasVeil ? kindsUnder(veiled) : kindColumns;
    const shown = [
      seen,
      ...(who.features.length > 0 ? [sql`${hasVeil ? veiledHalf(veiled) : half} as half`] : []),
      ...(hasKinds(who)
        ? [
            sql`${kind.kind_id} as kind_id, ${kind.kind_name} as kind_name, ${kind.away_minutes} as away_minutes`,
          ]
        : []),
    ];
    const shape = hasVeil ? veiledList(veiled) : vacationList;
    return list<Vacation>(this.database, who, { columns: sql.join(shown), tables, where }, shape, query);
  }
}
