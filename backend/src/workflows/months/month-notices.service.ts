import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { noticeAccess } from '@stundenbuch/domain/sides/notices/access';
import type { CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** What people are told of months that are closed, where the company has it. Nobody is told what they did themselves. */
@Injectable()
export class MonthNotices {
  constructor(private readonly notices: NoticeWriter) {}

  async received(tx: Tx, who: Caller, { user, first_name, name, day }: CorrectionRequest): Promise<void> {
    if (!isOn(who)) return;
    const admins = await rowsOf<{ id: number }>(
      tx,
      sql`select id from users where company_id = ${who.company} and role = 2 and active and id <> ${user}`,
    );
    await this.notices.write(tx, who, {
      kind: 'correction_received',
      users: admins.map(({ id }) => id),
      data: { name: `${first_name} ${name}`, day },
    });
  }

  async decided(tx: Tx, who: Caller, { user, day, state }: CorrectionRequest): Promise<void> {
    if (!isOn(who) || user === who.id) return;
    const data = { user, day, accepted: state === 'accepted' };
    await this.notices.write(tx, who, { kind: 'correction_decided', users: [user], data });
  }

  /** Reopened by an admin, or given back by a lead. */
  async reopened(tx: Tx, who: Caller, user: number, month: string): Promise<void> {
    if (!isOn(who) || user === who.id) return;
    await this.notices.write(tx, who, { kind: 'month_reopened', users: [user], data: { user, month } });
  }
}

const isOn = (who: Caller) => allows(noticeAccess.list, who);
