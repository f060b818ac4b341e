import type { FileCell } from '@stundenbuch/web/table-file';
import { readDecimal } from './decimals.ts';
import { type Answers, hasZone, isShown, type Read, ZONE_SENTENCE } from './read.ts';

const DAY = 1440;
const CLOCK = /^(?<sign>[+-]?)(?<hours>\d{1,4}):(?<minutes>[0-5]\d)(?::(?<seconds>[0-5]\d))?(?:\s*h)?$/;
const TIME =
  /^(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?::[0-5]\d(?:\.\d+)?)?\s*(?<half>[ap])?\.?(?:m\.?)?$/i;
/** 20.11.2026 08:00 and 2026-11-20T08:00:00: the day is another column's. */
const BEHIND_DAY = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}[T ,]\s*/;
const UHR = /\s*uhr$/i;

const NO_DURATION = 'Das ist keine Dauer. Schreiben Sie sie zum Beispiel so: 7:30 oder 7,5.';
const NO_TIME = 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 07:30.';

/** How long, in whole minutes and with its sign: 7:30, -0:15, 7,5 and 7.5. */
export function readMinutes(cell: FileCell, answers: Answers): Read<number> {
  if (isShown(cell)) return cell.day === null ? ofShown(cell.minutes, NO_DURATION) : { problem: NO_DURATION };
  const clock = typeof cell === 'string' ? CLOCK.exec(cell.replace('−', '-'))?.groups : undefined;
  if (clock) {
    const minutes =
      Number(clock.hours) * 60 + Number(clock.minutes) + Math.round(Number(clock.seconds ?? 0) / 60);
    return { value: clock.sign === '-' && minutes > 0 ? -minutes : minutes };
  }
  const hours = readDecimal(cell, answers);
  if (hours.asks || hours.problem) return hours.asks ? hours : { problem: NO_DURATION };
  return { value: hours.value === null || hours.value === undefined ? null : Math.round(hours.value * 60) };
}

/** When, in minutes of the day: 07:30, 7.30, 7 and 7:30 PM. Seconds are cut. */
export function readTime(cell: FileCell): Read<number> {
  if (cell === null) return { value: null };
  if (isShown(cell)) return ofShown(cell.minutes, NO_TIME);
  if (hasZone(cell)) return { problem: ZONE_SENTENCE };
  const text = String(cell).replace(UHR, '').replace(BEHIND_DAY, '');
  const found = TIME.exec(text)?.groups;
  if (!found) return { problem: NO_TIME };
  const minutes = hourOf(Number(found.hour), found.half) * 60 + Number(found.minute ?? 0);
  return minutes < 0 || minutes > DAY ? { problem: NO_TIME } : { value: minutes };
}

/** 12 AM is midnight, 12 PM noon; out of range where no such hour exists. */
function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

const ofShown = (minutes: number | null, problem: string): Read<number> =>
  minutes === null ? { problem } : { value: minutes };
