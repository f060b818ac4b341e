import { Injectable } from '@nestjs/common';
import { pathWithCode } from '@stundenbuch/domain/sides/session/codes';
import { berlinDay } from '@stundenbuch/domain/time/day';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import { newCode, storeLinkCode } from '../../platform/session/codes.ts';
import type { User } from '../../platform/user.entity.ts';

const CONFIRM_HOURS = 24;
const UNDO_DAYS = 7;
const AN_HOUR = 3_600_000;
/** Of one kind, to one person. */
const MAILS_AN_HOUR = 3;

/** What follows the change of an e-mail, whoever makes it: nobody takes over an account unseen. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly clock: Clock,
    private readonly notices: NoticeWriter,
    private readonly installation: Installation,
  ) {}

  /** Without mail nobody can be asked. */
  get canAsk(): boolean {
    return this.installation.sendsLinks;
  }

  async isTaken(tx: Tx, email: string): Promise<boolean> {
    const [row] = await rowsOf<{ taken: boolean }>(tx, sql`select is_email_taken(${email}) as taken`);
    return row?.taken ?? false;
  }

  /** Whether this many mails of the kind were written to the person within the last hour. */
  async hasEnough(tx: Tx, company: number, user: number, kind: 'password_reset' | 'email_change') {
    const after = new Date(this.clock.now().getTime() - AN_HOUR);
    const [row] = await rowsOf<{ n: number }>(
      tx,
      sql`select count(*)::int as n from outbox
        where company_id = ${company} and user_id = ${user} and kind = ${kind} and created_at > ${after}`,
    );
    return (row?.n ?? 0) >= MAILS_AN_HOUR;
  }

  /** The new one counts once it is confirmed. One that somebody else has is never asked, and the caller is not told. */
  async ask(tx: Tx, tenant: Tenant, person: User, email: string): Promise<Date> {
    if (await this.hasEnough(tx, tenant.company, person.id, 'email_change'))
      throw new Refused(refuseWire('too_many_attempts'), AN_HOUR / 1000);
    const now = this.clock.now();
    const expires = new Date(now.getTime() + CONFIRM_HOURS * AN_HOUR);
    person.pending_email = email;
    person.pending_until = expires;
    await tx.flush();
    if (await this.isTaken(tx, email)) return expires;
    const code = newCode();
    const of = { company: tenant.company, user: person.id, now, by: tenant.id };
    await storeLinkCode(tx, { ...of, kind: 'email', code, address: email, expires });
    await this.notices.write(tx, tenant, {
      kind: 'email_change',
      data: { path: pathWithCode('email', code), hours: CONFIRM_HOURS },
      users: [person.id],
      address: email,
    });
    return expires;
  }

  /** Anyone who has the link can confirm nothing any more. */
  async cancel(tx: Tx, company: number, person: User): Promise<void> {
    person.pending_email = null;
    person.pending_until = null;
    await tx.flush();
    await rowsOf(
      tx,
      sql`update codes set used_at = ${this.clock.now()}
        where company_id = ${company} and user_id = ${person.id} and kind = 'email' and used_at is null`,
    );
    await rowsOf(
      tx,
      sql`delete from outbox where company_id = ${company} and user_id = ${person.id} and kind = 'email_change'
        and state = 'waiting'`,
    );
  }

  /** Links to the former address end, and anyone who reads it is told. Only a change of one's own can be undone from there. */
  async changed(tx: Tx, tenant: Tenant, person: User, former: string): Promise<void> {
    const { company } = tenant;
    const now = this.clock.now();
    await rowsOf(
      tx,
      sql`update codes set used_at = ${now}
        where company_id = ${company} and user_id = ${person.id} and used_at is null and kind <> 'email_undo'`,
    );
    // Of somebody who has never come in it may have been a slip of the pen: a stranger need not know the right one.
    const registered = sql`select from users where company_id = ${company} and id = ${person.id} and password_hash is not null`;
    if ((await rowsOf(tx, registered)).length === 0) return;
    // Of a login name nobody would get the link, which would keep its place for a week.
    const isOwn = tenant.id === person.id && isAddress(former);
    const expires = new Date(now.getTime() + UNDO_DAYS * 24 * AN_HOUR);
    const code = newCode();
    // The first address stays the one that can: otherwise a second change would take that from its reader.
    const undo =
      isOwn &&
      (await storeLinkCode(
        tx,
        { company, user: person.id, kind: 'email_undo', code, address: former, expires, now, by: tenant.id },
        true,
      ));
    const recipient = { users: [person.id], address: former };
    if (undo)
      await this.notices.write(tx, tenant, {
        kind: 'email_changed_undo',
        data: {
          address: person.email,
          path: pathWithCode('email_undo', code),
          until: berlinDay(expires.getTime()),
        },
        ...recipient,
      });
    else
      await this.notices.write(tx, tenant, {
        kind: 'email_changed',
        data: { address: person.email },
        ...recipient,
      });
  }
}
