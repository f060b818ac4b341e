import { Injectable } from '@nestjs/common';
import { refuseSession } from '@stundenbuch/domain/session/messages';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { admitted, isPassword } from '../users/passwords.ts';
import { Attempts, orRelease } from './attempts.ts';

/** Whether somebody with a session knows the password of the account. Ten wrong ones within 15 minutes end the guessing. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly attempts: Attempts,
  ) {}

  async verify(who: Caller, password: string, field: string): Promise<void> {
    await admitted(true, async () => {
      const attempt = await this.attempts.admit({ kind: 'proof', person: who.id });
      const [stored] = await orRelease(
        attempt,
        this.database.read<{ password_hash: string | null }>(
          who,
          sql`select password_hash from users where company_id = ${who.company} and id = ${who.id}`,
        ),
      );
      const isRight = await orRelease(attempt, isPassword(password, stored?.password_hash ?? null, true));
      if (!isRight) throw new Refused(refuseSession('old_password_wrong', field));
      await attempt.succeed();
    });
  }
}
