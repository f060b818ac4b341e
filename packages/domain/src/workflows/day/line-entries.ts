import { refuseTimesheet, type timesheetSentences } from '../../records/timesheet/messages.ts';
import { BOOKING, BREAK_STEP, workingHours } from '../../records/timesheet/working-hours.ts';
import { round } from '../../time/rounding.ts';
import { minutesOf, onGrid } from '../../time/time.ts';
import type { Proposal, ProposedBooking } from './contract.ts';
import { typedLineTexts } from './messages.ts';
import type { TypedBooking, TypedLine } from './typed-line.ts';

interface Named {
  id: number;
  internal_id: string | null;
  project_name: string;
}

export interface LineFacts<Project extends Named> {
  /** Those that can be booked. */
  projects: readonly Project[];
  /** What was last written for a project. */
  lastText: (project: number) => string | undefined;
  /** With a clock any minute counts. */
  anyMinute: boolean;
  /** Which of several projects was chosen, by the place of the booking. */
  chosen: Readonly<Record<number, number>>;
}

type LineEntries = Pick<Proposal, 'time' | 'bookings'>;

/** What the line writes, what it leaves open, or why it writes nothing. */
export type ReadLine<Project> =
  | { entries: LineEntries; worked: number }
  | { choice: { at: number; projects: Project[] } }
  | { problem: string };

const sentence = (code: Code) => ({ problem: refuseTimesheet(code).message });

/** The errors in the order of the line: times, overlap, break, grid, project, hours, text (SET-59). */
export function entriesOfLine<Project extends Named>(
  { spans, pause, bookings }: TypedLine,
  facts: LineFacts<Project>,
): ReadLine<Project> {
  const time = timeOfSpans(spans, pause, facts.anyMinute);
  if (time && 'problem' in time) return time;
  const worked = time ? workingHours(time) : 0;
  const named = bookings.map((one) => projectsOf(one, facts.projects));
  const found = named.map(({ projects }, at) =>
    projects.length > 1 ? projects.find(({ id }) => id === facts.chosen[at]) : projects[0],
  );
  if (named.some(({ projects }) => projects.length === 0)) return sentence('booking_project');
  const open = found.indexOf(undefined);
  if (open >= 0) return { choice: { at: open, projects: named[open]?.projects ?? [] } };
  const hours = hoursOfLine(bookings, worked);
  const written = bookings.map((_, at): ProposedBooking => {
    const { id, project_name } = found[at] as Project;
    const booking_text = named[at]?.text || (facts.lastText(id) ?? '');
    return { project: id, project_name, booking_text, hours: hours[at] ?? 0 };
  });
  const wrong =
    written.map(({ hours: h }) => wrongHours(h)).find(Boolean) ??
    written.map(({ booking_text }) => wrongText(booking_text)).find(Boolean);
  if (wrong) return sentence(wrong);
  return { entries: { time, bookings: written }, worked };
}

type Code = keyof typeof timesheetSentences;

/** As the schema of a booking says it, which would bring zod along to pages that show a line. */
function wrongHours(hours: number): Code | null {
  if (hours < BOOKING.min) return 'booking_hours_too_small';
  if (hours > BOOKING.max) return 'booking_hours_too_large';
  return Number.isInteger(hours / BOOKING.step) ? null : 'booking_hours_step';
}

const wrongText = ({ length }: string): Code | null =>
  length < BOOKING.textMin || length > BOOKING.textMax ? 'booking_text_length' : null;

type Time = NonNullable<Proposal['time']>;

/** One working time from the first to the last; gaps are breaks. */
function timeOfSpans(
  typed: TypedLine['spans'],
  pause: number,
  anyMinute: boolean,
): Time | { problem: string } | null {
  const spans = typed.toSorted((a, b) => a.start.localeCompare(b.start));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const gaps = spans.slice(1).map(({ start }, at) => minutesOf(start) - minutesOf(spans[at]?.end ?? start));
  if (gaps.some((gap) => gap < 0)) return { problem: typedLineTexts.overlap };
  const minutes = gaps.reduce((sum, gap) => sum + gap, pause);
  if (!anyMinute && minutes % (BREAK_STEP * 60) !== 0) return { problem: typedLineTexts.breakStep };
  const time = { start_time: first.start, end_time: last.end, break: round(minutes / 60) };
  const isOnGrid = anyMinute || (onGrid(minutesOf(first.start)) && onGrid(minutesOf(last.end)));
  return isOnGrid && workingHours(time) > 0 ? time : sentence('working_time_hours');
}

/** The one booking without hours gets what the others leave of the working time. */
function hoursOfLine(bookings: readonly TypedBooking[], worked: number): (number | null)[] {
  const typed = bookings.reduce((sum, { hours }) => sum + (hours ?? 0), 0);
  const isOnly = bookings.filter(({ hours }) => hours === null).length === 1;
  return bookings.map(({ hours }) => hours ?? (isOnly ? Math.max(0, round(worked - typed)) : null));
}

/** By the internal id or the beginning of the name, of as many words as name one; the rest is the text. */
function projectsOf<Project extends Named>(
  { words }: TypedBooking,
  all: readonly Project[],
): { projects: Project[]; text: string } {
  const parts = words.split(' ');
  const rest = (used: number) => parts.slice(used).join(' ');
  const isNamed = (name: string | null, typed: string) => name?.toLowerCase() === typed;
  const byId = all.filter(({ internal_id }) => isNamed(internal_id, (parts[0] ?? '').toLowerCase()));
  if (words !== '' && byId.length > 0) return { projects: byId, text: rest(1) };
  for (let used = words === '' ? 0 : parts.length; used > 0; used--) {
    const typed = parts.slice(0, used).join(' ').toLowerCase();
    const begun = all.filter(({ project_name }) => project_name.toLowerCase().startsWith(typed));
    const same = begun.filter(({ project_name }) => isNamed(project_name, typed));
    if (begun.length > 0) return { projects: same.length > 0 ? same : begun, text: rest(used) };
  }
  return { projects: [], text: words };
}
