import { expect, it } from 'vitest';
import { TIME_POSTING_KINDS } from '../overtime/postings.ts';
import { MANUAL_KINDS } from '../vacation/posting.ts';
import { postedAmount } from './postings.ts';

it('[LED-07] [OVT-07] a payout and a cut are typed as what is taken from the account, of days and of hours', () => {
  const posted = (kinds: readonly string[]) => kinds.map((kind) => [kind, postedAmount(kind, 60)]);
  expect(Object.fromEntries(posted(TIME_POSTING_KINDS))).toEqual({
    opening: 60,
    payout: -60,
    correction: 60,
    cut: -60,
  });
  expect(Object.fromEntries(posted(MANUAL_KINDS))).toEqual({ extra: 60, correction: 60, paid_out: -60 });
});
