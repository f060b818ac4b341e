import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { isOwed, kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { type Half, isTaken, portionOf, takenHalves } from '@stundenbuch/domain/records/entries/halves';
import { addDays, type Day, daysFrom, earliest } from '@stundenbuch/domain/time/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import type { Shortage, StaffingCheck, StaffingRule } from '@stundenbuch/domain/workflows/decisions/contract';
import { halvesOf } from '@stundenbuch/domain/workflows/requests/request';
import { hasTeams } from '../../day/led.ts';
import {
  type CalendarRow,
  calendarsOf,
  type WorkRow,
  workColumns,
  workFactsOf,
} from '../../day/work-facts.ts';
import { Database } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';
import { groupIdsOf, keysOf, Presence } from './presence.ts';
import { type GroupRows, groupRows, keyOfRule, rulesOfCompany } from './presence-rows.ts';

/** Longer than anybody can ask for. */
const MOST_DAYS = 500;

interface AskingRow extends WorkRow {
  team: number | null;
  job: number | null;
  absences: { day: Day; half: Half }[];
  calendar?: CalendarRow | null;
}

/** What a request would leave behind, before it is sent: a warning in its form (VIS-04). */
@Injectable()
export class StaffingChecks {
  constructor(private readonly database: Database) {}

  async of(
    who: Caller,
    day: Day,
    to: Day,
    { user, half: part, from_noon, to_noon }: StaffingCheck,
  ): Promise<Shortage[]> {
    refuseIf(periodRefusal(day, to));
    const end = earliest(to, addDays(day, MOST_DAYS - 1));
    // Of somebody who may not correct the field is ignored.
    const person = user !== undefined && allows(officeParts.correct, who) ? user : who.id;
    const team = hasTeams(who)
      ? sql`(select m.team_id from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
          where m.company_id = u.company_id and m.user_id = u.id and m.home and t.archived_at is null
            and ${day}::date between m.valid_from and coalesce(m.ends_on, 'infinity'))`
      : sql`null::int`;
    const [rules, [found]] = (await this.database.readAll(who, [
      rulesOfCompany(who),
      sql`select ${workColumns(who)}, ${team} as team, u.job_id as job, (
          select coalesce(json_agg(json_build_object('day', e.day, 'half', ${half})), '[]') from entries e
          where e.company_id = u.company_id and e.user_id = u.id and ${isAway} and e.day between ${day} and ${end}) as absences
        from users u where u.company_id = ${who.company} and u.id = ${person}`,
    ])) as [StaffingRule[], AskingRow[]];
    const row = existing(found);
    const ruled = new Set(rules.map(keyOfRule));
    const keys = keysOf(row).filter((key) => ruled.has(key));
    const facts = workFactsOf(row);
    const taken = takenHalves(row.absences);
    const halfOn = halvesOf({
      ...{ day, end: day === to ? null : to, half: part ?? null },
      ...{ from_noon: Boolean(from_noon), to_noon: Boolean(to_noon) },
    });
    const days = daysFrom(day, end).filter(
      (one) => isOwed(kindOfDay(facts, one)) && !isTaken(taken, one, halfOn(one)),
    );
    if (keys.length === 0 || days.length === 0) return [];
    const span = { from: day, to: end };
    const [rows] = await this.database.read<GroupRows>(
      who,
      groupRows(who, { groups: groupIdsOf(keys), named: [], days, span }),
    );
    const presence = new Presence(rows as GroupRows, rules, calendarsOf(row.calendar));
    return days.flatMap((one) => presence.shortages(keys, one, portionOf(halfOn(one))));
  }
}
