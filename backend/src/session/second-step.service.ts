import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SecondStepInput } from '@stundenbuch/domain/session/factor-contract';
import { refuseSession } from '@stundenbuch/domain/session/messages';
import { type Given, Proofs } from '../factors/proofs.service.ts';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';
import { Sessions } from '../platform/session/sessions.ts';
import { hashOf } from '../platform/session/tokens.ts';
import { Attempts, orRelease } from './attempts.ts';
import { BoundLogins } from './bound-logins.ts';
import { Devices } from './devices.ts';
import { networkOf } from './network.ts';

const MINUTES = 5;

interface Account {
  user_id: number;
  company_id: number;
  password_hash: string | null;
}

interface Opened {
  token: string;
  email: string;
}

/** Where a login comes from; `half`: see Binding. */
interface Sender {
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
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly proofs: Proofs,
    private readonly devices: Devices,
    private readonly bound: BoundLogins,
    private readonly clock: Clock,
  ) {}

  /** Always a refusal: there is no session yet. */
  async begin({ user_id, company_id, password_hash }: Account): Promise<Refused> {
    const challenge = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const ends = new Date(now.getTime() + MINUTES * 60_000);
    const [begun] = await this.database.call<{ done: boolean }>(
      sql`select begin_second_step(${user_id}, ${password_hash}, ${hashOf(challenge)}, ${now}, ${ends}) as done`,
    );
    if (!begun?.done) return new Refused(refuseSession('login_failed'));
    const methods = await this.proofs.methodsOf({ company: company_id, id: user_id });
    return new Refused({ ...refuseSession('second_factor_needed'), challenge, methods });
  }

  /** The token of a new session. Wrong, expired and used are indistinguishable, and counted for the person. */
  async finish({ challenge, ...given }: SecondStepInput, { address, half }: Sender): Promise<string> {
    const [row] = await this.database.call<{ id: number; company_id: number; user_id: number }>(
      sql`select id, company_id, user_id from try_second_step(${hashOf(challenge)}, ${this.clock.now()})`,
    );
    if (!row) throw wrong(given);
    const person: Try = { company: row.company_id, id: row.user_id, challenge: row.id };
    await this.bound.require(person, half);
    const attempt = await this.attempts.admit({ kind: 'second', person: person.id });
    const opened = await orRelease(attempt, this.opened(person, given, half));
    if (!opened) throw wrong(given);
    await attempt.succeed();
    await this.devices.remember(this.devices.keyOf(opened.email, networkOf(address)));
    return opened.token;
  }

  /** All of it, or nothing: a code is used up only by the session that it opens. */
  private async opened(person: Try, given: Given, half: string | null): Promise<Opened | null> {
    const now = this.clock.now();
    const { company, id, challenge } = person;
    try {
      return await this.database.write({ company, id }, async (tx) => {
        const email = await this.proofs.take(tx, person, given);
        const isFirst = await rowsOf(
          tx,
          sql`update challenges set used_at = ${now}
            where company_id = ${company} and id = ${challenge} and used_at is null returning id`,
        );
        if (email === null || isFirst.length === 0) throw new NotRight();
        const token = await this.sessions.openProved(tx, id, half);
        if (token === null) throw new NotRight();
        return { token, email };
      });
    } catch (error) {
      if (error instanceof NotRight) return null;
      throw error;
    }
  }
}

/** Undoes what was written before it turned out to be wrong. */
class NotRight extends Error {}

function wrong({ recovery }: Given): Refused {
  return new Refused(refuseSession('second_factor_wrong', recovery === undefined ? 'code' : 'recovery'));
}
