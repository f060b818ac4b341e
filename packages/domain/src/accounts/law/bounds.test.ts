import { describe, expect, it } from 'vitest';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, daysFrom, weekday } from '../../time/day.ts';
import { lawFeature } from '../lawguide/features.ts';
import { lawRefusal, needingReason } from '../lawguide/levels.ts';
import { retained } from '../lawguide/retained.ts';
import { away, codes, factsOf, found, one, timed, weeksOf, worked } from './law.fixture.ts';
import { LAW_TABLE, thresholdOn } from './table.ts';
import { isNear, lawPeriod } from './violations.ts';

/** A Wednesday. */
const DAY = '2026-11-18';
const SUNDAY = '2026-11-15';
const quiet = (day: string) => ({ employed: true, owed: weekday(day) <= 5, holiday: false });

describe('[LAW-02] a period', () => {
  it('says only what belongs to its days', () => {
    const facts = factsOf(['2026-11-16', '2026-11-17', DAY].map((day) => worked(day, '08:00', '15:00')));
    expect(found(facts, '2026-11-17').map(({ day, code }) => [day, code])).toEqual([['2026-11-17', 'break']]);
  });

  it('lies within ten years of today', () => {
    const days = [3660, 3661, -3660, -3661].map((days) => addDays(DAY, days));
    expect(days.map((day) => isNear(day, DAY))).toEqual([true, false, true, false]);
  });

  it('needs the year and 200 days before', () => {
    expect(lawPeriod({ from: '2026-07-20', to: '2026-07-20' }).from).toBe('2026-01-01');
    expect(lawPeriod({ from: '2026-07-19', to: '2026-07-19' }).from).toBe('2025-12-31');
  });
});

describe('[FND-12] a threshold', () => {
  it('holds from its day on, the later row before the earlier one, whatever their order', () => {
    const rows = [
      { key: 'day', from: '2027-01-01', value: 450 },
      { key: 'day', from: '2026-01-01', value: 470 },
      { key: 'week', from: '2027-06-01', value: 1 },
    ] as const;
    expect(['2026-01-01', '2026-12-31', '2027-01-01'].map((day) => thresholdOn(rows, 'day', day))).toEqual([
      470, 470, 450,
    ]);
  });

  it('is known since the ArbZG, and before is an error that names it', () => {
    expect(thresholdOn(LAW_TABLE, 'day', '1994-07-01')).toBe(480);
    expect(() => thresholdOn(LAW_TABLE, 'day', '1994-06-30')).toThrow('No threshold day on 1994-06-30');
  });
});

describe('[LAW-05] the week', () => {
  const six = (start: string, ...days: string[]) => days.map((day) => worked(day, start, '19:00', 60));
  const week = daysFrom('2026-11-09', '2026-11-14');

  it('is said once, on the day that passes it, and not on a later day without work', () => {
    const facts = factsOf(six('05:00', ...week));
    const told = found(facts, '2026-11-09', SUNDAY).filter(({ code }) => code === 'week60');
    expect(told.map(({ day, value }) => [day, value])).toEqual([['2026-11-13', 4680]]);
  });

  it('of exactly sixty hours is passed by the next minute', () => {
    const facts = factsOf([...six('06:00', ...week.slice(0, 5)), worked('2026-11-14', '08:00', '08:01')]);
    expect(found(facts, '2026-11-14').map(({ code }) => code)).toContain('week60');
  });
});

describe('[LAW-07] free days', () => {
  const all = daysFrom('2026-10-19', '2026-11-14').map((day) => worked(day, '08:00', '12:00'));

  it('a Sunday on which nobody works is no free Werktag', () => {
    const sundayOff = all.filter(({ day }) => day !== '2026-10-25');
    expect(codes(factsOf(sundayOff), '2026-11-01')).toContain('rest_day');
  });

  it('work that ends at midnight leaves the next day free', () => {
    const others = all.filter(({ day }) => day !== '2026-11-10' && day !== '2026-11-11');
    const late = { ...worked('2026-11-10', '16:00', '00:00'), end: 1440 };
    expect(codes(factsOf([...others, late]), '2026-11-01')).not.toContain('rest_day');
  });

  it('an ordinary day asks for none', () => {
    const days = daysFrom('2026-11-01', '2026-12-31').map((day) => worked(day, '08:00', '12:00'));
    expect(codes(factsOf(days), '2026-12-02')).toEqual([]);
  });
});

describe('[LAW-08] the average', () => {
  it('is said only of a Sunday that is over', () => {
    const times = weeksOf('2026-05-18', 26, 600);
    const on = (today: string) => one(factsOf(times, { dayOf: quiet, today }), 'average8', SUNDAY) !== null;
    expect([on(SUNDAY), on('2026-11-16'), on('2026-11-22')]).toEqual([false, true, true]);
    expect(on('2026-11-23')).toBe(false);
  });

  it('bad weather compensates, as overtime reduction does', () => {
    const weeks = daysFrom('2026-10-19', SUNDAY).filter((day) => weekday(day) <= 5);
    const facts = factsOf(weeksOf('2026-06-01', 20, 588), {
      dayOf: quiet,
      absences: away(TYPE.badWeather, weeks),
    });
    expect(one(facts, 'average8', SUNDAY)).toBeNull();
  });

  it('leaves out a week of leave, not one with a day of it', () => {
    const since = (day: string) => ({ ...quiet(day), employed: day >= '2026-10-19' });
    const times = weeksOf('2026-10-19', 4, 480).map((time) =>
      time.day <= '2026-10-22' ? { ...time, end: time.end + 720 } : time,
    );
    const worked19 = times.filter(({ day }) => day !== '2026-10-23');
    const facts = factsOf(worked19, { dayOf: since, absences: away(TYPE.vacation, ['2026-10-23']) });
    expect(one(facts, 'average8', SUNDAY)).toMatchObject({ value: 522 });
  });

  it('counts every week of who owes no day, and says nothing without a Werktag', () => {
    const nobody = (day: string) => ({ ...quiet(day), owed: false });
    const times = weeksOf('2026-06-01', 24, 600);
    expect(one(factsOf(times, { dayOf: nobody }), 'average8', SUNDAY)).not.toBeNull();
    const leave = away(
      TYPE.vacation,
      daysFrom('2026-06-01', SUNDAY).filter((day) => weekday(day) <= 6),
    );
    const sundays = daysFrom('2026-06-01', '2026-11-14').filter((day) => weekday(day) === 7);
    const facts = factsOf(
      sundays.map((day) => worked(day, '08:00', '12:00')),
      { dayOf: nobody, absences: leave },
    );
    expect(one(facts, 'average8', SUNDAY)).toBeNull();
  });

  it.each([
    ['2026-08-30', '2026-02-28'],
    ['2026-11-15', '2026-05-15'],
    ['2026-03-01', '2025-09-01'],
    ['2026-06-28', '2025-12-28'],
  ])('over six months to %s begins after %s', (sunday, before) => {
    const today = addDays(sunday, 1);
    const choices = { rest: 11, average: 'months', span: 10 } as const;
    const value = (day: string) => {
      const facts = factsOf([worked(day, '06:00', '22:00')], {
        today,
        choices,
        dayOf: (one) => ({ ...quiet(one), owed: false }),
      });
      const many = weeksOf(addDays(sunday, -6 - 7 * 20), 21, 900);
      return one({ ...facts, times: [...facts.times, ...many] }, 'average8', sunday)?.value;
    };
    expect(value(addDays(before, 1))).toBeGreaterThan(value(before) as number);
  });
});

describe('[LAW-09] nights', () => {
  const night = (day: string, end: string) => [
    { ...worked(day, '20:00', '00:00'), end: 1440 },
    worked(addDays(day, 1), '00:00', end),
  ];

  it('are counted from New Year up to the day, where they have more than two hours', () => {
    const times = [
      ...night('2025-12-30', '04:00'),
      ...night('2026-01-01', '04:00'),
      ...night('2026-01-03', '01:00'),
      ...night('2026-01-05', '04:00'),
      ...night('2026-01-07', '04:00'),
    ];
    const text = (day: string) => one(factsOf(times), 'night', day)?.text.match(/der (\d+)\. Tag/)?.[1];
    expect(['2025-12-30', '2026-01-01', '2026-01-05'].map(text)).toEqual(['1', '1', '2']);
  });
});

describe('[LAW-10] minors', () => {
  const young = { birth_date: '2010-03-01' };

  it('are told of a sixth day only where they work on it', () => {
    const five = daysFrom('2026-11-09', '2026-11-13').map((day) => worked(day, '08:00', '12:00'));
    expect(codes(factsOf(five, young), '2026-11-14')).toEqual([]);
    const mondays = [...five, worked(SUNDAY, '08:00', '12:00')];
    expect(codes(factsOf(mondays, young), '2026-11-14')).toEqual([]);
  });

  it('are looked at before six and after eight together', () => {
    const facts = factsOf([worked(DAY, '05:50', '09:00'), worked(DAY, '19:00', '20:20')], young);
    expect(one(facts, 'minor_hours', DAY)).toMatchObject({ value: 30, limit: 0 });
  });
});

describe('[LAW-11] a level', () => {
  const violation = {
    code: 'day10',
    day: DAY,
    value: 660,
    limit: 600,
    text: 'Zu lang.',
    remedy: null,
  } as const;
  const writing = { violations: [violation], explained: [], reason: null, isAdmin: false };
  const settings = (change: object) => lawFeature.settings.parse(change);

  it('names field and sentence of what it refuses', () => {
    const refused = lawRefusal(settings({ day10: 'refuse' }), writing);
    expect([refused?.field, refused?.message]).toEqual([
      'law_reason',
      'Zu lang. Ihr Unternehmen speichert das nur mit dem Grund eines Administrators.',
    ]);
    expect(lawRefusal(settings({ day10: 'reason' }), writing)?.field).toBe('law_reason');
  });

  it('asks for a reason of each day by itself', () => {
    const explained = [{ day: '2026-11-17', code: 'day10' }];
    expect(lawRefusal(settings({ day10: 'reason' }), { ...writing, explained })?.code).toBe('law_reason');
  });

  it('asks an admin for the reason of what is refused to others, and nobody for that of a note', () => {
    const needing = (level: string, isAdmin: boolean) =>
      needingReason(settings({ day10: level }), { ...writing, isAdmin }).length;
    expect([needing('refuse', false), needing('refuse', true), needing('reason', false)]).toEqual([0, 1, 1]);
    expect([needing('note', true), needing('off', true)]).toEqual([0, 0]);
  });

  it('is one for all rules about minors', () => {
    const minor = { ...violation, code: 'minor_span' } as const;
    const found = needingReason(settings({ minor: 'reason' }), {
      ...writing,
      violations: [minor, violation],
    });
    expect(found).toEqual([minor]);
  });
});

it('[LAW-13] the late record of another day is not said again', () => {
  const late = { ...worked('2026-11-02', '08:00', '12:00'), recorded: '2026-11-27' };
  expect(codes(factsOf([late, worked(DAY, '08:00', '12:00')], { milog: true }), DAY)).toEqual([]);
});

it('[LAW-04] exactly six hours without a break are no fault', () => {
  expect(one(factsOf([timed(DAY, '08:00', '16:00', '14:00–14:30')]), 'no_break', DAY)).toBeNull();
});

it('[LAW-01] begin and end of a single stretch move together, and never past each other', () => {
  const known = [{ from: 100, to: 200, kind: 'work' }];
  const times = (start: number, end: number) => ({ day: DAY, start, end, breaks: 0 });
  const moved = (start: number, end: number) => retained(known, times(480, 960), times(start, end));
  expect(moved(480, 960)).toEqual(known);
  expect(moved(600, 720)?.map(({ from, to }) => to - from)).toEqual([120]);
  expect([moved(720, 720), moved(721, 720)]).toEqual([null, null]);
});
