import { describe, expect, it } from 'vitest';
import { parseTypedDay } from './typed-day.ts';

const today = '2026-11-20';
const limits = { today, min: '2024-01-01', max: '2030-01-01' };

describe('a typed day', () => {
  it.each([
    ['04.12.2026', '2026-12-04'],
    ['4.12.2026', '2026-12-04'],
    ['04.12.26', '2026-12-04'],
    ['4. 12. 2026', '2026-12-04'],
    ['4 .12.2026', '2026-12-04'],
    ['4/12/2026', '2026-12-04'],
    ['4-12-26', '2026-12-04'],
    ['4 12 2026', '2026-12-04'],
    ['011226', '2026-12-01'],
    ['01122026', '2026-12-01'],
    ['2026-12-04', '2026-12-04'],
    ['2026-2-3', '2026-02-03'],
    [' 04.12.2026 ', '2026-12-04'],
    ['29.02.2024', '2024-02-29'],
  ])('is read: %s', (typed, day) => {
    expect(parseTypedDay(typed, limits)).toEqual({ day });
  });

  it.each([
    ['4.12.', '2026-12-04'],
    ['4.12', '2026-12-04'],
    ['0412', '2026-12-04'],
    ['2112', '2026-12-21'],
    ['1.12.', '2026-12-01'],
    ['19.11.', '2026-11-19'],
    ['3.2', '2027-02-03'],
    ['3.6.', '2026-06-03'],
    ['29.2.', '2028-02-29'],
  ])('takes the nearest year where none is typed: %s', (typed, day) => {
    expect(parseTypedDay(typed, limits)).toEqual({ day });
  });

  it.each([
    ['in the past where the future is not allowed', '3.2', { today, max: today }, '2026-02-03'],
    ['of the December before in January', '28.12.', { today: '2027-01-04' }, '2026-12-28'],
    ['that the limits allow, however far', '3.2', { today, min: '2028-01-01' }, '2028-02-03'],
    ['before 1999 for an old two-digit year', '01.04.98', { today, max: today }, '1998-04-01'],
    ['of this century where both would do', '01.04.28', { today }, '2028-04-01'],
    ['of a leap day across 2100', '29.2.', { today: '2100-06-01' }, '2104-02-29'],
    ['of a leap day eight years on', '29.2.', { today: '2096-03-01', min: '2096-03-01' }, '2104-02-29'],
    ['of a leap day before 2100', '29.2.', { today: '2100-01-01' }, '2096-02-29'],
  ])('takes the year %s', (_, typed, within, day) => {
    expect(parseTypedDay(typed, within)).toEqual({ day });
  });

  it('is nothing when nothing is typed', () => {
    expect(parseTypedDay('  ', limits)).toEqual({ day: null });
  });

  it.each([
    ['31.02.2026', 'Den 31. Februar gibt es nicht.'],
    ['3102', 'Den 31. Februar gibt es nicht.'],
    ['0.5.', 'Den 0. Mai gibt es nicht.'],
    ['31.11.', 'Den 31. November gibt es nicht.'],
    ['29.02.2026', 'Den 29. Februar gibt es 2026 nicht.'],
    ['1.13.2026', 'Einen 13. Monat gibt es nicht.'],
    ['1.0.', 'Einen 0. Monat gibt es nicht.'],
    ['01.12.2020', 'Der früheste Tag ist hier der 01.01.2024.'],
    ['04.12.20', 'Der früheste Tag ist hier der 01.01.2024.'],
    ['02.01.2030', 'Der späteste Tag ist hier der 01.01.2030.'],
    ['morgen', '„morgen“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.'],
    ['04.12.202', '„04.12.202“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.'],
    ['04.12.202026', '„04.12.202026“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.'],
    ['412', '„412“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.'],
    ...['12026-12-04', '2026-12-04x', '104.12.2026', '041220261', 'x'.repeat(20)].map((typed) => [
      typed,
      `„${typed}“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.`,
    ]),
    ['x'.repeat(21), `„${'x'.repeat(20)}…“ ist kein Datum. Schreiben Sie es zum Beispiel so: 04.12.2026.`],
  ])('is refused with a reason: %s', (typed, problem) => {
    expect(parseTypedDay(typed, limits)).toEqual({ problem });
  });

  it.each(['2024-01-01', '2030-01-01'])('may be the limit itself: %s', (day) => {
    expect(parseTypedDay(day, limits)).toEqual({ day });
  });
});
