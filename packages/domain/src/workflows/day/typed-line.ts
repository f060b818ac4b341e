import { refuseTimesheet } from '../../records/timesheet/messages.ts';
import { addDays, type Day, weekday } from '../../time/day.ts';
import { formatAnyDay, formatNumber, parseDecimal } from '../../time/format.ts';
import { parseTypedBreak } from '../../time/typed-break.ts';
import { parseTypedDay } from '../../time/typed-day.ts';
import { parseTypedTime } from '../../time/typed-time.ts';

export interface TypedSpan {
  start: string;
  end: string;
}

/** Hours, and the words that name a project and say what was done. */
export interface TypedBooking {
  hours: number | null;
  /** A project must be among the words. */
  marked: boolean;
  words: string;
}

/** A line as it was typed (DAY-09): `[Tag] Zeiten [p Pause] [n h] [#Projekt] [Text][, …]`. */
export interface TypedLine {
  day: Day | null;
  spans: TypedSpan[];
  /** Minutes beside the gaps between the times. */
  pause: number;
  bookings: TypedBooking[];
}

export type ParsedLine = { line: TypedLine; problem?: undefined } | { line?: undefined; problem: string };

const WEEKDAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const DAY_WORD = /^(heute|gestern|mo|di|mi|do|fr|sa|so)(?=\s|$)/i;
const DATE = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?=\s|$)/;
const SPAN = /^(\d{1,2}(?:[:.]?\d{2})?)\s*[-–]\s*(\d{1,2}(?:[:.]?\d{2})?)(?:\s*uhr)?(?=\s|$)/i;
const PAUSE = /^(?:p|pause)\s*(\d[\d.,:]*(?:\s*(?:min|h)(?=\s|$))?)(?=\s|$)/i;
const HOURS = /^(\d+(?:[.,]\d+)?)\s*h(?=\s|$)/i;

/** The last day of that name, today included. */
function dayOfWord(word: string, today: Day): Day {
  if (word === 'heute') return today;
  if (word === 'gestern') return addDays(today, -1);
  return addDays(today, -((weekday(today) - 1 - WEEKDAYS.indexOf(word) + 7) % 7));
}

/** Reads off what is known from the front of a text. */
class Reader {
  private rest: string;
  constructor(text: string) {
    this.rest = text.trim();
  }
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length).trim();
    return found;
  }
  booking(): TypedBooking {
    const typed = this.take(HOURS)?.[1];
    const marked = this.take(/^#/) !== null;
    const words = this.rest.replace(/\s+/g, ' ');
    return { hours: typed === undefined ? null : parseDecimal(typed), marked, words };
  }
}

const isTyped = ({ hours, marked, words }: TypedBooking): boolean => hours !== null || marked || words !== '';

/** What was typed, or why it can't be read; a line without anything is one without bookings and times. */
export function parseLine(text: string, today: Day): ParsedLine {
  const [first = '', ...others] = text.split(/,\s+/);
  const reader = new Reader(first);
  const word = reader.take(DAY_WORD)?.[0].toLowerCase();
  const date = word ? undefined : reader.take(DATE)?.[0];
  const read = date ? parseTypedDay(date, { today, max: today }) : null;
  if (read?.problem) return { problem: read.problem };
  const spans: TypedSpan[] = [];
  for (let found = reader.take(SPAN); found; found = reader.take(SPAN)) {
    const [start, end] = [parseTypedTime(found[1] as string).time, parseTypedTime(found[2] as string).time];
    if (!start || !end || start >= end) return { problem: refuseTimesheet('working_time_hours').message };
    spans.push({ start, end });
  }
  const typedPause = reader.take(PAUSE)?.[1];
  const pause = typedPause === undefined ? 0 : parseTypedBreak(typedPause).hours;
  if (pause === null || pause === undefined || (pause > 0 && spans.length === 0))
    return { problem: refuseTimesheet('working_time_hours').message };
  return {
    line: {
      day: word ? dayOfWord(word, today) : (read?.day ?? null),
      spans,
      pause: Math.round(pause * 60),
      bookings: [reader.booking(), ...others.map((other) => new Reader(other).booking())].filter(isTyped),
    },
  };
}

const bookingWords = ({ hours, marked, words }: TypedBooking): string =>
  [hours === null ? '' : `${formatNumber(hours)}h`, `${marked ? '#' : ''}${words}`].filter(Boolean).join(' ');

/** As it could have been typed: what is read of it is the same again. */
export function formatLine({ day, spans, pause, bookings }: TypedLine): string {
  const [first, ...others] = bookings.map(bookingWords);
  const head = [
    day === null ? '' : formatAnyDay(day),
    ...spans.map(({ start, end }) => `${start}-${end}`),
    pause === 0 ? '' : `p ${pause} min`,
    first ?? '',
  ];
  return [head.filter(Boolean).join(' '), ...others].join(', ');
}
