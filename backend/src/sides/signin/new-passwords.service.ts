import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { type PasswordOwner, strongPasswordRefusal } from '@stundenbuch/domain/sides/session/rules';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
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
    private readonly sessions: Sessions,
  ) {}

  /** Before a session: nothing is said of people who could not set one anyway. */
  async check(password: string, { email, secret }: Bringing): Promise<void> {
    const [owner] = await this.database.call<PasswordOwner & { strong: boolean }>(
      sql`select * from new_password_of(${email}, ${secret}, ${this.clock.now()})`,
    );
    if (owner?.strong) refuseIf(strongPasswordRefusal(password, owner, isCommonPassword(password)));
  }

  /** Whether it is the person who sets it, and not somebody at an open screen. */
  async checkOwn(who: Caller, password: string, old: string | undefined): Promise<boolean> {
    const { value } = await this.settings.of(who, loginSettings);
    const [owner] = await this.database.read<PasswordOwner & { has_factor: boolean }>(
      who,
      sql`select email, first_name, name, role, has_factor from users
        where company_id = ${who.company} and id = ${who.id}`,
    );
    const isSecured = allows(sessionAccess.factors, who) || owner?.has_factor === true;
    const isProved = await this.isProved(who, old, { isAsked: value.password_old, isSecured });
    if (value.strong_passwords && owner)
      refuseIf(strongPasswordRefusal(password, owner, isCommonPassword(password)));
    return isProved;
  }

  private async isProved(
    who: Caller,
    old: string | undefined,
    { isAsked, isSecured }: { isAsked: boolean; isSecured: boolean },
  ): Promise<boolean> {
    if (isAsked && !old) throw new Refused(refuseSession('old_password_missing', 'old_password'));
    if (old && (isAsked || isSecured)) {
      await this.own.verify(who, old, 'old_password');
      return true;
    }
    if (isSecured) {
      await this.sessions.requireProof(who);
      return true;
    }
    return (await this.sessions.hasProof(who)) || (old !== undefined && (await this.own.isRight(who, old)));
  }
}
