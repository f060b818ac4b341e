import { Injectable } from '@nestjs/common';
import { refuseSession } from '@stundenbuch/domain/session/messages';
import { type PasswordOwner, strongPasswordRefusal } from '@stundenbuch/domain/session/rules';
import { loginSettings } from '@stundenbuch/domain/session/setting-groups';
import { SettingsService } from '../features/settings.service.ts';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { isCommonPassword } from './common-passwords.ts';
import { OwnPassword } from './own-password.service.ts';

interface Bringing {
  /** null: whoever has the code for a new password. */
  email: string | null;
  secret: Buffer | null;
}

/** What the company asks of a password that is about to be set, beyond the rules for everybody. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly own: OwnPassword,
  ) {}

  /** Before a session: nothing is said of people who could not set one anyway. */
  async check(password: string, { email, secret }: Bringing): Promise<void> {
    const [owner] = await this.database.call<PasswordOwner & { strong: boolean }>(
      sql`select * from new_password_of(${email}, ${secret}, ${this.clock.now()})`,
    );
    if (owner?.strong) refuseIf(strongPasswordRefusal(password, owner, isCommonPassword(password)));
  }

  async checkOwn(who: Caller, password: string, old: string | undefined): Promise<void> {
    const { value } = await this.settings.of(who, loginSettings);
    if (value.password_old) {
      if (!old) throw new Refused(refuseSession('old_password_missing', 'old_password'));
      await this.own.verify(who, old, 'old_password');
    }
    if (!value.strong_passwords) return;
    const [owner] = await this.database.read<PasswordOwner>(
      who,
      sql`select email, first_name, name, role from users where company_id = ${who.company} and id = ${who.id}`,
    );
    if (owner) refuseIf(strongPasswordRefusal(password, owner, isCommonPassword(password)));
  }
}
