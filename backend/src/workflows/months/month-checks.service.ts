import { Injectable } from '@nestjs/common';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { checkInput, returnInput } from '@stundenbuch/domain/workflows/month/contract';
import { monthCheckRefusal } from '@stundenbuch/domain/workflows/month/rules';
import { actsAsLead } from '../../day/acting.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import type { MonthClose } from './month-close.entity.ts';
import { monthCloseOf, monthClosesUnderLock } from './month-closes.service.ts';
import { MonthNotices } from './month-notices.service.ts';

/** Between the person's confirmation and the closing: a lead checks the month, or gives it back (TEAM-11). */
@Injectable()
export class MonthChecks {
  constructor(
    private readonly database: Database,
    private readonly notices: MonthNotices,
    private readonly clock: Clock,
  ) {}

  /** Checked again by whoever else leads the team the stamp is theirs. */
  async check(who: Caller, sent: Input<typeof checkInput>): Promise<number> {
    const { user, month } = sent.read();
    await this.database.write(who, async (tx) => {
      const found = await this.confirmedMonth(tx, who, user, month);
      tx.assign(found, { checked_at: this.clock.now(), checked_by: who.id });
      await tx.flush();
      await this.notices.withdrawn(tx, who, user, month);
    });
    return user;
  }

  async giveBack(who: Caller, sent: Input<typeof returnInput>): Promise<number> {
    const { user, month, reason } = sent.read();
    await this.database.write({ ...who, reason }, async (tx) => {
      const found = await this.confirmedMonth(tx, who, user, month);
      tx.assign(found, { state: 'open', confirmed_at: null, checked_at: null, checked_by: null, reason });
      await tx.flush();
      await this.notices.withdrawn(tx, who, user, month);
      await this.notices.reopened(tx, who, user, month);
    });
    return user;
  }

  /** The right is asked under the lock of the person: it may have ended meanwhile. */
  private async confirmedMonth(tx: Tx, who: Caller, user: number, month: string): Promise<MonthClose> {
    const [row] = await monthClosesUnderLock(tx, who, month, [user]);
    const about = { person: sql`${user}`, day: sql`${lastOfMonth(`${month}-01`)}::date`, home: true };
    if (!row || !(await actsAsLead(tx, who, 'month', about, this.clock.today())))
      throw new Refused(refuseWire('forbidden'));
    refuseIf(monthCheckRefusal({ month, state: row.state }));
    return (await monthCloseOf(tx, who, user, month)) as MonthClose;
  }
}
