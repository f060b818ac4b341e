import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { monthAccess } from '@stundenbuch/domain/workflows/month/access';
import type {
  CloseResult,
  closeInput,
  confirmInput,
  reopenInput,
} from '@stundenbuch/domain/workflows/month/contract';
import { monthCloseFeature } from '@stundenbuch/domain/workflows/month/features';
import {
  confirmRefusal,
  monthCloseRefusal,
  monthReopenRefusal,
} from '@stundenbuch/domain/workflows/month/rules';
import { hasTeams } from '../../day/led.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { MonthClose } from './month-close.entity.ts';
import { MonthNotices } from './month-notices.service.ts';
import { hasMonth, type MonthRow, monthOnTheWire, monthRows } from './month-rows.ts';
import { MonthSheets } from './month-sheets.service.ts';

/** Months change hands: confirmed by the person, closed and reopened by an admin. */
@Injectable()
export class MonthCloses {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly settings: SettingsService,
    private readonly sheets: MonthSheets,
    private readonly notices: MonthNotices,
    private readonly clock: Clock,
  ) {}

  /** Confirming twice changes nothing. */
  async confirm(who: Caller, sent: Input<typeof confirmInput>): Promise<void> {
    const { month } = sent.read();
    await this.database.write(who, async (tx) => {
      const [row] = await monthClosesUnderLock(tx, who, month, [who.id]);
      // Nobody has a month before the day from which they are recorded.
      if (!row || !hasMonth(row, month)) throw new Refused(refuseWire('not_found'));
      const stored = monthOnTheWire(row, month, this.clock.today());
      if (stored.state === 'confirmed') return;
      refuseIf(confirmRefusal(stored, stored.stops, this.clock.today()));
      const now = this.clock.now();
      const monthClose = await monthCloseOf(tx, who, who.id, month);
      if (monthClose) {
        Object.assign(monthClose, { confirmed_at: now, checked_at: null, checked_by: null });
        // What a lead gave back is settled with it; why a closed month was opened again stays for its next sheet.
        if (monthClose.version === 0) monthClose.reason = null;
        if (monthClose.state === 'open') monthClose.state = 'confirmed';
      } else {
        const made = { created_at: now, created_by: who.id };
        const own = { company: who.company, user: who.id, month: `${month}-01` };
        tx.create(MonthClose, { ...own, state: 'confirmed', confirmed_at: now, ...made });
      }
      await this.notices.confirmed(tx, who, month, this.clock.today());
    });
  }

  /** One after the other in one transaction: each is closed, or says what stops it. */
  close(who: Caller, sent: Input<typeof closeInput>): Promise<CloseResult[]> {
    const { month, users, reason } = sent.read();
    return this.lead(who, monthAccess.close, async (tx) => {
      const needsCheck = await this.needsCheck(tx, who);
      const lacksCheck = (row: MonthRow) => needsCheck && !row.checked;
      const rows = await monthClosesUnderLock(tx, who, month, users);
      const answers = [...new Set(users)].map((user) => {
        const row = rows.find((one) => one.user === user);
        const message = row
          ? this.refusal(row, month, reason, lacksCheck(row))
          : refuseWire('not_found').message;
        return { user, row, message, closed: message === null, version: row?.version ?? 0 };
      });
      const monthClose = answers.flatMap(({ row, message }) => (row && message === null ? [row] : []));
      await this.sheets.close(
        tx,
        who,
        monthClose.map((row) => ({
          user: row.user,
          month,
          version: row.version + 1,
          // The next sheet of a reopened month gives the reason.
          reason: (row.state === 'confirmed' && !lacksCheck(row) ? null : reason) ?? row.reason,
        })),
      );
      return answers.map(({ row: _, ...answer }) => ({
        ...answer,
        version: answer.version + Number(answer.closed),
      }));
    });
  }

  reopen(who: Caller, sent: Input<typeof reopenInput>): Promise<number> {
    const { user, month, reason } = sent.read();
    return this.lead({ ...who, reason }, monthAccess.reopen, async (tx) => {
      const [row] = await monthClosesUnderLock(tx, who, month, [user]);
      if (!row) throw new Refused(refuseWire('not_found'));
      refuseIf(monthReopenRefusal({ month, state: row.state }));
      const monthClose = await monthCloseOf(tx, who, user, month);
      if (monthClose) {
        const reopened = { reopened_at: this.clock.now(), reopened_by: who.id, reason };
        tx.assign(monthClose, {
          state: 'open',
          confirmed_at: null,
          closed_at: null,
          closed_by: null,
          ...reopened,
        });
        await tx.flush();
      }
      await this.notices.reopened(tx, who, user, month);
      return user;
    });
  }

  private async needsCheck(tx: Tx, who: Caller): Promise<boolean> {
    if (!hasTeams(who)) return false;
    const { value } = await this.settings.of(who, monthCloseFeature, tx);
    return value.lead_check === 'needed';
  }

  private refusal(row: MonthRow, month: string, reason: string | null, lacksCheck: boolean): string | null {
    const stored = monthOnTheWire(row, month, this.clock.today());
    return monthCloseRefusal(stored, stored.stops, reason, this.clock.today(), lacksCheck);
  }

  private lead<T>(who: Caller, row: AccessRow, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, row);
      return work(tx);
    });
  }
}

/** What is stored of a month, under the lock of its person; null as long as nothing was confirmed or closed. */
export function monthCloseOf(tx: Tx, { company }: Tenant, user: number, month: string) {
  return tx.findOne(MonthClose, { company, user, month: `${month}-01` });
}

/** The months of people whose rows are locked so that nobody changes a day of theirs: the trigger of 0160 waits for it. */
export async function monthClosesUnderLock(
  tx: Tx,
  tenant: Tenant,
  month: string,
  users: readonly number[],
): Promise<MonthRow[]> {
  await lockPeople(tx, tenant, sql`u.id = any(${users})`);
  return rowsOf<MonthRow>(tx, monthRows(tenant, month, users));
}
