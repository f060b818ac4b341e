import { describe, expect, it } from 'vitest';
import { accountFields, vacationFactsOf } from './account-fields.ts';
import { figure } from './figures.ts';
import { facts, stored } from './ledger.fixture.ts';
import { ledger } from './ledger.ts';
import {
  ENTERED,
  enteredIds,
  lawOf,
  ofStored,
  POSTING_KINDS,
  POSTING_LABELS,
  plainPosting,
} from './posting.ts';
import { yearBalances } from './vacation-account.ts';

it('[LED-01] [LED-02] each kind has its word and its law', () => {
  expect(POSTING_KINDS.map((kind) => [kind, POSTING_LABELS[kind], lawOf(kind)])).toEqual([
    ['opening', 'Eröffnung', null],
    ['extra', 'Zusatz', null],
    ['correction', 'Korrektur', null],
    ['carried', 'Übertrag', '§ 7 Abs. 3 BUrlG'],
    ['expired', 'Verfallen', '§ 7 Abs. 3 BUrlG'],
    ['paid_out', 'Ausgezahlt', '§ 7 Abs. 4 BUrlG'],
    ['entitlement', 'Anspruch', '§§ 3 bis 5 BUrlG'],
    ['taken', 'Genommen', null],
    ['not_carried', 'Nicht übertragen', null],
  ]);
});

describe('[LED-07] [SET-20] what was entered as the remainder of last year', () => {
  const day = '2026-02-10';
  const entered = { ...stored('correction', 3, { day }), text: ENTERED };
  const wrong = { ...stored('correction', 4, { day }), text: ENTERED };
  const reversal = { ...stored('correction', -4, { day: '2026-03-01' }), reverses_id: wrong.id };
  const other = { ...stored('correction', 1, { day }), text: 'Umzug' };
  const all = [
    entered,
    wrong,
    reversal,
    other,
    { ...stored('extra', 1, { day }), text: ENTERED },
    { ...stored('correction', -1, { day }), reverses_id: other.id },
  ];

  it('is known by its reason, and so is what takes it back', () => {
    expect(ENTERED).toBe('Eingabe Vorjahr');
    expect(enteredIds(all)).toEqual(new Set([entered.id, wrong.id, reversal.id]));
  });

  it('counts from the new year on like the opening, and is shown like any other', () => {
    const ids = enteredIds(all);
    const counted = [stored('opening', 5), ...all].map((one) => ofStored(one, ids).fromNewYear);
    expect(counted).toEqual([true, true, true, true, ...Array(3).fill(undefined)]);
    expect(ofStored(entered).fromNewYear).toBeUndefined();
    expect(plainPosting(ofStored(entered, ids))).toEqual(ofStored(entered));
  });

  it.each([
    ['entered in February', [entered], 8],
    ['and taken back', [wrong, reversal], 5],
    ['a correction in February', [other], 5],
    ['a correction on New Year', [{ ...other, day: '2026-01-01' }], 6],
    ['entered a year later', [{ ...entered, day: '2027-02-10' }], 5],
  ])('%s: %j are %d left over', (_, postings, days) => {
    const of = facts({ postings: [stored('opening', 5), ...postings] });
    expect(figure(ledger(of, 2027), 'last_year', '2026-06-30').value).toBe(days);
  });

  it('is the same on the screens', () => {
    const lastYear = { days: 0, enteredIn: 2026 };
    const account = { vacation: 30, lastYear, days: [], ledger: { begins: 2026, postings: all } };
    const fields = accountFields(account, '2026-11-20');
    expect(fields.ledger?.postings.filter((one) => one.from_new_year).map(({ id }) => id)).toEqual([
      ...[entered.id, wrong.id, reversal.id],
    ]);
    const read = vacationFactsOf(fields, []);
    expect(yearBalances(read)(2026)).toEqual(yearBalances(account)(2026));
    expect(yearBalances(account)(2026).lastYear).toBe(3);
  });
});
