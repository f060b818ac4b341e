import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { visibilityParts } from '@stundenbuch/domain/records/visibility/access';
import type {
  SubstituteCandidate,
  Substitution,
  substituteAnswerInput,
} from '@stundenbuch/domain/records/visibility/contract';
import { refuseVisibility } from '@stundenbuch/domain/records/visibility/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceRequest } from '../../records/entries/absence-request.entity.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway, takesTheDay } from '../../records/entries/kinds.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import type { Writer } from '../../records/entries/writers.service.ts';

/** Who can stand in for somebody: active colleagues. */
const canStandIn = (person: number): Sql => sql`u.active and u.role <> 4 and u.id <> ${person}`;

/** Who stands in while somebody is away (VIS-03): is asked, may answer, and has no veto. */
@Injectable()
export class Substitutes {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly clock: Clock,
  ) {}

  /** Who is away then is told as far as the caller sees it. */
  async candidates(
    who: Caller,
    { from = this.clock.today(), to = from }: { from?: Day | undefined; to?: Day | undefined },
  ): Promise<SubstituteCandidate[]> {
    refuseIf(periodRefusal(from, to));
    const { visible } = await this.visibility.of(who);
    return this.database.read<SubstituteCandidate>(
      who,
      sql`select u.id as "user", u.first_name, u.name, exists (select from entries e
          where e.company_id = u.company_id and e.user_id = u.id and ${isAway} and e.day between ${from} and ${to}
          and ${visible}) as away
        from users u where u.company_id = ${who.company} and ${canStandIn(who.id)}
        order by u.name, u.first_name, u.id`,
    );
  }

  /** The named substitute of a new request, where the company has them; null where nobody is named. */
  async named(tx: Tx, writer: Writer, substitute: number | null): Promise<number | null> {
    if (substitute === null || !allows(visibilityParts.substitutes, writer)) return null;
    const found = await rowsOf(
      tx,
      sql`select from users u where u.company_id = ${writer.company} and u.id = ${substitute}
        and ${canStandIn(writer.person)}`,
    );
    if (found.length === 0) throw new Refused(refuseVisibility('substitute_unknown', 'substitute'));
    return substitute;
  }

  duties(who: Caller): Promise<Substitution[]> {
    return this.database.read<Substitution>(who, this.dutiesOf(who));
  }

  answer(who: Caller, id: number, sent: Input<typeof substituteAnswerInput>): Promise<Substitution> {
    return this.database.write(who, async (tx) => {
      const asked = { company: who.company, id, substitute: who.id };
      const request = existing(
        await tx.findOne(AbsenceRequest, asked, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      Object.assign(request, {
        substitute_answer: sent.read().answer,
        substitute_answered_at: this.clock.now(),
      });
      await tx.flush();
      const [duty] = await rowsOf<Substitution>(tx, this.dutiesOf(who, id));
      return existing(duty);
    });
  }

  /** What is asked for or approved and not over; nothing of why. */
  private dutiesOf({ company, id }: Caller, request?: number): Sql {
    return sql`select r.id, u.first_name, u.name, r.note, r.substitute_answer as answer,
        json_agg(json_build_object('day', e.day, 'half', ${half}) order by e.day, e.second_half) as days
      from absence_requests r join users u on u.company_id = r.company_id and u.id = r.user_id
        join entries e on e.company_id = r.company_id and e.request_id = r.id and ${takesTheDay}
      where r.company_id = ${company} and r.substitute_id = ${id} ${request ? sql`and r.id = ${request}` : sql``}
      group by r.id, u.id having max(e.day) >= ${this.clock.today()} order by min(e.day), r.id`;
  }
}
