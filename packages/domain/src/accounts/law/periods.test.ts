import { describe, expect, it } from 'vitest';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, daysFrom, weekday } from '../../time/day.ts';
import { away, codes, factsOf, found, one, weeksOf, worked } from './law.fixture.ts';
import { lawPeriod } from './violations.ts';

describe('[LAW-07] Sundays and public holidays', () => {
  it('[VEC-53] work on Sunday 15.11.2026 asks for a free day by 28.11., on Friday 01.05.2026 by 25.06.', () => {
    const facts = factsOf([worked('2026-11-15', '10:00', '14:00'), worked('2026-05-01', '10:00', '14:00')]);
    expect(one(facts, 'sunday', '2026-11-15')).toMatchObject({
      value: 240,
      remedy: { kind: 'rest_day', until: '2026-11-28' },
    });
    expect(one(facts, 'holiday', '2026-05-01')).toMatchObject({
      value: 240,
      remedy: { kind: 'rest_day', until: '2026-06-25' },
    });
    expect(codes(facts, '2026-11-15')).toEqual(['sunday']);
  });

  it('a free Saturday is a free day; without a free Werktag in two weeks one is missing', () => {
    const around = daysFrom('2026-10-19', '2026-11-14');
    const all = around.map((day) => worked(day, '08:00', '12:00'));
    expect(codes(factsOf(all), '2026-11-01')).toEqual(['sunday', 'holiday', 'rest_day']);
    const saturday = all.filter(({ day }) => day !== '2026-11-14');
    expect(codes(factsOf(saturday), '2026-11-01')).toEqual(['sunday', 'holiday']);
    const always = daysFrom('2026-08-31', '2027-01-31').map((day) => worked(day, '08:00', '12:00'));
    expect(codes(factsOf(always), '2026-11-10')).toEqual([]);
  });

  it('a day of vacation, sickness or special leave, and a public holiday, compensate nothing', () => {
    const all = daysFrom('2026-10-19', '2026-11-14').map((day) => worked(day, '08:00', '12:00'));
    const times = all.filter(({ day }) => day !== '2026-11-11');
    for (const type of [TYPE.vacation, TYPE.sickness, TYPE.specialLeave, TYPE.vacationLastYear])
      expect(codes(factsOf(times, { absences: away(type, ['2026-11-11']) }), '2026-11-01')).toContain(
        'rest_day',
      );
    const overtime = factsOf(times, { absences: away(TYPE.overtime, ['2026-11-11']) });
    expect(codes(overtime, '2026-11-01')).not.toContain('rest_day');
  });

  it('minutes after midnight are work on the Sunday, whenever the shift began', () => {
    const night = [
      { ...worked('2026-11-14', '20:00', '00:00'), end: 1440 },
      worked('2026-11-15', '00:00', '00:30'),
    ];
    expect(one(factsOf(night), 'sunday', '2026-11-15')).toMatchObject({ day: '2026-11-15', value: 30 });
  });

  it('[SET-19] fewer than fifteen free Sundays: said with the one that makes it so', () => {
    const sundays = daysFrom('2026-01-01', '2026-12-31').filter((day) => weekday(day) === 7);
    expect(sundays).toHaveLength(52);
    const times = sundays.slice(0, 38).map((day) => worked(day, '08:00', '12:00'));
    const facts = factsOf(times, { today: '2026-12-31' });
    const told = found(facts, '2026-01-01', '2026-12-31').filter(({ code }) => code === 'sundays15');
    expect(told).toMatchObject([{ day: sundays[37], value: 14, limit: 15 }]);
  });
});

describe('[LAW-08] the average', () => {
  /** The Monday 24 weeks before the Sunday. */
  const MONDAY = '2026-06-01';
  const SUNDAY = '2026-11-15';
  /** Without public holidays, as the vectors are computed. */
  const quiet = (day: string) => ({ employed: true, owed: weekday(day) <= 5, holiday: false });

  it.each([
    ['VEC-54', 47.5, false],
    ['VEC-55', 50, true],
  ])('[%s] 24 weeks of %d hours', (_, hours, tooMuch) => {
    const facts = factsOf(weeksOf(MONDAY, 24, hours * 12), { dayOf: quiet });
    expect(one(facts, 'average8', SUNDAY) !== null).toBe(tooMuch);
    if (tooMuch) expect(one(facts, 'average8', SUNDAY)?.text).toContain('8,33 Stunden je Werktag');
  });

  it.each([
    ['VEC-56', 48, false],
    ['VEC-57', 49, true],
  ])('[%s] 20 weeks of %d hours and four weeks of vacation', (_, hours, tooMuch) => {
    const times = weeksOf(MONDAY, 20, hours * 12);
    const weeks = daysFrom(addDays(MONDAY, 140), SUNDAY).filter((day) => weekday(day) <= 5);
    const facts = factsOf(times, { dayOf: quiet, absences: away(TYPE.vacation, weeks) });
    expect(one(facts, 'average8', SUNDAY) !== null).toBe(tooMuch);
    // Overtime that is taken off compensates; vacation does not.
    const compensated = factsOf(times, { dayOf: quiet, absences: away(TYPE.overtime, weeks) });
    expect(one(compensated, 'average8', SUNDAY)).toBeNull();
  });

  it('a public holiday is no Werktag, nor a single day of vacation', () => {
    const times = weeksOf(MONDAY, 24, 570).filter(({ day }) => day !== '2026-06-04');
    expect(one(factsOf(times, { dayOf: quiet }), 'average8', SUNDAY)).toBeNull();
    const holiday = (day: string) => ({ ...quiet(day), holiday: day === '2026-06-04' });
    const minutes = 24 * 5 * 570 - 570;
    expect([minutes / 144 > 480, minutes / 143 > 480]).toEqual([false, false]);
    const more = weeksOf(MONDAY, 24, 578).filter(({ day }) => day !== '2026-06-04');
    expect(one(factsOf(more, { dayOf: quiet }), 'average8', SUNDAY)).toBeNull();
    expect(one(factsOf(more, { dayOf: holiday }), 'average8', SUNDAY)).not.toBeNull();
    const absences = away(TYPE.sickness, ['2026-06-04']);
    expect(one(factsOf(more, { dayOf: quiet, absences }), 'average8', SUNDAY)).not.toBeNull();
  });

  it('[SET-19] says nothing below four weeks of employment, and days before it do not count', () => {
    const since = (first: string) => (day: string) => ({ ...quiet(day), employed: day >= first });
    const times = weeksOf('2026-10-19', 4, 600);
    expect(one(factsOf(times, { dayOf: since('2026-10-20') }), 'average8', SUNDAY)).toBeNull();
    expect(one(factsOf(times, { dayOf: since('2026-10-19') }), 'average8', SUNDAY)).toMatchObject({
      value: 500,
    });
  });

  it('is taken over six months where the company says so', () => {
    const times = weeksOf('2026-05-18', 2, 1200).concat(weeksOf(MONDAY, 24, 560));
    const choices = { rest: 11, average: 'months', span: 10 } as const;
    expect(one(factsOf(times, { dayOf: quiet }), 'average8', SUNDAY)).toBeNull();
    const months = one(factsOf(times, { dayOf: quiet, choices }), 'average8', SUNDAY);
    expect(months?.text).toContain('von 6 Monaten bis 15.11.2026');
  });

  it('is said where it begins and on the last Sunday, not every week between', () => {
    const facts = factsOf(weeksOf('2026-01-05', 45, 600), { dayOf: quiet });
    const told = found(facts, '2026-06-01', '2026-11-20').filter(({ code }) => code === 'average8');
    expect(told.map(({ day }) => day)).toEqual(['2026-06-21', SUNDAY]);
  });

  it('looks no further than the facts that are read', () => {
    expect(lawPeriod({ from: '2026-11-18', to: '2026-11-18' })).toEqual({
      from: '2026-01-01',
      to: '2027-01-17',
    });
    expect(lawPeriod({ from: '2026-02-01', to: '2026-06-30' })).toEqual({
      from: '2025-07-16',
      to: '2026-12-31',
    });
  });
});

describe('[LAW-09] work at night', () => {
  const night = (day: string, start = '20:00', end = '03:00') => [
    { ...worked(day, start, '00:00'), end: 1440 },
    worked(addDays(day, 1), '00:00', end),
  ];

  it('is more than two hours between 23:00 and 6:00', () => {
    expect(one(factsOf(night('2026-11-17', '20:00', '01:00')), 'night', '2026-11-17')).toBeNull();
    expect(one(factsOf(night('2026-11-17', '20:00', '01:01')), 'night', '2026-11-17')).toMatchObject({
      value: 121,
    });
    expect(one(factsOf([worked('2026-11-17', '03:59', '08:00')]), 'night', '2026-11-17')).toMatchObject({
      value: 121,
    });
  });

  it('makes a night worker on the 48th day, for whom four weeks decide', () => {
    const mondays = (weeks: number) => weeksOf('2026-08-17', weeks, 1).map(({ day }) => day);
    const shifts = (days: readonly string[]) =>
      days.flatMap((day) => (weekday(day) <= 4 ? night(day, '16:00', '06:00') : []));
    const told = (weeks: number) => {
      const facts = factsOf(shifts(mondays(weeks)), { today: '2026-12-20' });
      return found(facts, '2026-08-17', '2026-12-19').filter(({ code }) => code === 'night8');
    };
    expect(told(11)).toEqual([]);
    expect(told(12)[0]).toMatchObject({
      day: '2026-11-08',
      limit: 480,
      text: expect.stringContaining('Im Schnitt von 4 Wochen bis 08.11.2026 '),
    });
  });
});
