import { describe, expect, test } from 'vitest';
import { type PlaceCalendar, specialDay } from '../../day/calendar/special-days.ts';
import type { StoredContract } from '../../day/contracts/changes.ts';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { entitlement } from '../../day/contracts/entitlement.ts';
import { contractDay } from '../../day/contracts/timeline.ts';
import { round } from '../../time/rounding.ts';
import {
  lostAbsences,
  type PreviewFacts,
  previewOfChange,
  recalculable,
  type StoredDay,
} from './contract-effect.ts';

const today = '2026-07-10';
const nw: PlaceCalendar = {
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'working',
  newYearsEve: 'working',
  since: '2024-01-01',
};
const row = (from: string, changes: Partial<StoredContract> = {}): StoredContract => ({
  ...contract(from, changes),
  place_id: null,
});
const half = { weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0] };
const threeDays = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0], vacation: 18 };

function facts(before: StoredContract[], after: StoredContract[], stored: StoredDay[] = []): PreviewFacts {
  const dayOf = (contracts: StoredContract[]) => (day: string) => {
    const { employed, minutes: whole } = contractDay(contracts, day);
    const minutes = Math.round(whole * (specialDay(nw, day)?.share ?? 1));
    return {
      employed,
      working: whole > 0,
      minutes,
      hours: round(minutes / 60, 4),
    };
  };
  return {
    change: { before, after },
    open: '2026-07-01',
    before: dayOf(before),
    after: dayOf(after),
    entitlement: {
      before: (year) => entitlement(before, year),
      after: (year) => entitlement(after, year),
    },
    stored,
  };
}

const old = row('2020-01-01');
const stored = (id: number, day: string, changes: Partial<StoredDay> = {}): StoredDay => ({
  id,
  day,
  project: 50,
  status: null,
  hours: 8,
  target: 8,
  half: null,
  ...changes,
});

describe('the preview of a contract', () => {
  test('[CON-10] a day that does not change is not listed, whatever is stored on it', () => {
    // Mondays stay as they are, and one has other hours from long ago.
    const lessOnFriday = row('2026-07-01', {
      ...half,
      weeklyhours: 36,
      minutes: [480, 480, 480, 480, 240, 0, 0],
    });
    const days = [stored(1, '2026-07-06', { target: 7 }), stored(2, '2026-07-03'), stored(3, '2026-07-07')];
    expect(previewOfChange(facts([old], [old, lessOnFriday], days), today).days).toEqual([
      { day: '2026-07-03', before: 480, after: 240 },
    ]);
  });

  test('[VEC-24] [CON-10] 40 to 20 hours on 1 July: July 184 h before, 92 h after; June is not in it', () => {
    const { targets, entitlement: years } = previewOfChange(
      facts([old], [old, row('2026-07-01', half)]),
      today,
    );
    expect(targets[0]).toEqual({ month: '2026-07', before: 184 * 60, after: 92 * 60 });
    expect(targets).toHaveLength(12);
    expect(years).toEqual([
      { year: 2026, before: 30, after: 30 },
      { year: 2027, before: 30, after: 30 },
    ]);
  });

  test('[VEC-25] [CON-10] a change within a month counts both parts', () => {
    const { targets } = previewOfChange(facts([old], [old, row('2026-09-16', threeDays)]), today);
    expect(targets[0]).toEqual({ month: '2026-09', before: 176 * 60, after: 144 * 60 });
  });

  test('[VEC-21] [CON-08] [CON-10] the entitlement of the year is split', () => {
    const { entitlement: years } = previewOfChange(facts([old], [old, row('2026-07-01', threeDays)]), today);
    expect(years[0]).toEqual({ year: 2026, before: 30, after: 23.95 });
  });

  const change = (...days: StoredDay[]) => facts([old], [old, row('2026-07-06', threeDays)], days);

  test('[CON-09] stored days with another target are listed, those of closed months never', () => {
    const days = [
      stored(1, '2026-06-30'),
      stored(2, '2026-07-03'),
      stored(3, '2026-07-06'),
      stored(4, '2026-07-09'),
      stored(5, '2026-07-16', { project: 10, status: 1, target: null }),
      stored(6, '2026-07-17', { project: 10, status: 3, target: null }),
      stored(7, '2026-07-23', { project: 30, status: 0, hours: 4, target: 4, half: 'first' }),
    ];
    expect(recalculable(change(...days), '2026-07-06')).toMatchObject([
      { id: 4, day: '2026-07-09', before: 480, after: 0 },
      { id: 5, day: '2026-07-16', before: 480, after: 0 },
      { id: 7, day: '2026-07-23', before: 240, after: 0 },
    ]);
  });

  test('[CON-09] [CON-10] days and absences are those from the first day of the change on', () => {
    const days = [stored(4, '2026-07-09'), stored(5, '2026-07-16', { project: 10, status: 1, target: null })];
    const idsFrom = (from: string) => [
      recalculable(change(...days), from).map(({ id }) => id),
      lostAbsences(change(...days), from).map(({ id }) => id),
    ];
    expect(idsFrom('2026-07-09')).toEqual([[4, 5], [5]]);
    expect(idsFrom('2026-07-10')).toEqual([[5], [5]]);
    expect(idsFrom('2026-07-16')).toEqual([[5], [5]]);
    expect(idsFrom('2026-07-17')).toEqual([[], []]);
    const { days: shown, absences } = previewOfChange(change(...days), today);
    expect(shown).toEqual([
      { day: '2026-07-09', before: 480, after: 0 },
      { day: '2026-07-16', before: 480, after: 0 },
    ]);
    expect(absences).toEqual([{ id: 5, day: '2026-07-16', project: 10, status: 1 }]);
  });

  test('[CON-09] half a day has half of the new target', () => {
    const halved = stored(1, '2026-07-09', { project: 30, status: 1, hours: 4, target: 4, half: 'first' });
    expect(recalculable(facts([old], [old, row('2026-07-06', half)], [halved]), '2026-07-06')).toMatchObject([
      { id: 1, day: '2026-07-09', before: 240, after: 120 },
    ]);
  });

  test('[SET-11] [CON-09] the two halves of an odd day are the day again, as they are when they are requested', () => {
    const minutes = [370, 370, 370, 370, 370, 370, 0];
    const away = (id: number, part: 'first' | 'second', project: number) =>
      stored(id, '2026-07-09', { project, status: 1, hours: 4, target: null, half: part });
    const days = [away(1, 'first', 10), away(2, 'second', 20)];
    const [first, second] = recalculable(
      facts([old], [old, row('2026-07-06', { weeklyhours: 37, minutes })], days),
      '2026-07-06',
    );
    expect([first?.figures, second?.figures]).toEqual([
      { hours: 3.09, target: null },
      { hours: 3.08, target: null },
    ]);
  });

  test('[CON-10] absences on days that stop being working days are listed, and those after leaving', () => {
    const vacation = (id: number, day: string, status = 1) =>
      stored(id, day, { project: 10, status, target: null });
    const days = [vacation(1, '2026-07-13'), vacation(2, '2026-07-16'), vacation(3, '2026-07-17', 2)];
    expect(lostAbsences(change(...days), '2026-07-06').map(({ id }) => id)).toEqual([2]);
    const leaving = facts([old], [row('2020-01-01', { ends_on: '2026-07-14' })], days);
    expect(lostAbsences(leaving, '2026-07-15').map(({ id }) => id)).toEqual([2]);
  });

  test('[SET-22] an entry put right later: this year’s months, the years that change, and days that owe nothing any more', () => {
    const days = [stored(1, '2025-11-03'), stored(2, '2026-05-04'), stored(3, '2026-06-15')];
    const shown = previewOfChange(facts([row('1900-01-01')], [row('2026-05-11')], days), today);
    expect(shown.targets[0]).toMatchObject({ month: '2026-01', after: 0 });
    expect(shown.targets.find(({ before, after }) => before === after)?.month).toBe('2026-06');
    expect(shown.entitlement.at(-1)).toEqual({ year: 2027, before: 30, after: 30 });
    expect(shown.entitlement.find(({ year }) => year === 2025)).toEqual({ year: 2025, before: 30, after: 0 });
    expect(shown.days).toEqual([
      { day: '2025-11-03', before: 480, after: 0 },
      { day: '2026-05-04', before: 480, after: 0 },
    ]);
  });
});
