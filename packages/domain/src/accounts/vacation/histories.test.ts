import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { entitlementOf } from '../../day/contracts/entitlement.ts';
import { proposedMinutes } from '../../day/contracts/weekday-minutes.ts';
import { costOfDay } from '../../day/workday/work-day.ts';
import { addDays, type Day, yearOf } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { leftOf } from '../../workflows/yearend/year-end.ts';
import { accountFields, accountOf, vacationFactsOf } from './account-fields.ts';
import { FIGURES, figure } from './figures.ts';
import { ledger } from './ledger.ts';
import type { LedgerPart } from './ledger-balances.ts';
import type { StoredPosting } from './posting.ts';
import {
  ledgerFactsOf,
  usedOverTotal,
  type VacationFacts,
  vacationAccount,
  yearBalances,
} from './vacation-account.ts';

const FIRST = '2025-11-03';
const calendar: PlaceCalendar = {
  place: 1,
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'half',
  newYearsEve: 'half',
  since: FIRST,
};

const day = (most: number) => fc.nat(most).map((days) => addDays(FIRST, days));
const rows = fc
  .record({
    entry: fc.constantFrom('2020-01-01', '2025-12-15', '2026-07-01'),
    later: fc.uniqueArray(day(900), { maxLength: 2 }),
    vacation: fc.array(fc.integer({ min: 20, max: 66 }), { minLength: 3, maxLength: 3 }),
    masks: fc.array(fc.constantFrom('1111100', '1110000', '1111000'), { minLength: 3, maxLength: 3 }),
  })
  .map(({ entry, later, vacation, masks }) =>
    [entry, ...later.filter((from) => from > entry)].map((valid_from, i) => ({
      valid_from,
      ends_on: null,
      weeklyhours: 24,
      place_id: null,
      id: i + 1,
      minutes: proposedMinutes(24, masks[i] as string),
      vacation: (vacation[i] as number) / 2,
    })),
  );
/** Sickness in a vacation leaves a cancelled day of it, and one of type 20. */
const absence = fc.record({
  day: day(1200),
  project: fc.constantFrom(10, 10, 10, 10, 70, 20),
  status: fc.constantFrom(0, 1, 1, 1, 2, 3),
  portion: fc.constantFrom(1, 1, 1, 0.5),
});
const posted = fc.record({
  after: fc.nat(600),
  kind: fc.constantFrom('extra', 'correction', 'paid_out'),
  halves: fc.integer({ min: 1, max: 12 }),
  back: fc.nat(1),
  isReversed: fc.boolean(),
});
const history = fc.record({
  rows,
  absences: fc.array(absence, { maxLength: 120 }),
  left: fc.nat(16).map((halves) => halves / 2),
  switchedOn: day(800),
  posted: fc.array(posted, { maxLength: 5 }),
  noticed: fc.subarray([2024, 2025, 2026, 2027, 2028]),
  deadline: fc.constantFrom('03-31', '06-30', '12-31'),
  looks: fc.array(day(1150), { minLength: 2, maxLength: 2 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

function plainFacts({ rows: contracts, absences, left }: History): VacationFacts {
  const timeline = { rows: contracts, since: FIRST, settings: { prorata: 'law', fraction: 'keep' } as const };
  return {
    vacation: contracts.at(-1)?.vacation ?? 0,
    lastYear: { days: left, enteredIn: 2025 },
    entitlement: (year) => entitlementOf(timeline, year),
    days: absences.map((one, i) => ({ id: i + 1, ...one })),
    work: { working_days: null, contracts, calendar },
  };
}

/** What an admin posts after the switch, and what of it is reversed later. */
function postingsOf({ posted: all, switchedOn }: History): StoredPosting[] {
  return all.flatMap(({ after, kind, halves, back, isReversed }, i) => {
    const on = addDays(switchedOn, after);
    const year = Math.max(yearOf(switchedOn) - 1, yearOf(on) - back);
    const days = (kind === 'extra' ? halves : -halves) / 2;
    const one = {
      id: 10 + 2 * i,
      year,
      day: on,
      kind,
      days,
      text: null,
      closing_id: null,
      reverses_id: null,
    };
    const reversal = { ...one, id: one.id + 1, days: -days, reverses_id: one.id };
    return (isReversed ? [one, reversal] : [one]) as StoredPosting[];
  });
}

/** What closings post after each deadline of which a notice was read, and the same taken back. */
function expiriesOf(facts: VacationFacts & { ledger: LedgerPart }) {
  const { begins, postings, lastDay } = facts.ledger;
  const expired: StoredPosting[] = [];
  for (let year = begins - 1; year <= 2028; year++) {
    const deadline = lastDay?.(year) ?? null;
    if (!deadline) continue;
    const part = { ...facts.ledger, postings: [...postings, ...expired] };
    const days = 0 - leftOf(ledgerFactsOf(facts, part), year, deadline);
    const row = { id: 100 + year, year, day: deadline, kind: 'expired' as const, days, text: null };
    if (days < 0) expired.push({ ...row, closing_id: 1, reverses_id: null });
  }
  const undone = expired.map((row) => ({ ...row, id: row.id + 100, days: -row.days, reverses_id: row.id }));
  return { expired, undone };
}

function partOf(plain: VacationFacts, { switchedOn, noticed, deadline }: History): LedgerPart {
  const begins = yearOf(switchedOn);
  const opening: StoredPosting = {
    id: 1,
    year: begins - 1,
    day: `${begins}-01-01`,
    kind: 'opening',
    days: round(yearBalances(plain)(begins).lastYear),
    text: null,
    closing_id: null,
    reverses_id: null,
  };
  const lastDay = (year: number): Day | null => (noticed.includes(year) ? `${year + 1}-${deadline}` : null);
  return { begins, postings: [opening], lastDay };
}

/** Node's comparison takes a fraction of the time. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** What a company without a ledger sees, too. */
function figuresOf(facts: VacationFacts, today: Day) {
  const {
    ledger: _,
    vacation_lastyear_provisional: __,
    nextYear,
    entitlements: ___,
    ...fields
  } = accountFields(facts, today);
  const values = { ...fields, ...nextYear, lastYearEntered: 0 };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(Number(value))]));
}

/** Profile and worker, My absences, request form, inbox, and the sheet that explains them. */
function everyPlaceAgrees(facts: VacationFacts & { ledger: LedgerPart }, today: Day): void {
  const fields = accountFields(facts, today);
  const onTheWire = JSON.parse(JSON.stringify(fields)) as typeof fields;
  const account = vacationAccount(facts, today);
  same(accountOf(onTheWire), account);
  same(vacationAccount(vacationFactsOf(onTheWire, facts.days, facts.work), today), account);
  const { used, total } = usedOverTotal(account);
  const postings = ledger(
    {
      ...facts.ledger,
      entitlement: facts.entitlement as (year: number) => number,
      entries: facts.days,
      work: facts.work,
    },
    yearOf(today) + 1,
  );
  const explained = FIGURES.map((name) => figure(postings, name, today, facts.ledger.lastDay));
  for (const { value, postings: found } of explained)
    same(Math.abs(found.reduce((sum, { days }) => sum + days, -value)) < 1e-6, true);
  const values = explained.map(({ value }) => value + 0);
  same(values, [
    ...[account.vacation, account.lastYear, 0 - account.used, 0 - account.planned, account.open],
    account.expiring?.days ?? 0,
  ]);
  same(round(total - used), account.open);
  same(yearBalances(facts)(yearOf(today)).open, account.open);
  same(
    figure(postings, 'open', `${yearOf(today) + 1}-12-31`).value,
    round(account.nextYear.available - account.nextYear.requested),
  );
}

/** The total as an office has it on paper: without deadlines the order of use changes no sum. */
function onPaper(facts: VacationFacts, { begins, postings }: LedgerPart, year: number): number {
  const inYear = (one: Day, of: number) => yearOf(one) === of;
  let open = 0;
  for (let y = begins; y <= year; y++) {
    const more = postings.filter((one) => inYear(one.day, y)).reduce((sum, { days }) => sum + days, 0);
    const taken = facts.days
      .filter((one) => inYear(one.day, y) && [10, 70].includes(one.project) && (one.status ?? 2) < 2)
      .reduce((sum, one) => sum + costOfDay(facts.work, one.day, one.portion), 0);
    open = Math.max(0, open) + (facts.entitlement?.(y) ?? 0) + more - taken;
  }
  return round(open);
}

it('[LED-05] [LED-06] [VEC-32] 1 000 histories over three New Years: switching changes no figure, each is the sum of its postings, every place has one number, with days that are posted as expired, too; reversed is as never posted', () => {
  fc.assert(
    fc.property(history, (given) => {
      const { switchedOn, looks } = given;
      const plain = plainFacts(given);
      const part = partOf(plain, given);
      const alive = { ...plain, ledger: { ...part, lastDay: () => null } };
      // The day of the switch, with no deadline and nothing posted: every figure stays.
      same(figuresOf(alive, switchedOn), figuresOf(plain, switchedOn));
      const year = yearOf(switchedOn);
      const later = looks.filter((one) => one >= switchedOn);
      const days = [switchedOn, `${year}-12-31`, `${year + 1}-01-01`, `${year + 2}-01-01`, ...later];
      for (const extras of [[], postingsOf(given)]) {
        const ledgerOf = { ...part, postings: [...part.postings, ...extras] };
        const posted = { ...plain, ledger: ledgerOf };
        const { expired, undone } = expiriesOf(posted);
        const closed = { ...ledgerOf, postings: [...ledgerOf.postings, ...expired] };
        const reopened = { ...ledgerOf, postings: [...closed.postings, ...undone] };
        for (const today of days) {
          everyPlaceAgrees(posted, today);
          if (expired.length > 0) {
            everyPlaceAgrees({ ...plain, ledger: closed }, today);
            same(figuresOf({ ...plain, ledger: reopened }, today), figuresOf(posted, today));
          }
        }
      }
      for (const today of days)
        same(yearBalances(alive)(yearOf(today)).open, onPaper(plain, part, yearOf(today)));
      const undone = postingsOf(given).filter((one, _, all) =>
        all.some((other) => other.reverses_id === one.id || one.reverses_id === other.id) ? one : undefined,
      );
      const without = { ...plain, ledger: part };
      const reversed = { ...plain, ledger: { ...part, postings: [...part.postings, ...undone] } };
      for (const today of days) same(figuresOf(reversed, today), figuresOf(without, today));
    }),
    { numRuns: 1000, seed: 20261122 },
  );
});
