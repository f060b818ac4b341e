import { Injectable } from '@nestjs/common';
import type { PasswordInput } from '@stundenbuch/domain/sides/session/contract';
import { passwordRefusal } from '@stundenbuch/domain/sides/session/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { NewPasswords } from './new-passwords.service.ts';

/** Another password for somebody who has one. The person is told. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly database: Database,
    private readonly newPasswords: NewPasswords,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  /** The session that changes the password continues, all others of the person end. Nothing changes if it has ended itself. */
  async change(who: Caller, { password, old_password }: PasswordInput): Promise<void> {
    refuseIf(passwordRefusal(password));
    const isProved = await this.newPasswords.checkOwn(who, password, old_password);
    const hash = await hashPassword(password, true);
    await this.database.write(who, async (tx) => {
      const [result] = await rowsOf<{ done: boolean }>(
        tx,
        sql`select change_own_password(${who.tokenHash}, ${this.clock.now()}, ${hash}, ${isProved}) as done`,
      );
      if (!result?.done) throw new Refused(refuseWire('unauthenticated'));
      await this.tell(tx, who);
    });
  }

  /** Whether the code of a link was good for it; all sessions of the person end. */
  async reset(owner: Tenant, secret: Buffer, hash: string): Promise<boolean> {
    return this.database.write(owner, async (tx) => {
      const [result] = await rowsOf<{ done: boolean }>(
        tx,
        sql`select reset_password(${secret}, ${hash}, ${this.clock.now()}) as done`,
      );
      if (result?.done) await this.tell(tx, owner);
      return result?.done ?? false;
    });
  }

  private tell(tx: Tx, who: Tenant): Promise<void> {
    const at = this.clock.now().toISOString();
    return this.notices.write(tx, who, { kind: 'password_changed', data: { at }, users: [who.id] });
  }
}
