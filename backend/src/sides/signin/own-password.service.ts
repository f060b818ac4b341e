import { Injectable } from '@nestjs/common';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { admitted, isPassword } from '../../platform/session/passwords.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { dayAfter, dayBefore } from '../../platform/session/sessions.ts';
import { Attempts, orRelease } from './attempts.ts';

interface Stored {
  password_hash: string | null;
  /** Where the password was set without a proof within the last day: the one that proves until then. */
  former: string | null;
  set_at: Date | string | null;
}

/** Whether somebody with a session knows the password of the account. Ten wrong ones within 15 minutes end the guessing. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  verify(who: Caller, password: string, field: string): Promise<void> {
    const door = { kind: 'proof', company: who.company, person: who.id } as const;
    return this.log.watch(door, this.verified(who, password, field));
  }

  private async verified(who: Caller, password: string, field: string): Promise<void> {
    await admitted(true, async () => {
      const attempt = await this.attempts.admit({ kind: 'proof', person: who.id });
      const stored = await orRelease(attempt, this.stored(who));
      const is = (hash: string | null) => orRelease(attempt, isPassword(password, hash, true));
      if (!(await is(stored.former ?? stored.password_hash))) {
        const isTooNew = stored.former !== null && (await is(stored.password_hash));
        throw new Refused(isTooNew ? tooNew(stored, field) : refuseSession('old_password_wrong', field));
      }
      await attempt.succeed();
    });
  }

  /** Where nobody has to know it: wrong ones are counted all the same. */
  async isRight(who: Caller, password: string): Promise<boolean> {
    try {
      await this.verify(who, password, 'old_password');
      return true;
    } catch (error) {
      if (error instanceof Refused && error.refusal.status < 500) return false;
      throw error;
    }
  }

  private async stored(who: Caller): Promise<Stored> {
    const { company, id } = who;
    const [row] = await this.database.read<Stored>(
      who,
      sql`select u.password_hash, f.password_hash as former, f.created_at as set_at
        from users u left join former_passwords f on f.company_id = u.company_id and f.user_id = u.id
          and f.created_at > ${dayBefore(this.clock.now())}
        where u.company_id = ${company} and u.id = ${id}`,
    );
    return row ?? { password_hash: null, former: null, set_at: null };
  }
}

const tooNew = ({ set_at }: Stored, field: string) =>
  refuseSession('password_too_new', field, {
    from: formatMoment(dayAfter(new Date(set_at ?? 0)).toISOString()),
  });
