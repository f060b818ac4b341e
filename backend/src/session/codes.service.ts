import { Injectable } from '@nestjs/common';
import type { CodeOwner, codeInput } from '@stundenbuch/domain/session/code-contract';
import type { ResetInput } from '@stundenbuch/domain/session/contract';
import { refuseSession } from '@stundenbuch/domain/session/messages';
import { passwordRefusal } from '@stundenbuch/domain/session/rules';
import type { z } from 'zod';
import { Clock } from '../platform/clock.ts';
import { Database, type Tenant } from '../platform/database/database.ts';
import { utc } from '../platform/database/shown.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import { codeHash } from '../users/codes.ts';
import { admitted, hashPassword } from '../users/passwords.ts';
import { Attempts, orRelease } from './attempts.ts';
import { networkOf } from './network.ts';
import { NewPasswords } from './new-passwords.service.ts';
import { PasswordChanges } from './password-changes.service.ts';

/** What people bring to come in with. Unknown, used and expired are indistinguishable, and count as failed registrations. */
@Injectable()
export class Codes {
  constructor(
    private readonly database: Database,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly newPasswords: NewPasswords,
    private readonly changes: PasswordChanges,
  ) {}

  async check({ code }: z.output<typeof codeInput>, address: string): Promise<CodeOwner> {
    const attempt = await this.attempts.admit(sender(address));
    const owner = await orRelease(attempt, this.ownerOf(code));
    if (!owner) throw new Refused(refuseSession('code_invalid'));
    // Failures before it stay counted: a code of one's own must not be a way to guess others.
    await attempt.release();
    return owner;
  }

  async reset({ code, password }: ResetInput, address: string): Promise<void> {
    refuseIf(passwordRefusal(password));
    await admitted(false, async () => {
      const attempt = await this.attempts.admit(sender(address));
      const secret = codeHash(code);
      await orRelease(attempt, this.newPasswords.check(password, { email: null, secret }));
      const hash = await orRelease(attempt, hashPassword(password));
      const person = await orRelease(attempt, this.personOf(secret));
      if (!person || !(await this.changes.reset(person, secret, hash)))
        throw new Refused(refuseSession('code_invalid'));
      await attempt.release();
    });
  }

  private async personOf(secret: Buffer): Promise<Tenant | null> {
    const [owner] = await this.database.call<{ company_id: number; user_id: number }>(
      sql`select company_id, user_id from code_of(${secret}, ${this.clock.now()}) where kind = 'reset'`,
    );
    return owner ? { company: owner.company_id, id: owner.user_id } : null;
  }

  private async ownerOf(code: string): Promise<CodeOwner | undefined> {
    const [owner] = await this.database.call<CodeOwner>(
      sql`select kind, email, first_name, company, ${utc(sql`expires_at`)} as expires_at
        from code_of(${codeHash(code)}, ${this.clock.now()})`,
    );
    return owner;
  }
}

const sender = (address: string) =>
  ({ kind: 'register', email: '', network: networkOf(address), isKnown: false }) as const;
