import { Injectable } from '@nestjs/common';
import type { PasskeyUsed } from '@stundenbuch/domain/sides/session/factor-contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { Proofs } from '../factors/proofs.service.ts';
import { Attempts, orRelease } from './attempts.ts';
import { BoundLogins } from './bound-logins.ts';
import { Devices } from './devices.ts';
import { networkOf } from './network.ts';
import { ProvedLogins } from './proved-logins.ts';
import type { Sender } from './second-step.service.ts';
import { SignOnOnly } from './sign-on-only.ts';

/** A login by a passkey alone: it is something that the person has, and the device has asked who it is. */
@Injectable()
export class PasskeyLogin {
  constructor(
    private readonly database: Database,
    private readonly attempts: Attempts,
    private readonly bound: BoundLogins,
    private readonly signOnOnly: SignOnOnly,
    private readonly logins: ProvedLogins,
    private readonly proofs: Proofs,
    private readonly devices: Devices,
    private readonly log: SecurityLog,
  ) {}

  /** The token of a new session. */
  async finish(passkey: PasskeyUsed, { address, half }: Sender): Promise<string> {
    const network = networkOf(address);
    const sender = { kind: 'passkey', email: passkey.id, network, isKnown: false } as const;
    const attempt = await this.attempts.admit(sender);
    const person = await orRelease(attempt, this.ownerOf(passkey));
    if (!person) throw new Refused(refuseSession('login_failed'));
    await orRelease(attempt, this.bound.require(person, half));
    const opened = await orRelease(
      attempt,
      this.logins.open(person, half, async (tx) => {
        const email = await this.proofs.login(tx, person, passkey);
        if (email !== null) await this.signOnOnly.require(person, tx);
        return email;
      }),
    );
    if (!opened) {
      this.log.note({ kind: 'passkey', company: person.company, person: person.id });
      throw new Refused(refuseSession('passkey_wrong'));
    }
    await attempt.succeed();
    await this.devices.remember(this.devices.keyOf(opened.email, network));
    return opened.token;
  }

  /** Active people only. The browser names the person that the passkey was made for; its signature is looked at later. */
  private async ownerOf({ id, response }: PasskeyUsed): Promise<{ company: number; id: number } | null> {
    const [owner] = await this.database.call<{ company_id: number; user_id: number }>(
      sql`select company_id, user_id from owner_of_passkey(${bytesOf(id)}, ${handleIn(response.userHandle)})`,
    );
    return owner ? { company: owner.company_id, id: owner.user_id } : null;
  }
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
/** Other bytes than ours name nobody, and not all of them are text. */
const handleIn = (text = '') => /^\d+\.\d+$/.exec(bytesOf(text).toString('latin1'))?.[0] ?? '';
