import { Injectable } from '@nestjs/common';
import { specialDay } from '@stundenbuch/domain/day/calendar/special-days';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { addDays, type Day, daysFrom, earliest } from '@stundenbuch/domain/time/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import type { StaffingRule } from '@stundenbuch/domain/workflows/decisions/contract';
import { decisionsFeature } from '@stundenbuch/domain/workflows/decisions/features';
import type { PlannerFrame } from '@stundenbuch/domain/workflows/planner/contract';
import { hasTeams } from '../../day/led.ts';
import { type CalendarRow, type Calendars, calendarOfCompany, calendarsOf } from '../../day/work-facts.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { leadsOn } from '../../platform/session/leads.ts';
import { Presence } from './presence.ts';
import {
  type GroupRows,
  groupRows,
  type PlacedRow,
  placedPeople,
  rulesOfCompany,
  TEAM,
} from './presence-rows.ts';

/** A month is the most that a screen shows. */
const MOST_DAYS = 31;

interface Span {
  from: Day;
  to: Day;
}

/** What a planner of absences has besides them: rows, free days, and how many work (VAC-13). */
@Injectable()
export class Planner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  async of(who: Caller, from: Day, until: Day): Promise<PlannerFrame> {
    refuseIf(periodRefusal(from, until));
    const span = { from, to: earliest(until, addDays(from, MOST_DAYS - 1)) };
    const [people, teams, rules, [stored]] = (await this.database.readAll(who, [
      (await this.reachesAll(who)) ? placedPeople(who, span) : sql`select where false`,
      hasTeams(who) ? this.teamsOf(who, span) : sql`select where false`,
      who.features.includes(decisionsFeature.name) ? rulesOfCompany(who) : sql`select where false`,
      sql`select ${calendarOfCompany(who)} as calendar`,
    ])) as [PlacedRow[], { id: number }[], StaffingRule[], { calendar: CalendarRow | null }[]];
    const calendars = calendarsOf(stored?.calendar);
    const days = daysFrom(span.from, span.to);
    return {
      ...rowsOfPeople(people, days, calendars),
      teams: teams.length > 0 ? await this.expected(who, teams, span, { rules, calendars }) : [],
    };
  }

  /** Who sees no more than the own team learns no other names (TEAM-14). */
  private async reachesAll(who: Caller): Promise<boolean> {
    if (seesEverybody(who.role) || !hasTeams(who)) return true;
    return (await this.settings.of(who, teamsFeature)).value.calendar === 'company';
  }

  /** All for who sees everybody, else those that the caller belongs to in these days or leads today. */
  private teamsOf(who: Caller, { from, to }: Span): Sql {
    const mine = sql`and (exists (select from team_members m where m.company_id = g.company_id and m.team_id = g.id
        and m.user_id = ${who.id} and m.valid_from <= ${to}::date and coalesce(m.ends_on, 'infinity') >= ${from}::date)
      or exists (select from ${leadsOn(this.clock.today())}
        where l.company_id = g.company_id and l.team_id = g.id and l.user_id = ${who.id}))`;
    return sql`select g.id from teams g where g.company_id = ${who.company}
      ${seesEverybody(who.role) ? nothing : mine} order by g.id`;
  }

  private async expected(
    who: Caller,
    teams: readonly { id: number }[],
    span: Span,
    { rules, calendars }: { rules: StaffingRule[]; calendars: Calendars | null },
  ): Promise<PlannerFrame['teams']> {
    const groups = { teams: teams.map(({ id }) => id), jobs: [], company: false };
    const [rows] = await this.database.read<GroupRows>(
      who,
      groupRows(who, { groups, named: [], days: [], span }),
    );
    const presence = new Presence(rows as GroupRows, rules, calendars);
    return teams.flatMap(({ id }) => {
      const key = `${TEAM}${id}`;
      const worked = daysFrom(span.from, span.to).flatMap((day) => {
        const { present: expected } = presence.on(key, day);
        return expected === null ? [] : { day, expected, minimum: presence.minimum(key, day) };
      });
      return worked.length > 0 ? { id, days: worked } : [];
    });
  }
}

/** People at one place have one calendar, which is named once. */
function rowsOfPeople(
  people: readonly PlacedRow[],
  days: readonly Day[],
  calendars: Calendars | null,
): Pick<PlannerFrame, 'people' | 'calendars'> {
  const known = new Map<string, number>();
  const all: PlannerFrame['calendars'] = [];
  const numberOf = (places: PlacedRow['places']) => {
    const key = JSON.stringify(places);
    const number = known.get(key) ?? all.push(freeDays(places, days, calendars)) - 1;
    known.set(key, number);
    return number;
  };
  return {
    people: people.map(({ places, ...person }) => ({ ...person, calendar: numberOf(places) })),
    calendars: all,
  };
}

function freeDays(
  places: PlacedRow['places'],
  days: readonly Day[],
  calendars: Calendars | null,
): PlannerFrame['calendars'][number] {
  if (!calendars) return [];
  return days.flatMap((day) => {
    const at = places.find(({ from, to }) => (from ?? day) <= day && day <= (to ?? day));
    const calendar = calendars.places.get(at?.place ?? 0) ?? calendars.usual;
    const special = specialDay(calendar, day);
    return special ? { day, name: special.name, share: special.share } : [];
  });
}
