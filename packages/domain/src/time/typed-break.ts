import { parseDecimal } from './format.ts';
import { round } from './rounding.ts';

/** What a person typed into a field for a break: hours, nothing, or a German sentence that says why it is neither. */
export type TypedBreak =
  | { hours: number | null; problem?: undefined }
  | { hours?: undefined; problem: string };

const MINUTES = /^(?<minutes>\d{1,4}) ?(?:m|min|mins|minuten?|')$/;
const CLOCK =
  /^(?<hours>\d{0,2})(?::| ?(?:h|std\.?|stunden?) ?)(?<minutes>[0-5]\d)(?: ?(?:h|m|min|minuten?))?$/;
const HOURS = /^(?<hours>[^ a-z]+) ?(?:h|std|stunden?)$/;
const WHOLE = /^\d+$/;

/** From here on a whole number means minutes: nobody pauses for 15 hours (SET-59). */
const FIRST_MINUTES = 10;

/** 30, 30 min, 0:30, 0,5 and 0.5 h are the same break. */
export function parseTypedBreak(text: string): TypedBreak {
  const typed = text.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ').replace(/ ?: ?/, ':');
  if (typed === '') return { hours: null };
  const minutes = MINUTES.exec(typed)?.groups?.minutes;
  if (minutes) return ofMinutes(Number(minutes));
  const clock = CLOCK.exec(typed)?.groups;
  if (clock) return ofMinutes(Number(clock.hours) * 60 + Number(clock.minutes));
  if (WHOLE.test(typed) && Number(typed) >= FIRST_MINUTES) return ofMinutes(Number(typed));
  const hours = parseDecimal(HOURS.exec(typed)?.groups?.hours ?? typed);
  if (hours !== null) return { hours };
  return { problem: 'Das ist keine Pause. Schreiben Sie sie zum Beispiel so: 0,5 oder 30 min.' };
}

const ofMinutes = (minutes: number) => ({ hours: round(minutes / 60) });
