import { describe, expect, it } from 'vitest';
import { ABSENCE_STATUS, ABSENCE_STATUS_LABELS, ABSENCE_TYPES, isAbsence, takesTheDay } from './status.ts';
import { isEntryType, kindOf, TYPE, typeLabel } from './type-codes.ts';

describe('the type codes', () => {
  it('[ABS-04] have their labels, misspelled as they are', () => {
    expect(Object.values(TYPE).map((code) => `${code} ${typeLabel(code)}`)).toEqual([
      '10 Urlaub',
      '20 Krankheit',
      '30 Überstunden',
      '40 Feiertag',
      '50 Arbeit',
      '60 Sonder Urlaubstag',
      '70 Urlaub Vorjahr',
      '80 Schlecht Wetter',
      '90 Berufsschule/Uni',
      '100 Abwesenheit',
    ]);
    expect(typeLabel(1001)).toBeNull();
  });

  it('[ABS-05] [AMB-02] are absences, except working time', () => {
    expect(ABSENCE_TYPES).toEqual([10, 20, 30, 40, 60, 70, 80, 90, 100]);
    expect([10, 50, 55, 1001].map(isAbsence)).toEqual([true, false, false, false]);
    expect([10, 50, 1001].map(kindOf)).toEqual(['absence', 'work', 'project']);
  });

  it('[BOOK-24] [CONST-63] reserve all ids up to 100', () => {
    expect([1, 55, 100, 101, 1001].map(isEntryType)).toEqual([true, true, true, false, false]);
  });

  it('[AMB-07] a declined or cancelled absence does not take the day', () => {
    expect([0, 1, 2, 3, null].map(takesTheDay)).toEqual([true, true, false, false, false]);
  });

  it('[ABS-20] the four states have their labels', () => {
    expect(
      Object.values(ABSENCE_STATUS).map((status) => `${status} ${ABSENCE_STATUS_LABELS[status]}`),
    ).toEqual(['0 Beantragt', '1 Genehmigt', '2 Abgelehnt', '3 Storniert']);
  });
});
