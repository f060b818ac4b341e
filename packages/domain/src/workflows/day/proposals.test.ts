import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../time/day.ts';
import { PROPOSALS, type ProposedBooking } from './contract.ts';
import { differenceOf, type ProposalFacts, proposalsFor, type RecordedEntry } from './proposals.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const line = (project: number, hours: number): ProposedBooking => ({
  ...{ project, hours },
  ...{ project_name: `Projekt ${project}`, booking_text: 'Fronten schleifen' },
});
const booking = (id: number, hours: number, project = 1001): RecordedEntry => ({
  ...{ id, status: null, ...line(project, hours) },
});
const work = (id: number, hours: number): RecordedEntry => ({
  ...{ id, hours, project: 50, project_name: null, booking_text: null, status: null },
});
const absence = (id: number, status = 1): RecordedEntry => ({ ...work(id, 8), project: 10, status });
const SPAN = { start_time: '08:00', end_time: '17:00', break: 0.75 };

const base: ProposalFacts = {
  ...{ day: '2026-11-19', state: 'different', entries: [], owed: 8.25, times: true, bookings: true },
  ...{ employed: true, absence: null, anyMinute: false, defaultBreak: 0.75 },
  shares: [line(1001, 50), line(1002, 30), line(1003, 20)],
  like: null,
};
const kinds = (change: Partial<ProposalFacts>, today: Day = TODAY) =>
  proposalsFor({ ...base, ...change }, today).map(({ kind }) => kind);
const first = (change: Partial<ProposalFacts>) => proposalsFor({ ...base, ...change }, TODAY)[0];

describe('[DAY-03] what is proposed', () => {
  it('is the rest on the last project, or divided as it is usual', () => {
    const proposals = proposalsFor({ ...base, entries: [work(1, 8.25)] }, TODAY);
    expect(
      proposals.map(({ kind, bookings, left }) => [kind, bookings.map(({ hours }) => hours), left]),
    ).toEqual([
      ['rest', [8.25], 0],
      ['usual', [4, 2.5, 1.75], 0],
    ]);
    expect(proposals[0]?.bookings[0]).toEqual(line(1001, 8.25));
  });

  it('[SET-58] is whole quarters of a time in minutes, and none below one', () => {
    expect(first({ anyMinute: true, entries: [work(1, 8.42)] })?.bookings[0]?.hours).toBe(8.25);
    expect(kinds({ anyMinute: true, entries: [work(1, 8.42), booking(2, 8.25)] })).toEqual([]);
  });

  it('[SET-58] shortens the last booking by whole quarters, and never below one', () => {
    const over = [work(1, 8), booking(2, 6), booking(3, 4, 1002)];
    expect(first({ entries: over })?.shortened).toEqual({ id: 3, ...line(1002, 2) });
    const far = [work(1, 1), booking(2, 6), booking(3, 2, 1002)];
    expect(first({ entries: far })).toMatchObject({
      kind: 'shorten',
      shortened: { hours: 0.25 },
      left: 5.25,
    });
  });

  it('is the working time of what is booked, until 19:00 at the latest', () => {
    expect(first({ state: 'missing', entries: [booking(1, 5.5)] })).toMatchObject({
      ...{ kind: 'times', left: 0, time: { start_time: '08:00', end_time: '14:15', break: 0.75 } },
    });
    expect(first({ state: 'missing', entries: [booking(1, 10.25)] })?.time?.end_time).toBe('19:00');
    expect(kinds({ state: 'missing', entries: [booking(1, 10.5)] })).toEqual([]);
    expect(kinds({ state: 'missing', entries: [booking(1, 10.5)], anyMinute: true })).toEqual([]);
  });

  it('of an empty day is the last one that was right, and what the day owes', () => {
    const like = { day: '2026-11-18', time: SPAN, bookings: [line(1001, 8.25)] };
    expect(proposalsFor({ ...base, state: 'missing', like }, TODAY)).toMatchObject([
      { kind: 'like', like: '2026-11-18', time: SPAN, bookings: [line(1001, 8.25)], left: 0 },
      { kind: 'planned', time: SPAN, bookings: [{ hours: 4 }, { hours: 2.5 }, { hours: 1.75 }], left: 0 },
    ]);
    expect(first({ state: 'missing', owed: 4 })?.time).toEqual({ ...SPAN, end_time: '12:00', break: 0 });
    expect(kinds({ state: 'missing', owed: 0 })).toEqual([]);
  });

  it('of a day with a part of it is like the last one in what it lacks alone', () => {
    const like = { day: '2026-11-18', time: SPAN, bookings: [line(1001, 8.25)] };
    const timed = proposalsFor({ ...base, like, entries: [work(1, 8.25)] }, TODAY);
    expect(timed.map(({ kind, time }) => [kind, time])).toEqual([
      ['rest', null],
      ['usual', null],
      ['like', null],
    ]);
    expect(kinds({ state: 'missing', like, entries: [booking(1, 5.5)] })).toEqual(['times']);
  });

  it('shortens nothing for those who record no times', () => {
    expect(kinds({ times: false, entries: [booking(1, 20)] })).toEqual([]);
  });

  it('of those who record one of the two is that one', () => {
    const like = { day: '2026-11-18', time: SPAN, bookings: [line(1001, 8.25)] };
    const empty = { state: 'missing' as const, like };
    const booked = proposalsFor({ ...base, ...empty, times: false }, TODAY);
    expect(booked.map(({ kind, time }) => [kind, time])).toEqual([
      ['like', null],
      ['rest', null],
      ['usual', null],
    ]);
    const timed = proposalsFor({ ...base, ...empty, bookings: false, shares: [] }, TODAY);
    expect(timed.map(({ kind, bookings }) => [kind, bookings])).toEqual([
      ['like', []],
      ['planned', []],
    ]);
  });

  it('of a day with two entries is to delete one of them', () => {
    const double = { state: 'double', entries: [work(1, 8), absence(2)], absence: { project: 10 } } as const;
    expect(proposalsFor({ ...base, ...double }, TODAY)).toMatchObject([
      { kind: 'delete_time', deleted: 1 },
      { kind: 'withdraw', deleted: 2 },
    ]);
    expect(kinds({ ...double, times: false })).toEqual(['withdraw']);
    expect(kinds({ state: 'double', entries: [absence(1, 1), absence(2, 0)] })).toEqual(['withdraw']);
    const declined = { ...double, entries: [work(1, 8), absence(2), absence(3, 2)] };
    expect(proposalsFor({ ...base, ...declined }, TODAY)[1]).toMatchObject({ kind: 'withdraw', deleted: 2 });
    expect(kinds({ ...double, months: { grace: 5, closed: ['2026-11'] } })).toEqual([]);
  });

  it('is of four at most', () => {
    const entries = [1, 2, 3, 4, 5].map((id) => work(id, 8));
    expect(kinds({ state: 'double', entries, absence: { project: 10 } })).toHaveLength(4);
  });

  it('is nothing on a Sunday but to delete its time', () => {
    const sunday = { day: '2026-11-15', owed: 0, entries: [work(1, 8)] };
    expect(kinds(sunday)).toEqual(['delete_time']);
    expect(kinds({ ...sunday, anyMinute: true })).toEqual([]);
  });

  it('is nothing of a day that is right, free, requested or locked', () => {
    for (const state of ['right', 'free', 'requested', 'locked', null] as const)
      expect(kinds({ state, entries: [work(1, 8)] })).toEqual([]);
  });
});

describe('[DAY-04] what would be refused is not proposed', () => {
  const differs = { entries: [work(1, 8.25)] };
  const tooMuch = { entries: [work(1, 8), booking(2, 10)] };

  it.each([
    ['a month that is over', { day: '2026-10-30' }],
    ['a month that is closed', { months: { grace: 5, closed: ['2026-11'] } }],
    ['a day to come', { day: '2026-11-23' }],
    ['somebody who records nothing', { records: false }],
    ['a day before the beginning', { start: '2026-11-20' }],
    ['a day without a contract', { employed: false }],
    ['a day that is off', { absence: { project: 10 } }],
  ])('%s', (_, change) => {
    expect(kinds(differs)).toEqual(['rest', 'usual']);
    expect(kinds({ ...differs, ...change })).toEqual([]);
    expect(kinds(tooMuch)).toEqual(['shorten']);
    expect(kinds({ ...tooMuch, ...change })).toEqual([]);
  });

  it('beyond a budget, or against the law', () => {
    const limits = { lawAllows: () => true, hoursLeft: (project: number) => (project === 1001 ? 4 : 99) };
    expect(kinds({ ...differs, limits })).toEqual(['usual']);
    const twice = { day: '2026-11-18', time: null, bookings: [line(1001, 3), line(1001, 3)] };
    expect(kinds({ ...differs, limits, shares: [], like: twice })).toEqual([]);
    const like = { day: '2026-11-18', time: SPAN, bookings: [] };
    const refused = { lawAllows: () => false, hoursLeft: () => 99 };
    expect(kinds({ state: 'missing', like, limits: refused })).toEqual([]);
  });

  it('a booking as it was imported, below a quarter or without a text', () => {
    const like = (change: object) => ({
      ...{ day: '2026-11-18', time: SPAN, bookings: [{ ...line(1001, 8), ...change }] },
    });
    expect(kinds({ state: 'missing', shares: [], like: like({}) })).toEqual(['like', 'planned']);
    expect(kinds({ state: 'missing', shares: [], like: like({ hours: 8.1 }) })).toEqual(['planned']);
    expect(kinds({ state: 'missing', shares: [], like: like({ hours: 24.25 }) })).toEqual(['planned']);
    expect(kinds({ state: 'missing', shares: [], like: like({ booking_text: '' }) })).toEqual(['planned']);
    expect(kinds({ entries: [work(1, 4), booking(2, 8.1)] })).toEqual([]);
  });
});

const quarter = (max: number) => fc.integer({ min: 1, max: max * 4 }).map((of) => of / 4);
const anyFacts = fc.record({
  worked: fc.option(fc.integer({ min: 1, max: 1400 }).map((of) => of / 100)),
  booked: fc.array(quarter(9), { maxLength: 4 }),
  owed: fc.integer({ min: 0, max: 1000 }).map((of) => of / 100),
  shares: fc.array(quarter(60), { maxLength: 4 }),
  flags: fc.constantFrom([true, true], [true, false], [false, true]),
  state: fc.constantFrom('missing' as const, 'different' as const, 'double' as const),
  anyMinute: fc.boolean(),
  like: fc.option(quarter(10)),
  away: fc.constantFrom(null, null, null, 0, 1, 2),
  // A Thursday, a Sunday, and a day of the month before.
  day: fc.constantFrom('2026-11-19', '2026-11-19', '2026-11-15', '2026-10-29'),
  months: fc.constantFrom(
    undefined,
    { grace: 30, closed: [] },
    { grace: 30, closed: ['2026-10', '2026-11'] },
  ),
  start: fc.constantFrom(null, '2026-11-19', '2026-11-20'),
  hoursLeft: fc.constantFrom(null, 0, 4, 99),
});

it('[DAY-03] no proposal enlarges the difference', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(anyFacts, ({ worked, booked, shares, flags, like, away, hoursLeft, ...more }) => {
      const [times, bookings] = flags as [boolean, boolean];
      const facts: ProposalFacts = {
        ...{ ...base, ...more, times, bookings },
        ...(hoursLeft !== null && { limits: { lawAllows: () => true, hoursLeft: () => hoursLeft } }),
        absence: away === 0 || away === 1 ? { project: 10 } : null,
        entries: [
          ...(worked === null ? [] : [work(1, worked)]),
          ...booked.map((hours, at) => booking(2 + at, hours)),
          ...(away === null ? [] : [absence(9, away)]),
        ],
        shares: shares.map((hours, at) => line(1001 + at, hours)),
        like: like === null ? null : { day: '2026-11-18', time: SPAN, bookings: [line(1001, like)] },
      };
      const before = differenceOf(facts.entries, facts);
      for (const proposal of proposalsFor(facts, TODAY)) {
        expect(proposal.left).toBeLessThanOrEqual(before);
        if (proposal.kind === 'rest' || proposal.kind === 'usual') expect(proposal.left).toBeLessThan(before);
        met.add(proposal.kind);
        if (facts.months) met.add('in days of grace');
        if (facts.day === facts.start) met.add('on the first day');
        if (facts.day === '2026-11-15') met.add('on a Sunday');
        if (hoursLeft === 4 && proposal.bookings.length > 0) met.add('within a budget');
      }
    }),
    // Always the same, so that all of these are among them.
    { numRuns: 4000, seed: 20_261_120 },
  );
  expect([...met].toSorted()).toEqual(
    [...PROPOSALS, 'in days of grace', 'on the first day', 'on a Sunday', 'within a budget'].toSorted(),
  );
});
