import { describe, expect, test } from 'vitest';
import { weekday } from './day.ts';
import { easterSunday, holidays, repentanceDay } from './holidays.ts';
import { type Extra, extrasOf, FIRST_PLACE, LAENDER, type Land } from './laender.ts';

const german = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`;
const days = (land: Land, year: number, extras: Extra[] = []) =>
  holidays(land, extras, year)
    .map(({ day }) => german(day))
    .join(' ');
const FEDERAL = ['Neujahr', 'Karfreitag', 'Ostermontag', 'Tag der Arbeit', 'Christi Himmelfahrt'].concat([
  'Pfingstmontag',
  'Tag der Deutschen Einheit',
  '1. Weihnachtstag',
  '2. Weihnachtstag',
]);
const besideTheNine = (land: Land, year: number) =>
  holidays(land, [], year)
    .filter(({ name }) => !FEDERAL.includes(name))
    .map(({ day }) => german(day))
    .join(' ');
const onWeekdays = (land: Land, year: number) =>
  holidays(land, [], year).filter(({ day }) => weekday(day) <= 5).length;

describe('movable days', () => {
  test.each([
    [2024, '31.03.', '20.11.'],
    [2025, '20.04.', '19.11.'],
    [2026, '05.04.', '18.11.'],
    [2027, '28.03.', '17.11.'],
    [2028, '16.04.', '22.11.'],
    [2029, '01.04.', '21.11.'],
    [2030, '21.04.', '20.11.'],
  ])('[VEC-01] %i: Easter Sunday %s, Buß- und Bettag %s', (year, easter, repentance) => {
    expect(german(easterSunday(year))).toBe(easter);
    expect(german(repentanceDay(year))).toBe(repentance);
  });

  test('[HOL-01] Easter is a Sunday between 22 March and 25 April', () => {
    for (let year = 2024; year <= 2124; year++) {
      const day = easterSunday(year);
      expect(weekday(day)).toBe(7);
      expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true);
    }
  });
});

describe('holidays of the Länder', () => {
  test.each<[Land, number, number, number]>([
    ['BW', 12, 9, 8],
    ['BY', 12, 9, 8],
    ['BE', 10, 7, 6],
    ['BB', 12, 7, 5],
    ['HB', 10, 7, 5],
    ['HH', 10, 7, 5],
    ['NI', 10, 7, 5],
    ['SH', 10, 7, 5],
    ['HE', 10, 8, 6],
    ['MV', 11, 7, 6],
    ['TH', 11, 7, 6],
    ['NW', 11, 8, 7],
    ['RP', 11, 8, 7],
    ['SL', 12, 8, 7],
    ['SN', 11, 8, 6],
    ['ST', 11, 8, 6],
  ])('[VEC-02] %s has %i in 2026, %i and in 2027 %i of them on weekdays', (land, all, in2026, in2027) => {
    expect(holidays(land, [], 2026)).toHaveLength(all);
    expect(onWeekdays(land, 2026)).toBe(in2026);
    expect(onWeekdays(land, 2027)).toBe(in2027);
  });

  test.each<[string, Land, number, string]>([
    ['VEC-03', 'TH', 2026, '20.09. 31.10.'],
    ['VEC-03', 'ST', 2026, '06.01. 31.10.'],
    ['VEC-03', 'SN', 2026, '31.10. 18.11.'],
    ['VEC-07', 'SL', 2026, '04.06. 15.08. 01.11.'],
  ])('[%s] %s %i beside the nine: %s', (_, land, year, expected) => {
    expect(besideTheNine(land, year)).toBe(expected);
  });

  test.each<[string, Land, number, string]>([
    [
      'VEC-04',
      'BB',
      2026,
      '01.01. 03.04. 05.04. 06.04. 01.05. 14.05. 24.05. 25.05. 03.10. 31.10. 25.12. 26.12.',
    ],
    ['VEC-05', 'MV', 2027, '01.01. 08.03. 26.03. 29.03. 01.05. 06.05. 17.05. 03.10. 31.10. 25.12. 26.12.'],
    ['VEC-06', 'BE', 2025, '01.01. 08.03. 18.04. 21.04. 01.05. 08.05. 29.05. 09.06. 03.10. 25.12. 26.12.'],
  ])('[%s] %s %i', (_, land, year, expected) => {
    expect(days(land, year)).toBe(expected);
  });

  test('[VEC-06] Berlin has 17 June in 2028 alone, a Saturday', () => {
    expect(days('BE', 2028)).toContain('17.06.');
    expect(weekday('2028-06-17')).toBe(6);
    expect(days('BE', 2027)).not.toContain('17.06.');
  });

  test('[VEC-08] Bavaria 2026 has 12, with Augsburg 14', () => {
    expect(holidays('BY', [], 2026)).toHaveLength(12);
    expect(holidays('BY', ['augsburg'], 2026)).toHaveLength(14);
    expect(days('BY', 2026, ['augsburg'])).toContain('08.08. 15.08.');
    expect(days('BY', 2026, ['mariae'])).not.toContain('08.08.');
  });

  test('[START-04] the first place of a company has a name', () => {
    expect(FIRST_PLACE).toBe('Hauptsitz');
  });

  test('a Land with communities of its own offers options', () => {
    const offered = (Object.keys(LAENDER) as Land[]).flatMap((land) =>
      extrasOf(land).map((extra) => `${land} ${extra}`),
    );
    expect(offered).toEqual(['BY mariae', 'BY augsburg', 'SN fronleichnam', 'TH fronleichnam']);
    expect(days('TH', 2026, ['fronleichnam'])).toContain('04.06.');
  });
});

test.each<[Land, string, string]>([
  ['BW', '2026-01-06', 'Heilige Drei Könige'],
  ['BE', '2026-03-08', 'Internationaler Frauentag'],
  ['BB', '2026-04-05', 'Ostersonntag'],
  ['BE', '2025-05-08', 'Tag der Befreiung'],
  ['BB', '2026-05-24', 'Pfingstsonntag'],
  ['BE', '2028-06-17', 'Jahrestag des Volksaufstands'],
  ['TH', '2026-09-20', 'Weltkindertag'],
  ['SN', '2026-10-31', 'Reformationstag'],
  ['NW', '2026-11-01', 'Allerheiligen'],
  ['SN', '2026-11-18', 'Buß- und Bettag'],
])('[HOL-01] in %s %s is called %s', (land, day, name) => {
  const year = Number(day.slice(0, 4));
  expect(holidays(land, [], year).find((holiday) => holiday.day === day)?.name).toBe(name);
});

test('[HOL-01] in a year whose Easter is as early as can be, Ascension comes before the first of May', () => {
  expect([2100, 2285].map(easterSunday)).toEqual(['2100-03-28', '2285-03-22']);
  const spring = holidays('BY', [], 2285).map(({ day }) => day);
  expect(spring.slice(2, 6)).toEqual(['2285-03-20', '2285-03-23', '2285-04-30', '2285-05-01']);
});
