import { expect, it } from 'vitest';
import { accountFigures } from './account-facts.ts';

const account = {
  vacation: 30,
  lastYear: 5,
  provisional: false,
  lastYearUsed: 0,
  remainder: 5,
  used: 20,
  planned: 3,
  open: 12,
  nextYear: { year: 2027, requested: 0, available: 42 },
};

it('[ABS-02] [VAC-01] [AUTH-27] the facts of an account follow the order of its computation', () => {
  expect(accountFigures(account).map(({ label, text }) => [label, text])).toEqual([
    ['Anspruch', '30'],
    ['Rest aus dem Vorjahr', '5'],
    ['Genommen', '20'],
    ['Geplant', '3'],
    ['Offen', '12'],
    ['Für 2027 beantragt', '0 von 42'],
  ]);
});

it.each([
  [{ lastYearUsed: 2 }, '5 − 2 als „Urlaub Vorjahr“'],
  [{ lastYear: 4.5, provisional: true }, '4,5 (vorläufig)'],
  [{ provisional: true, lastYearUsed: 1 }, '5 (vorläufig) − 1 als „Urlaub Vorjahr“'],
])('[AMB-37] shows what was used of the year before and what nobody has entered: %j', (fields, text) => {
  expect(accountFigures({ ...account, ...fields })[1]?.text).toBe(text);
});

it.each([
  [{}, '0 von 30, dazu 12 aus 2026'],
  [{ open: 2.5, nextYear: { year: 2027, requested: 4, available: 32.5 } }, '4 von 30, dazu 2,5 aus 2026'],
  [{ open: -2, nextYear: { year: 2027, requested: 0, available: 30 } }, '0 von 30'],
])('[LED-04] in a ledger the days of this year are said beside those of the next: %j', (fields, text) => {
  expect(accountFigures({ ...account, expiring: undefined, ...fields }).at(-1)?.text).toBe(text);
});
