import { Injectable } from '@nestjs/common';
import type { ProofInput } from '@stundenbuch/domain/sides/session/contract';
import type { PasskeyUsed, SecondStepInput } from '@stundenbuch/domain/sides/session/factor-contract';
import type { SecondMethod } from '@stundenbuch/domain/sides/session/factors';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { Apps } from './apps.service.ts';
import { Passkeys } from './passkeys.service.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { codesLeft, factorRows, lockPerson } from './stored-factors.ts';

type Given = SecondStepInput;

/** Proves somebody by a second factor. */
@Injectable()
export class Proofs {
  constructor(
    private readonly database: Database,
    private readonly apps: Apps,
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
  ) {}

  /** The second step of a login. What was given is used up with the transaction; answers the e-mail where it is right. */
  async take(tx: Tx, who: Tenant, given: Given): Promise<string | null> {
    const email = await lockPerson(tx, who);
    return (await this.isRight(tx, who, given)) ? email : null;
  }

  /** The same by a passkey alone. */
  async login(tx: Tx, who: Tenant, passkey: PasskeyUsed): Promise<string | null> {
    const email = await lockPerson(tx, who);
    return (await this.passkeys.answers(tx, who, passkey, 'login')) ? email : null;
  }

  /** Whether the person is there, with a session already. */
  async isThere(tx: Tx, who: Tenant, { code, passkey }: Omit<ProofInput, 'password'>): Promise<boolean> {
    await lockPerson(tx, who);
    if (code !== undefined) {
      const isRight = await this.apps.use(tx, who, code);
      if (isRight) await this.requireOld(tx, who, sql`kind = 'totp'`, 'code');
      return isRight;
    }
    const isRight = passkey !== undefined && (await this.passkeys.answers(tx, who, passkey, 'proof'));
    if (isRight) await this.requireOld(tx, who, sql`credential_id = ${Buffer.from(passkey.id, 'base64url')}`);
    return isRight;
  }

  /** One that was added in an open session, without a proof, proves nothing before the next day. */
  private async requireOld(tx: Tx, { company, id }: Tenant, which: Sql, field?: string): Promise<void> {
    const [young] = await rowsOf<{ from: string }>(
      tx,
      sql`select ${utc(sql`proves_from`)} as from from second_factors
        where company_id = ${company} and user_id = ${id} and proves_from > ${this.clock.now()} and ${which}`,
    );
    if (young) throw new Refused(refuseSession('factor_too_new', field, { from: formatMoment(young.from) }));
  }

  async methodsOf(who: Tenant): Promise<SecondMethod[]> {
    const [factors, left] = await this.database.readAll(who, [factorRows(who), codesLeft(who)]);
    const kinds = (factors as { kind: string }[]).map(({ kind }) => kind);
    const [{ codes }] = left as [{ codes: number }];
    return [
      ...(kinds.includes('totp') ? (['code'] as const) : []),
      ...(kinds.includes('passkey') && this.passkeys.isOn ? (['passkey'] as const) : []),
      ...(codes > 0 ? (['recovery'] as const) : []),
    ];
  }

  private async isRight(
    tx: Tx,
    who: Tenant,
    { challenge, code, recovery, passkey }: Given,
  ): Promise<boolean> {
    if (code !== undefined) return this.apps.use(tx, who, code);
    if (recovery !== undefined) return useRecoveryCode(tx, who, recovery, this.clock.now());
    if (passkey === undefined) return false;
    // What the login asks is what the passkey signs: both are used up together.
    return this.passkeys.isSigned(tx, who, passkey, (asked) => asked === challenge);
  }
}
