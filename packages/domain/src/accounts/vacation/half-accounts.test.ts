import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Half, takenHalves } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays } from '../../time/day.ts';
import { previewOf } from '../../workflows/requests/preview.ts';
import { planRequest, type RequestFacts, requestRefusal } from '../../workflows/requests/request.ts';
import { accountFields } from './account-fields.ts';
import type { VacationDay, VacationFacts } from './vacation-account.ts';

const TODAY = '2026-11-20';
const facts = (days: readonly VacationDay[], vacation = 30): VacationFacts => ({
  vacation,
  lastYear: { days: 0, enteredIn: 2026 },
  days,
});
const requestFacts = (vacation: VacationFacts, taken = takenHalves([])): RequestFacts => ({
  company: 1,
  working_days: '1111100',
  taken,
  vacation,
});
const vacation = (day: string, portion?: number): VacationDay => ({ day, project: 10, status: 1, portion });
const request = (half: Half, changes: object = {}) => ({
  project: 10,
  day: '2026-11-24',
  end: null,
  half,
  ...changes,
});

describe('the account of halves', () => {
  it('[LED-17] counts each as 0.5, taken, planned, of next year and of last year’s vacation', () => {
    const days = [
      vacation('2026-11-02'),
      vacation('2026-11-03', 0.5),
      vacation('2026-12-01', 0.5),
      vacation('2026-12-02', 1),
      vacation('2027-01-04', 0.5),
      { ...vacation('2026-11-04', 0.5), project: TYPE.vacationLastYear },
    ];
    expect(accountFields(facts(days), TODAY)).toMatchObject({
      usedVacation: 1.5,
      plannedVacation: 1.5,
      usedVacationLastYear: 0.5,
      openVacation: 26.5,
      nextYear: { requested: 0.5, available: 56.5 },
    });
  });

  it('[LED-17] [SET-11] two halves are charged as the whole day, in whatever order and whatever else there is', () => {
    const day = fc.integer({ min: 0, max: 500 }).map((n) => addDays('2026-01-01', n));
    const one = fc.record({
      day,
      project: fc.constantFrom(10, 70),
      status: fc.constantFrom(0, 1, 2, 3),
      isSplit: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), (absences) => {
        const whole = absences.map(({ isSplit: _, ...absence }) => absence);
        const split = absences.flatMap(({ isSplit, ...absence }) =>
          isSplit
            ? [
                { ...absence, portion: 0.5 },
                { ...absence, portion: 0.5 },
              ]
            : [absence],
        );
        expect(accountFields(facts(split), TODAY)).toEqual(accountFields(facts(whole), TODAY));
      }),
    );
  });
});

describe('a request for half a day', () => {
  it('[LED-17] needs half a day of vacation', () => {
    const half = requestFacts(facts([], 0.5));
    expect(requestRefusal(request('first'), half, TODAY)).toBeNull();
    expect(requestRefusal(request(null), half, TODAY)).toMatchObject({
      code: 'vacation_insufficient',
      remaining: 0.5,
      message: 'Urlaub reicht nicht aus. Verbleibende Urlaubstage: 0,5',
    });
    const none = requestFacts(facts([vacation('2026-11-02', 0.5)], 0.5));
    expect(requestRefusal(request('second'), none, TODAY)?.code).toBe('vacation_insufficient');
  });

  it('[FND-08] takes the half that is free', () => {
    const morning = requestFacts(facts([]), takenHalves([{ day: '2026-11-24', half: 'first' }]));
    expect(requestRefusal(request('second'), morning, TODAY)).toBeNull();
    for (const half of ['first', null] as const) {
      expect(requestRefusal(request(half), morning, TODAY)).toMatchObject({
        status: 409,
        code: 'absence_taken',
        message: 'Abwesenheit für den Tag 24.11.2026 bereits vorhanden.',
      });
    }
  });

  it('[LED-17] is one of a single day', () => {
    const range = request('first', { end: '2026-11-25' });
    expect(requestRefusal(range, requestFacts(facts([])), TODAY)).toMatchObject({
      status: 400,
      code: 'absence_half_of_range',
      field: 'half',
    });
  });

  it('[ABS-40] at the ends of a range costs half a day each, and is asked of what is left', () => {
    const ends = fc.record({ from_noon: fc.boolean(), to_noon: fc.boolean() });
    fc.assert(
      fc.property(ends, fc.nat(10), fc.integer({ min: 1, max: 25 }), (noons, in_days, more) => {
        const day = addDays('2026-11-23', in_days);
        const range = { project: 10, day, end: addDays(day, more) };
        const whole = previewOf(range, requestFacts(facts([], 60)));
        const halved = previewOf({ ...range, ...noons }, requestFacts(facts([], 60)));
        expect(halved.days).toEqual(whole.days);
        expect(halved.cost).toBe(whole.cost - halved.noons.length / 2);
        if (halved.cost === 0) return;
        expect(halved.years).toMatchObject([{ before: 60, after: 60 - halved.cost }]);
        const enough = requestFacts(facts([], halved.cost));
        const short = requestFacts(facts([], halved.cost - 0.5));
        expect(requestRefusal({ ...range, ...noons }, enough, TODAY)).toBeNull();
        expect(requestRefusal({ ...range, ...noons }, short, TODAY)?.code).toBe('vacation_insufficient');
      }),
    );
  });

  it('[ABS-40] beside another half of that day, first or last', () => {
    const halves = takenHalves([
      { day: '2026-11-23', half: 'first' },
      { day: '2026-11-25', half: 'second' },
    ]);
    const free = requestFacts(facts([]), halves);
    const range = { day: '2026-11-23', end: '2026-11-25' };
    expect(planRequest({ ...range, from_noon: true, to_noon: true }, free).skipped).toEqual([]);
    expect(planRequest(range, free).skipped).toEqual(['2026-11-23', '2026-11-25']);
  });

  it('[FND-08] a range of whole days leaves out a day of which half is taken', () => {
    const morning = requestFacts(facts([]), takenHalves([{ day: '2026-11-24', half: 'first' }]));
    const { days, skipped } = planRequest({ day: '2026-11-23', end: '2026-11-25' }, morning);
    expect([days, skipped]).toEqual([['2026-11-23', '2026-11-25'], ['2026-11-24']]);
  });
});
