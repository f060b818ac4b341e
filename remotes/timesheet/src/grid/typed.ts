import { parseMinutes, parseTypedTime } from '@stundenbuch/domain/time/typed-time';
import type { TypedTimes } from '../entries/recent.ts';

const SPAN = /^(.+?)\s*(?:[-–]|bis)\s*(.+)$/;

/** '7,75', '7.75' and '7:45' are hours; null where they are none. */
export function readHours(text: string): number | null {
  const minutes = parseMinutes(text);
  return minutes === null ? null : minutes / 60;
}

/** Hours, or from when to when: '8', '7:45', '7-15:30', '0700 bis 1530'. */
export function readWork(text: string): TypedTimes | null {
  const span = SPAN.exec(text.trim());
  if (!span) {
    const minutes = parseMinutes(text);
    return minutes === null ? null : { minutes };
  }
  const [start_time, end_time] = [span[1], span[2]].map((time) => parseTypedTime(time ?? '').time);
  return start_time && end_time ? { start_time, end_time } : null;
}
