import { describe, expect, test } from 'vitest';
import { newStartRefusal } from './entry-day.ts';
import { openingMinutes, openingsInput, openingYear, timeOpeningDay } from './openings.ts';

describe('[START-03] what the accounts begin with', () => {
  test.each([
    ['', 0],
    ['12:30', 750],
    ['+12:30', 750],
    ['−3:05', -185],
    ['-3,5 h', -210],
    ['120', 7200],
    ['12:75', Number.NaN],
    ['viel', Number.NaN],
  ])('%j are %s minutes', (text, minutes) => {
    expect(openingMinutes(text)).toBe(minutes);
    const read = openingsInput.safeParse({ opening_minutes: openingMinutes(text) });
    expect(read.success).toBe(!Number.isNaN(minutes));
    if (!read.success) expect(read.error.issues[0]?.message).toBe('overtime_minutes');
  });

  test('[SET-31] [SET-33] are of the day from which is recorded, and of its year', () => {
    expect(timeOpeningDay('2026-11-01', '2026-11-23', '2024-03-01')).toBe('2026-11-23');
    expect(timeOpeningDay('2026-11-01', null, null)).toBe('2026-11-01');
    expect(timeOpeningDay('2026-11-01', '2026-11-23', '2026-12-01')).toBe('2026-12-01');
    expect([openingYear('2025-12-01', '2026-11-23'), openingYear(null, '2026-11-23')]).toEqual([2025, 2026]);
  });

  test('[START-01] the form asks for the day', () => {
    const facts = { company: '2026-11-01', entry: null, today: '2026-11-23' };
    expect(newStartRefusal(null, facts)).toMatchObject({ code: 'fields_missing', field: 'records_from' });
    expect(newStartRefusal('2026-10-31', facts)).toMatchObject({ code: 'records_from_company' });
    expect(newStartRefusal('2026-11-01', facts)).toBeNull();
  });
});
