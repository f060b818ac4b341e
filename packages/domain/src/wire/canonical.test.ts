import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, type Json } from './canonical.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const change = {
  id: 1,
  at: '2026-11-20T10:15:00.000Z',
  company: 1,
  actor: 3,
  person: 9,
  table: 'entries',
  record: 77,
  op: 'U',
  before: { hours: 8 },
  after: { hours: 8.25 },
  reason: 'Pause vergessen',
};
const deletion = { ...change, id: 2, op: 'D', before: { hours: 8.25 }, after: null, reason: null };

test('[VEC-62] hashes two changes and the first seal over both', () => {
  const hashes = [change, deletion].map((row) => sha256(canonicalJson(row)));
  expect(hashes).toEqual([
    '78bf7ea6ead5db92f164945dfc49f13af42635a8792cb6eeff21e13170331760',
    '7965d4e16d1dd9239d48f3e74381576412dc9f334e31aa57585c4866acf95151',
  ]);
  expect(sha256('0'.repeat(64) + hashes.join(''))).toBe(
    '43dda28f4bea71648b3a1aa69f0508f0a83b7e24923afe4435831f0c7856fe63',
  );
});

test('[SET-16] keys are sorted by UTF-16 code units at every depth', () => {
  expect(canonicalJson({ b: [{ z: 1, Z: 2 }], ä: null, a: 'ß"' })).toBe(
    '{"a":"ß\\"","b":[{"Z":2,"z":1}],"ä":null}',
  );
});

test('[SET-16] the text is JSON and independent of the order of the keys', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value as Json);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      const reversed = JSON.parse(JSON.stringify(value), (_, part) =>
        part && typeof part === 'object' && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).reverse())
          : part,
      );
      expect(canonicalJson(reversed)).toBe(text);
    }),
  );
});
