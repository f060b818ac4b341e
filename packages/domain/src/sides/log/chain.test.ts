import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  canonicalChange,
  faultOfSeal,
  hashOfSeal,
  NO_SEAL,
  type RecordedChange,
  type SealedChange,
} from './chain.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const first: RecordedChange = {
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
const second: RecordedChange = {
  ...first,
  id: 2,
  op: 'D',
  before: { hours: 8.25 },
  after: null,
  reason: null,
};

const sealed = (change: RecordedChange): SealedChange => ({
  ...change,
  row_hash: sha256(canonicalChange(change)),
  erased_at: null,
});
const rows = [sealed(first), sealed(second)];
const hashes = rows.map(({ row_hash }) => row_hash);
const seal = {
  no: 1,
  first_id: 1,
  last_id: 2,
  rows: 2,
  prev: NO_SEAL,
  hash: hashOfSeal(NO_SEAL, hashes, sha256),
};
const start = { no: 0, hash: NO_SEAL };
const later = { now: '2031-01-01T00:00:00.000Z', keepYears: 2 };
const ask = (changed: readonly SealedChange[], link = seal, previous = start, checking = later) =>
  faultOfSeal(link, changed, previous, { sha256, ...checking });

it('[VEC-62] [AUD-02] [AUD-03] a change and the first seal of two', () => {
  expect(hashes).toEqual([
    '78bf7ea6ead5db92f164945dfc49f13af42635a8792cb6eeff21e13170331760',
    '7965d4e16d1dd9239d48f3e74381576412dc9f334e31aa57585c4866acf95151',
  ]);
  expect(seal.hash).toBe('43dda28f4bea71648b3a1aa69f0508f0a83b7e24923afe4435831f0c7856fe63');
  expect(ask(rows)).toBeNull();
});

describe('[AUD-04] a seal names', () => {
  const [one, two] = rows as [SealedChange, SealedChange];
  const forged = sealed({ ...first, after: { hours: 9 } });

  it.each<[string, SealedChange[], object]>([
    ['a row that says something else', [{ ...one, after: { hours: 9 } }, two], { fault: 'content', row: 1 }],
    ['a row that was hashed again', [forged, two], { fault: 'hash', row: null }],
    ['a row that is gone', [one], { fault: 'rows', row: null }],
    ['a row that has come', [one, two, sealed({ ...second, id: 3 })], { fault: 'rows', row: null }],
    ['a number that was changed', [one, { ...two, id: 5 }], { fault: 'rows', row: null }],
    [
      'rows that changed places',
      [
        { ...two, id: 1 },
        { ...one, id: 2 },
      ],
      { fault: 'content', row: 1 },
    ],
  ])('%s', (_, changed, fault) => expect(ask(changed)).toEqual(fault));

  it('a seal before it that is gone, and one that was made again', () => {
    expect(ask(rows, { ...seal, no: 2 })).toEqual({ fault: 'missing', row: null });
    expect(ask(rows, { ...seal, no: 2 }, { no: 1, hash: 'f'.repeat(64) })).toEqual({
      fault: 'chain',
      row: null,
    });
  });
});

describe('[AUD-05] content that was erased', () => {
  const at = (now: string, keepYears = 2) => ({ now, keepYears });
  const erased = (at: string): SealedChange[] => {
    const [one, two] = rows as [SealedChange, SealedChange];
    return [{ ...one, before: null, after: null, reason: null, erased_at: at }, two];
  };

  it('leaves the chain as it was', () => expect(ask(erased('2028-11-20T10:15:00.000Z'))).toBeNull());

  it('is named where it was too young, or has content again', () => {
    expect(ask(erased('2028-11-20T10:14:59.999Z'))).toEqual({ fault: 'erased', row: 1 });
    const [one, two] = erased('2030-01-01T00:00:00.000Z') as [SealedChange, SealedChange];
    const left = [{ after: { hours: 7 } }, { before: { hours: 7 } }, { reason: 'Pause vergessen' }];
    for (const more of left) expect(ask([{ ...one, ...more }, two])).toEqual({ fault: 'erased', row: 1 });
    expect(ask([one, two])).toBeNull();
    expect(ask(erased('2029-01-01T00:00:00.000Z'))).toBeNull();
    expect(ask(erased('2027-12-01T00:00:00.000Z'))).toEqual({ fault: 'erased', row: 1 });
  });

  it('is named where it will have been erased, and where the company has always kept more', () => {
    const rowsThen = erased('2029-06-01T00:00:00.000Z');
    const asked = (now: string, keepYears?: number) => ask(rowsThen, seal, start, at(now, keepYears));
    expect(asked('2029-06-01T00:00:00.000Z')).toBeNull();
    expect(asked('2029-05-31T23:59:59.999Z')).toEqual({ fault: 'erased', row: 1 });
    expect(asked('2031-01-01T00:00:00.000Z', 3)).toEqual({ fault: 'erased', row: 1 });
  });
});
