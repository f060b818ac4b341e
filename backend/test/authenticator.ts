import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { World } from './world.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

interface Changes {
  origin?: string;
  host?: string;
  /** The person was there, but did not say who it is. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A key that browsers would ask, in a few lines: one credential, ES256, no attestation. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: Uint8Array;
  private handle = '';
  counter = 0;

  constructor(
    readonly origin: string,
    readonly host: string,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const cose: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ];
    this.publicKey = isoCBOR.encode(new Map(cose));
  }

  /** What a browser answers to the options of a new passkey. */
  make({ challenge, user }: { challenge: string; user: { id: string } }, changes: Changes = {}) {
    this.handle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.authData(changes, ATTESTED),
      ...[Buffer.alloc(16), length, this.id, this.publicKey],
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(this.clientData('webauthn.create', challenge, changes)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** What a browser answers to the options of a login. */
  use({ challenge }: { challenge: string }, changes: Changes = {}) {
    const clientData = this.clientData('webauthn.get', challenge, changes);
    const authData = this.authData(changes);
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key)),
        userHandle: changes.userHandle ?? this.handle,
      },
    };
  }

  private named() {
    return { id: text(this.id), rawId: text(this.id), type: 'public-key' as const };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Changes): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData({ host = this.host, unverified, counter = this.counter }: Changes, more = 0): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT + (unverified ? 0 : VERIFIED) + more);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), rest]);
  }
}

/** An app and a passkey for `lena`, ten passkeys for `full`. Answers the body that would add the same passkey again. */
export async function fillFactors(world: World, lena: number, full: number): Promise<object> {
  await world.sql(
    `insert into second_factors (company_id, user_id, kind, name, secret, confirmed_at, created_at, created_by)
      values (1, $1, 'totp', 'App', 'x', now(), now(), $1)`,
    [lena],
  );
  await world.sql(
    `insert into second_factors (company_id, user_id, kind, name, credential_id, public_key, confirmed_at,
        created_at, created_by)
      select 1, $1, 'passkey', 'Telefon', int4send(n), 'x', now(), now(), $1 from generate_series(1, 10) n`,
    [full],
  );
  const key = new Authenticator('http://localhost:3000', 'localhost');
  const body = async () => {
    const asked = await world.get<{ challenge: string; user: { id: string } }>(
      'lena',
      '/user/factor/passkey',
    );
    return { name: 'Laptop', passkey: key.make(asked.body) };
  };
  await world.post('lena', '/user/factor/passkey', await body());
  return body();
}
