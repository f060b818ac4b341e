/** SHA-256 (FIPS 180-4) for a page that is opened from a folder, where browsers offer no hashing of their own. */
const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const BLOCK = 64;
/** The last block ends with the length in bits. */
const LENGTH = 8;

export function sha256Hex(bytes: Uint8Array): string {
  const state = Int32Array.from(START);
  const words = new Int32Array(BLOCK);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, view, at);
  const rest = new DataView(lastBlocks(bytes.subarray(whole), bytes.length));
  for (let at = 0; at < rest.byteLength; at += BLOCK) mix(state, words, rest, at);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export const sha256OfText = (text: string): string => sha256Hex(new TextEncoder().encode(text));

/** What is left over, a one, zeros, and the length. */
function lastBlocks(rest: Uint8Array, length: number): ArrayBuffer {
  const bytes = new Uint8Array(rest.length + 1 + LENGTH <= BLOCK ? BLOCK : 2 * BLOCK);
  bytes.set(rest);
  bytes[rest.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - LENGTH, Math.floor(length / 2 ** 29));
  view.setUint32(bytes.length - LENGTH / 2, (length * 8) % 2 ** 32);
  return bytes.buffer;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < BLOCK; i++) {
    const [early, recent] = [words[i - 15] as number, words[i - 2] as number];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(recent, 17) ^ turned(recent, 19) ^ (recent >>> 10);
    words[i] = (words[i - 16] as number) + one + (words[i - 7] as number) + two;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (let i = 0; i < BLOCK; i++) {
    const choice = (e & f) ^ (~e & g);
    const one =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      choice +
      (ROUNDS[i] as number) +
      (words[i] as number);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word;
}

/** The first 32 bits behind the comma. */
function fraction(root: number): number {
  return Math.floor(root * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
