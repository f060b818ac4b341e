import { Injectable } from '@nestjs/common';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import type { TicketInput } from '@stundenbuch/domain/sides/signon/contract';
import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { codeHash } from '../../platform/session/codes.ts';
import { admitted, isPassword } from '../../platform/session/passwords.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { hashOf } from '../../platform/session/tokens.ts';
import { Attempts, orRelease, wrongCode } from '../signin/attempts.ts';
import { BoundLogins } from '../signin/bound-logins.ts';
import { Devices } from '../signin/devices.ts';
import { networkOf } from '../signin/network.ts';
import { SecondStep, type Sender } from '../signin/second-step.service.ts';
import { type Sealed, StoredSignOns, type TakenSignOn } from './stored-sign-ons.ts';

type Link = TakenSignOn<Sealed['link'] | null>;

interface Person {
  email: string;
  password_hash: string | null;
  has_factor: boolean;
}

const TAKEN = {
  identities_subject: () => refuseSignOn('identity_taken'),
  identities_object: () => refuseSignOn('identity_taken'),
  identities_person: () => refuseSignOn('identity_taken'),
};

/** The last step of a sign-on: the browser that began it fetches the token. */
@Injectable()
export class Tickets {
  constructor(
    private readonly database: Database,
    private readonly stored: StoredSignOns,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly bound: BoundLogins,
    private readonly devices: Devices,
    private readonly second: SecondStep,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** `browser`: what it has kept since the beginning. */
  async finish(given: TicketInput, browser: string, { address, half }: Sender): Promise<string> {
    const taken = await this.stored.take<Sealed['link'] | null>(hashOf(given.ticket, browser), [
      'ticket',
      'link',
    ]);
    if (!taken || taken.user === null) throw new Refused(refuseSignOn('ticket_invalid'));
    const person = { company: taken.company, id: taken.user };
    const found = await this.personOf(person);
    await this.bound.require(person, half);
    if (taken.sealed) await this.link(person, found, taken, given, address);
    // What the provider has asked is not known: it stands for the password, and a second factor is asked here as after one.
    if (found.has_factor) throw await this.second.beginSignedOn(person);
    const token = await this.database.write(person, (tx) => this.sessions.openSignedOn(tx, person.id, half));
    if (!token) throw new Refused(refuseSignOn('ticket_invalid'));
    await this.devices.remember(this.devices.keyOf(found.email, networkOf(address)));
    return token;
  }

  /** An e-mail alone links nobody: whoever comes for the first time also knows the password, or was invited. */
  private async link(
    person: Tenant,
    found: Person,
    taken: Link,
    given: TicketInput,
    address: string,
  ): Promise<void> {
    const { code, password } = given;
    if (code !== undefined) return this.linkInvited(person, taken, codeHash(code), address);
    if (password === undefined) throw new Refused(refuseWire('fields_missing', 'password'));
    const { email, password_hash } = found;
    const sender = { kind: 'login', email, network: networkOf(address), isKnown: false } as const;
    const check = async () => {
      const attempt = await this.attempts.admit(sender);
      if (!(await orRelease(attempt, isPassword(password, password_hash))))
        throw new Refused(refuseSession('login_failed'));
      await attempt.succeed();
    };
    await this.log.watch({ kind: 'login', email }, admitted(false, check));
    const still = sql`select from users
      where company_id = ${person.company} and id = ${person.id} and active and password_hash = ${password_hash} for no key update`;
    await this.store(person, taken, async (tx) => (await rowsOf(tx, still)).length > 0);
  }

  private async linkInvited(person: Tenant, taken: Link, secret: Buffer, address: string): Promise<void> {
    const now = this.clock.now();
    const [invited] = await this.database.call(
      sql`select from code_of(${secret}, ${now}) where kind = 'invite' and company_id = ${person.company} and user_id = ${person.id}`,
    );
    if (!invited) {
      await this.attempts.admit(wrongCode(address));
      throw new Refused(refuseSession('code_invalid'));
    }
    const used = sql`update codes set used_at = ${now} where company_id = ${person.company} and user_id = ${person.id}
      and kind = 'invite' and secret_hash = ${secret} and used_at is null and expires_at > ${now} returning id`;
    await this.store(person, taken, async (tx) => (await rowsOf(tx, used)).length > 0);
  }

  /** Once: what was taken is used up with it. */
  private async store(
    { company, id }: Tenant,
    { id: row, sealed }: Link,
    isStill: (tx: Tx) => Promise<boolean>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.database.writeOrRefuse({ company, id }, TAKEN, async (tx) => {
      const first = await rowsOf(
        tx,
        sql`delete from sign_ons where company_id = ${company} and id = ${row} returning id`,
      );
      if (first.length === 0 || !sealed || !(await isStill(tx)))
        throw new Refused(refuseSignOn('ticket_invalid'));
      const { issuer, subject, tid, oid } = sealed;
      await rowsOf(
        tx,
        sql`insert into identities (company_id, user_id, issuer, subject, tid, oid, created_at, created_by)
          values (${company}, ${id}, ${issuer}, ${subject}, ${tid}, ${oid}, ${now}, ${id})`,
      );
    });
  }

  private async personOf(person: Tenant): Promise<Person> {
    const [found] = await this.database.read<Person>(
      person,
      sql`select email, password_hash, has_factor from users
        where company_id = ${person.company} and id = ${person.id} and active`,
    );
    if (!found) throw new Refused(refuseSignOn('ticket_invalid'));
    return found;
  }
}
