import { Injectable } from '@nestjs/common';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import { workingDayAfter } from '@stundenbuch/domain/day/teams/rules';
import { dayToRemind } from '@stundenbuch/domain/sides/notices/times';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { hasTeams } from '../../day/led.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { absenceDays, awaitedLeads, freeDays } from './deciders.ts';
import { aboutWaiting } from './request-notices.ts';

const NAME = 'request_waiting';

interface Waiting {
  /** The first day of the request. */
  entry: number;
  user: number;
  name: string;
  from: Day;
  days: number;
  /** Since when it waits for who decides now. */
  since: Day;
}

/**
 * After so many working days whoever decides on a request is reminded of it, after twice as many the office (TEAM-10); silence
 * decides nothing. What fell due since the last round is told, so that a night without a process loses nothing.
 */
@Injectable()
export class RequestReminders {
  constructor(
    jobs: Schedule,
    private readonly notices: NoticeWriter,
  ) {
    jobs.register({
      name: NAME,
      period: dayToRemind,
      work: (tx, company, today) => this.remind(tx, company, today),
    });
  }

  private async remind(tx: Tx, company: CompanyToday, today: Day): Promise<void> {
    if (!hasTeams(company) || !company.flags.includes('absences')) return;
    const waiting = await this.waiting(tx, company);
    const [oldest] = waiting;
    if (!oldest) return;
    const after = await this.patience(tx, company);
    const [last] = await rowsOf<{ day: Day | null }>(
      tx,
      sql`select max(period) as day from job_runs
        where company_id = ${company.company} and name = ${NAME} and period < ${today}`,
    );
    const years = [...new Set(waiting.flatMap(({ since }) => [yearOf(since), yearOf(today)]))];
    const free = new Set(await freeDays(tx, company, years));
    const isDue = ({ since }: Waiting, days: number) => {
      const day = workingDayAfter(since, days, (one) => free.has(one));
      return day <= today && (!last?.day || day > last.day);
    };
    const absent = await absenceDays(tx, company, today);
    for (const request of waiting) {
      if (isDue(request, after)) {
        const leads = await rowsOf<{ id: number }>(tx, awaitedLeads(company, request.entry, today, absent));
        await this.tell(
          tx,
          company,
          request,
          leads.length > 0 ? leads : await this.admins(tx, company, request),
        );
      }
      if (isDue(request, 2 * after))
        await this.tell(tx, company, request, await this.admins(tx, company, request));
    }
  }

  /** Once each: whoever was told already, as the office in place of a lead, is not told again. */
  private async tell(
    tx: Tx,
    company: CompanyToday,
    request: Waiting,
    people: { id: number }[],
  ): Promise<void> {
    const about = aboutWaiting(request.entry);
    const told = await rowsOf<{ user: number }>(
      tx,
      sql`select user_id as "user" from notices where company_id = ${company.company} and about = ${about}
        union select user_id from outbox where company_id = ${company.company} and about = ${about}`,
    );
    const known = new Set(told.map(({ user }) => user));
    const { name, days, from, since } = request;
    await this.notices.write(tx, company, {
      kind: NAME,
      users: people.map(({ id }) => id).filter((id) => !known.has(id)),
      data: { name, days, from, since },
      about,
    });
  }

  /** Each open request once; of one with a first word it is asked since that. */
  private waiting(tx: Tx, { company }: CompanyToday): Promise<Waiting[]> {
    return rowsOf<Waiting>(
      tx,
      sql`select (array_agg(e.id order by e.day, e.id))[1] as entry, e.user_id as "user",
          u.first_name || ' ' || u.name as name, min(e.day) as "from",
          sum(case when e.first_half and e.second_half then 1 else 0.5 end)::float8 as days,
          to_char(max(coalesce(e.pre_approved_at, e.created_at)) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as since
        from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
        where e.company_id = ${company} and e.status = 0 and e.type <> 50
        group by coalesce(-e.request_id, e.id), e.user_id, u.first_name, u.name order by since`,
    );
  }

  private async patience(tx: Tx, { company }: CompanyToday): Promise<number> {
    const [row] = await rowsOf<{ value: object }>(
      tx,
      sql`select value from company_settings where company_id = ${company} and feature = ${teamsFeature.name}`,
    );
    return teamsFeature.settings.parse(row?.value ?? {}).remind_after;
  }

  private admins(tx: Tx, { company }: CompanyToday, { user }: Waiting): Promise<{ id: number }[]> {
    return rowsOf<{ id: number }>(
      tx,
      sql`select u.id from users u where u.company_id = ${company} and u.role = 2 and u.active and u.id <> ${user}`,
    );
  }
}
