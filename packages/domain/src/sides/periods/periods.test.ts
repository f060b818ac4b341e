import { describe, expect, it } from 'vitest';
import {
  EXPIRING_WORDS,
  firstDayKept,
  keptTooShort,
  LOST_WITH,
  nextDeletion,
  PERIOD_KINDS,
} from './periods.ts';
import { periodValues, privacySettings } from './setting-groups.ts';

const never = periodValues.parse({});

describe('[GDPR-03] after how many months something goes', () => {
  it('is never, unless the company says otherwise', () => {
    expect(Object.values(never)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [23, 'retention_too_short'],
    [1, 'retention_too_short'],
    [24, null],
    [0, null],
  ])('working times after %i months: %s', (times_months, code) => {
    const found = privacySettings.refusal(never, { ...never, times_months });
    expect(found?.code ?? null).toBe(code);
    if (code)
      expect([found?.status, found?.field, found?.message]).toEqual([
        400,
        'times_months',
        'Arbeitszeiten müssen mindestens 24 Monate aufbewahrt werden.',
      ]);
  });

  it.each(['bookings_months', 'absences_months', 'payroll_months'])(
    '%s: never, or a year and more',
    (key) => {
      const isTaken = (months: unknown) => periodValues.safeParse({ [key]: months }).success;
      for (const months of [0, 12, 13, 240]) expect(isTaken(months)).toBe(true);
      for (const months of [-1, 1, 11, 241, 12.5, '12', null]) expect(isTaken(months)).toBe(false);
      expect(keptTooShort({ ...never, [key]: 12 })).toBeNull();
    },
  );

  it('needs a proof whenever it changes', () => {
    expect(privacySettings.needsProof(never, never)).toBe(false);
    expect(privacySettings.needsProof(never, { ...never, payroll_months: 12 })).toBe(true);
    expect(privacySettings.needsProof({ ...never, payroll_months: 12 }, never)).toBe(true);
  });

  it.each([
    [24, '2026-12-01', '2024-12-01'],
    [24, '2026-11-28', '2024-11-01'],
    [12, '2027-01-01', '2026-01-01'],
    [13, '2027-01-31', '2025-12-01'],
    [11, '2026-12-15', '2026-01-01'],
    [240, '2026-02-28', '2006-02-01'],
  ])('%i months before %s: what is before %s', (months, on, kept) => {
    expect(firstDayKept(months, on)).toBe(kept);
  });

  it('is looked at as on the next first of a month', () => {
    expect(['2026-11-28', '2026-12-01', '2026-12-31'].map(nextDeletion)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-01-01',
    ]);
  });

  it('has words for each kind', () => {
    for (const kind of PERIOD_KINDS) {
      expect(EXPIRING_WORDS[kind]).toMatch(/\p{Lu}/u);
      expect(LOST_WITH[kind]).toMatch(/\.$/);
    }
  });
});
