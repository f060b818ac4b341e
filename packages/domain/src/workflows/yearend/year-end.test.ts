import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExpiryFacts, LIKE_COMPANY, type ReadNotice } from '../../accounts/vacation/expiry.ts';
import { balance, type LedgerFacts, ledger, total } from '../../accounts/vacation/ledger.ts';
import { lastDaysOf } from '../../accounts/vacation/notice.ts';
import type { StoredPosting } from '../../accounts/vacation/posting.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, type Day, daysFrom, isWeekday } from '../../time/day.ts';
import { yearEndFigures } from './figures.ts';
import { basisOf, deficitOf, type YearEndChoice, type YearEndFacts, yearEndRows } from './year-end.ts';
import { NO_PROOF, yearEndLine } from './year-end-line.ts';

const NOTHING: YearEndChoice = { expire: false, carry: false };

const taken = (day: Day, days: number, project: number = TYPE.vacation) =>
  daysFrom(day, addDays(day, days - 1)).map((each) => ({ day: each, project, status: 1 }));

/** A person whose account changes by what closings post, as the database would have it. */
class Account {
  postings: StoredPosting[] = [];
  expiry: ExpiryFacts;

  private readonly begins: number;
  readonly entries: LedgerFacts['entries'];
  private readonly entitlement: number;

  constructor(
    entries: LedgerFacts['entries'],
    {
      opening = 0,
      begins = 2026,
      ...expiry
    }: Partial<ExpiryFacts> & { opening?: number; begins?: number } = {},
    entitlement = 30,
  ) {
    this.entries = entries;
    this.begins = begins;
    this.entitlement = entitlement;
    this.expiry = { expiry: '03-31', person: LIKE_COMPANY, notices: [], away: [], ...expiry };
    if (opening !== 0) this.add({ year: begins - 1, day: `${begins}-01-01`, kind: 'opening', days: opening });
  }

  get facts(): YearEndFacts {
    const { entries, postings, expiry, begins } = this;
    const lastDay = lastDaysOf(expiry);
    return { expiry, ledger: { begins, entitlement: () => this.entitlement, entries, postings, lastDay } };
  }

  add(row: Pick<StoredPosting, 'year' | 'day' | 'kind' | 'days'> & { closing_id?: number }): void {
    const more = { id: this.postings.length + 1, text: null, closing_id: null, reverses_id: null };
    this.postings = [...this.postings, { ...more, ...row }];
  }

  close(year: number, today: Day, choice: Partial<YearEndChoice> = {}, closing_id = year) {
    const rows = yearEndRows(this.facts, year, today, { ...NOTHING, ...choice });
    for (const { text: _, ...row } of rows) this.add({ ...row, closing_id });
    return rows;
  }

  sum(day: Day): number {
    return total(balance(ledger(this.facts.ledger, Number(day.slice(0, 4))), day));
  }
}

const read = (year: number): ReadNotice => ({
  year,
  days: 1,
  deadline: `${year + 1}-03-31`,
  read: `${year + 1}-01-11`,
});

/** VEC-27. */
const history = () => [
  ...taken('2026-03-16', 3),
  ...taken('2026-07-06', 15),
  ...taken('2026-12-28', 3),
  ...taken('2027-02-01', 4),
  ...taken('2027-08-02', 20),
  ...taken('2028-01-10', 5),
];
const DAYS = ['2026-12-31', '2027-01-01', '2027-04-01', '2027-12-31', '2028-01-01', '2028-04-01'];

const NONE = { expire: false, carry: false };

describe('what a closing lets expire', () => {
  it.each([
    ['VEC-27', [2025, 2026, 2027], [12, 42, 30, 10, 40, 30], [2, 8, 5]],
    ['VEC-28', [2026], [14, 44, 30, 10, 40, 35], [10]],
    ['VEC-29', [], [14, 44, 40, 20, 50, 45], []],
  ])('[LED-08] [LED-09] [%s] over three years, with notices for %j: %j', (_, told, sums, expired) => {
    const account = new Account(history(), { opening: 5, notices: told.map(read) });
    const posted = [2025, 2026, 2027].flatMap((year) => account.close(year, `${year + 1}-04-01`));
    expect(posted.map(({ days }) => -days)).toEqual(expired);
    expect(posted.map(({ day }) => day)).toEqual(told.map((year) => `${year + 1}-03-31`));
    expect(DAYS.map((day) => account.sum(day))).toEqual(sums);
  });

  it.each([
    [0, 20, 30],
    [8, 20, 22],
    [10, 20, 20],
    [12, 18, 18],
  ])(
    '[VEC-33] [VEC-34] 10 left over, 20 new, %d taken in February: on 1 April %d with a notice, %d without',
    (days, withNotice, without) => {
      const sumWith = (notices: ReadNotice[]) => {
        const account = new Account(days ? taken('2026-02-02', days) : [], { opening: 10, notices }, 20);
        account.close(2025, '2026-04-01');
        return account.sum('2026-04-01');
      };
      expect(sumWith([read(2025)])).toBe(withNotice);
      expect(sumWith([])).toBe(without);
    },
  );

  it('[VEC-35] [VEC-36] days are taken up to the deadline, and the rest expires', () => {
    const many = (notices: ReadNotice[]) => {
      const account = new Account([...taken('2026-03-02', 2), ...taken('2026-06-01', 26)], {
        opening: 4,
        notices,
      });
      account.close(2025, '2026-07-01');
      return account.sum('2026-07-01');
    };
    expect([many([read(2025)]), many([])]).toEqual([4, 6]);
    const notices = [{ ...read(2025), deadline: '2026-04-30' }];
    const april = new Account(taken('2026-04-20', 2), { expiry: '04-30', opening: 6, notices });
    expect(april.close(2025, '2026-05-01')).toMatchObject([{ year: 2025, day: '2026-04-30', days: -4 }]);
    expect(april.sum('2026-05-01')).toBe(30);
  });

  it('[LED-08] requested days count like approved ones, and it is posted once the deadline is over', () => {
    const entries = taken('2026-03-02', 2).map((day) => ({ ...day, status: 0 }));
    const account = new Account(entries, { opening: 5, notices: [read(2025)] });
    expect(account.close(2025, '2026-03-31')).toEqual([]);
    expect(yearEndLine(account.facts, 2025, '2026-03-31')).toMatchObject({
      ...{
        expires: 3,
        proof: 'Gelesen am 11.01.2026',
        note: '3 verfallen am 31.03.2026; gebucht wird danach',
      },
    });
    expect(account.close(2025, '2026-04-01')).toMatchObject([{ days: -3, text: 'Verfall am 31.03.2026' }]);
  });

  it('[LED-09] without a notice nothing expires, and the preview says so', () => {
    const account = new Account([], { opening: 5 });
    expect(yearEndLine(account.facts, 2025, '2026-04-01')).toMatchObject({
      expires: 0,
      proof: NO_PROOF,
      rows: 0,
    });
    expect(NO_PROOF).toBe('Kein Nachweis – verfällt nicht.');
  });

  it('[LED-13] a later closing takes what an earlier one left, and names the year of each proof', () => {
    const account = new Account([], { opening: 5, notices: [read(2025)] });
    expect(yearEndLine(account.facts, 2026, '2027-01-11')).toMatchObject({
      entitlement: 30,
      taken: 0,
      rest: 35,
      carried: 35,
      expires: 5,
      rows: 1,
      proof: `2025: Gelesen am 11.01.2026 2026: ${NO_PROOF}`,
    });
  });
});

describe('the numbers of the preview', () => {
  it('[LED-06] [LED-13] are the sums of postings, whatever was posted and ticked', () => {
    const account = new Account([...history(), ...taken('2026-11-02', 2, TYPE.vacationLastYear)], {
      opening: 5,
      notices: [read(2025), read(2026)],
    });
    for (const today of ['2027-01-11', '2027-04-01', '2028-04-01']) {
      for (const year of [2025, 2026, 2027]) {
        for (const choice of [NONE, { expire: true, carry: true }]) {
          const figures = yearEndFigures(account.facts, year, today, choice);
          for (const figure of Object.values(figures)) {
            const days = figure?.postings.reduce((sum, one) => sum + one.days, 0) ?? 0;
            expect(days).toBe(figure?.value ?? 0);
          }
          if (choice !== NONE) continue;
          const { entitlement, taken, rest, carried, expires } = yearEndLine(account.facts, year, today);
          const shown = [entitlement ?? 0, 0 - (taken ?? 0), rest, carried, expires];
          expect(Object.values(figures).map((figure) => figure?.value ?? 0)).toEqual(shown);
        }
      }
      account.close(Number(today.slice(0, 4)) - 1, today);
    }
  });

  it('[SET-05] days of Urlaub Vorjahr are no Genommen', () => {
    const account = new Account(
      [...taken('2026-03-02', 2), ...taken('2026-03-09', 3, TYPE.vacationLastYear)],
      {
        opening: 5,
      },
    );
    expect(yearEndLine(account.facts, 2026, '2027-01-11')).toMatchObject({ taken: 2, rest: 30 });
  });

  it('[LED-04] [LED-06] what was taken too much is carried only where it is ticked', () => {
    const { facts } = new Account(taken('2026-06-01', 33), {});
    const of = (carry: boolean) =>
      yearEndFigures(facts, 2026, '2027-01-11', { ...NONE, carry }).carried.value;
    expect([of(false), of(true)]).toEqual([0, -3]);
  });
});

describe('long sickness', () => {
  const sick = daysFrom('2025-12-01', '2028-05-31')
    .filter(isWeekday)
    .map((day) => ({ day, project: TYPE.sickness, status: 1 }));

  it('[LED-12] of fifteen months expires without a notice only where an admin decides so', () => {
    const account = new Account([], { away: sick });
    const line = yearEndLine(account.facts, 2026, '2028-04-03');
    expect(line).toMatchObject({ expires: 0, undecided: 30, proof: NO_PROOF, note: 'krank seit 01.12.2025' });
    expect(account.close(2026, '2028-04-03')).toEqual([]);
    expect(account.close(2026, '2028-04-03', { expire: true })).toMatchObject([
      { day: '2028-03-31', days: -30 },
    ]);
    expect(yearEndLine(account.facts, 2026, '2028-04-03')).toMatchObject({
      ...{
        expires: 30,
        undecided: 0,
        proof: 'Ohne Hinweis',
        rows: 0,
        decided: { expire: true, carry: false },
      },
    });
  });
});

describe('[LED-12] the decision of one year says nothing of the next one', () => {
  const daily = (from: Day, to: Day) =>
    daysFrom(from, to)
      .filter(isWeekday)
      .map((day) => ({ day, project: TYPE.sickness, status: 1 }));
  const nothing = { expires: 5, undecided: 30, proof: expect.stringContaining(NO_PROOF) };

  it('sick for years: each asks for its own', () => {
    const account = new Account([], { away: daily('2024-12-02', '2028-05-31'), opening: 5 });
    expect(account.close(2025, '2027-04-05', { expire: true })).toMatchObject([{ year: 2025, days: -5 }]);
    expect(yearEndLine(account.facts, 2025, '2027-04-05').decided.expire).toBe(true);
    expect(yearEndLine(account.facts, 2026, '2028-04-03')).toMatchObject({
      ...nothing,
      rows: 0,
      decided: { expire: true, carry: false },
    });
    expect(account.close(2026, '2028-04-03')).toEqual([]);
    expect(account.close(2026, '2028-04-03', { expire: true })).toMatchObject([{ year: 2026, days: -30 }]);
    expect(account.close(2026, '2028-04-04')).toEqual([]);
  });

  it('what expired by a notice decides nothing', () => {
    const notices = [{ ...read(2025), read: '2025-12-01' }];
    const account = new Account([], { away: daily('2026-01-01', '2028-05-31'), opening: 5, notices });
    expect(account.close(2025, '2027-04-05')).toMatchObject([{ year: 2025, days: -5 }]);
    expect(yearEndLine(account.facts, 2026, '2028-04-03')).toMatchObject({
      ...nothing,
      decided: { expire: false, carry: false },
    });
  });
});

describe('what was taken too much', () => {
  const over = () => new Account(taken('2026-06-01', 33), {});

  it('[LED-04] [SET-04] is not carried unless the admin says so', () => {
    const account = over();
    expect(deficitOf(account.facts.ledger, 2026)).toBe(3);
    expect(account.close(2026, '2027-01-04')).toEqual([]);
    expect(account.sum('2027-01-01')).toBe(30);
    expect(yearEndLine(account.facts, 2026, '2027-01-04')).toMatchObject({
      rest: -3,
      carried: 0,
      deficit: 3,
      note: '3 zu viel genommen',
    });
  });

  it('[LED-04] is carried into the new year by the assistant', () => {
    const account = over();
    expect(account.close(2026, '2027-01-04', { carry: true })).toEqual([
      { year: 2027, day: '2027-01-01', kind: 'carried', days: -3, text: 'Minus aus 2026' },
    ]);
    expect(account.sum('2027-01-01')).toBe(27);
    expect(yearEndLine(account.facts, 2026, '2027-01-04')).toMatchObject({ carried: -3, rows: 0 });
  });
});

describe('applied again', () => {
  it('[LED-14] posts nothing new, and a later change as a difference', () => {
    const account = new Account([], { opening: 5, notices: [read(2025)] });
    expect(account.close(2025, '2026-04-01')).toMatchObject([{ days: -5 }]);
    expect(account.close(2025, '2026-04-01')).toEqual([]);
    const more = new Account(taken('2026-03-02', 2), account.expiry);
    more.postings = account.postings;
    expect(more.close(2025, '2026-04-02')).toMatchObject([{ year: 2025, day: '2026-03-31', days: 2 }]);
    expect(more.sum('2026-04-02')).toBe(30);
  });

  it('[LED-14] gives everything back where the days no longer expire', () => {
    const account = new Account([], { opening: 5, notices: [read(2025)] });
    account.close(2025, '2026-04-01');
    account.expiry = { ...account.expiry, person: { expiry: null, suspended_until: '2026-06-30' } };
    expect(account.close(2025, '2026-04-02')).toMatchObject([{ day: '2026-03-31', days: 5 }]);
    account.expiry = { ...account.expiry, person: { expiry: 'never', suspended_until: null } };
    expect(account.close(2025, '2026-04-02')).toEqual([]);
    expect(account.sum('2026-04-02')).toBe(35);
  });

  it('[LED-13] what a preview rests on changes with the account and not with what the closing posted itself', () => {
    const account = new Account([], { opening: 5, notices: [read(2025)] });
    const basis = () => JSON.stringify(basisOf(account.facts, 2025, '2026-04-01', new Set([2025])));
    const before = basis();
    account.close(2025, '2026-04-01');
    expect(basis()).toBe(before);
    account.add({ year: 2026, day: '2026-04-01', kind: 'extra', days: 1 });
    expect(basis()).not.toBe(before);
  });
});

const someDay = fc.integer({ min: 0, max: 1000 }).map((n) => addDays('2026-01-01', n));
const someHistory = fc.record({
  opening: fc.nat(12),
  days: fc.array(
    fc.record({ day: someDay, project: fc.constantFrom(10, 10, 70), portion: fc.constantFrom(1, 0.5) }),
    {
      maxLength: 70,
    },
  ),
  told: fc.subarray([2025, 2026, 2027]),
  sickFrom: fc.option(someDay, { nil: null }),
  sickFor: fc.nat(600),
  choice: fc.record({ expire: fc.boolean(), carry: fc.boolean() }),
  suspended: fc.option(someDay, { nil: null }),
});

type Made = typeof someHistory extends fc.Arbitrary<infer Value> ? Value : never;

describe('over 150 histories', () => {
  const accountOf = ({ opening, days, told, sickFrom, sickFor, suspended }: Made) => {
    const sick = sickFrom
      ? daysFrom(sickFrom, addDays(sickFrom, sickFor)).map((day) => ({
          day,
          project: TYPE.sickness,
          status: 1,
        }))
      : [];
    const person = { expiry: null, suspended_until: suspended };
    const entries = days.map((one) => ({ ...one, status: 1 }));
    return new Account(entries, { opening, notices: told.map(read), away: sick, person });
  };
  const years = [2025, 2026, 2027];
  const figures = (account: Account) => {
    const postings = ledger(account.facts.ledger, 2029);
    const days = daysFrom('2026-01-01', '2029-04-02').filter((_, i) => i % 30 === 0);
    return days.map((day) => [...balance(postings, day)]);
  };

  it('[LED-14] applying twice posts nothing, and undoing returns every balance', () => {
    fc.assert(
      fc.property(someHistory, (made) => {
        const account = accountOf(made);
        for (const year of years) {
          const before = figures(account);
          const rows = account.close(year, '2029-04-02', made.choice);
          expect(account.close(year, '2029-04-02', made.choice)).toEqual([]);
          expect(account.close(year, '2029-04-02')).toEqual([]);
          const unchanged = account.postings;
          for (const { text: _, ...row } of rows) account.add({ ...row, days: -row.days });
          expect(figures(account)).toEqual(before);
          account.postings = unchanged;
        }
      }),
      { numRuns: 150, seed: 20261122 },
    );
  });

  it('[LED-08] [LED-13] nobody loses more than was left, and the line says what is posted', () => {
    fc.assert(
      fc.property(someHistory, (made) => {
        const account = accountOf(made);
        for (const year of years) {
          const { expires } = yearEndLine(account.facts, year, '2029-04-02');
          const rows = account.close(year, '2029-04-02');
          const lost = rows.reduce((sum, { days }) => sum - days, 0);
          expect(lost).toBeLessThanOrEqual(expires);
          const left = balance(ledger(account.facts.ledger, 2029), '2029-04-02');
          for (const { year: bucket } of rows) expect(left.get(bucket)).toBe(0);
        }
      }),
      { numRuns: 150, seed: 20261123 },
    );
  });
});
