import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NoticeData, NoticeKind } from '@stundenbuch/domain/sides/notices/kinds';
import { nextTry } from '@stundenbuch/domain/sides/notices/times';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../platform/database/database.ts';
import { utc } from '../platform/database/shown.ts';
import { sql } from '../platform/database/sql.ts';
import { OutboxMail } from './outbox-mail.entity.ts';
import { REFUSALS } from './refusals.ts';

export interface Taken extends Pick<OutboxMail, 'id' | 'company' | 'user' | 'address' | 'kind' | 'tries'> {
  data: NoticeData[NoticeKind];
  created_at: string;
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
      sql`select id, company_id as company, user_id as "user", address, kind, data, tries, ${utc(sql`created_at`)} as created_at from outbox
        where company_id = ${company} and id = any (${ids}::bigint[]) and state = 'waiting' order by due, id`,
    );
  }

  /** An address that takes mail is good again. May be noted more than once. */
  sent(mail: Taken): Promise<void> {
    const { company, user, address } = mail;
    return this.write(mail, async (tx) => {
      await change(tx, mail, (stored) => finish(stored, 'sent', this.clock.now(), null));
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
    return this.write(mail, (tx) =>
      change(tx, mail, (stored) => {
        if (next !== null && stored.state !== 'waiting') return;
        stored.tries++;
        if (next === null) finish(stored, 'failed', now, answer);
        else Object.assign(stored, { due: new Date(next), answer });
      }),
    );
  }

  /** The server will never take it. From the third time on nothing more is sent to the address. */
  refused(mail: Taken, answer: string): Promise<void> {
    const now = this.clock.now();
    const { company, id, user, address } = mail;
    return this.write(mail, async (tx) => {
      await change(tx, mail, (stored) => {
        stored.tries++;
        finish(stored, 'failed', now, answer);
      });
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
    return this.write(mail, (tx) =>
      change(tx, mail, (stored) => {
        if (stored.state === 'waiting') stored.due = this.clock.now();
      }),
    );
  }

  private write({ company }: Taken, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.database.write({ company, id: 0 }, work);
  }
}

/** It may have been withdrawn meanwhile. */
async function change(tx: Tx, { company, id }: Taken, set: (stored: OutboxMail) => void): Promise<void> {
  const stored = await tx.findOne(OutboxMail, { company, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (stored) set(stored);
  await tx.flush();
}

/** The way in that the mail carried goes with it. */
function finish(stored: OutboxMail, state: 'sent' | 'failed', now: Date, answer: string | null): void {
  const { path: _, code: __, ...data } = stored.data;
  Object.assign(stored, { state, finished_at: now, answer, data });
}
