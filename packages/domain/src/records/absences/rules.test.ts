import { describe, expect, it } from 'vitest';
import { entryDeletionRefusal } from '../timesheet/rules.ts';
import { changeRefusal, decisionRefusal, requestReopenRefusal, STATUS_AFTER } from './rules.ts';

const TODAY = '2026-11-20';
const STATUSES = [0, 1, 2, 3];

describe('decisions on a request', () => {
  it.each(['approve', 'decline'] as const)(
    '[ABS-22] [ABS-24] %s takes an open request, however old',
    (decision) => {
      const codes = STATUSES.map(
        (status) => decisionRefusal(decision, { day: '2024-05-06', status }, TODAY)?.code,
      );
      expect(codes).toEqual([undefined, ...Array(3).fill('absence_processed')]);
      expect(decisionRefusal(decision, { day: '2027-01-04', status: 0 }, TODAY)).toBeNull();
    },
  );

  it('[ABS-23] [ABS-24] cancel accepts an approved one until its month is over', () => {
    const code = (day: string, status: number) => decisionRefusal('cancel', { day, status }, TODAY)?.code;
    expect(STATUSES.map((status) => code(TODAY, status))).toEqual([
      'absence_not_approved',
      undefined,
      'absence_not_approved',
      'absence_not_approved',
    ]);
    expect(code('2026-11-01', 1)).toBeUndefined();
    expect(code('2026-10-31', 1)).toBe('absence_cancel_past');
    expect(code('2026-10-31', 0)).toBe('absence_not_approved');
    expect(code('2027-03-31', 1)).toBeUndefined();
  });

  it('[MON-04] cancel follows the months of the person', () => {
    const code = (today: string, closed: string[] = []) =>
      decisionRefusal('cancel', { day: '2026-10-30', status: 1 }, today, { grace: 5, closed })?.code;
    expect([code('2026-11-05'), code('2026-11-06')]).toEqual([undefined, 'absence_cancel_past']);
    expect(code('2026-11-05', ['2026-10'])).toBe('month_sealed');
  });

  it('[ABS-20] lead to their state', () => {
    expect(STATUS_AFTER).toEqual({ approve: 1, decline: 2, cancel: 3 });
  });
});

describe('undoing a decision', () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-20T09:00:00Z') + seconds * 1000);
  const code = (status: number, seconds: number) =>
    requestReopenRefusal({ status, decided_at: at(0) }, at(seconds))?.code;

  it('reopens what was approved or declined a moment ago', () => {
    expect(STATUSES.map((status) => code(status, 10))).toEqual([
      'absence_undo_over',
      undefined,
      undefined,
      'absence_undo_over',
    ]);
  });

  it('allows a click time to reach the server, then ends', () => {
    expect([code(1, 15), code(1, 15.001)]).toEqual([undefined, 'absence_undo_over']);
    expect(requestReopenRefusal({ status: 1, decided_at: null }, at(0))?.code).toBe('absence_undo_over');
  });
});

it('an absence is changed where it may be deleted, and as long as it takes its day', () => {
  const code = (day: string, status: number, anyMonth = false) =>
    changeRefusal({ day, project: 10, status }, TODAY, anyMonth)?.code;
  expect(STATUSES.map((status) => code('2026-11-02', status))).toEqual([
    ...[undefined, undefined, 'absence_processed', 'absence_processed'],
  ]);
  expect([code('2026-10-30', 1), code('2026-10-30', 1, true)]).toEqual(['absence_past', undefined]);
  expect(
    changeRefusal({ day: TODAY, project: 10, status: 1 }, TODAY, true, { grace: 0, closed: ['2026-11'] })
      ?.code,
  ).toBe('month_sealed');
});

describe('deleting one’s own absence', () => {
  const rows: [string, number, number, boolean][] = [];
  for (const project of [10, 40]) {
    for (const day of ['2026-10-31', '2026-11-01', '2027-01-04']) {
      const isPast = day < '2026-11-01';
      for (const status of STATUSES) {
        rows.push([day, project, status, status !== 3 && (status === 0 || !isPast || project === 40)]);
      }
    }
  }

  it.each(rows)(
    '[ABS-30] [ABS-31] [ABS-32] [ABS-33] [AMB-05] [AMB-06] %s, type %i, status %i: %s',
    (day, project, status, allowed) => {
      const refusal = entryDeletionRefusal({ day, project, status }, TODAY);
      expect(refusal === null).toBe(allowed);
      if (refusal) {
        expect(refusal.message).toBe(
          'Urlaub konnte nicht gelöscht werden, da dieser in der Vergangenheit liegt.',
        );
      }
    },
  );
});
