import { Injectable } from '@nestjs/common';
import type { EmailAsked, EmailCodeInput } from '@stundenbuch/domain/sides/session/code-contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { codeHash } from '../../platform/session/codes.ts';
import { Session } from '../../platform/session/session.entity.ts';
import { User } from '../../platform/user.entity.ts';
import { EmailChanges } from '../people/email-changes.service.ts';
import { Attempts, wrongCode } from './attempts.ts';

interface Found {
  kind: 'email' | 'email_undo';
  address: string;
  created_by: number;
}

const conflicts = { users_email: () => refuseSession('code_invalid') };

/** Another e-mail of one's own: asked for, confirmed at the new one, undone from the former. */
@Injectable()
export class OwnEmail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly changes: EmailChanges,
  ) {}

  async ask(who: Caller, email: string): Promise<EmailAsked> {
    if (!this.changes.canAsk) throw new Refused(refuseSession('mail_needed'));
    const expires = await this.database.write(who, async (tx) => {
      const person = await lock(tx, who.company, who.id);
      if (!person) throw new Refused(refuseWire('unauthenticated'));
      return this.changes.ask(tx, who, person, email);
    });
    return { email, expires_at: expires.toISOString() };
  }

  async cancel(who: Caller): Promise<{ email: string }> {
    return this.database.write(who, async (tx) => {
      const person = await lock(tx, who.company, who.id);
      if (!person) throw new Refused(refuseWire('unauthenticated'));
      if (person.pending_email === null) throw new Refused(refuseWire('not_found'));
      await this.changes.cancel(tx, who.company, person);
      return { email: person.email };
    });
  }

  /** Unknown, used and expired codes are indistinguishable, and count as failed registrations. */
  async confirm({ code }: EmailCodeInput, address: string): Promise<{ email: string }> {
    const secret = codeHash(code);
    const [owner] = await this.database.call<{ user_id: number; company_id: number }>(
      sql`select user_id, company_id from email_code_of(${secret}, ${this.clock.now()})`,
    );
    if (!owner) {
      await this.attempts.admit(wrongCode(address));
      throw new Refused(refuseSession('code_invalid'));
    }
    const { company_id: company, user_id: id } = owner;
    return this.database.writeOrRefuse({ company, id }, conflicts, (tx) => this.use(tx, company, id, secret));
  }

  /** Under the lock of the person's row, so that a code is used once. */
  private async use(tx: Tx, company: number, id: number, secret: Buffer): Promise<{ email: string }> {
    const person = await lock(tx, company, id);
    const [found] = await rowsOf<Found>(
      tx,
      sql`select kind, address, created_by from codes where company_id = ${company} and user_id = ${id}
        and secret_hash = ${secret} and used_at is null and expires_at > ${this.clock.now()}`,
    );
    const isGood = found && person && (found.kind === 'email_undo' || person.pending_email === found.address);
    if (!isGood) throw new Refused(refuseSession('code_invalid'));
    const former = person.email;
    person.email = found.address;
    person.pending_email = null;
    person.pending_until = null;
    await tx.flush();
    if (found.kind === 'email') {
      await this.changes.changed(tx, { company, id: found.created_by }, person, former);
      return { email: person.email };
    }
    // Anyone who changed it may be logged in, or have made a link for a new password.
    await tx.nativeDelete(Session, { company, user: id });
    await rowsOf(
      tx,
      sql`update codes set used_at = ${this.clock.now()}
        where company_id = ${company} and user_id = ${id} and used_at is null`,
    );
    return { email: person.email };
  }
}

async function lock(tx: Tx, company: number, id: number): Promise<User | null> {
  await lockPeople(tx, { company, id }, sql`u.id = ${id}`);
  return tx.findOne(User, { company, id, active: true });
}
