import { Injectable } from '@nestjs/common';
import type { endInput, TeamPerson } from '@stundenbuch/domain/day/teams/contract';
import type { deputyInput, Deputy as WireDeputy } from '@stundenbuch/domain/day/teams/deputy-contract';
import { refuseTeam } from '@stundenbuch/domain/day/teams/messages';
import { beginRefusal, isTakenBack, lastDayRefusal } from '@stundenbuch/domain/day/teams/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, rowOf } from '../../platform/database/found.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Deputy } from './deputy.entity.ts';

/** The constraints answer where two of them race, and whom the company does not have. */
const conflicts = {
  deputies_user: () => refuseTeam('team_person', 'user'),
  deputies_lead: () => refuseTeam('team_person', 'for_user'),
  deputies_once: () => refuseTeam('deputy_taken', 'user'),
};

/** Who decides in place of a lead (TEAM-09), as the lead or an admin puts it down. */
@Injectable()
export class Deputies {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<WireDeputy[]> {
    const own = sql`and (d.user_id = ${who.id} or d.for_user = ${who.id})`;
    return this.database.read<WireDeputy>(who, deputies(who, who.role === 'admin' ? nothing : own));
  }

  /** Names alone: everybody who may come in and does not only read. */
  people(who: Caller): Promise<TeamPerson[]> {
    return this.database.read<TeamPerson>(
      who,
      sql`select u.id as "user", u.first_name, u.name from users u
        where u.company_id = ${who.company} and u.active and u.role <> 4 order by u.name, u.first_name, u.id`,
    );
  }

  add(who: Caller, sent: Input<typeof deputyInput>): Promise<WireDeputy> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const { user, for_user, from, to, extras } = sent.read();
      const lead = for_user ?? who.id;
      if (lead !== who.id && who.role !== 'admin') throw new Refused(refuseWire('forbidden'));
      if (user === lead) throw new Refused(refuseTeam('deputy_self', 'user'));
      refuseIf(beginRefusal(from, this.clock.today()));
      if (to < from) throw new Refused(refuseWire('period_reversed', 'to'));
      await this.requirePerson(tx, who, user);
      const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
      const row = tx.create(Deputy, { user, for_user: lead, valid_from: from, ends_on: to, extras, ...made });
      await tx.flush();
      if (!(await this.leadsMeanwhile(tx, row)))
        throw new Refused(refuseTeam('deputy_lead', for_user === null ? 'from' : 'for_user'));
      return rowOf<WireDeputy>(tx, deputies(who, sql`and d.id = ${row.id}`));
    });
  }

  /** By the lead or an admin; whoever stands in reads it only. */
  end(who: Caller, id: number, sent: Input<typeof endInput>): Promise<WireDeputy> {
    return this.database.write(who, async (tx) => {
      const row = await lockedOne(tx, Deputy, who, id);
      if (who.role !== 'admin' && row.for_user !== who.id) throw new Refused(refuseWire('not_found'));
      const { to } = sent.read();
      const { valid_from: from, ends_on } = row;
      refuseIf(lastDayRefusal({ to: ends_on }, to, this.clock.today()));
      const stored = await rowOf<WireDeputy>(tx, deputies(who, sql`and d.id = ${id}`));
      if (isTakenBack({ from }, to)) tx.remove(row);
      else row.ends_on = to;
      return { ...stored, to };
    });
  }

  /** A reader never decides (TEAM-15), and who cannot come in decides nothing. */
  private async requirePerson(tx: Tx, { company }: Caller, user: number): Promise<void> {
    const found = await rowsOf(
      tx,
      sql`select from users where company_id = ${company} and id = ${user} and active and role <> 4`,
    );
    if (found.length === 0) throw new Refused(refuseTeam('team_person', 'user'));
  }

  private async leadsMeanwhile(tx: Tx, { company, for_user, valid_from, ends_on }: Deputy): Promise<boolean> {
    const found = await rowsOf(
      tx,
      sql`select from team_leads l join teams t on t.company_id = l.company_id and t.id = l.team_id and t.archived_at is null
        where l.company_id = ${company} and l.user_id = ${for_user} and l.valid_from <= ${ends_on}
          and coalesce(l.ends_on, 'infinity') >= ${valid_from} limit 1`,
    );
    return found.length > 0;
  }
}

/** The latest first. */
function deputies({ company }: Caller, which: Sql): Sql {
  return sql`select d.id, d.user_id as "user", u.first_name, u.name, d.for_user, f.first_name as for_first_name,
      f.name as for_name, d.valid_from as "from", d.ends_on as "to", d.extras
    from deputies d join users u on u.company_id = d.company_id and u.id = d.user_id
      join users f on f.company_id = d.company_id and f.id = d.for_user
    where d.company_id = ${company} ${which} order by d.ends_on desc, f.name, f.first_name, d.id`;
}
