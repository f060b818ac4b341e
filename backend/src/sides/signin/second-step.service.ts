import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SecondStepInput } from '@stundenbuch/domain/sides/session/factor-contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { hashOf } from '../../platform/session/tokens.ts';
import { Passkeys } from '../factors/passkeys.service.ts';
import { Proofs } from '../factors/proofs.service.ts';
import { Attempts, orRelease } from './attempts.ts';
import { BoundLogins } from './bound-logins.ts';
import { Devices } from './devices.ts';
import { networkOf } from './network.ts';
import { ProvedLogins } from './proved-logins.ts';

const MINUTES = 5;

interface Account {
  user_id: number;
  company_id: number;
  password_hash: string | null;
}

/** Where a login comes from; `half`: see Binding. */
export interface Sender {
  address: string;
  half: string | null;
}

interface Try extends Tenant {
  challenge: number;
}

/** The second step of a login: the password was right, and the person has a second factor. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly database: Database,
    private readonly logins: ProvedLogins,
    private readonly attempts: Attempts,
    private readonly proofs: Proofs,
    private readonly passkeys: Passkeys,
    private readonly devices: Devices,
    private readonly bound: BoundLogins,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  /** Always a refusal: there is no session yet. */
  async begin({ user_id, company_id, password_hash }: Account): Promise<Refused> {
    const challenge = newChallenge();
    const { now, ends } = this.span();
    const [begun] = await this.database.call<{ done: boolean }>(
      sql`select begin_second_step(${user_id}, ${password_hash}, ${hashOf(challenge)}, ${now}, ${ends}) as done`,
    );
    if (!begun?.done) return new Refused(refuseSession('login_failed'));
    return this.ask({ company: company_id, id: user_id }, challenge);
  }

  /** The same for somebody whom the company's provider has signed on, which stands for the password. */
  async beginSignedOn(person: Tenant): Promise<Refused> {
    const challenge = newChallenge();
    const { now, ends } = this.span();
    const begun = await this.database.write(person, (tx) =>
      rowsOf(
        tx,
        sql`insert into challenges (company_id, user_id, purpose, secret_hash, expires_at, created_at, created_by)
          select company_id, id, 'login', ${hashOf(challenge)}, ${ends}, ${now}, id from users
          where company_id = ${person.company} and id = ${person.id} and active and has_factor returning id`,
      ),
    );
    if (begun.length === 0) return new Refused(refuseSession('login_failed'));
    return this.ask(person, challenge);
  }

  private span() {
    const now = this.clock.now();
    return { now, ends: new Date(now.getTime() + MINUTES * 60_000) };
  }

  private async ask({ company, id }: Tenant, challenge: string): Promise<Refused> {
    const person = { company, id };
    const methods = await this.proofs.methodsOf(person);
    const options = methods.includes('passkey') && {
      passkey: await this.passkeys.optionsOf(person, challenge),
    };
    return new Refused({ ...refuseSession('second_factor_needed'), challenge, methods, ...options });
  }

  /** The token of a new session. Wrong, expired and used are indistinguishable, and counted for the person. */
  async finish(given: SecondStepInput, { address, half }: Sender): Promise<string> {
    const [row] = await this.database.call<{ id: number; company_id: number; user_id: number }>(
      sql`select id, company_id, user_id from try_second_step(${hashOf(given.challenge)}, ${this.clock.now()})`,
    );
    if (!row) throw wrong(given);
    const person: Try = { company: row.company_id, id: row.user_id, challenge: row.id };
    await this.bound.require(person, half);
    return this.log.watch(
      { kind: 'second', company: person.company, person: person.id },
      this.open(person, given, { address, half }),
    );
  }

  private async open(person: Try, given: SecondStepInput, { address, half }: Sender): Promise<string> {
    const attempt = await this.attempts.admit({ kind: 'second', person: person.id });
    const opened = await orRelease(
      attempt,
      this.logins.open(person, half, async (tx) => {
        const email = await this.proofs.take(tx, person, given);
        return (await this.first(tx, person)) ? email : null;
      }),
    );
    if (!opened) throw wrong(given);
    await attempt.succeed();
    await this.devices.remember(this.devices.keyOf(opened.email, networkOf(address)));
    return opened.token;
  }

  private async first(tx: Tx, { company, challenge }: Try): Promise<boolean> {
    const first = await rowsOf(
      tx,
      sql`update challenges set used_at = ${this.clock.now()}
        where company_id = ${company} and id = ${challenge} and used_at is null returning id`,
    );
    return first.length > 0;
  }
}

const newChallenge = () => randomBytes(32).toString('base64url');

function wrong({ recovery, passkey }: SecondStepInput): Refused {
  if (passkey) return new Refused(refuseSession('passkey_wrong'));
  return new Refused(refuseSession('second_factor_wrong', recovery === undefined ? 'code' : 'recovery'));
}
