import { describe, expect, it } from 'vitest';
import { daysToDecide, daysToDelete, daysToReopen } from './whole-request.ts';

const TODAY = '2026-11-20';
const at = (second: number) => new Date(Date.parse('2026-11-20T09:00:00Z') + second * 1000);
const day = (name: string, status: number, decided: number | null = null) => ({
  day: name,
  project: 10,
  status,
  decided_at: decided === null ? null : at(decided),
});
const codeOf = ({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null;

describe('a request as one thing', () => {
  it('[FND-09] is decided on its open days, what was answered day by day stays', () => {
    const days = [day('2026-12-01', 1), day('2026-12-02', 0), day('2026-12-03', 0)];
    const decided = daysToDecide('approve', days, TODAY);
    expect([decided.days, codeOf(decided)]).toEqual([days.slice(1), null]);
  });

  it('[FND-09] is refused where no day is open, with the reason of the first', () => {
    expect(codeOf(daysToDecide('decline', [day('2026-12-01', 1)], TODAY))).toBe('absence_processed');
    const old = [day('2026-10-30', 1), day('2026-10-31', 3)];
    expect(codeOf(daysToDecide('cancel', old, TODAY))).toBe('absence_cancel_past');
  });

  it('[FND-09] is cancelled from this month on', () => {
    const days = [day('2026-10-30', 1), day('2026-11-02', 1), day('2026-11-03', 2)];
    expect(daysToDecide('cancel', days, TODAY).days).toEqual([days[1]]);
  });

  it('[FND-09] opens again on the days of the last decision alone', () => {
    const days = [day('2026-12-01', 2, 0), day('2026-12-02', 1, 3), day('2026-12-03', 1, 3)];
    expect(daysToReopen(days, at(8)).days).toEqual(days.slice(1));
    expect(codeOf(daysToReopen(days, at(30)))).toBe('absence_undo_over');
    expect(codeOf(daysToReopen([day('2026-12-01', 0)], at(0)))).toBe('absence_undo_over');
  });

  it('[FND-09] is deleted as far as its days can be', () => {
    const days = [day('2026-10-30', 1), day('2026-11-02', 1), day('2026-11-03', 3)];
    expect(daysToDelete(days, TODAY).days).toEqual([days[1]]);
    expect(codeOf(daysToDelete([days[0] as never], TODAY))).toBe('absence_past');
  });
});
