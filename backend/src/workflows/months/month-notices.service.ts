import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { noticeAccess } from '@stundenbuch/domain/sides/notices/access';
import { type Day, lastOfMonth } from '@stundenbuch/domain/time/day';
import type { CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { hasTeams, leadsOf } from '../../day/led.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** What people are told of months that are closed, where the company has it. Nobody is told what they did themselves. */
@Injectable()
export class MonthNotices {
  constructor(private readonly notices: NoticeWriter) {}

  async received(tx: Tx, who: Caller, { id, user, first_name, name, day }: CorrectionRequest): Promise<void> {
    if (!isOn(who)) return;
    const admins = await rowsOf<{ id: number }>(
      tx,
      sql`select id from users where company_id = ${who.company} and role = 2 and active and id <> ${user}`,
    );
    await this.notices.write(tx, who, {
      kind: 'correction_received',
      users: admins.map(({ id }) => id),
      data: { name: `${first_name} ${name}`, day },
      about: aboutCorrection(id),
    });
  }

  /** The person has withdrawn it. */
  async unasked(tx: Tx, who: Caller, correction: number): Promise<void> {
    if (isOn(who)) await this.notices.withdraw(tx, who, aboutCorrection(correction));
  }

  async decided(tx: Tx, who: Caller, { user, day, state }: CorrectionRequest): Promise<void> {
    if (!isOn(who) || user === who.id) return;
    const data = { user, day, accepted: state === 'accepted' };
    await this.notices.write(tx, who, { kind: 'correction_decided', users: [user], data });
  }

  /** Whoever checks it learns that the person has confirmed it (TEAM-11); once, however often it is confirmed before. */
  async confirmed(tx: Tx, who: Caller, month: string, today: Day): Promise<void> {
    if (!isOn(who) || !hasTeams(who)) return;
    const about = { person: sql`${who.id}::int`, day: sql`${lastOfMonth(`${month}-01`)}::date`, home: true };
    const leads = await rowsOf<{ id: number; name: string }>(
      tx,
      sql`select distinct lead.id, p.first_name || ' ' || p.name as name from ${leadsOf(about, today)}
        join users lead on lead.company_id = l.company_id and lead.id = l.user_id and lead.active and lead.role <> 4
        join users p on p.company_id = l.company_id and p.id = ${who.id}
        where l.company_id = ${who.company} and 'month' = any(l.rights)`,
    );
    const [first] = leads;
    if (!first) return;
    await this.withdrawn(tx, who, who.id, month);
    await this.notices.write(tx, who, {
      kind: 'month_confirmed',
      users: leads.map(({ id }) => id),
      data: { user: who.id, name: first.name, month },
      about: aboutMonth(who.id, month),
    });
  }

  /** There is nothing to check any more. */
  async withdrawn(tx: Tx, who: Caller, user: number, month: string): Promise<void> {
    if (isOn(who) && hasTeams(who)) await this.notices.withdraw(tx, who, aboutMonth(user, month));
  }

  /** Reopened by an admin, or given back by a lead. */
  async reopened(tx: Tx, who: Caller, user: number, month: string): Promise<void> {
    if (!isOn(who) || user === who.id) return;
    await this.notices.write(tx, who, { kind: 'month_reopened', users: [user], data: { user, month } });
  }
}

const aboutCorrection = (id: number) => `correction ${id}`;

const aboutMonth = (user: number, month: string) => `month ${user} ${month}`;

const isOn = (who: Caller) => allows(noticeAccess.list, who);
