import { describe, expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { takenHalves } from '../../records/entries/halves.ts';
import type { RequestFacts } from './request.ts';
import { planShutdown, shutdownRefusal } from './shutdown.ts';
import type { ShutdownInput } from './shutdown-contract.ts';

const TODAY = '2026-11-20';

it.each([
  ['2026-11-01', '2026-11-01', null],
  ['2027-03-31', '2027-03-31', null],
  ['2026-10-31', '2026-12-31', ['closure_period', 'from']],
  ['2027-04-01', '2027-04-02', ['closure_period', 'from']],
  ['2026-12-24', '2027-04-01', ['closure_period', 'to']],
  ['2026-12-24', '2026-10-01', ['closure_period', 'to']],
  ['2026-12-24', '2026-12-23', ['period_reversed', 'to']],
])('[HOL-11] from %s to %s: %j', (from, to, expected) => {
  const refusal = shutdownRefusal({ from, to }, TODAY);
  expect(refusal && [refusal.code, refusal.field]).toEqual(expected);
  if (refusal?.code === 'closure_period')
    expect(refusal.message).toBe('Betriebsferien sind vom 01.11.2026 bis zum 31.03.2027 möglich.');
});

const calendar: PlaceCalendar = {
  land: 'BY',
  extras: [],
  companyDays: [],
  christmasEve: 'half',
  newYearsEve: 'half',
  place: 1,
  since: '2026-01-01',
};
const facts: RequestFacts = {
  company: 1,
  working_days: '1111100',
  calendar,
  taken: takenHalves([{ day: '2026-12-23' }]),
  vacation: {
    vacation: 30,
    lastYear: { days: 0, enteredIn: 2026 },
    days: [{ day: '2026-12-23', project: 10, status: 1 }],
    work: { working_days: '1111100', calendar },
  },
};
const input: ShutdownInput = {
  name: 'Winter',
  from: '2026-12-23',
  to: '2026-12-31',
  type: 10,
  place_id: null,
  shortage: 'skip',
};
const plan = (changes: Partial<ShutdownInput> = {}, more: Partial<RequestFacts> = {}) =>
  planShutdown({ ...input, ...changes }, { ...facts, ...more }, TODAY);
const DAYS = ['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'];
const TAKEN = 'Abwesenheit für den Tag 23.12.2026 bereits vorhanden.';
const CHRISTMAS = 'Der 25.12.2026 ist arbeitsfrei (1. Weihnachtstag).';
const few = { vacation: { ...facts.vacation, vacation: 3 } };

describe('[HOL-11] what a shutdown books', () => {
  it('is each working day that is neither free nor taken, and says why the others are not', () => {
    expect(plan()).toEqual({
      booked: DAYS,
      isConcerned: true,
      days: 4,
      short: false,
      skipped: [
        { day: '2026-12-23', reason: TAKEN },
        { day: '2026-12-25', reason: CHRISTMAS },
      ],
      remaining_before: 29,
      remaining_after: 25,
    });
  });

  it('costs no vacation where it is none', () => {
    expect(plan({ type: 60 }, few)).toMatchObject({
      booked: DAYS,
      days: 4,
      short: false,
      remaining_before: 2,
      remaining_after: 2,
    });
  });

  it('leaves out whoever has too little vacation, and says so of each day', () => {
    const { booked, days, skipped, ...rest } = plan({}, few);
    expect([booked, days, rest]).toEqual([
      ...[[], 0, { isConcerned: true, short: true, remaining_before: 2, remaining_after: 2 }],
    ]);
    expect(skipped.map(({ day }) => day)).toEqual([
      '2026-12-23',
      '2026-12-24',
      '2026-12-25',
      ...DAYS.slice(1),
    ]);
    expect(skipped[1]?.reason).toBe('Urlaub reicht nicht aus. Verbleibende Urlaubstage: 2');
  });

  it('or books it below zero', () => {
    expect(plan({ shortage: 'minus' }, few)).toMatchObject({
      booked: DAYS,
      days: 4,
      short: true,
      remaining_before: 2,
      remaining_after: -2,
    });
    expect(plan({ shortage: 'minus' }, few).skipped).toHaveLength(2);
  });

  it('is asked of the year in which it ends', () => {
    const turn = plan({ to: '2027-01-08' });
    expect([turn.booked.at(-1), turn.remaining_before, turn.remaining_after]).toEqual([
      ...['2027-01-08', 59, 51],
    ]);
    expect(plan({ from: '2026-12-25', to: '2026-12-27' })).toMatchObject({
      booked: [],
      days: 0,
      remaining_before: 29,
      isConcerned: true,
    });
  });
});

describe('[HOL-11] a shutdown of one place', () => {
  const contracts = [
    { ...contract('2026-01-01'), place_id: 1 },
    { ...contract('2026-12-29'), place_id: 2 },
  ];
  const places = new Map([
    [1, calendar],
    [2, { ...calendar, place: 2 }],
  ]);

  it.each([
    [1, DAYS.slice(0, 2), ['2026-12-23', '2026-12-25']],
    [2, DAYS.slice(2), []],
    [3, [], []],
  ])('concerns who works at place %i on its days', (place_id, booked, skipped) => {
    const found = plan({ place_id }, { contracts, places });
    expect([found.booked, found.skipped.map(({ day }) => day)]).toEqual([booked, skipped]);
    expect(found.isConcerned).toBe(place_id !== 3);
  });

  it('everywhere concerns everybody', () => {
    expect(plan({}, { contracts, places }).booked).toEqual(DAYS);
  });
});
