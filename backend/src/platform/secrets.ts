import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;
const NAME = 4;

interface Key {
  /** Tells which key sealed something, without telling the key. */
  name: Buffer;
  bytes: Buffer;
}

export interface Opened {
  text: string;
  /** Sealed with a key that is on its way out. */
  isOld: boolean;
}

/** Secrets that we must read again, encrypted with AES-256-GCM under SECRETS_KEY. `about` is what a secret belongs to: it opens nowhere else. */
export class Secrets {
  private readonly keys: readonly Key[];

  /** The first seals; the others still open what they have sealed. */
  constructor(keys: readonly string[]) {
    this.keys = keys.map(keyOf);
  }

  get isOn(): boolean {
    return this.keys.length > 0;
  }

  encrypt(text: string, about: string): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('SECRETS_KEY is not set');
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG }).setAAD(
      Buffer.from(about),
    );
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([key.name, iv, cipher.getAuthTag(), encrypted]);
  }

  /** null where none of the keys opens it. */
  decrypt(encrypted: Buffer, about: string): Opened | null {
    const index = this.keys.findIndex(({ name }) => name.equals(encrypted.subarray(0, NAME)));
    const key = this.keys[index];
    if (!key) return null;
    const iv = encrypted.subarray(NAME, NAME + IV);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG })
        .setAAD(Buffer.from(about))
        .setAuthTag(encrypted.subarray(NAME + IV, NAME + IV + TAG));
      const parts = [decipher.update(encrypted.subarray(NAME + IV + TAG)), decipher.final()];
      return { text: Buffer.concat(parts).toString('utf8'), isOld: index > 0 };
    } catch {
      return null;
    }
  }
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'stundenbuch secrets', 32));
  return { bytes, name: hash('sha256', bytes, 'buffer').subarray(0, NAME) };
}
