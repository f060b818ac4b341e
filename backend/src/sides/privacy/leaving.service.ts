import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import type { Leaving } from '@stundenbuch/domain/sides/privacy/contract';
import { anonymiseRefusal } from '@stundenbuch/domain/sides/privacy/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { anonymiseFacts, dayOfErasure, type StoredPerson } from './anonymise-facts.ts';

/** What is left to be seen to of somebody who leaves (GDPR-07). */
@Injectable()
export class LeavingPeople {
  constructor(
    private readonly database: Database,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
  ) {}

  async of(who: Caller, id: number): Promise<Leaving> {
    const today = this.clock.today();
    const [people, counts] = await this.database.readAll(who, [
      anonymiseFacts(who.company, id),
      leftOf(who.company, id, today),
    ]);
    const [person] = people as StoredPerson[];
    if (!person) throw new Refused(refuseWire('not_found'));
    const [left] = counts as [Omit<Leaving, 'name' | 'active' | 'account' | 'deletion'>];
    const refusal = anonymiseRefusal(who, person, dayOfErasure(today, person));
    const deletion = { from: person.kept_until, refusal: refusal?.message ?? null };
    const balance = allows(overtimeAccess.company, who) ? await this.overtime.balanceOf(who, id) : null;
    const account = balance?.minutes ?? null;
    return { name: person.called, active: person.active, account, ...left, deletion };
  }
}

function leftOf(company: number, id: number, today: string): Sql {
  const own = sql`company_id = ${company} and user_id = ${id}`;
  const isRunning = sql`(ends_on is null or ends_on >= ${today}::date)`;
  const count = (what: Sql) => sql`(select count(*)::int ${what})`;
  return sql`select
    (select ends_on::text from contracts where ${own} order by valid_from desc limit 1) as last_day,
    (select count(distinct coalesce(request_id, -id))::int from entries where ${own} and status = 0) as requests,
    ${count(sql`from correction_requests where ${own} and state = 'open'`)} as corrections,
    ${count(sql`from entries where ${own} and status = 1 and day > ${today}::date`)} as absences,
    ${count(sql`from absence_requests r where r.company_id = ${company} and r.substitute_id = ${id} and exists (
      select from entries e where e.company_id = r.company_id and e.request_id = r.id and e.status in (0, 1)
        and e.day >= ${today}::date)`)} as substitutes,
    exists (select from work_intervals where ${own} and ended_at is null) as punched_in,
    (select count(distinct date_trunc('month', e.day))::int from entries e join company_settings s
        on s.company_id = e.company_id and s.feature = 'closing' and s.since <= e.day
      where e.company_id = ${company} and e.user_id = ${id} and e.day <= ${today}::date and not exists (
        select from month_closings k where k.company_id = e.company_id and k.user_id = e.user_id and k.state = 'closed'
          and k.month = date_trunc('month', e.day)::date)) as open_months,
    ${count(sql`from team_members where ${own} and ${isRunning}`)} as teams,
    ${count(sql`from team_leads where ${own} and ${isRunning}`)} as leads,
    ${count(sql`from deputies where company_id = ${company} and (user_id = ${id} or for_user = ${id}) and ${isRunning}`)} as deputies,
    ${count(sql`from sessions where ${own} and expires_at > now()`)} as sessions,
    ${count(sql`from second_factors where ${own}`)} as factors,
    ${count(sql`from feeds where ${own}`)} as feeds`;
}
