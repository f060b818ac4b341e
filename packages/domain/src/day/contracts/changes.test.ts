import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../time/day.ts';
import {
  correctedFrom,
  firstDifference,
  ownContractRefusal,
  reasonRefusal,
  type StoredContract,
  timelineRefusal,
} from './changes.ts';
import { contract } from './contracts.fixture.ts';
import { contractOn } from './timeline.ts';

/** The first open day. */
const open = '2026-11-01';
const row = (from: string, changes: Partial<StoredContract> = {}): StoredContract => ({
  ...contract(from, changes),
  place_id: changes.place_id ?? null,
});
const old = row('1900-01-01');
const half = { weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0] };

describe('the first day on which a change is felt', () => {
  test.each<[string, StoredContract[], StoredContract[], string | null]>([
    ['a new row', [old], [old, row('2027-01-01', half)], '2027-01-01'],
    ['a new row that says the same', [old], [old, row('2027-01-01')], null],
    ['another place', [old], [old, row('2027-02-01', { place_id: 3 })], '2027-02-01'],
    ['leaving', [old], [row('1900-01-01', { ends_on: '2026-12-31' })], '2027-01-01'],
    ['coming back', [row('1900-01-01', { ends_on: '2026-12-31' })], [old], '2027-01-01'],
    ['a row that goes', [old, row('2027-01-01', half)], [old], '2027-01-01'],
    ['a row that moves', [old, row('2027-03-01', half)], [old, row('2027-01-01', half)], '2027-01-01'],
    ['nothing', [old], [old], null],
  ])('[CON-09] %s', (_, before, after, day) => {
    expect(firstDifference({ before, after })).toBe(day);
  });

  test('[CON-09] before it the two time lines say the same, on it they do not', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days));
    const rows = fc
      .uniqueArray(fc.record({ day, vacation: fc.integer({ min: 20, max: 22 }) }), {
        selector: (one) => one.day,
        maxLength: 4,
      })
      .map((all) => all.map(({ day: from, vacation }) => row(from, { vacation })));
    fc.assert(
      fc.property(rows, rows, day, (before, after, asked) => {
        const first = firstDifference({ before, after });
        const says = (lines: StoredContract[], on: string) => contractOn(lines, on)?.vacation;
        if (first === null || asked < first) expect(says(before, asked)).toBe(says(after, asked));
        if (first !== null) expect(says(before, first)).not.toBe(says(after, first));
      }),
    );
  });
});

describe('a change is refused', () => {
  const refusal = (before: StoredContract[], after: StoredContract[], closed = ['2026-10', '2026-08']) => {
    const found = timelineRefusal({ before, after }, { open, closed });
    if (found) expect(found.field).toBe('valid_from');
    return found && [found.status, found.code, found.message];
  };

  test.each<[string, StoredContract[], string]>([
    ['begins in a closed month', [old, row('2026-10-31', half)], 'Oktober 2026'],
    ['ends in one', [row('1900-01-01', { ends_on: '2026-09-30' })], 'Oktober 2026'],
    ['begins in an open month between two', [old, row('2026-09-15', half)], 'Oktober 2026'],
    ['begins in an earlier one', [old, row('2026-08-15', half)], 'August 2026'],
    ['begins before the first one', [old, row('2012-01-01', half)], 'August 2026'],
    ['changes what was from the beginning', [row('1900-01-01', half)], 'August 2026'],
  ])('[CON-09] [SET-22] that %s: it names a month that is closed', (_, after, month) => {
    expect(refusal([old], after)).toEqual([409, 'contract_closed', `Der Monat ${month} ist abgeschlossen.`]);
  });

  test('[SET-22] before the first closed month everything is let through, and no row begins from the beginning anew', () => {
    const later = [row('2026-03-01')];
    for (const after of [[old, row('2012-01-01', half)], [row('1900-01-01', half)], later, []])
      expect(refusal([old], after, [])).toBeNull();
    for (const after of [[old], [old, row('2026-06-01')]])
      expect(refusal(later, after, [])?.slice(0, 2)).toEqual([400, 'contract_period']);
    expect(refusal([old, row('2027-01-01')], [old], [])).toBeNull();
  });

  test('[SET-22] what touches days before the open ones needs a reason', () => {
    const from = (after: StoredContract[]) => correctedFrom({ before: [old], after }, { open, closed: [] });
    expect(from([row('2026-03-01')])).toBe('1900-01-01');
    expect(from([old, row('2026-10-31', half)])).toBe('2026-10-31');
    expect(from([old, row('2026-11-01', half)])).toBeNull();
    expect(reasonRefusal('2026-10-31', ' ab ')).toMatchObject({ code: 'correction_reason', field: 'reason' });
    for (const missing of [null, undefined, 'ab'])
      expect(reasonRefusal('2026-10-31', missing)?.code).toBe('correction_reason');
    expect(reasonRefusal('2026-10-31', 'neu')).toBeNull();
    expect(reasonRefusal(null, null)).toBeNull();
  });

  test.each<[string, StoredContract[]]>([
    ['from the first of this month', [old, row('2026-11-01', half)]],
    ['leaving at the end of the month before', [row('1900-01-01', { ends_on: '2026-10-31' })]],
    ['nothing', [old]],
    ['the later row first', [row('2027-03-01'), row('1900-01-01', { ends_on: '2026-12-31' })]],
    ['leaving and coming back', [row('1900-01-01', { ends_on: '2026-12-31' }), row('2027-03-01')]],
  ])('[CON-12] but not: %s', (_, after) => expect(refusal([old], after)).toBeNull());

  test.each<[string, StoredContract[]]>([
    ['two begin on one day', [row('2026-12-01'), row('2026-12-01', half)]],
    ['the later one first', [row('2026-12-01', half), row('1900-01-01', { ends_on: '2026-12-01' })]],
    ['one goes on into the next', [row('1900-01-01', { ends_on: '2026-12-01' }), row('2026-12-01', half)]],
  ])('[CON-01] where rows overlap: %s', (_, after) => {
    expect(refusal([old], after)).toEqual([
      409,
      'contract_overlap',
      'Am 01.12.2026 gilt bereits ein anderer Vertrag. Zwei Verträge dürfen sich nicht überschneiden.',
    ]);
  });

  test('[CON-13] of oneself, as long as there is another admin', () => {
    expect(ownContractRefusal({ own: true, otherAdmins: true })?.code).toBe('own_contract');
    expect(ownContractRefusal({ own: true, otherAdmins: false })).toBeNull();
    expect(ownContractRefusal({ own: false, otherAdmins: true })).toBeNull();
  });
});
