import { describe, expect, it } from 'vitest';
import { accountFigures } from './account-facts.ts';
import { accountFields, accountOf, vacationFactsOf } from './account-fields.ts';
import { stored, untilMarch } from './ledger.fixture.ts';
import { type VacationFacts, vacationAccount, vacationIn, yearBalances } from './vacation-account.ts';

const TODAY = '2026-02-20';
const person: VacationFacts = {
  vacation: 30,
  lastYear: { days: 0, enteredIn: 2026 },
  days: [
    { day: '2026-02-02', project: 10, status: 1 },
    { day: '2026-05-04', project: 10, status: 0 },
    { day: '2027-01-11', project: 10, status: 0 },
  ],
};
const opening = stored('opening', 5);
const paid = { ...stored('paid_out', -2, { year: 2026, day: '2026-02-10' }), text: 'Wunsch', closing_id: 4 };
const withLedger: VacationFacts = {
  ...person,
  ledger: {
    begins: 2026,
    postings: [opening, paid],
    lastDay: (year) => (year <= 2026 ? untilMarch(year) : null),
  },
};

describe('the account of a ledger on the wire', () => {
  const { ledger } = accountFields(withLedger, TODAY);

  it('has its postings without their reasons', () => {
    expect(ledger?.postings).toEqual([
      { id: opening.id, year: 2025, day: '2026-01-01', kind: 'opening', days: 5 },
      { id: paid.id, year: 2026, day: '2026-02-10', kind: 'paid_out', days: -2 },
    ]);
  });

  it('has its beginning, this year’s entitlement, each deadline and what expires next', () => {
    expect(ledger).toMatchObject({
      begins: 2026,
      entitlement: 30,
      last_days: [
        { year: 2025, day: '2026-03-31' },
        { year: 2026, day: '2027-03-31' },
      ],
      expiring: { day: '2026-03-31', days: 4 },
    });
  });

  it('knows the deadlines from the year before its beginning to next year', () => {
    const asked: number[] = [];
    const lastDay = (year: number) => {
      asked.push(year);
      return untilMarch(year);
    };
    const { ledger } = accountFields(
      { ...withLedger, ledger: { begins: 2025, postings: [], lastDay } },
      TODAY,
    );
    expect(ledger?.last_days.map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027]);
  });

  it('has no deadline, and nothing that expires, where no notice was read', () => {
    const { ledger } = accountFields({ ...withLedger, ledger: { begins: 2026, postings: [opening] } }, TODAY);
    expect(ledger).toMatchObject({ last_days: [], expiring: null });
  });

  it('is left out without one', () => {
    expect(accountFields(person, TODAY)).not.toHaveProperty('ledger');
    expect(accountFields(person, TODAY)).not.toHaveProperty('entitlements');
    expect(accountOf(accountFields(person, TODAY))).not.toHaveProperty('expiring');
  });

  it('is the same account again for the screens', () => {
    expect(accountOf(accountFields(withLedger, TODAY))).toEqual(vacationAccount(withLedger, TODAY));
    const none = { ...withLedger, ledger: { begins: 2026, postings: [opening] } };
    const shown = accountOf(accountFields(none, TODAY));
    expect(shown).toHaveProperty('expiring', undefined);
    expect(shown).toEqual(vacationAccount(none, TODAY));
  });

  it('[LED-15] the request form computes every year as the server does', () => {
    const read = vacationFactsOf(accountFields(withLedger, TODAY), withLedger.days);
    for (const year of [2025, 2026, 2027, 2028])
      expect(yearBalances(read)(year), String(year)).toEqual(yearBalances(withLedger)(year));
    expect(read.ledger?.lastDay?.(2028)).toBeNull();
    expect(read.ledger?.postings[1]).toEqual({ ...paid, text: null, closing_id: null, reverses_id: null });
    expect(vacationFactsOf(accountFields(person, TODAY), person.days)).not.toHaveProperty('ledger');
  });
});

it('[LED-02] the years before a ledger begins are those of the account without it', () => {
  const before = { ...withLedger, lastYear: { days: 3, enteredIn: 2025 } };
  expect(yearBalances(before)(2025)).toEqual(yearBalances({ ...before, ledger: undefined })(2025));
  expect(yearBalances(before)(2026)).not.toEqual(yearBalances({ ...before, ledger: undefined })(2026));
});

it('[SET-32] what was taken before somebody was recorded is in the opening', () => {
  const begins = (records_from: string) => ({ working_days: null, records_from });
  const taken = (from: string) => yearBalances({ ...withLedger, work: begins(from) })(2026).taken;
  expect([taken('2026-02-02'), taken('2026-02-03')]).toEqual([2, 1]);
});

describe('[CON-05] the entitlements of contracts on the wire', () => {
  const entitlement = (year: number) => year - 2000;
  const facts = { ...person, vacation: 99, entitlement };
  const years = (enteredIn: number) =>
    accountFields({ ...facts, lastYear: { days: 0, enteredIn } }, TODAY).entitlements;

  it('are those of each year that the account reaches', () => {
    expect(years(2026)).toEqual([2024, 2025, 2026, 2027].map((year) => ({ year, days: year - 2000 })));
    expect(years(2023)?.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026, 2027]);
  });

  it('are read again, and every other year is a whole one', () => {
    const fields = accountFields(facts, TODAY);
    const read = vacationFactsOf(fields, facts.days);
    expect([2023, 2024, 2026, 2027, 2028].map((year) => vacationIn(read, year))).toEqual([
      99, 24, 26, 27, 99,
    ]);
    expect(accountOf(fields)).toEqual(vacationAccount(facts, TODAY));
    expect(accountOf({ ...fields, entitlements: [] }).vacation).toBe(99);
  });
});

describe('the figures of an account', () => {
  const account = vacationAccount(withLedger, TODAY);
  const byName = accountFigures(account).map(({ label, text, figure, asOf }) => [label, text, figure, asOf]);

  it('[LED-06] are explained by the ledger, each under its name', () => {
    expect(byName).toEqual([
      ['Anspruch', '30', 'entitlement', undefined],
      ['Rest aus dem Vorjahr', '5', 'last_year', undefined],
      ['Genommen', '1', 'taken', undefined],
      ['Geplant', '1', 'planned', undefined],
      ['Weitere Buchungen', '-2', 'open', undefined],
      ['Offen', '31', 'open', undefined],
      ['Davon verfällt am 31.03.2026', '4', 'expiring', undefined],
      ['Für 2027 beantragt', '1 von 30, dazu 31 aus 2026', 'planned', '2027-01-01'],
    ]);
  });

  it('have no other bookings where the account is no ledger, or has none', () => {
    const labels = (facts: VacationFacts) =>
      accountFigures(vacationAccount(facts, TODAY)).map(({ label }) => label);
    expect(labels({ ...person, lastYear: { days: 0, enteredIn: 2020 } })).toHaveLength(6);
    expect(labels({ ...withLedger, ledger: { begins: 2026, postings: [opening] } })).toHaveLength(6);
    const { expiring: _, ...plain } = account;
    expect(accountFigures({ ...plain, open: 99 })).toHaveLength(6);
  });
});
