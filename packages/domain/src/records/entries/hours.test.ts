import { expect, it } from 'vitest';
import {
  absenceFigures,
  areHoursTaken,
  blockingAbsence,
  daysOff,
  isTaken,
  leftOn,
  nameWithPart,
  portionOfHours,
  portionOfPart,
  storedFigures,
  takenHalves,
} from './halves.ts';

const DAY = '2026-11-24';
const hours = (away_minutes: number, kind_id = 1) =>
  ({ day: DAY, half: 'second', away_minutes, kind_id }) as const;
const half = (of: 'first' | 'second') => ({ day: DAY, half: of }) as const;
const week = { weeklyhours: 40, working_days: '1111100' };

it('[ART-05] [SET-47] hours leave room for a half and for hours of another kind, not for the whole day', () => {
  const taken = takenHalves([hours(90)]);
  expect(([null, 'first', 'second'] as const).map((part) => isTaken(taken, DAY, part))).toEqual([
    true,
    false,
    false,
  ]);
  expect([1, 2].map((kind) => areHoursTaken(taken, DAY, kind))).toEqual([true, false]);
  expect(areHoursTaken(takenHalves([{ day: DAY, half: null }]), DAY, 2)).toBe(true);
  expect(areHoursTaken(takenHalves([half('first')]), DAY, 2)).toBe(false);
  expect(areHoursTaken(takenHalves([half('first'), half('second')]), DAY, 2)).toBe(true);
});

it('[SET-47] absences leave of a day what they do not take', () => {
  expect(leftOn(takenHalves([]), DAY, 480)).toBe(480);
  expect(leftOn(takenHalves([hours(90), hours(30, 2)]), DAY, 480)).toBe(360);
  expect(leftOn(takenHalves([hours(90), half('first')]), DAY, 480)).toBe(150);
  expect(leftOn(takenHalves([hours(90)]), DAY, 60)).toBe(0);
});

it('[SET-47] hours are in the way of no work, and a day is off once they are all of it', () => {
  expect(blockingAbsence([hours(480)])).toBeNull();
  expect(blockingAbsence([hours(60), half('first'), half('second')])).toMatchObject({ half: 'first' });
  const off = (...absences: Parameters<typeof daysOff>[0]) => {
    const { whole, half: halves } = daysOff(absences, () => 480);
    return [whole.has(DAY), halves.has(DAY)];
  };
  expect(off(hours(479))).toEqual([false, false]);
  expect(off(hours(480))).toEqual([true, false]);
  expect(off(hours(239), half('first'))).toEqual([false, true]);
  expect(off(hours(240), half('first'))).toEqual([true, false]);
});

it('[ART-05] are named with their length, and take no portion of the day', () => {
  expect(nameWithPart('Arztbesuch', hours(90))).toBe('Arztbesuch (1:30 Std.)');
  expect([portionOfPart(hours(90)), portionOfPart(half('first')), portionOfPart({})]).toEqual([0, 0.5, 1]);
  expect([portionOfHours(90, 480), portionOfHours(90, 60), portionOfHours(90, 0)]).toEqual([0.1875, 1, 0]);
});

it('[ART-05] [SET-47] are stored with their hours, at most those of the day, and ask for no target', () => {
  const absence = { day: DAY, project: 80, status: 1, half: null, away_minutes: 100 } as const;
  expect(absenceFigures(absence, week)).toEqual({ hours: 1.67, target: null });
  expect(absenceFigures(absence, { ...week, weeklyhours: 5 })).toEqual({ hours: 1, target: null });
  // The target of the day has changed since: what was taken stays what it was.
  expect(storedFigures({ ...absence, hours: 1.67 }, { hours: 8 })).toEqual({ hours: 1.67, target: null });
});
