import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import type { Decision } from '@stundenbuch/domain/records/absences/rules';
import { portionOf } from '@stundenbuch/domain/records/entries/halves';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import { noticeAccess } from '@stundenbuch/domain/sides/notices/access';
import type { Day } from '@stundenbuch/domain/time/day';
import { hasTeams } from '../../day/led.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { absenceDays, awaitedLeads } from './deciders.ts';

/** In which a decision can be undone before its mail goes out. */
const UNDO_SECONDS = 60;

type Days = readonly Pick<WireEntry, 'id' | 'user' | 'day' | 'first_name' | 'name' | 'half'>[];

/** What people are told of requests, where the company has it: how many days from when on, and nothing of why. */
@Injectable()
export class RequestNotices {
  constructor(
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  /** Anyone who may decide learns of a request, and of all its days at once. */
  async received(tx: Tx, who: Caller, days: Days): Promise<void> {
    const [first] = days;
    if (!first || !isOn(who)) return;
    const leads = hasTeams(who) ? await this.leadsFor(tx, who, first.id) : [];
    const admins = await rowsOf<{ id: number }>(
      tx,
      sql`select u.id from users u where u.company_id = ${who.company} and u.role = 2 and u.active and u.id <> ${first.user}`,
    );
    await this.notices.write(tx, who, {
      kind: 'request_received',
      users: (leads.length > 0 ? leads : admins).map(({ id }) => id),
      data: { name: `${first.first_name} ${first.name}`, ...extentOf(days) },
    });
  }

  /** Whom the request waits for (SET-36); nobody where it is up to the office. */
  private async leadsFor(tx: Tx, who: Caller, entry: number): Promise<{ id: number }[]> {
    const today = this.clock.today();
    return rowsOf<{ id: number }>(tx, awaitedLeads(who, entry, today, await absenceDays(tx, who, today)));
  }

  /** Anyone who may enter it learns of somebody who fell sick on vacation; told again, the same days stand there once. */
  async sick(tx: Tx, who: Caller, days: Days, to: Day): Promise<number> {
    const [first] = days;
    if (!first) return 0;
    const admins = await rowsOf<{ id: number; email: string }>(
      tx,
      sql`select u.id, p.email from users u join users p on p.company_id = u.company_id and p.id = ${who.id}
        where u.company_id = ${who.company} and u.role = 2 and u.active and u.id <> ${who.id}`,
    );
    const [admin] = admins;
    if (!admin) return 0;
    const { days: count, from } = extentOf(days);
    const about = `sick ${who.id} ${from} ${to}`;
    await this.notices.withdraw(tx, who, about);
    await this.notices.write(tx, who, {
      kind: 'vacation_reported',
      users: admins.map(({ id }) => id),
      data: { name: `${first.first_name} ${first.name}`, email: admin.email, days: count, from, to },
      about,
    });
    return admins.length;
  }

  /** Anyone who asked learns what was decided, unless it is undone within a minute. */
  async decided(
    tx: Tx,
    who: Caller,
    decision: Decision,
    days: Days,
    reason: string | null = null,
  ): Promise<void> {
    const [first] = days;
    if (!first || !isOn(who)) return;
    if (hasTeams(who)) for (const { id } of days) await this.notices.withdraw(tx, who, aboutWaiting(id));
    if (first.user === who.id || decision === 'cancel') return;
    await this.notices.write(tx, who, {
      kind: 'request_decided',
      users: [first.user],
      data: { ...extentOf(days), approved: decision === 'approve', ...(reason && { reason }) },
      about: aboutOf(first.id),
      delay: UNDO_SECONDS,
    });
  }

  async undone(tx: Tx, who: Caller, days: readonly number[]): Promise<void> {
    if (!isOn(who)) return;
    for (const id of days) await this.notices.withdraw(tx, who, aboutOf(id));
  }
}

const isOn = (who: Caller) => allows(noticeAccess.list, who);
/** Of a reminder, which is no longer true once somebody has decided. */
export const aboutWaiting = (entry: number) => `waiting ${entry}`;
/** A request is decided as a whole: its first day names it. */
const aboutOf = (entry: number) => `decision ${entry}`;

function extentOf(days: Days) {
  const [from = ''] = days.map(({ day }) => day).toSorted();
  return { days: days.reduce((sum, { half }) => sum + portionOf(half ?? null), 0), from };
}
