import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Factor, factorNameInput, OwnFactors } from '@stundenbuch/domain/sides/session/factor-contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import type { Input } from '../../platform/http/input.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import { Secrets } from '../../platform/secrets.ts';
import { lockReadyAdmins, requireReadyAdmins } from './ready-admins.ts';
import { makeCodes } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { codesLeft, factorRows, factorsIn, forgetWithoutFactor, lockPerson } from './stored-factors.ts';

/** The second factors of a person, for the person alone. */
@Injectable()
export class OwnFactorsService {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly installation: Installation,
    private readonly clock: Clock,
  ) {}

  async list(who: Tenant): Promise<OwnFactors> {
    const [factors, left] = await this.database.readAll(who, [factorRows(who), codesLeft(who)]);
    const [{ codes }] = left as [{ codes: number }];
    const { passkeyHost } = this.installation;
    return { factors: factors as Factor[], codes, app: this.secrets.isOn, passkeys: passkeyHost !== null };
  }

  remove(who: Tenant, id: number): Promise<{ id: number }> {
    return this.database.write(who, async (tx) => {
      await lockReadyAdmins(tx, who);
      await lockPerson(tx, who);
      const factor = existing(await tx.findOne(SecondFactor, { company: who.company, user: who.id, id }));
      await tx.remove(factor).flush();
      if (factor.confirmed_at) await requireReadyAdmins(tx, who);
      await forgetWithoutFactor(tx, who);
      return { id };
    });
  }

  rename(
    who: Tenant,
    id: number,
    input: Input<typeof factorNameInput>,
  ): Promise<{ id: number; name: string }> {
    return this.database.write(who, async (tx) => {
      const own = { company: who.company, user: who.id, id, confirmed_at: { $ne: null } };
      const factor = existing(await tx.findOne(SecondFactor, own, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      const { name } = input.read();
      factor.name = name;
      return { id, name };
    });
  }

  /** A new set of recovery codes, which replaces the previous one. */
  newCodes(who: Tenant): Promise<{ codes: string[] }> {
    return this.database.write(who, async (tx) => {
      await lockPerson(tx, who);
      if ((await factorsIn(tx, who)).length === 0) throw new Refused(refuseWire('not_found'));
      return { codes: await makeCodes(tx, who, this.clock.now()) };
    });
  }
}
