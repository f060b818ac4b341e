import { Injectable } from '@nestjs/common';
import { balanceNow } from '@stundenbuch/domain/accounts/overtime/account';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { missingDays } from '@stundenbuch/domain/records/timesheet/faults';
import { addDays, type Day, daysFrom } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import type { MyTeam, TeamMate } from '@stundenbuch/domain/workflows/myteam/contract';
import { lightOf } from '@stundenbuch/domain/workflows/myteam/lights';
import { partAway, presenceOf } from '@stundenbuch/domain/workflows/myteam/presence';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import { leadsOf } from '../../day/led.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway, isWork } from '../../records/entries/kinds.ts';
import { Missing } from './missing.service.ts';

interface MateRow extends Pick<TeamMate, 'user' | 'first_name' | 'name' | 'rights' | 'in_place_of'> {
  teams: MyTeam['teams'];
  /** Since when the person belongs to one of the teams, and to one whose hours the caller reads. */
  since: Day;
  hours_since: Day | null;
}

interface DayRow {
  user: number;
  day: Day;
  minutes: number | null;
  half: Half;
}

interface RunningRow {
  user: number;
  kind: 'work' | 'break';
}

/** The page of a lead: who is there today, the week, open days and accounts of today's members (TEAM-14). */
@Injectable()
export class MyTeams {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly overtime: OvertimeService,
    private readonly missing: Missing,
  ) {}

  async of(who: Caller): Promise<MyTeam> {
    const today = this.clock.today();
    const mates = await this.database.read<MateRow>(who, matesOf(who, today));
    const teams = new Map(mates.flatMap((mate) => mate.teams.map((team) => [team.id, team])));
    const led = mates.filter(({ hours_since }) => hours_since !== null).map(({ user }) => user);
    const monday = mondayOf(today);
    const [days, running, attendances, accounts] = await Promise.all([
      this.database.read<DayRow>(who, daysOf(who, mates, monday, addDays(monday, 6))),
      this.running(who, led),
      this.missing.ofPeople(who, led),
      this.accountsOf(who, led),
    ]);
    const daysByUser = Map.groupBy(days, ({ user }) => user);
    const people = mates.map(({ since, hours_since, teams: ofMate, ...mate }) => {
      const rows = daysByUser.get(mate.user) ?? [];
      const week = daysFrom(monday, addDays(monday, 6)).map((day) => {
        const ofDay = rows.filter((row) => row.day === day);
        const worked = ofDay.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
        const away = ofDay.filter(({ minutes }) => minutes === null).map((row) => row.half);
        return {
          day,
          worked: hours_since !== null && day >= hours_since ? worked : null,
          away: day >= since ? partAway(away) : null,
        };
      });
      const now = week.find(({ day }) => day === today);
      const attendance = attendances.get(mate.user);
      return {
        ...mate,
        teams: ofMate.map(({ id }) => id),
        today: presenceOf({
          running: running.get(mate.user) ?? null,
          hasWorked: (now?.worked ?? 0) > 0,
          away: now?.away ?? undefined,
        }),
        week,
        missing:
          hours_since === null || !attendance
            ? null
            : missingDays(attendance, today)
                .filter(({ day, working_day }) => working_day === 'true' && day >= hours_since)
                .map(({ day }) => day),
        account: accounts.get(mate.user) ?? null,
      };
    });
    return { teams: [...teams.values()], people };
  }

  /** Clocks that run; what nobody stopped in time says nothing of today. */
  private async running(who: Caller, users: readonly number[]): Promise<Map<number, 'work' | 'break'>> {
    if (users.length === 0 || !who.features.includes(punchFeature.name)) return new Map();
    const { value } = await this.settings.of(who, punchFeature);
    const rows = await this.database.read<RunningRow>(
      who,
      sql`select i.user_id as "user", i.kind from work_intervals i
        where i.company_id = ${who.company} and i.user_id = any(${users}) and i.ended_at is null and not i.forgotten
          and i.started_at > ${this.clock.now()}::timestamptz - make_interval(hours => ${value.forgotten_after}::int)`,
    );
    return new Map(rows.map(({ user, kind }) => [user, kind]));
  }

  private async accountsOf(who: Caller, users: readonly number[]): Promise<Map<number, TeamMate['account']>> {
    if (users.length === 0 || !who.flags.includes('timebooking')) return new Map();
    const found = await this.overtime.of(who, users);
    const { settings, since } = found ?? {};
    if (!found || !settings || !since || since > this.clock.today()) return new Map();
    return new Map(
      found.accounts.map(({ user, facts }) => {
        const balance = balanceNow(facts);
        return [user, { balance, light: lightOf(balance, settings) }];
      }),
    );
  }
}

/** Today's members of the teams that the caller leads, but for the caller. */
function matesOf({ company, id }: Tenant, today: Day): Sql {
  const asked = { person: sql`m.user_id`, day: sql`${today}::date` };
  return sql`select u.id as "user", u.first_name, u.name,
      jsonb_agg(distinct jsonb_build_object('id', t.id, 'name', t.name)) as teams,
      coalesce(jsonb_agg(distinct r.may) filter (where r.may <> 'correct' or m.home), '[]') as rights,
      case when bool_or(l.lead_id = l.user_id) then '[]'
        else jsonb_agg(distinct s.first_name || ' ' || s.name) end as in_place_of,
      to_char(min(m.valid_from), 'YYYY-MM-DD') as since,
      to_char(min(m.valid_from) filter (where 'hours' = any(l.rights)), 'YYYY-MM-DD') as hours_since
    from ${leadsOf(asked, today)}
      join users u on u.company_id = m.company_id and u.id = m.user_id and u.active
      join users s on s.company_id = l.company_id and s.id = l.lead_id
      cross join lateral unnest(l.rights) r(may)
    where l.company_id = ${company} and l.user_id = ${id} and m.user_id <> ${id}
    group by u.id order by u.name, u.first_name, u.id`;
}

/** Working times of those whose hours are read, and who is away. */
function daysOf({ company }: Tenant, mates: readonly MateRow[], from: Day, to: Day): Sql {
  const users = mates.map(({ user }) => user);
  return sql`select e.user_id as "user", to_char(e.day, 'YYYY-MM-DD') as day, ${half} as half,
      case when ${isWork} then coalesce(e.net_minutes, round(e.hours * 60))::int end as minutes
    from entries e
    where e.company_id = ${company} and e.user_id = any(${users}) and e.day between ${from} and ${to}
      and (${isWork} or (${isAway}))`;
}
