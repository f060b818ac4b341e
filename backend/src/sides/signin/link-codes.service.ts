import { Injectable } from '@nestjs/common';
import type { codeInput, LinkCodeOwner } from '@stundenbuch/domain/sides/session/code-contract';
import type { ResetInput } from '@stundenbuch/domain/sides/session/contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { passwordRefusal } from '@stundenbuch/domain/sides/session/rules';
import type { z } from 'zod';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { codeHash } from '../../platform/session/codes.ts';
import { admitted, hashPassword } from '../../platform/session/passwords.ts';
import { Attempts, wrongCode } from './attempts.ts';
import { NewPasswords } from './new-passwords.service.ts';
import { PasswordChanges } from './password-changes.service.ts';

/**
 * What people bring to come in with. Unknown, used and expired are indistinguishable, and count as failed registrations; a right one is
 * good whatever others in the same network have tried: nobody guesses 100 bits.
 */
@Injectable()
export class LinkCodes {
  constructor(
    private readonly database: Database,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly newPasswords: NewPasswords,
    private readonly changes: PasswordChanges,
  ) {}

  async check({ code }: z.output<typeof codeInput>, address: string): Promise<LinkCodeOwner> {
    return (await this.ownerOf(code)) ?? this.refuse(address);
  }

  async reset({ code, password }: ResetInput, address: string): Promise<void> {
    refuseIf(passwordRefusal(password));
    const secret = codeHash(code);
    const person = (await this.personOf(secret)) ?? (await this.refuse(address));
    await admitted(false, async () => {
      await this.newPasswords.check(password, { email: null, secret });
      const hash = await hashPassword(password);
      if (!(await this.changes.reset(person, secret, hash))) throw new Refused(refuseSession('code_invalid'));
    });
  }

  private async refuse(address: string): Promise<never> {
    await this.attempts.admit(wrongCode(address));
    throw new Refused(refuseSession('code_invalid'));
  }

  private async personOf(secret: Buffer): Promise<Tenant | null> {
    const [owner] = await this.database.call<{ company_id: number; user_id: number }>(
      sql`select company_id, user_id from code_of(${secret}, ${this.clock.now()}) where kind = 'reset'`,
    );
    return owner ? { company: owner.company_id, id: owner.user_id } : null;
  }

  private async ownerOf(code: string): Promise<LinkCodeOwner | undefined> {
    const [owner] = await this.database.call<LinkCodeOwner>(
      sql`select kind, email, first_name, company, ${utc(sql`expires_at`)} as expires_at
        from code_of(${codeHash(code)}, ${this.clock.now()})`,
    );
    return owner;
  }
}
