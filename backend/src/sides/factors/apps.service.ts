import { Injectable } from '@nestjs/common';
import type { AddedFactor, NewApp } from '@stundenbuch/domain/sides/session/factor-contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { Secrets } from '../../platform/secrets.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { FurtherFactors } from './further-factors.ts';
import { makeCodes } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { codesLeft, lockPerson } from './stored-factors.ts';
import { base32, newKey, stepOfOneTimeCode, uriOf } from './totp.ts';

interface App {
  id: number;
  name: string;
  secret: Buffer;
  last_step: string;
  active: boolean;
}

const aboutOf = ({ company, id }: Tenant) => `totp ${company} ${id}`;

/** The codes of apps (RFC 6238). A key is stored encrypted, and counts once its first code was right. */
@Injectable()
export class Apps {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly further: FurtherFactors,
    private readonly clock: Clock,
  ) {}

  /** A key for a new app; it takes the place of one that was never confirmed. */
  async add(who: Caller, name = 'App'): Promise<NewApp> {
    if (!this.secrets.isOn) throw new Refused(refuseWire('feature_off'));
    const key = newKey();
    const encrypted = this.secrets.encrypt(key.toString('base64'), aboutOf(who));
    const now = this.clock.now();
    const email = await this.database.write(who, async (tx) => {
      const address = await lockPerson(tx, who);
      if ((await this.appOf(tx, who))?.active) throw new Refused(refuseSession('app_exists'));
      await this.further.requireIn(tx, who);
      const own = { company: who.company, user: who.id, kind: 'totp' } as const;
      const fresh = { name, secret: encrypted, last_step: '0', created_at: now };
      const app = await tx.findOne(SecondFactor, own);
      if (app) Object.assign(app, fresh);
      else tx.create(SecondFactor, { ...own, ...fresh, created_by: who.id });
      return address;
    });
    const text = base32(key);
    return { key: text, uri: uriOf(text, email) };
  }

  /** The first right code; recovery codes come with the first factor. */
  confirm(who: Caller, code: string): Promise<AddedFactor> {
    const now = this.clock.now();
    return this.database.write(who, async (tx) => {
      await lockPerson(tx, who);
      const app = await this.appOf(tx, who);
      if (app?.active) throw new Refused(refuseSession('app_exists'));
      await this.further.requireIn(tx, who);
      const provesFrom = await this.further.provesFrom(tx, who);
      if (!app || !(await this.take(tx, who, app, code)))
        throw new Refused(refuseSession('second_factor_wrong', 'code'));
      const factor = await tx.findOneOrFail(SecondFactor, { company: who.company, id: app.id });
      Object.assign(factor, { confirmed_at: now, proves_from: provesFrom });
      await tx.flush();
      await this.further.tell(tx, who, app.name);
      const [left] = await rowsOf<{ codes: number }>(tx, codesLeft(who));
      return { id: app.id, codes: left?.codes ? null : await makeCodes(tx, who, now) };
    });
  }

  /** Whether it is a code of the person's app. It is valid once: of concurrent requests one advances the step. */
  async use(tx: Tx, who: Tenant, code: string): Promise<boolean> {
    const app = await this.appOf(tx, who);
    return app?.active === true && this.take(tx, who, app, code);
  }

  private async take(tx: Tx, who: Tenant, { id, secret, last_step }: App, code: string): Promise<boolean> {
    const opened = this.secrets.decrypt(secret, aboutOf(who));
    if (!opened) return false;
    const now = this.clock.now();
    const step = stepOfOneTimeCode(Buffer.from(opened.text, 'base64'), code, now, Number(last_step));
    if (step === null) return false;
    const encrypted = opened.isOld ? this.secrets.encrypt(opened.text, aboutOf(who)) : secret;
    const moved = await rowsOf(
      tx,
      sql`update second_factors set last_step = ${step}, used_at = ${now}, secret = ${encrypted}
        where company_id = ${who.company} and id = ${id} and last_step < ${step} returning id`,
    );
    return moved.length > 0;
  }

  private async appOf(tx: Tx, { company, id }: Tenant): Promise<App | undefined> {
    const [app] = await rowsOf<App>(
      tx,
      sql`select id, name, secret, last_step::text, confirmed_at is not null as active
        from second_factors where company_id = ${company} and user_id = ${id} and kind = 'totp'`,
    );
    return app;
  }
}
