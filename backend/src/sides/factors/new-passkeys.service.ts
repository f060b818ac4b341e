import { Injectable } from '@nestjs/common';
import type {
  AddedFactor,
  NewPasskeyInput,
  NewPasskeyOptions,
} from '@stundenbuch/domain/sides/session/factor-contract';
import { PASSKEYS } from '@stundenbuch/domain/sides/session/factors';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { FurtherFactors } from './further-factors.ts';
import { PasskeyQuestions } from './passkey-questions.ts';
import { Passkeys } from './passkeys.service.ts';
import { makeCodes } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { codesLeft, lockPerson } from './stored-factors.ts';
import { type Credential, credentialRows, handleOf, listed, orNull } from './stored-passkeys.ts';

const NAME = 'Stundenbuch';
/** Ed25519, ES256 and RS256, which every device has one of. */
const ALGORITHMS = [-8, -7, -257];
const conflicts = { second_factors_credential: () => refuseSession('passkey_exists') };

interface Made {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  /** The question that it answers, which is good once. */
  asked: string;
}

/** Passkeys that are added: up to ten, each with a name. */
@Injectable()
export class NewPasskeys {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly passkeys: Passkeys,
    private readonly questions: PasskeyQuestions,
    private readonly further: FurtherFactors,
    private readonly clock: Clock,
  ) {}

  async options(who: Caller): Promise<NewPasskeyOptions> {
    const { host: rpID } = this.passkeys;
    await this.further.require(who);
    const [own, people] = await this.database.readAll(who, [credentialRows(who), nameOf(who)]);
    const [{ email, name }] = people as [{ email: string; name: string }];
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const {
      extensions: _,
      hints: __,
      ...options
    } = await generateRegistrationOptions({
      rpName: NAME,
      rpID,
      userID: new Uint8Array(Buffer.from(handleOf(who))),
      userName: email,
      userDisplayName: name,
      challenge: new Uint8Array(Buffer.from(this.questions.ask(about(who)), 'base64url')),
      timeout: 300_000,
      supportedAlgorithmIDs: ALGORITHMS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: listed(own as Credential[]),
    });
    return options as NewPasskeyOptions;
  }

  /** Recovery codes come with the first factor. */
  async add(who: Caller, { name, passkey }: NewPasskeyInput): Promise<AddedFactor> {
    const made = await this.checked(who, passkey);
    const now = this.clock.now();
    const { company, id } = who;
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await lockPerson(tx, who);
      await this.further.requireIn(tx, who);
      requireRoom(await rowsOf<Credential>(tx, credentialRows(who)));
      if (!made || !(await this.questions.useUp(tx, who, made.asked)))
        throw new Refused(refuseSession('passkey_wrong'));
      const provesFrom = await this.further.provesFrom(tx, who);
      const key = {
        credential_id: Buffer.from(made.id, 'base64url'),
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: passkey.response.transports ?? [],
      };
      const factor = tx.create(SecondFactor, {
        company,
        user: id,
        kind: 'passkey',
        name,
        ...key,
        confirmed_at: now,
        proves_from: provesFrom,
        created_at: now,
        created_by: id,
      });
      await tx.flush();
      await this.further.tell(tx, who, name);
      return { id: factor.id, codes: await this.firstCodes(tx, who) };
    });
  }

  private async firstCodes(tx: Tx, who: Tenant): Promise<string[] | null> {
    const [left] = await rowsOf<{ codes: number }>(tx, codesLeft(who));
    return left?.codes ? null : makeCodes(tx, who, this.clock.now());
  }

  private async checked(who: Tenant, passkey: NewPasskeyInput['passkey']): Promise<Made | null> {
    const { host: expectedRPID } = this.passkeys;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
    return orNull(async () => {
      const { origin, challenge } = decodeClientDataJSON(passkey.response.clientDataJSON);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} } as never,
        expectedChallenge: (asked) => this.questions.isOpen(asked, about(who)),
        expectedOrigin: this.installation.passkeyOrigin(origin),
        expectedRPID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo ? { ...registrationInfo.credential, asked: challenge } : null;
    });
  }
}

const about = ({ company, id }: Tenant) => `new ${company}.${id}`;

const nameOf = ({ company, id }: Tenant) =>
  sql`select email, first_name || ' ' || name as name from users where company_id = ${company} and id = ${id}`;

function requireRoom(own: readonly Credential[]): void {
  if (own.length >= PASSKEYS) throw new Refused(refuseSession('passkeys_full'));
}
