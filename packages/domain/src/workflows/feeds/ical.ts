import { type Half, nameWithHalf, nameWithPart } from '../../records/entries/halves.ts';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { addDays, type Day } from '../../time/day.ts';
import type { FeedKind } from './feature-words.ts';

/** Days before today and after it that a calendar has (ICS-03). */
export const FEED_DAYS = { back: 60, ahead: 400 } as const;

/** An absence, by day; those of a person one after the other. */
export interface FeedDay {
  id: number;
  user: number;
  first_name: string;
  name: string;
  day: Day;
  type: number;
  status: number;
  half: Half;
  away_minutes: number | null;
}

interface Feed {
  kind: FeedKind;
  show_type: boolean;
}

interface Event {
  id: number;
  user: number;
  from: Day;
  to: Day;
  status: number;
  summary: string;
}

/** Of others never why, of oneself never sickness: a calendar is open on many screens (ICS-04). */
function summaryOf({ first_name, name, type, ...part }: FeedDay, { kind, show_type }: Feed): string {
  if (kind === 'team') return nameWithHalf(`${first_name} ${name.slice(0, 1)}. – abwesend`, part.half) ?? '';
  const isTold = show_type && type !== TYPE.sickness;
  return nameWithPart((isTold && typeLabel(type)) || 'Abwesend', part) ?? '';
}

/** Consecutive days that read the same are one event, which is known by its first day. */
function eventsOf(days: readonly FeedDay[], feed: Feed): Event[] {
  const events: Event[] = [];
  for (const day of days) {
    const summary = summaryOf(day, feed);
    const last = events.at(-1);
    const goesOn =
      last?.user === day.user &&
      last.summary === summary &&
      last.status === day.status &&
      day.half === null &&
      addDays(last.to, 1) === day.day;
    if (goesOn) last.to = day.day;
    else events.push({ ...day, from: day.day, to: day.day, summary });
  }
  return events;
}

const plain = (day: Day) => day.replaceAll('-', '');

/** Commas, semicolons, backslashes and line ends mean something in a calendar (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LINE = 75;
const encoder = new TextEncoder();

/** A line has at most 75 octets, the blank that continues it counted, and no letter is split. */
export function folded(line: string): string {
  let lines = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += letter;
    octets += size;
  }
  return lines;
}

const lines = ({ id, from, to, status, summary }: Event, { kind }: Feed): string[] => [
  'BEGIN:VEVENT',
  `UID:absence-${id}@stundenbuch`,
  // A moment that does not change: the same absences are the same bytes.
  `DTSTAMP:${plain(from)}T000000Z`,
  `DTSTART;VALUE=DATE:${plain(from)}`,
  // The day after the last.
  `DTEND;VALUE=DATE:${plain(addDays(to, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `STATUS:${status === ABSENCE_STATUS.requested ? 'TENTATIVE' : 'CONFIRMED'}`,
  // The absence of others is not one's own.
  `TRANSP:${kind === 'team' ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
];

/** A calendar as other programs subscribe to it (RFC 5545, RFC 7986). */
export function calendarText(title: string, days: readonly FeedDay[], feed: Feed): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stundenbuch//Abwesenheiten//DE',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(title)}`,
    `X-WR-CALNAME:${escaped(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...eventsOf(days, feed).flatMap((event) => lines(event, feed)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
