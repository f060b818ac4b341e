import { describe, expect, it } from 'vitest';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays } from '../../time/day.ts';
import { accountFields, accountOf, vacationFactsOf } from './account-fields.ts';
import { usedOverTotal, type VacationFacts, vacationAccount, yearBalances } from './vacation-account.ts';

const { requested, approved, declined, cancelled } = ABSENCE_STATUS;

const days = (first: string, count: number, project: number = TYPE.vacation, status: number = approved) =>
  Array.from({ length: count }, (_, i) => ({ day: addDays(first, i), project, status }));

const facts = (changes: Partial<VacationFacts>): VacationFacts => ({
  vacation: 30,
  lastYear: { days: 0, enteredIn: 2026 },
  days: [],
  ...changes,
});

const TODAY = '2026-11-20';

describe('the vacation account', () => {
  it.each([
    [25, 0, 0, 0, 0, 25, 0, 25],
    [30, 5, 0, 20, 3, 12, 23, 35],
    [30, 5, 2, 20, 3, 10, 23, 33],
    [30, 5, 7, 20, 3, 5, 23, 28],
    [25, 0, 0, 25, 0, 0, 25, 25],
    [25, 0, 0, 20, 6, -1, 26, 25],
    [25.5, 0.5, 0, 20, 0, 6, 20, 26],
  ])(
    '[VAC-01] [VAC-02] [ABS-14] [CONST-35] [CONST-36] %d days, %d left over, %d of them used; %d taken, %d ahead: %d open',
    (vacation, left, lastYearUsed, used, planned, open, shownUsed, shownTotal) => {
      const account = vacationAccount(
        facts({
          vacation,
          lastYear: { days: left, enteredIn: 2026 },
          days: [
            ...days('2026-01-07', lastYearUsed, TYPE.vacationLastYear),
            ...days('2026-10-01', used),
            ...days('2026-11-21', planned),
          ],
        }),
        TODAY,
      );
      expect(account).toMatchObject({ used, planned, open, lastYearUsed, provisional: false });
      expect(account.remainder).toBe(left - lastYearUsed);
      expect(usedOverTotal(account)).toEqual({ used: shownUsed, total: shownTotal });
    },
  );

  it('[AMB-35] counts today as used', () => {
    expect(vacationAccount(facts({ days: days(TODAY, 2) }), TODAY)).toMatchObject({ used: 1, planned: 1 });
  });

  it('[VAC-02] counts requested days like approved ones, and no declined or cancelled ones', () => {
    const all = [requested, approved, declined, cancelled].flatMap((status, i) =>
      days(`2026-0${i + 1}-05`, i + 1, TYPE.vacation, status),
    );
    expect(vacationAccount(facts({ days: all }), TODAY)).toMatchObject({ used: 3, planned: 0, open: 27 });
    const lastYear = [requested, declined].flatMap((status) =>
      days('2026-03-02', 2, TYPE.vacationLastYear, status),
    );
    expect(vacationAccount(facts({ days: lastYear }), TODAY)).toMatchObject({ lastYearUsed: 2, open: 28 });
  });

  it('[AMB-35] ignores other absences', () => {
    const other = [...days('2026-03-02', 3, TYPE.sickness), ...days('2026-03-09', 2, TYPE.specialLeave)];
    expect(vacationAccount(facts({ days: other }), TODAY)).toMatchObject({ used: 0, planned: 0, open: 30 });
  });

  it('[AMB-35] charges every day to its own year', () => {
    const account = vacationAccount(facts({ days: days('2026-12-30', 4) }), TODAY);
    expect(account).toMatchObject({
      used: 0,
      planned: 2,
      open: 28,
      nextYear: { requested: 2, available: 58 },
    });
    expect(vacationAccount(facts({ days: days('2025-12-30', 4) }), TODAY)).toMatchObject({
      used: 2,
      open: 28,
    });
  });

  it('[AMB-36] a surplus of last year’s vacation reduces this year’s account', () => {
    const seven = facts({ lastYear: { days: 5, enteredIn: 2026 }, days: days('2026-02-02', 7, 70) });
    expect(vacationAccount(seven, TODAY)).toMatchObject({ lastYear: 5, remainder: -2, open: 28 });
    expect(yearBalances(seven)(2026).lastYearOverdrawn).toBe(2);
    expect(yearBalances({ ...seven, days: seven.days.slice(2) })(2026).lastYearOverdrawn).toBe(0);
    expect(yearBalances({ ...seven, days: seven.days.slice(4) })(2026).lastYearOverdrawn).toBe(0);
  });

  it('[ABS-14] changes immediately with the entitlement', () => {
    const taken = days('2026-05-04', 26);
    expect(vacationAccount(facts({ vacation: 30, days: taken }), TODAY).open).toBe(4);
    expect(vacationAccount(facts({ vacation: 25, days: taken }), TODAY).open).toBe(-1);
  });
});

it('[AUTH-32] [VAC-04] the account survives the round trip through the fields of a user', () => {
  const person = facts({
    lastYear: { days: 5, enteredIn: 2026 },
    days: [
      ...days('2026-02-02', 2, TYPE.vacationLastYear),
      ...days('2026-11-19', 5),
      ...days('2027-01-11', 3),
    ],
  });
  const fields = accountFields(person, TODAY);
  expect(fields).toEqual({
    vacation: 30,
    vacation_lastyear: 5,
    vacation_lastyear_provisional: false,
    plannedVacation: 3,
    usedVacation: 2,
    usedVacationLastYear: 2,
    openVacation: 28,
    nextYear: { year: 2027, requested: 3, available: 58 },
    lastYearEntered: { days: 5, enteredIn: 2026 },
  });
  expect(accountOf(fields)).toEqual(vacationAccount(person, TODAY));
  expect(vacationFactsOf(fields, person.days)).toEqual(person);
});

describe('the turn of the year', () => {
  const turn = facts({ days: [...days('2026-06-01', 20), ...days('2027-01-11', 5)] });

  it('[AMB-37] still shows this year on 31 December, and the next on its own line', () => {
    expect(vacationAccount(turn, '2026-12-31')).toMatchObject({
      open: 10,
      used: 20,
      planned: 0,
      nextYear: { year: 2027, requested: 5, available: 40 },
    });
  });

  it('[AMB-37] takes over the rest on 1 January, provisionally until an admin enters it', () => {
    const provisional = { lastYear: 10, provisional: true, planned: 5, open: 35 };
    expect(vacationAccount(turn, '2027-01-01')).toMatchObject(provisional);
    const entered = { ...turn, lastYear: { days: 10, enteredIn: 2027 } };
    expect(vacationAccount(entered, '2027-01-01')).toMatchObject({ ...provisional, provisional: false });
  });

  it.each(['2027-03-31', '2027-04-01'])('[AMB-37] lets nothing expire by %s', (today) => {
    expect(vacationAccount(turn, today)).toMatchObject({ lastYear: 10, open: 35, used: 5, planned: 0 });
  });

  it('[AMB-37] never takes over less than nothing, and carries over more than one year', () => {
    const overdrawn = facts({
      vacation: 5,
      lastYear: { days: 1, enteredIn: 2026 },
      days: days('2026-06-01', 9),
    });
    expect(vacationAccount(overdrawn, '2027-01-01')).toMatchObject({ lastYear: 0, open: 5 });
    expect(vacationAccount(overdrawn, '2026-12-31')).toMatchObject({ open: -3, nextYear: { available: 5 } });
    expect(vacationAccount(turn, '2028-01-03')).toMatchObject({ lastYear: 35, open: 65 });
  });

  it('[AMB-37] takes type 70 days from the rest before it is taken over', () => {
    const used = facts({
      lastYear: { days: 5, enteredIn: 2026 },
      days: days('2026-02-02', 3, TYPE.vacationLastYear),
    });
    expect(vacationAccount(used, '2027-01-01').lastYear).toBe(32);
  });

  it('[AMB-36] reduces next year’s line by days of ‘Urlaub Vorjahr’ that are requested there', () => {
    const ahead = facts({
      days: [...days('2026-06-01', 20), ...days('2027-01-11', 4, TYPE.vacationLastYear)],
    });
    expect(vacationAccount(ahead, '2026-12-31').nextYear).toEqual({
      year: 2027,
      requested: 0,
      available: 36,
    });
    expect(vacationAccount(ahead, '2027-01-01')).toMatchObject({ lastYear: 10, remainder: 6, open: 36 });
  });

  it('[AMB-37] treats remainders from before the first entered one as zero', () => {
    const entered = facts({ lastYear: { days: 4, enteredIn: 2026 }, days: days('2025-07-01', 10) });
    expect(yearBalances(entered)(2025).open).toBe(20);
    expect(yearBalances(entered)(2026).open).toBe(34);
  });
});
