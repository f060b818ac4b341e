import { Injectable } from '@nestjs/common';
import type { NoticeData, NoticeKind } from '@stundenbuch/domain/sides/notices/kinds';
import { nextTry } from '@stundenbuch/domain/sides/notices/retries';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { REFUSALS } from './refusals.ts';

export interface Taken {
  id: number;
  company: number;
  user: number;
  address: string;
  kind: NoticeKind;
  data: NoticeData[NoticeKind];
  tries: number;
}

const AT_ONCE = 20;
/** After which the mail of a killed process is free again. */
const TAKEN_MS = 120_000;

/** The mails that wait. Anyone who takes one has it for two minutes. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async take(): Promise<Taken[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + TAKEN_MS);
    const rows = await this.database.call<{ id: number; company_id: number }>(
      sql`select id, company_id from take_mails(${now}, ${until}, ${AT_ONCE})`,
    );
    const byCompany = Map.groupBy(rows, ({ company_id }) => company_id);
    const found: Taken[] = [];
    for (const [company, mails] of byCompany) found.push(...(await this.content(company, mails)));
    return found;
  }

  private content(company: number, mails: { id: number }[]): Promise<Taken[]> {
    const ids = mails.map(({ id }) => id);
    return this.database.read<Taken>(
      { company, id: 0 },
      sql`select id, company_id as company, user_id as "user", address, kind, data, tries from outbox
        where company_id = ${company} and id = any (${ids}::integer[]) and state = 'waiting' order by due, id`,
    );
  }

  /** The way in that the mail carried goes with it. An address that takes mail is good again. */
  sent(mail: Taken): Promise<void> {
    return this.finish(mail, async (tx, { company, id, user, address }) => {
      await rowsOf(
        tx,
        sql`update outbox set state = 'sent', finished_at = ${this.clock.now()}, answer = null, data = data - 'path' - 'code'
          where company_id = ${company} and id = ${id}`,
      );
      await rowsOf(
        tx,
        sql`delete from refused_addresses
          where company_id = ${company} and user_id = ${user} and address = ${address} and times < ${REFUSALS}`,
      );
    });
  }

  /** Tried again later, as long as there is a later. */
  failed(mail: Taken, answer: string): Promise<void> {
    const now = this.clock.now();
    const next = nextTry(mail.tries + 1, now.getTime());
    return this.finish(mail, async (tx, { company, id }) => {
      await rowsOf(
        tx,
        next === null
          ? sql`update outbox set state = 'failed', finished_at = ${now}, tries = tries + 1, answer = ${answer},
              data = data - 'path' - 'code' where company_id = ${company} and id = ${id}`
          : sql`update outbox set due = ${new Date(next)}, tries = tries + 1, answer = ${answer}
              where company_id = ${company} and id = ${id} and state = 'waiting'`,
      );
    });
  }

  /** The server will never take it. From the third time on nothing more is sent to the address. */
  refused(mail: Taken, answer: string): Promise<void> {
    const now = this.clock.now();
    return this.finish(mail, async (tx, { company, id, user, address }) => {
      await rowsOf(
        tx,
        sql`update outbox set state = 'failed', finished_at = ${now}, tries = tries + 1, answer = ${answer},
            data = data - 'path' - 'code' where company_id = ${company} and id = ${id}`,
      );
      await rowsOf(
        tx,
        sql`with counted as (
            insert into refused_addresses as r (company_id, user_id, address, times, created_at, created_by)
            values (${company}, ${user}, ${address}, 1, ${now}, 0)
            on conflict (company_id, user_id, address) do update set times = r.times + 1,
              held_since = case when r.times + 1 >= ${REFUSALS} then coalesce(r.held_since, ${now}) end
            returning times
          )
          update outbox set state = 'held' where company_id = ${company} and user_id = ${user} and address = ${address}
            and state = 'waiting' and id <> ${id} and (select times from counted) >= ${REFUSALS}`,
      );
    });
  }

  /** Not tried: free for the next process at once. */
  giveBack(mail: Taken): Promise<void> {
    return this.finish(mail, async (tx, { company, id }) => {
      await rowsOf(
        tx,
        sql`update outbox set due = ${this.clock.now()} where company_id = ${company} and id = ${id} and state = 'waiting'`,
      );
    });
  }

  private finish(mail: Taken, change: (tx: Tx, mail: Taken) => Promise<void>): Promise<void> {
    return this.database.write({ company: mail.company, id: 0 }, (tx) => change(tx, mail));
  }
}
