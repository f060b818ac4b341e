import { Injectable } from '@nestjs/common';
import { refuseTimesheet } from '@stundenbuch/domain/records/timesheet/messages';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { cwOf, resolveWeek } from '@stundenbuch/domain/time/week';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Clock } from '../../platform/clock.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { isWork } from '../../records/entries/kinds.ts';

const booked = sql`e.project_id is not null`;

/** The caller's entries: by week, by day, and all working times. */
@Injectable()
export class Weeks {
  constructor(
    private readonly entries: Entries,
    private readonly clock: Clock,
  ) {}

  currentWeek(who: Caller, query: ListQuery) {
    return this.bookingsOfWeek(who, String(cwOf(this.clock.today())), query);
  }

  bookingsOfWeek(who: Caller, cw: string, query: ListQuery) {
    return this.entries.list(who, sql`${this.inWeek(who, cw)} and ${booked}`, query);
  }

  allOfWeek(who: Caller, cw: string, query: ListQuery) {
    return this.entries.list(who, this.inWeek(who, cw), query);
  }

  bookingsOfDay(who: Caller, day: Day, query: ListQuery) {
    return this.entries.list(who, sql`${own(who)} and e.day = ${day} and ${booked}`, query);
  }

  workingTimes(who: Caller, query: ListQuery) {
    return this.entries.list(who, sql`${own(who)} and ${isWork}`, query);
  }

  workingTimeOfDay(who: Caller, day: Day) {
    return this.entries.one(who, sql`${own(who)} and e.day = ${day} and ${isWork}`);
  }

  /** Weeks are those of the current year, Monday to Saturday. */
  private inWeek(who: Caller, cw: string): Sql {
    const week = /^\d{1,2}$/.test(cw) ? resolveWeek(Number(cw), yearOf(this.clock.today())) : null;
    if (!week) throw new Refused(refuseTimesheet('week_unknown', 'calendarWeek'));
    return sql`${own(who)} and e.day between ${week.days[0]} and ${week.days.at(-1)}`;
  }
}

function own(who: Caller): Sql {
  return sql`e.user_id = ${who.id}`;
}
