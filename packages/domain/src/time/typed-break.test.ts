import { describe, expect, it } from 'vitest';
import { parseTypedBreak } from './typed-break.ts';

describe('a typed break', () => {
  it.each([
    ['30', 0.5],
    ['30min', 0.5],
    ['30 Min.', 0.5],
    ['30 Minuten', 0.5],
    ["30'", 0.5],
    ['5 min', 0.08],
    ['0:30', 0.5],
    [':30', 0.5],
    ['0:30 h', 0.5],
    ['0 : 30', 0.5],
    ['0h30', 0.5],
    ['1 h 15', 1.25],
    ['1 Std. 15 Min.', 1.25],
    ['1:15', 1.25],
    ['1:15h', 1.25],
    ['1 Std 15', 1.25],
    ['1  Std.  15', 1.25],
    ['1 Stunde 15 Minuten', 1.25],
    ['1 h 01 Minute', 1.02],
    ['1 Minute', 0.02],
    ['0: 30', 0.5],
    ['0 :30', 0.5],
    ['0,5h', 0.5],
    ['10.5', 10.5],
    ['0,5', 0.5],
    ['0.5', 0.5],
    [',5', 0.5],
    ['0,5 h', 0.5],
    ['0,75 Std.', 0.75],
    ['1 Stunde', 1],
    ['1', 1],
    ['9', 9],
    ['10', 0.17],
    ['45', 0.75],
    ['90', 1.5],
    ['10,0', 10],
    ['0', 0],
    ['−1', -1],
  ])('[SET-59] is read: %s', (typed, hours) => {
    expect(parseTypedBreak(typed)).toEqual({ hours });
  });

  it('[AMB-115] is nothing when nothing is typed', () => {
    expect(parseTypedBreak(' ')).toEqual({ hours: null });
  });

  it.each([
    ...['mittags', '0:', '0:7', '0:75', '1:30:00', '30 Äpfel', 'h', 'min'],
    ...['30 minx', 'x0,5 h', '0,5 hx', '1 5'],
  ])('is refused with a reason: %s', (typed) => {
    const problem = 'Das ist keine Pause. Schreiben Sie sie zum Beispiel so: 0,5 oder 30 min.';
    expect(parseTypedBreak(typed)).toEqual({ problem });
  });
});
