import { Injectable } from '@nestjs/common';
import { NOTICE_KINDS, type NoticeData, type NoticeKind } from '@stundenbuch/domain/sides/notices/kinds';
import { afterQuiet } from '@stundenbuch/domain/sides/notices/times';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Installation } from '../platform/installation.ts';
import { REFUSALS } from './refusals.ts';

export interface Notice<Kind extends NoticeKind = NoticeKind> {
  kind: Kind;
  data: NoticeData[Kind];
  users: readonly number[];
  /** What it is about, to withdraw it by. */
  about?: string;
  /** For how many seconds the mail waits, in case it is withdrawn. */
  delay?: number;
  /** Instead of the e-mail of the person. */
  address?: string;
}

/** Tells people something, in the transaction of the change it tells about. */
@Injectable()
export class NoticeWriter {
  constructor(
    private readonly installation: Installation,
    private readonly clock: Clock,
  ) {}

  /**
   * In the app where the company has `notices`, and by mail where there is a mail server, both as the person has chosen.
   * What concerns the account goes by mail in any case and at once, but to nobody who logs in without an e-mail. People who are no longer active are told nothing.
   */
  async write<Kind extends NoticeKind>(
    tx: Tx,
    { company, id }: Pick<Tenant, 'company' | 'id'>,
    { kind, data, users, about, delay = 0, address }: Notice<Kind>,
  ): Promise<void> {
    const { isAccount, inApp } = NOTICE_KINDS[kind];
    const now = this.clock.now();
    const due = now.getTime() + delay * 1000;
    const later = isAccount ? due : afterQuiet(due);
    const row = sql`${company}, p.id, ${kind}, ${JSON.stringify(data)}::jsonb, ${about ?? null}::varchar, ${now}::timestamptz, ${id}`;
    await rowsOf(
      tx,
      sql`with people as (
          select u.id, coalesce(${address ?? null}::varchar, u.email) as address, 'notices' = any (c.features) as is_on,
            coalesce(s.app, true) as app, coalesce(s.mail, true) as mail, coalesce(q.mail, true) as quiet
          from users u join companies c on c.id = u.company_id
          left join notice_settings s on s.company_id = u.company_id and s.user_id = u.id and s.kind = ${kind}
          left join notice_settings q on q.company_id = u.company_id and q.user_id = u.id and q.kind = 'quiet'
          where u.company_id = ${company} and u.active and u.id = any (${users}::integer[])
        ), told as (
          insert into notices (company_id, user_id, kind, data, about, created_at, created_by)
          select ${row} from people p where ${inApp} and p.is_on and (p.app or ${isAccount})
        )
        insert into outbox (company_id, user_id, kind, data, about, created_at, created_by, address, due, state)
        select ${row}, p.address, case when p.quiet then ${new Date(later)}::timestamptz else ${new Date(due)}::timestamptz end,
          case when exists (select from refused_addresses r where r.company_id = ${company} and r.user_id = p.id
            and r.address = p.address and r.times >= ${REFUSALS}) then 'held' else 'waiting' end
        from people p where ${this.installation.mail !== null} and p.address like '%@%.%' and (${isAccount} or (p.is_on and p.mail))`,
    );
  }

  /** What it was about is undone: nobody need know, unless the mail has gone out. */
  async withdraw(tx: Tx, { company }: Pick<Tenant, 'company'>, about: string): Promise<void> {
    await rowsOf(
      tx,
      sql`with untold as (delete from notices where company_id = ${company} and about = ${about})
        delete from outbox where company_id = ${company} and about = ${about} and state = 'waiting'`,
    );
  }
}
