import { Injectable } from '@nestjs/common';
import type { PasskeyOptions, PasskeyUsed } from '@stundenbuch/domain/sides/session/factor-contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import { PasskeyQuestions } from './passkey-questions.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { type Credential, credentialRows, listed, orNull } from './stored-passkeys.ts';

/** What a passkey proves: a login by itself, or that the owner of the session is present. */
type Purpose = 'login' | 'proof';

/** Passkeys that are used. What browsers and keys send is checked by the library. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly questions: PasskeyQuestions,
    private readonly clock: Clock,
  ) {}

  get isOn(): boolean {
    return this.installation.passkeyHost !== null;
  }

  /** The name that browsers keep them for. */
  get host(): string {
    const { passkeyHost } = this.installation;
    if (passkeyHost === null) throw new Refused(refuseWire('not_found'));
    return passkeyHost;
  }

  /** For a login of anyone who has one. */
  loginOptions(): Promise<PasskeyOptions> {
    return this.optionsFor(this.questions.ask('login'));
  }

  async proofOptions(who: Tenant): Promise<PasskeyOptions> {
    return this.optionsOf(who, this.questions.ask(aboutProof(who)));
  }

  /** By one of the person's own. */
  async optionsOf(who: Tenant, challenge: string): Promise<PasskeyOptions> {
    const own = await this.database.read<Credential>(who, credentialRows(who));
    return this.optionsFor(challenge, own);
  }

  /** Whether it answers a question of ours; each is good once. */
  async answers(tx: Tx, who: Tenant, used: PasskeyUsed, purpose: Purpose): Promise<boolean> {
    const about = purpose === 'login' ? 'login' : aboutProof(who);
    let asked = '';
    const isRight = await this.isSigned(tx, who, used, (challenge) => {
      asked = challenge;
      return this.questions.isOpen(challenge, about);
    });
    return isRight && this.questions.useUp(tx, who, asked);
  }

  /** Whether a passkey of the person has signed what was expected, on our page. Under the person's lock. */
  async isSigned(
    tx: Tx,
    { company, id }: Tenant,
    used: PasskeyUsed,
    isExpected: (challenge: string) => boolean,
  ): Promise<boolean> {
    const credential_id = Buffer.from(used.id, 'base64url');
    const stored = await tx.findOne(SecondFactor, { company, user: id, kind: 'passkey', credential_id });
    const counter = stored && (await this.counterOf(used, stored, isExpected));
    if (!stored || counter === null) return false;
    Object.assign(stored, { counter, used_at: this.clock.now() });
    await tx.flush();
    return true;
  }

  private async counterOf(
    used: PasskeyUsed,
    { credential_id, public_key, counter }: SecondFactor,
    expectedChallenge: (challenge: string) => boolean,
  ): Promise<number | null> {
    const { host } = this;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
    return orNull(async () => {
      const { origin } = decodeClientDataJSON(used.response.clientDataJSON);
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...used, clientExtensionResults: {} } as never,
        expectedChallenge,
        expectedOrigin: this.installation.passkeyOrigin(origin),
        expectedRPID: host,
        requireUserVerification: true,
        credential: {
          id: (credential_id as Buffer).toString('base64url'),
          publicKey: new Uint8Array(public_key as Buffer),
          counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  private async optionsFor(challenge: string, own?: readonly Credential[]): Promise<PasskeyOptions> {
    const { host } = this;
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const { extensions: _, ...options } = await generateAuthenticationOptions({
      rpID: host,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
      timeout: 300_000,
      ...(own && { allowCredentials: listed(own) }),
    });
    return options as PasskeyOptions;
  }
}

const aboutProof = ({ company, id }: Tenant) => `proof ${company}.${id}`;
