import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Hex, sha256OfText } from './sha256.ts';

const known = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

it('[AUD-07] a hash of our own is that of SHA-256, for every length around a block and far beyond', () => {
  const lengths = [...Array.from({ length: 200 }, (_, i) => i), 4_096, 100_001];
  for (const length of lengths) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
    expect(sha256Hex(bytes), `${length} bytes`).toBe(known(bytes));
  }
});

it('[AUD-07] texts are hashed as UTF-8, also from the middle of a buffer', () => {
  for (const text of ['', 'abc', 'Größöß – „ja“ 😀', '\ufeffTag;Soll\r\n'])
    expect(sha256OfText(text)).toBe(known(text));
  const bytes = new TextEncoder().encode('..Änne');
  expect(sha256Hex(bytes.subarray(2))).toBe(known('Änne'));
});
