import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const KEY_BYTES = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

export const stepOf = (instant: Date): number => Math.floor(instant.getTime() / 1000 / STEP_SECONDS);

/** RFC 6238 with SHA-1 and six digits, which every app knows. */
export function totp(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) as number) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The code's step: this one, or the previous one for slow typing. A step up to `lastStep` was used already. */
export function stepOfOneTimeCode(key: Buffer, code: string, now: Date, lastStep: number): number | null {
  const step = stepOf(now);
  const right = [step, step - 1].find((one) => isSame(totp(key, one), code));
  return right !== undefined && right > lastStep ? right : null;
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** RFC 4648, as apps take it. Twenty bytes need no padding. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
}

export function uriOf(key: string, email: string): string {
  const query = new URLSearchParams({ secret: key, issuer: 'Stundenbuch' });
  return `otpauth://totp/Stundenbuch:${encodeURIComponent(email)}?${query}`;
}
