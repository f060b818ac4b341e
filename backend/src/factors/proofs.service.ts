import { Injectable } from '@nestjs/common';
import type { SecondStepInput } from '@stundenbuch/domain/session/factor-contract';
import type { SecondMethod } from '@stundenbuch/domain/session/factors';
import { Clock } from '../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../platform/database/database.ts';
import { Apps } from './apps.service.ts';
import { useCode } from './recovery-codes.ts';
import { codesLeft, factorRows, lockPerson } from './stored-factors.ts';

export type Given = Omit<SecondStepInput, 'challenge'>;

/** Proves somebody by a second factor. */
@Injectable()
export class Proofs {
  constructor(
    private readonly database: Database,
    private readonly apps: Apps,
    private readonly clock: Clock,
  ) {}

  /** Behind the lock of the person; what was given is used up with the transaction. Answers the e-mail where it is right. */
  async take(tx: Tx, who: Tenant, given: Given): Promise<string | null> {
    const email = await lockPerson(tx, who);
    return (await this.isRight(tx, who, given)) ? email : null;
  }

  async methodsOf(who: Tenant): Promise<SecondMethod[]> {
    const [factors, left] = await this.database.readAll(who, [factorRows(who), codesLeft(who)]);
    const kinds = (factors as { kind: string }[]).map(({ kind }) => kind);
    const [{ codes }] = left as [{ codes: number }];
    return [
      ...(kinds.includes('totp') ? (['code'] as const) : []),
      ...(kinds.includes('passkey') ? (['passkey'] as const) : []),
      ...(codes > 0 ? (['recovery'] as const) : []),
    ];
  }

  private async isRight(tx: Tx, who: Tenant, { code, recovery }: Given): Promise<boolean> {
    if (code !== undefined) return this.apps.use(tx, who, code);
    if (recovery !== undefined) return useCode(tx, who, recovery, this.clock.now());
    return false;
  }
}
