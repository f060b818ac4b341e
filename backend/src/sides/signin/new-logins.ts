import { Injectable } from '@nestjs/common';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { SeenSessions, type Used } from '../../platform/session/seen-sessions.ts';

/**
 * Tells somebody of a login with a device on which the program was never used before. Not of the first device, nor of
 * sessions that began before it was noted: those are from before the company switched it on.
 */
@Injectable()
export class NewLogins {
  constructor(
    seen: SeenSessions,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {
    seen.whenOnAnotherDevice((tx, used) => this.tell(tx, used));
  }

  private async tell(tx: Tx, { company, id, device, since }: Used): Promise<void> {
    const recorded = await rowsOf(
      tx,
      sql`with known as (
          select min(created_at) as since from seen_devices where company_id = ${company} and user_id = ${id}
        ), added as (
          insert into seen_devices (company_id, user_id, agent, created_at, created_by)
          values (${company}, ${id}, ${device}, ${this.clock.now()}, ${id})
          on conflict (company_id, user_id, agent) do nothing returning id
        )
        select added.id from added, known where known.since < ${since}::timestamptz`,
    );
    if (recorded.length === 0) return;
    await this.notices.write(
      tx,
      { company, id },
      { kind: 'new_login', users: [id], data: { device, at: since } },
    );
  }
}
