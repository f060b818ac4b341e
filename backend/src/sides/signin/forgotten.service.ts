import { Injectable } from '@nestjs/common';
import { pathWithCode } from '@stundenbuch/domain/sides/session/codes';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { newCode, storeLinkCode } from '../../platform/session/codes.ts';
import { EmailChanges } from '../people/email-changes.service.ts';
import { Attempts } from './attempts.ts';
import { networkOf } from './network.ts';

const MINUTES = 60;
const NOBODY = 0;
const NO_DEVICE = Buffer.alloc(0);

/** A link for anyone who forgot the password, to the e-mail of the account alone. Decision 0117. */
@Injectable()
export class Forgotten {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly notices: NoticeWriter,
    private readonly installation: Installation,
    private readonly changes: EmailChanges,
  ) {}

  async send(email: string, address: string): Promise<void> {
    if (!this.installation.sendsLinks) return;
    await this.attempts.admit({ kind: 'forgot', email, network: networkOf(address), isKnown: false });
    const [account] = await this.database.call<{ user_id: number; company_id: number }>(
      sql`select user_id, company_id from login_from(${email}, ${NO_DEVICE}) where password_hash is not null`,
    );
    if (account && isAddress(email)) await this.sendTo(account.company_id, account.user_id);
  }

  /** Of parallel requests each finds what the one before has written. */
  private sendTo(company: number, id: number): Promise<void> {
    // Anybody may ask: it was not the person who did.
    const tenant = { company, id: NOBODY };
    return this.database.write(tenant, async (tx) => {
      const [person] = await rowsOf<{ email: string }>(
        tx,
        sql`select email from users
          where company_id = ${company} and id = ${id} and active and password_hash is not null
            and not exists (select from companies where id = ${company} and locked_at is not null)
          for no key update`,
      );
      if (!person || (await this.changes.hasEnough(tx, company, id, 'password_reset'))) return;
      const code = newCode();
      const now = this.clock.now();
      const expires = new Date(now.getTime() + MINUTES * 60_000);
      const of = { company, user: id, address: person.email, now, by: NOBODY };
      await storeLinkCode(tx, { ...of, kind: 'reset', code, expires });
      await this.notices.write(tx, tenant, {
        kind: 'password_reset',
        data: { path: pathWithCode('reset', code), minutes: MINUTES },
        users: [id],
      });
    });
  }
}
