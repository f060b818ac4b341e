import { Injectable } from '@nestjs/common';
import type { LedPerson, TeamWithPeople } from '@stundenbuch/domain/day/teams/contract';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { leadsOf } from '../../day/led.ts';
import { refuseUnlessLed } from '../../day/led-people.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { mayDecideOn } from '../../workflows/absences/deciders.ts';

/** Who belongs to which team in a period, for who chooses a team above a list (TEAM-14). */
@Injectable()
export class TeamPeople {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  async of(
    who: Caller,
    { from = this.clock.today(), to = from }: { from?: Day | undefined; to?: Day | undefined },
  ): Promise<TeamWithPeople[]> {
    refuseIf(periodRefusal(from, to));
    const known = seesEverybody(who.role) ? nothing : sql`and (${await this.known(who)})`;
    return this.database.read<TeamWithPeople>(
      who,
      sql`select t.id, t.name, json_agg(json_build_object('user', u.id, 'first_name', u.first_name, 'name', u.name,
            'active', u.active, 'home', x.home, 'from', greatest(x.valid_from, ${from}::date),
            'to', least(x.ends_on, ${to}::date)) order by u.name, u.first_name, u.id, x.valid_from) as people
        from teams t join team_members x on x.company_id = t.company_id and x.team_id = t.id
          join users u on u.company_id = x.company_id and u.id = x.user_id
        where t.company_id = ${who.company} and x.valid_from <= ${to}::date
          and coalesce(x.ends_on, 'infinity') >= ${from}::date ${known}
        group by t.id order by lower(t.name), t.id`,
    );
  }

  /** Of somebody for whom the caller writes, a lead on whatever day. */
  async person(who: Caller, person: number): Promise<LedPerson> {
    const today = this.clock.today();
    const enters = (type: number) =>
      who.role === 'admin' ? sql`true` : mayDecideOn(who, { person: sql`u.id`, day: today, type }, today);
    if (who.role !== 'admin') await refuseUnlessLed(this.database, who, 'correct', person, today);
    return readOne<LedPerson>(
      this.database,
      who,
      sql`select u.id, u.first_name, u.name, u.working_days, u.records_from, u.records,
          ${enters(TYPE.vacation)} as decides, ${enters(TYPE.sickness)} as decides_sick
        from users u
        where u.company_id = ${who.company} and u.id = ${person}`,
    );
  }

  /** Of memberships `x`: the own, those of led people, and those of who is in the team at the same time. */
  private async known(who: Caller): Promise<Sql> {
    const { value } = await this.settings.of(who, teamsFeature);
    const about = { person: sql`x.user_id`, day: sql`x.valid_from` };
    const mates = sql`or exists (select from team_members me
      where me.company_id = x.company_id and me.team_id = x.team_id and me.user_id = ${who.id}
      and me.valid_from <= coalesce(x.ends_on, 'infinity') and x.valid_from <= coalesce(me.ends_on, 'infinity'))`;
    return sql`x.user_id = ${who.id} or exists (select from ${leadsOf(about, this.clock.today())}
        where l.company_id = x.company_id and l.team_id = x.team_id and l.user_id = ${who.id})
      ${value.calendar === 'own' ? nothing : mates}`;
  }
}
