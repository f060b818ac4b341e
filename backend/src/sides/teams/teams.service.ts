import type { EntityClass } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  endInput,
  LedAlone,
  leadInput,
  memberInput,
  TeamInput,
  TeamPerson,
  TeamPreview,
  TeamRecord,
  teamChange,
  Team as WireTeam,
} from '@stundenbuch/domain/day/teams/contract';
import { refuseTeam } from '@stundenbuch/domain/day/teams/messages';
import { beginRefusal, isTakenBack, lastDayRefusal } from '@stundenbuch/domain/day/teams/rules';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import type { z } from 'zod';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne, rowOf } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type Concerned, changedHands, openRequestsOf } from './changed-hands.ts';
import { Team } from './team.entity.ts';
import { TeamLead } from './team-lead.entity.ts';
import { TeamMember } from './team-member.entity.ts';

/** The constraints answer where two admins race. */
const conflicts = {
  teams_name: () => refuseTeam('team_taken', 'name'),
  team_members_user: () => refuseTeam('team_person', 'user'),
  team_leads_user: () => refuseTeam('team_person', 'user'),
  team_members_home: () => refuseTeam('home_taken', 'home'),
  team_members_once: () => refuseTeam('member_taken', 'user'),
  team_leads_once: () => refuseTeam('lead_taken', 'user'),
};

/** What is about to be done, once it is known that it may be; `on`: the day on which it takes effect. */
type Change = (tx: Tx) => Promise<Concerned & { make: () => void }>;

/** Who is in which team and who leads it, as an admin puts it down (TEAM-01, TEAM-14). */
@Injectable()
export class Teams {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<WireTeam[]> {
    const today = this.clock.today();
    return this.database.read<WireTeam>(
      who,
      sql`select t.id, t.name, t.stage, t.archived_at is not null as archived, t.version,
          (select count(*)::int from team_members m where m.company_id = t.company_id and m.team_id = t.id
            and ${today}::date between m.valid_from and coalesce(m.ends_on, 'infinity')) as members,
          (select coalesce(json_agg(json_build_object('user', u.id, 'first_name', u.first_name, 'name', u.name)
              order by u.name, u.first_name), '[]')
            from team_leads l join users u on u.company_id = l.company_id and u.id = l.user_id
            where l.company_id = t.company_id and l.team_id = t.id
              and ${today}::date between l.valid_from and coalesce(l.ends_on, 'infinity')) as leads
        from teams t where t.company_id = ${who.company} order by t.archived_at is not null, lower(t.name)`,
    );
  }

  read(who: Caller, id: number): Promise<TeamRecord> {
    return readOne<TeamRecord>(this.database, who, recordOf(who, id));
  }

  /** Active people without a home team today. Readers record nothing, so nobody decides for them. */
  unassigned(who: Caller): Promise<TeamPerson[]> {
    return this.database.read<TeamPerson>(
      who,
      sql`select u.id as "user", u.first_name, u.name from users u
        where u.company_id = ${who.company} and u.active and u.role <> 4 and not exists (
          select from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
          where m.company_id = u.company_id and m.user_id = u.id and m.home and t.archived_at is null
            and ${this.clock.today()}::date between m.valid_from and coalesce(m.ends_on, 'infinity'))
        order by u.name, u.first_name, u.id`,
    );
  }

  create(who: Caller, input: TeamInput): Promise<TeamRecord> {
    return this.write(who, async (tx) => {
      const team = tx.create(Team, { ...input, ...this.made(who) });
      await tx.flush();
      return team.id;
    });
  }

  change(who: Caller, id: number, sent: Input<typeof teamChange>): Promise<TeamRecord> {
    return this.write(who, async (tx) => {
      const team = await lockedOne(tx, Team, who, id);
      const { version, archived, ...fields } = sent.read();
      refuseIf(staleRefusal(team.version, version));
      if (archived && !team.archived_at) await this.endAll(tx, who, id);
      const archived_at = archived ? (team.archived_at ?? this.clock.now()) : null;
      Object.assign(team, { ...fields, archived_at });
      return id;
    });
  }

  addMember = (who: Caller, id: number, sent: Input<typeof memberInput>) =>
    this.changed(
      who,
      this.joined(who, id, sent, (tx, row) => tx.create(TeamMember, row)),
    );
  addLead = (who: Caller, id: number, sent: Input<typeof leadInput>) =>
    this.changed(
      who,
      this.joined(who, id, sent, (tx, row) => tx.create(TeamLead, row)),
    );
  endMember = (who: Caller, id: number, sent: Input<typeof endInput>) =>
    this.changed(who, this.ended(TeamMember, who, id, sent));
  endLead = (who: Caller, id: number, sent: Input<typeof endInput>) =>
    this.changed(who, this.ended(TeamLead, who, id, sent));

  previewMember = (who: Caller, id: number, sent: Input<typeof memberInput>) =>
    this.preview(
      who,
      this.joined(who, id, sent, (tx, row) => tx.create(TeamMember, row)),
    );
  previewLead = (who: Caller, id: number, sent: Input<typeof leadInput>) =>
    this.preview(
      who,
      this.joined(who, id, sent, (tx, row) => tx.create(TeamLead, row)),
    );
  previewMemberEnd = (who: Caller, id: number, sent: Input<typeof endInput>) =>
    this.preview(who, this.ended(TeamMember, who, id, sent));
  previewLeadEnd = (who: Caller, id: number, sent: Input<typeof endInput>) =>
    this.preview(who, this.ended(TeamLead, who, id, sent));

  /** Teams without another lead, of today or to come. */
  ledAlone(who: Caller, user: number): Promise<LedAlone> {
    const alive = sql`coalesce(l.ends_on, 'infinity') >= ${this.clock.today()}`;
    const lead = sql`select from team_leads l join users o on o.company_id = l.company_id and o.id = l.user_id
      where l.company_id = t.company_id and l.team_id = t.id and ${alive} and l.user_id`;
    return readOne<LedAlone>(
      this.database,
      who,
      sql`select u.id as "user", u.first_name, u.name,
          (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
            from teams t where t.company_id = u.company_id and t.archived_at is null
              and exists (${lead} = u.id) and not exists (${lead} <> u.id and o.active)) as teams
        from users u where u.company_id = ${who.company} and u.id = ${user}`,
    );
  }

  private joined<Schema extends typeof memberInput | typeof leadInput>(
    who: Caller,
    id: number,
    sent: Input<Schema>,
    store: (tx: Tx, row: Omit<z.output<Schema>, 'from'> & ReturnType<Teams['rowOf']>) => void,
  ): Change {
    return async (tx) => {
      const { from, ...row } = await this.joining(tx, who, id, sent);
      const today = this.clock.today();
      const make = () => store(tx, { ...row, ...this.rowOf(who, id, from) });
      return { team: id, user: row.user, on: from > today ? from : today, make };
    };
  }

  private ended(
    entity: EntityClass<TeamMember | TeamLead>,
    who: Caller,
    id: number,
    sent: Input<typeof endInput>,
  ): Change {
    return async (tx) => {
      const row = await lockedOne(tx, entity, who, id);
      const { to } = sent.read();
      const { valid_from: from, ends_on } = row;
      const today = this.clock.today();
      refuseIf(lastDayRefusal({ to: ends_on ?? null }, to, today));
      const on = [addDays(to, 1), from, today].toSorted().at(-1) as Day;
      const make = () => {
        if (isTakenBack({ from }, to)) tx.remove(row);
        else row.ends_on = to;
      };
      return { team: row.team, user: row.user, on, make };
    };
  }

  private changed(who: Caller, change: Change): Promise<TeamRecord> {
    return this.write(who, async (tx) => {
      const { team, make } = await change(tx);
      make();
      return team;
    });
  }

  /** It is made, looked at and undone: refused for what the change itself would be refused for. */
  private preview(who: Caller, change: Change): Promise<TeamPreview> {
    return this.database.rehearse(
      who,
      async (tx) => {
        const { make, ...about } = await change(tx);
        const before = await openRequestsOf(tx, who, about);
        make();
        await tx.flush();
        return changedHands(before, await openRequestsOf(tx, who, about));
      },
      conflicts,
    );
  }

  /** As of yesterday; what has begun today, or has yet to, has no day behind it. */
  private async endAll(tx: Tx, { company }: Caller, team: number): Promise<void> {
    const today = this.clock.today();
    for (const table of [sql`team_members`, sql`team_leads`]) {
      const ofTeam = sql`company_id = ${company} and team_id = ${team}`;
      await rowsOf(tx, sql`delete from ${table} where ${ofTeam} and valid_from >= ${today}`);
      await rowsOf(
        tx,
        sql`update ${table} set ends_on = ${addDays(today, -1)} where ${ofTeam} and coalesce(ends_on, 'infinity') >= ${today}`,
      );
    }
  }

  /** Nobody archives it meanwhile. */
  private async joining<Schema extends typeof memberInput | typeof leadInput>(
    tx: Tx,
    who: Caller,
    id: number,
    sent: Input<Schema>,
  ): Promise<z.output<Schema>> {
    const team = await lockedOne(tx, Team, who, id);
    const input = sent.read();
    if (team.archived_at) throw new Refused(refuseTeam('team_archived'));
    refuseIf(beginRefusal(input.from, this.clock.today()));
    return input;
  }

  private write(who: Caller, work: (tx: Tx) => Promise<number>): Promise<TeamRecord> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const id = await work(tx);
      await tx.flush();
      return rowOf<TeamRecord>(tx, recordOf(who, id));
    });
  }

  private rowOf(who: Caller, team: number, valid_from: Day) {
    return { team, valid_from, ...this.made(who) };
  }

  private made({ company, id }: Caller) {
    return { company, created_at: this.clock.now(), created_by: id };
  }
}

function recordOf({ company }: Tenant, id: number): Sql {
  const rows = (
    table: Sql,
    more: Sql,
  ) => sql`(select coalesce(json_agg(json_build_object('id', r.id, 'user', r.user_id,
      'first_name', u.first_name, 'name', u.name, 'from', r.valid_from, 'to', r.ends_on, ${more})
      order by coalesce(r.ends_on, 'infinity') desc, u.name, u.first_name, r.id), '[]')
    from ${table} r join users u on u.company_id = r.company_id and u.id = r.user_id
    where r.company_id = t.company_id and r.team_id = t.id)`;
  return sql`select t.id, t.name, t.stage, t.archived_at is not null as archived, t.version,
      ${rows(sql`team_members`, sql`'home', r.home`)} as members,
      ${rows(sql`team_leads`, sql`'rights', r.rights`)} as leads
    from teams t where t.company_id = ${company} and t.id = ${id}`;
}
