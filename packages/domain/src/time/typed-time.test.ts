import { describe, expect, it } from 'vitest';
import { parseTypedTime } from './typed-time.ts';

describe('a typed time', () => {
  it.each([
    ['0730', '07:30'],
    ['730', '07:30'],
    ['7:30', '07:30'],
    ['07:30', '07:30'],
    ['7.30', '07:30'],
    ['7,30', '07:30'],
    ['7 30', '07:30'],
    ['7h30', '07:30'],
    ['7 : 30', '07:30'],
    ['7: 30', '07:30'],
    ['7 :30', '07:30'],
    ['7', '07:00'],
    ['7:', '07:00'],
    ['07', '07:00'],
    ['16', '16:00'],
    ['1645', '16:45'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['7 Uhr', '07:00'],
    ['7uhr', '07:00'],
    ['7:30 uhr', '07:30'],
  ])('is read: %s', (typed, time) => {
    expect(parseTypedTime(typed)).toEqual({ time });
  });

  it('is nothing when nothing is typed', () => {
    expect(parseTypedTime(' ')).toEqual({ time: null });
  });

  it.each([
    ['24:00', 'Die Uhrzeit 24:00 gibt es nicht.'],
    ['760', 'Die Uhrzeit 7:60 gibt es nicht.'],
    ['25', 'Die Uhrzeit 25:00 gibt es nicht.'],
    ['früh', 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.'],
    ['07301', 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.'],
    ['1 2', 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.'],
    ['uhr730', 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.'],
    ['7:3', 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.'],
  ])('is refused with a reason: %s', (typed, problem) => {
    expect(parseTypedTime(typed)).toEqual({ problem });
  });
});
