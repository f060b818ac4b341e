import { describe, expect, it } from 'vitest';
import { companyStartRefusal, proposedStart, recordsOfNew, startRefusal } from './recording.ts';

const today = '2026-11-23';
const facts = { company: null, entry: null, today };

describe('[START-01] [SET-30] the day from which somebody is recorded', () => {
  it.each([
    [null, null, today],
    ['2026-12-01', null, '2026-12-01'],
    ['2026-11-01', '2024-03-01', today],
    ['2026-12-01', '2027-02-01', '2027-02-01'],
  ])('company %s and entry %s propose %s', (company, entry, expected) => {
    expect(proposedStart({ company, entry, today })).toBe(expected);
  });

  it('of a company is at most twelve months back or ahead, and does not go away', () => {
    const refusal = (day: string | null, stored: string | null = null) =>
      companyStartRefusal(day, stored, today)?.code ?? null;
    expect(['2025-11-01', '2027-11-01'].map((day) => refusal(day))).toEqual([null, null]);
    expect(['2025-10-31', '2027-11-02'].map((day) => refusal(day))).toEqual(
      Array(2).fill('records_from_range'),
    );
    expect(refusal('2020-01-01', '2020-01-01')).toBeNull();
    expect(refusal(null, '2026-11-01')).toBe('fields_missing');
    expect(refusal(null)).toBeNull();
  });

  it('of a person is never before that of the company, and can be the entry however far ahead', () => {
    const refusal = (day: string | null, more: object = {}, stored: string | null = null) =>
      startRefusal(day, stored, { ...facts, ...more })?.code ?? null;
    expect(refusal('2026-10-31', { company: '2026-11-01' })).toBe('records_from_company');
    expect(refusal('2026-11-01', { company: '2026-11-01' })).toBeNull();
    expect(refusal('2026-10-31', { company: '2026-11-01' }, '2026-10-31')).toBeNull();
    expect(refusal('2025-10-31')).toBe('records_from_range');
    expect(refusal('2028-01-01')).toBe('records_from_range');
    expect(refusal('2028-01-01', { entry: '2028-01-01' })).toBeNull();
    expect(refusal(null, {}, '2026-11-01')).toBe('fields_missing');
  });

  it('[START-04] [SET-34] is of no use to an admin who is not ticked', () => {
    expect([1, 2, 4].map((role) => recordsOfNew(undefined, role))).toEqual([true, false, true]);
    expect([true, false].map((sent) => recordsOfNew(sent, 2))).toEqual([true, false]);
  });
});
