import { describe, expect, it } from 'vitest';
import { workDay } from '../../day/workday/work-day.ts';
import { addDays, isWeekday } from '../../time/day.ts';
import { TYPE } from '../entries/type-codes.ts';
import { actualOf, monthBalances, targetsByRow } from './balance.ts';

const contract = { weeklyhours: 40, working_days: '1111100' };
let nextId = 1;

function row(day: string, project: number, hours: number, status: number | null = null, id = nextId++) {
  return { id, day, project, hours, status, target: workDay(contract, day).hours };
}

function balances(rows: ReturnType<typeof row>[]) {
  const targets = targetsByRow(rows);
  return monthBalances(
    rows.map((r) => ({ day: r.day, target: targets.get(r.id) ?? null, actual: actualOf(r) })),
  );
}

function weekdaysFrom(first: string, count: number): string[] {
  const days: string[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1)) if (isWeekday(day)) days.push(day);
  return days;
}

const november = weekdaysFrom('2026-11-02', 13);

describe('the balance of a month', () => {
  it('[TIME-23] [CONST-40] counts codes 50, 30 and 80: 86,50 of 88,00 hours', () => {
    const rows = [
      ...november.slice(0, 10).map((day) => row(day, TYPE.work, 8.25)),
      row(november[10] as string, TYPE.overtime, 8, 1),
      row(november[11] as string, TYPE.vacation, 8, 1),
      row(november[12] as string, TYPE.vacation, 8, 0),
      row('2026-11-21', TYPE.work, 4),
    ];
    expect(balances(rows)).toEqual([{ month: '2026-11', target: 88, actual: 86.5, difference: -1.5 }]);
  });

  it('[TIME-25] [CONST-42] is above the target in October: 181,50 of 176,00 hours', () => {
    const rows = weekdaysFrom('2026-10-01', 22).map((day) => row(day, TYPE.work, 8.25));
    expect(balances(rows)).toEqual([{ month: '2026-10', target: 176, actual: 181.5, difference: 5.5 }]);
  });

  it('[TIME-24] [CONST-41] is hidden in a month without a target', () => {
    expect(balances([row('2026-12-01', TYPE.vacation, 8, 1)])).toEqual([]);
    expect(balances([row('2026-11-21', TYPE.work, 4)])).toEqual([]);
  });

  it('[AMB-113] counts requested and approved absences only', () => {
    const of = (status: number) => balances([row('2026-11-02', TYPE.badWeather, 8, status)]).length;
    expect([0, 1, 2, 3].map(of)).toEqual([1, 1, 0, 0]);
  });

  it('[LED-17] half a day off leaves half of the target; of a reduction of overtime it stays whole', () => {
    const half = (project: number, status = 1) => ({
      ...row('2026-11-02', project, 4, status),
      target: 4,
      portion: 0.5,
    });
    const targets = (...rows: ReturnType<typeof row>[]) => [...targetsByRow(rows).values()];
    const work = () => row('2026-11-02', TYPE.work, 4);
    expect(targets(half(TYPE.vacation), work())).toEqual([null, 4]);
    expect(targets(half(TYPE.vacation, 2), work())).toEqual([null, 8]);
    expect(targets(half(TYPE.overtime), work())).toEqual([0, 8]);
    expect(targets(half(TYPE.overtime), half(TYPE.badWeather))).toEqual([4, 4]);
    expect(targets(half(TYPE.vacation), row('2026-11-03', TYPE.work, 8))).toEqual([null, 8]);
  });

  it('[AMB-54] counts the target of a day once, on the row of the working time', () => {
    const rows = [row('2026-11-02', TYPE.overtime, 8, 0), row('2026-11-02', TYPE.work, 8)];
    expect([...targetsByRow(rows).values()]).toEqual([0, 8]);
    expect(balances(rows)).toEqual([{ month: '2026-11', target: 8, actual: 8, difference: 0 }]);
  });

  it('[AMB-54] counts it on the lowest id where there is no working time, in any order of the rows', () => {
    const rows = [row('2026-11-02', TYPE.badWeather, 8, 0, 9), row('2026-11-02', TYPE.overtime, 8, 0, 8)];
    expect(targetsByRow(rows)).toEqual(
      new Map([
        [9, 0],
        [8, 8],
      ]),
    );
    expect(targetsByRow([...rows].reverse())).toEqual(
      new Map([
        [8, 8],
        [9, 0],
      ]),
    );
  });

  it('[AMB-54] never counts it on a row without a target, however low its id', () => {
    const rows = [row('2026-11-02', TYPE.vacation, 8, 0, 7), row('2026-11-02', TYPE.overtime, 8, 0, 8)];
    expect([...targetsByRow(rows)]).toEqual([
      [7, null],
      [8, 8],
    ]);
  });

  it('[AMB-54] prefers working time to an absence with a lower id, in any order of the rows', () => {
    const rows = [row('2026-11-02', TYPE.work, 8, null, 9), row('2026-11-02', TYPE.overtime, 8, 0, 8)];
    for (const order of [rows, rows.toReversed()])
      expect(targetsByRow(order)).toEqual(
        new Map([
          [9, 8],
          [8, 0],
        ]),
      );
  });

  it('[AMB-54] shows nothing on rows without a target', () => {
    const vacation = row('2026-11-02', TYPE.vacation, 8, 1);
    const project = row('2026-11-02', 1001, 8);
    expect([...targetsByRow([vacation, project]).values()]).toEqual([null, null]);
    expect([vacation, project].map(actualOf)).toEqual([null, null]);
    expect(actualOf(row('2026-11-02', TYPE.overtime, 8, 1))).toBe(0);
  });

  it('[AMB-84] sums before rounding, and sorts by month', () => {
    const third = { day: '2026-11-02', target: 6.1667, actual: 6.1667 };
    const january = { day: '2027-01-04', target: 8, actual: 8 };
    for (const order of [
      [january, third, third, third],
      [third, third, third, january],
    ])
      expect(monthBalances(order)).toEqual([
        { month: '2026-11', target: 18.5, actual: 18.5, difference: 0 },
        { month: '2027-01', target: 8, actual: 8, difference: 0 },
      ]);
  });
});
