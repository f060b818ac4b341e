import { Injectable } from '@nestjs/common';
import { securityFeature } from '@stundenbuch/domain/sides/session/features';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import type { User } from '../../platform/user.entity.ts';

/** The proof before changing the access of others, where the caller's company demands it; a program never can. */
@Injectable()
export class DemandedProof {
  constructor(
    private readonly settings: SettingsService,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async require(who: Caller): Promise<void> {
    const { value } = await this.settings.of({ company: who.company, id: who.id }, loginSettings);
    if (value.proof_admin || who.scopes) await this.sessions.requireProof(who);
  }

  /**
   * An admin can change the own e-mail without a link, and so have a link for a new password sent there. Where accounts are
   * secured that needs the proof; elsewhere no password that comes by such a link proves anything for a day.
   */
  async ofOwnEmail(tx: Tx, who: Caller, person: User, email: string | undefined): Promise<void> {
    if (email === undefined || email === person.email || (await this.sessions.hasProof(who, tx))) return;
    const { company, id } = person;
    const secured = await rowsOf(
      tx,
      sql`select from users u join companies c on c.id = u.company_id
        where u.company_id = ${company} and u.id = ${id}
          and (u.has_factor or ${securityFeature.name} = any (c.features))`,
    );
    if (secured.length > 0) throw new Refused(refuseWire('proof_needed'));
    await rowsOf(tx, sql`select keep_former_password(${company}, ${id}, ${this.clock.now()}, true)`);
  }
}
