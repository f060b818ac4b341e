import { describe, expect, it } from 'vitest';
import { type CompanyCalendar, calendarOf, wholeYear } from './company-calendar.ts';
import { specialDays } from './special-days.ts';

const own = (name: string, place_id: number | null) => ({
  day: '2026-12-28',
  name,
  kind: 'free' as const,
  place_id,
});
const company: CompanyCalendar = {
  since: '2026-06-01',
  place: 1,
  eve24: 'half',
  eve31: 'working',
  manual40: false,
  places: [
    { id: 1, land: 'BY', extras: [] },
    { id: 2, land: 'SN', extras: ['fronleichnam'] },
  ],
  days: [own('überall', null), own('in Bayern', 1), own('in Sachsen', 2)],
};

describe('[HOL-04] [HOL-05] the calendar of a place', () => {
  it.each([
    [undefined, 1, 'BY', ['überall', 'in Bayern']],
    [1, 1, 'BY', ['überall', 'in Bayern']],
    [2, 2, 'SN', ['überall', 'in Sachsen']],
    [3, 3, null, ['überall']],
  ])('of %s', (at, place, land, names) => {
    const calendar = calendarOf(company, at);
    expect([calendar.place, calendar.land, calendar.companyDays.map(({ name }) => name)]).toEqual([
      ...[place, land, names],
    ]);
    expect([calendar.since, calendar.christmasEve, calendar.newYearsEve]).toEqual([
      '2026-06-01',
      'half',
      'working',
    ]);
  });

  it('of a company that names none has no Land', () => {
    const calendar = calendarOf({ ...company, place: null, places: [] });
    expect([calendar.place, calendar.land, calendar.extras]).toEqual([null, null, []]);
  });

  it('knows the rules that it had before, of a place that was made later those that it has now', () => {
    const earlier = [
      {
        until: '2026-08-31',
        place: 2,
        eve24: 'working' as const,
        eve31: 'free' as const,
        places: [{ id: 1, land: 'NW' as const, extras: [] }],
      },
    ];
    const before = (at?: number) => calendarOf({ ...company, earlier }, at).earlier;
    const rules = { until: '2026-08-31', christmasEve: 'working', newYearsEve: 'free' };
    expect(before(1)).toEqual([{ ...rules, land: 'NW', extras: [] }]);
    expect(before(2)).toEqual([{ ...rules, land: 'SN', extras: ['fronleichnam'] }]);
    expect(before()).toEqual([{ ...rules, land: null, extras: [] }]);
    expect(calendarOf(company).earlier).toBeUndefined();
  });
});

it('[HOL-13] a year is shown as a whole, in which days before the calendar count in full', () => {
  const calendar = calendarOf(company);
  const days = wholeYear({ ...calendar, since: '2026-10-03' }, 2026).map(
    ({ day, factor }) => `${day} ${factor}`,
  );
  expect(days.slice(0, 2)).toEqual(['2026-01-01 1', '2026-01-06 1']);
  expect(days.filter((day) => day > '2026-08')).toEqual([
    ...['2026-10-03 0', '2026-11-01 0', '2026-12-24 0.5', '2026-12-25 0', '2026-12-26 0'],
    ...['2026-12-28 0', '2026-12-28 0'],
  ]);
});

it('[HOL-13] the answer for a year is the same byte for byte', () => {
  const days = wholeYear({ ...calendarOf(company), since: '2026-10-03' }, 2026);
  const texts = days.map((day) => JSON.stringify(day));
  expect(texts[0]).toBe('{"name":"Neujahr","day":"2026-01-01","factor":1,"origin":"law"}');
  expect(texts.at(-1)).toBe('{"day":"2026-12-28","name":"in Bayern","factor":0,"origin":"company"}');
});

describe('[HOL-06] rules that were changed', () => {
  const rules = { land: 'BY', extras: [], christmasEve: 'working', newYearsEve: 'working' } as const;
  const calendar = {
    ...rules,
    christmasEve: 'half' as const,
    companyDays: [],
    since: '2024-01-01',
    earlier: [
      { ...rules, land: 'NW', until: '2026-01-06' },
      { ...rules, land: 'SN', until: '2026-11-18' },
    ],
  } as const;
  const named = (year: number) => specialDays(calendar, year).map(({ day }) => day);

  it('count up to their last day, and the next ones from the day after', () => {
    expect(named(2026).filter((day) => day < '2026-02')).toEqual(['2026-01-01']);
    expect(named(2026).filter((day) => day > '2026-10')).toEqual([
      ...['2026-10-03', '2026-10-31', '2026-11-18', '2026-12-24', '2026-12-25', '2026-12-26'],
    ]);
    expect(named(2023)).toEqual([]);
  });

  it('of the same day the lesser share comes first', () => {
    const day = '2026-12-28';
    const both = (['free', 'half'] as const).map((kind) => ({ day, name: kind, kind }));
    for (const companyDays of [both, both.toReversed()]) {
      const found = specialDays({ ...rules, companyDays, since: '2024-01-01' }, 2026);
      expect(found.filter((one) => one.day === day).map(({ name }) => name)).toEqual(['free', 'half']);
    }
  });
});
