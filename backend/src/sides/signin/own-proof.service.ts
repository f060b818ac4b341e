import { Injectable } from '@nestjs/common';
import type { ProofInput } from '@stundenbuch/domain/sides/session/contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { Proofs } from '../factors/proofs.service.ts';
import { Attempts, orRelease } from './attempts.ts';
import { OwnPassword } from './own-password.service.ts';

/** Somebody with a session proves to be the person, and not whoever found the screen open. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly own: OwnPassword,
    private readonly proofs: Proofs,
    private readonly log: SecurityLog,
  ) {}

  async prove(who: Caller, { password, ...given }: ProofInput): Promise<void> {
    if (password === undefined)
      await this.log.watch(
        { kind: 'proof', company: who.company, person: who.id },
        this.byFactor(who, given),
      );
    else await this.own.verify(who, password, 'password');
    await this.sessions.prove(who);
  }

  private async byFactor(who: Caller, given: Omit<ProofInput, 'password'>): Promise<void> {
    const attempt = await this.attempts.admit({ kind: 'proof', person: who.id });
    const isRight = await orRelease(
      attempt,
      this.database.write(who, (tx) => this.proofs.isThere(tx, who, given)),
    );
    if (!isRight)
      throw new Refused(
        given.code === undefined
          ? refuseSession('passkey_wrong')
          : refuseSession('second_factor_wrong', 'code'),
      );
    await attempt.succeed();
  }
}
