import { Injectable } from '@nestjs/common';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import { type FirstFacts, firstStepsOf } from '@stundenbuch/domain/sides/people/first-steps';
import type { FirstSteps as WireFirstSteps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';

const OVER: WireFirstSteps = { steps: [], place: null };

/** What the admin of a new company does first: ticked off by what is there, and shown until all is done or dismissed. */
@Injectable()
export class FirstSteps {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async of(who: Caller): Promise<WireFirstSteps> {
    const [facts] = await this.database.read<FirstFacts & { over: boolean }>(who, this.factsOf(who));
    if (!facts || facts.over) return OVER;
    const answer = firstStepsOf(facts, who, this.clock.today());
    // Done once is done for good: who is hired next year is no first step.
    if (answer.steps.every(({ done }) => done)) await this.database.write(who, (tx) => this.end(tx, who));
    return answer;
  }

  /** No admin of the company is shown them again. */
  dismiss(who: Caller): Promise<WireFirstSteps> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, adminAccess.dismissFirstSteps);
      await this.end(tx, who);
      return OVER;
    });
  }

  private async end(tx: Tx, { company }: Caller): Promise<void> {
    await rowsOf(
      tx,
      sql`update companies set first_steps_over_at = ${this.clock.now()}
        where id = ${company} and first_steps_over_at is null`,
    );
  }

  private factsOf({ company, id }: Caller): Sql {
    const invitation = sql`exists (select from codes i where i.company_id = u.company_id and i.user_id = u.id
      and i.kind = 'invite' and i.used_at is null and i.expires_at > ${this.clock.now()})`;
    const contract = sql`exists (select from contracts k where k.company_id = u.company_id and k.user_id = u.id)`;
    return sql`select c.first_steps_over_at is not null as over,
        (select json_build_object('name', p.name, 'land', p.land, 'extras', p.extras)
          from company_settings s join places p on p.company_id = s.company_id and to_jsonb(p.id) = s.value -> 'place'
          where s.company_id = c.id and s.feature = ${calendarFeature.name}) as place,
        (select count(*)::int from places where company_id = c.id) as places,
        exists (select from projects where company_id = c.id) as projects, n.*
      from companies c cross join lateral (
        select count(*) filter (where u.records)::int as recorded,
          count(*) filter (where u.records and not ${contract})::int as uncontracted,
          count(*) filter (where u.id <> ${id})::int as others,
          count(*) filter (where u.id <> ${id} and u.password_hash is null and not ${invitation})::int as uninvited
        from users u where u.company_id = c.id and u.active) n
      where c.id = ${company}`;
  }
}
