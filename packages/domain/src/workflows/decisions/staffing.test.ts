import { describe, expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import {
  minimumOn,
  presentOn,
  type Roster,
  shortageOn,
  shortageSentence,
  specialWordOn,
} from './staffing.ts';

const MONDAY = '2026-12-21';
const calendar = (land: 'BY' | 'BE'): PlaceCalendar => ({
  land,
  extras: [],
  christmasEve: 'half',
  newYearsEve: 'working',
  companyDays: [],
  since: '2026-01-01',
});
const CALENDARS = { usual: calendar('BY'), places: new Map([[7, calendar('BE')]]) };
const roster = (more: Partial<Roster> = {}): Roster => ({
  ...{ weekdays: '1111100', place: null, from: null, to: null, people: 4 },
  ...more,
});
const present = (
  day: string,
  rosters: readonly Roster[],
  away = [] as { portions: number; place?: number | null }[],
) => presentOn({ rosters, away: away.map((one) => ({ place: null, day, ...one })) }, day, CALENDARS);

describe('who is there', () => {
  it('[SET-44] [VIS-04] those who work on the weekday, less what is away, halves by halves', () => {
    expect(present(MONDAY, [roster(), roster({ weekdays: '0111100', people: 2 })])).toBe(4);
    expect(present(MONDAY, [roster()], [{ portions: 1 }, { portions: 0.5 }])).toBe(2.5);
  });

  it('[VIS-04] from the day on which somebody begins to the last one', () => {
    const [first, last] = [roster({ from: '2026-12-22', people: 1 }), roster({ to: MONDAY, people: 2 })];
    expect([MONDAY, '2026-12-22'].map((day) => present(day, [first, last]))).toEqual([2, 1]);
  });

  it('[VIS-04] nobody is missing on a day on which nobody works, and of a holiday only where it is one', () => {
    expect(present('2026-12-20', [roster()])).toBeNull();
    expect(present('2026-12-25', [roster()])).toBeNull();
    // Epiphany, in Bavaria alone.
    expect(present('2027-01-06', [roster(), roster({ place: 7, people: 2 })], [{ portions: 1 }])).toBe(2);
    expect(present('2027-01-06', [roster({ place: 7, people: 2 })], [{ portions: 1, place: 7 }])).toBe(1);
    expect(present('2026-12-24', [roster()])).toBe(4);
  });

  it('[DEC-02] says what makes a day free or short', () => {
    expect(specialWordOn(CALENDARS, '2026-12-24')).toBe('Heiligabend (halber Arbeitstag)');
    expect(specialWordOn(CALENDARS, MONDAY)).toBeNull();
    expect(specialWordOn(null, '2026-12-25')).toBeNull();
  });
});

describe('how many have to be', () => {
  const rules = [
    { name: 'Montage', weekdays: '1111100', minimum: 3 },
    { name: 'Montage', weekdays: '1000000', minimum: 4 },
  ];
  it('[VIS-04] the greatest of the weekday, and none on other days', () => {
    expect([MONDAY, '2026-12-22', '2026-12-20'].map((day) => minimumOn(rules, day))).toEqual([4, 3, null]);
  });

  it('[VIS-04] is told in a sentence, and never where enough are there', () => {
    expect(shortageOn(rules, MONDAY, 4)).toBeNull();
    expect(shortageOn(rules, MONDAY, null)).toBeNull();
    const short = shortageOn(rules, MONDAY, 2.5);
    expect(short).toEqual({ day: MONDAY, of: 'Montage', present: 2.5, minimum: 4 });
    expect(short && shortageSentence(short)).toBe(
      'Montage: Am 21.12.2026 wären nur 2,5 von mindestens 4 anwesend.',
    );
    expect(shortageSentence({ day: MONDAY, of: null, present: 1, minimum: 2 })).toBe(
      'Am 21.12.2026 wären nur 1 von mindestens 2 anwesend.',
    );
  });
});
