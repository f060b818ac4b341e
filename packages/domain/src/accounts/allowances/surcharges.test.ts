import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../../time/day.ts';
import { holidays } from '../../time/holidays.ts';
import { instantOf } from '../../time/real-time.ts';
import { minutesOf } from '../../time/time.ts';
import { isEasterOrWhitSunday, PRESET_3B, type SurchargeRule } from './surcharge-rules.ts';
import { type SurchargeFacts, type SurchargeTime, sumsOfSurcharges, surchargesOf } from './surcharges.ts';

const preset: SurchargeRule[] = PRESET_3B.map((terms, at) => ({
  ...terms,
  ...{ id: at + 1, valid_from: '2026-01-01', valid_to: null },
}));

const withBreak = (rules: readonly SurchargeRule[], break_first: boolean) =>
  rules.map((rule) => ({ ...rule, break_first }));
const charged = withBreak(preset, true);

const isHoliday = (day: Day) =>
  isEasterOrWhitSunday(day) || holidays('NW', [], Number(day.slice(0, 4))).some((one) => one.day === day);

const facts = (times: readonly SurchargeTime[], change: Partial<SurchargeFacts> = {}): SurchargeFacts => ({
  ...{ rules: preset, times, isHoliday, targetOf: () => 480 },
  ...change,
});

/** By its spans, each on its calendar day; '24:00' is midnight. */
function shift(id: string, ...spans: [day: Day, from: string, to: string][]): SurchargeTime[] {
  return [...Map.groupBy(spans, ([day]) => day)].map(([day, all]) => {
    const intervals = all.map(([, from, to]) => ({
      ...{ from: instantOf(day, minutesOf(from)), to: instantOf(day, minutesOf(to)) },
      ...{ kind: 'work' as const, shift: id },
    }));
    const net = intervals.reduce((sum, { from, to }) => sum + to - from, 0);
    const [start, end] = [all.at(0)?.[1] ?? '', all.at(-1)?.[2] ?? ''].map(minutesOf) as [number, number];
    return { day, start, end, breaks: 0, net, intervals };
  });
}

/** From begin to end, of whose break only the length is known. */
function typed(day: Day, from: string, to: string, breaks = 0): SurchargeTime {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const net = instantOf(day, end) - instantOf(day, start) - breaks;
  return { day, start, end, breaks, net, intervals: null };
}

const sums = (times: readonly SurchargeTime[], change: Partial<SurchargeFacts> = {}) =>
  Object.fromEntries(sumsOfSurcharges(surchargesOf(facts(times, change), '2026-01-01', '2027-12-31')));

describe('surcharges of § 3b EStG', () => {
  it('[ALW-02] [VEC-S1] count by the minute', () => {
    // A Tuesday into a Wednesday, with a break from 0:00 to 0:30.
    expect(sums(shift('a', ['2026-11-10', '20:00', '24:00'], ['2026-11-11', '00:30', '04:30']))).toEqual({
      'Nacht 25 %': 270,
      'Nacht 40 %': 210,
    });
    expect(sums(shift('b', ['2026-11-15', '22:00', '24:00'], ['2026-11-16', '00:00', '06:00']))).toEqual({
      'Sonntag 50 %': 360,
      'Nacht 25 %': 240,
      'Nacht 40 %': 240,
    });
    expect(
      sums(shift('c', ['2026-11-14', '22:00', '24:00'], ['2026-11-15', '00:00', '06:00'])),
    ).toMatchObject({
      'Sonntag 50 %': 360,
    });
    expect(sums([typed('2026-11-11', '00:30', '06:00')])).toEqual({ 'Nacht 25 %': 330 });
    expect(sums([typed('2026-11-11', '17:00', '21:15')])).toEqual({ 'Nacht 25 %': 75 });
  });

  it('[ALW-02] [SET-52] of night and of day the highest, both together; a holiday goes on until four of the next day', () => {
    expect(sums([typed('2026-12-25', '18:00', '22:00')])).toEqual({
      'Feiertag 150 %': 240,
      'Nacht 25 %': 120,
    });
    // The 3rd of October is a Saturday.
    expect(sums(shift('d', ['2026-10-03', '22:00', '24:00'], ['2026-10-04', '00:00', '05:00']))).toEqual({
      'Feiertag 125 %': 360,
      'Sonntag 50 %': 60,
      'Nacht 25 %': 180,
      'Nacht 40 %': 240,
    });
    expect(sums([typed('2026-12-24', '12:00', '16:00')])).toEqual({ 'Feiertag 150 %': 120 });
    expect(sums([typed('2026-12-31', '12:00', '16:00')])).toEqual({ 'Feiertag 125 %': 120 });
  });

  it('[ALW-02] [SET-52] begun after midnight the next day is an ordinary one', () => {
    expect(sums([typed('2026-11-16', '00:00', '05:00')])).toEqual({ 'Nacht 25 %': 300 });
  });

  it('[ALW-02] [SET-52] Easter and Whit Sunday are holidays in every Land', () => {
    for (const day of ['2026-04-05', '2026-05-24'])
      expect(sums([typed(day, '08:00', '12:00')])).toEqual({ 'Feiertag 125 %': 240 });
  });

  it('[ALW-02] [SET-52] an hour that the clocks repeat is worked twice, one that they skip is not', () => {
    expect(sums(shift('e', ['2026-10-24', '22:00', '24:00'], ['2026-10-25', '00:00', '06:00']))).toEqual({
      'Sonntag 50 %': 420,
      'Nacht 25 %': 240,
      'Nacht 40 %': 300,
    });
    expect(sums(shift('f', ['2026-03-28', '22:00', '24:00'], ['2026-03-29', '00:00', '06:00']))).toEqual({
      'Sonntag 50 %': 300,
      'Nacht 25 %': 240,
      'Nacht 40 %': 180,
    });
  });
});

describe('a rule', () => {
  const rule = (change: Partial<SurchargeRule>): SurchargeRule => ({
    ...(preset[1] as SurchargeRule),
    ...{ kind: 'window', group: 'Tarif', source: 'Tarif' },
    ...change,
  });

  it('[ALW-01] [SET-53] holds from its day to its last, by the calendar day of the minute', () => {
    const late = rule({ valid_from: '2026-11-11', valid_to: '2026-11-11' });
    const night = shift(
      'a',
      ['2026-11-10', '22:00', '24:00'],
      ['2026-11-11', '00:00', '06:00'],
      ['2026-11-11', '22:00', '24:00'],
      ['2026-11-12', '00:00', '01:00'],
    );
    expect(sums(night, { rules: [late] })).toEqual({ Tarif: 480 });
  });

  it('[ALW-01] [SET-53] a window over midnight belongs to the weekday on which it begins', () => {
    // Fridays: the night into Saturday, not the one into Friday.
    const fridays = rule({ weekdays: '0000100', from: 22 * 60, to: 6 * 60 });
    const nights = [
      ...shift('a', ['2026-11-12', '22:00', '24:00'], ['2026-11-13', '00:00', '06:00']),
      ...shift('b', ['2026-11-13', '22:00', '24:00'], ['2026-11-14', '00:00', '03:00']).map((time) => time),
    ];
    const [first, ...others] = nights as [SurchargeTime, SurchargeTime, SurchargeTime, SurchargeTime];
    expect(sums([first, others[0]], { rules: [fridays] })).toEqual({});
    expect(sums(others.slice(1), { rules: [fridays] })).toEqual({ Tarif: 300 });
  });

  it('[ALW-02] of another group holds beside them: two sources for one minute', () => {
    const tariff = rule({ from: 22 * 60, to: 6 * 60 });
    expect(sums([typed('2026-11-11', '21:00', '23:00')], { rules: [...preset, tariff] })).toEqual({
      'Nacht 25 %': 120,
      Tarif: 60,
    });
  });

  it('[ALW-01] [SET-53] Saturdays, and the last net minutes above what the day owes', () => {
    const rules = [
      rule({ kind: 'saturday', from: 13 * 60, to: 0, source: 'Samstag' }),
      rule({ kind: 'overtime', source: 'Mehrarbeit', group: 'Mehrarbeit', id: 99 }),
    ];
    expect(sums([typed('2026-11-14', '10:00', '15:00')], { rules, targetOf: () => 0 })).toEqual({
      Samstag: 120,
      Mehrarbeit: 300,
    });
    const [day] = surchargesOf(
      facts([typed('2026-11-11', '08:00', '18:00', 60)], { rules }),
      '2026-11-11',
      '2026-11-11',
    );
    // The break went from the end: nine hours are left until 17:00, the last of them is above the target.
    expect(day).toEqual({
      day: '2026-11-11',
      placed: 'uncharged',
      spans: [{ source: 'Mehrarbeit', from: '16:00', to: '17:00', minutes: 60 }],
    });
  });

  it('[ALW-03] [SET-53] a break without a place goes from the end over uncharged time first, or over charged time', () => {
    const time = [typed('2026-11-11', '14:00', '23:00', 60)];
    expect(sums(time)).toEqual({ 'Nacht 25 %': 180 });
    expect(sums(time, { rules: charged })).toEqual({ 'Nacht 25 %': 120 });
    const [day] = surchargesOf(facts(time, { rules: charged }), '2026-11-11', '2026-11-11');
    expect(day?.spans).toEqual([{ source: 'Nacht 25 %', from: '20:00', to: '22:00', minutes: 120 }]);
    // More than is uncharged: the rest goes over charged time.
    expect(sums([typed('2026-11-11', '19:30', '23:00', 60)])).toEqual({ 'Nacht 25 %': 150 });
  });

  it('[ALW-01] a measured break is where it was', () => {
    const time = shift('a', ['2026-11-11', '14:00', '20:30'], ['2026-11-11', '21:00', '23:00']);
    expect(surchargesOf(facts(time), '2026-11-11', '2026-11-11')).toEqual([
      {
        day: '2026-11-11',
        placed: null,
        spans: [
          { source: 'Nacht 25 %', from: '20:00', to: '20:30', minutes: 30 },
          { source: 'Nacht 25 %', from: '21:00', to: '23:00', minutes: 120 },
        ],
      },
    ]);
  });
});

describe('any working time', () => {
  const anyDay = fc.integer({ min: 0, max: 729 }).map((n) => addDays('2026-01-01', n));
  /** Up to four spans of one day, in their order. */
  const anySpans = fc
    .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 8 })
    .map((edges) => edges.toSorted((a, b) => a - b))
    .map((edges) =>
      edges.flatMap((from, at) =>
        at % 2 === 0 && at + 1 < edges.length ? [[from, edges[at + 1] as number]] : [],
      ),
    );
  const anyTime = fc.record({ day: anyDay, spans: anySpans, breaks: fc.integer({ min: 0, max: 200 }) });
  const timeOf = ({ day, spans, breaks }: { day: Day; spans: number[][]; breaks: number }): SurchargeTime => {
    const intervals = spans.map(([from, to]) => ({
      ...{ from: instantOf(day, from as number), to: instantOf(day, to as number) },
      ...{ kind: 'work' as const, shift: day },
    }));
    const all = intervals.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    const [start, end] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];
    return { day, start, end, breaks, net: Math.max(0, all - breaks), intervals };
  };
  const breakFrom = fc.boolean();

  it('[ALW-02] the minutes of a group add up and never exceed the net working time', () => {
    fc.assert(
      fc.property(anyTime, breakFrom, (any, from) => {
        const time = timeOf(any);
        for (const group of new Set(preset.map((one) => one.group))) {
          const rules = preset.filter((one) => one.group === group);
          const days = surchargesOf(facts([time], { rules: withBreak(rules, from) }), any.day, any.day);
          const total = days.flatMap(({ spans }) => spans).reduce((sum, { minutes }) => sum + minutes, 0);
          expect(total).toBeLessThanOrEqual(time.net);
          // As many as one rule alone finds that holds whenever one of them does.
          const one = rules.map((rule) => ({ ...rule, source: 'eine' }));
          expect(sums([time], { rules: withBreak(one, from) }).eine ?? 0).toBe(total);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[ALW-01] splitting an interval changes nothing', () => {
    fc.assert(
      fc.property(
        anyTime,
        breakFrom,
        fc.nat({ max: 3 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (any, from, which, part) => {
          const time = timeOf(any);
          const intervals = (time.intervals ?? []).flatMap((one, at) => {
            if (at !== which || one.to - one.from < 2) return [one];
            const middle = one.from + 1 + Math.floor(part * (one.to - one.from - 2));
            return [
              { ...one, to: middle },
              { ...one, from: middle },
            ];
          });
          const of = (times: SurchargeTime[]) =>
            surchargesOf(facts(times, { rules: withBreak(preset, from) }), any.day, any.day);
          expect(of([{ ...time, intervals }])).toEqual(of([time]));
        },
      ),
      { numRuns: 300 },
    );
  });
});
