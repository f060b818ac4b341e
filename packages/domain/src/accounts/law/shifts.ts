import { addDays, type Day, daysFrom } from '../../time/day.ts';
import { type Instant, instantOf } from '../../time/real-time.ts';
import type { Minutes } from '../../time/time.ts';
import type { LawTime } from './facts.ts';

export interface Span {
  from: Instant;
  to: Instant;
}

/** Work that the law looks at as one: over midnight it counts to the day on which it began (LAW-05, SET-14). */
export interface Shift extends Span {
  day: Day;
  /** Work without the breaks that are known by their times. */
  works: readonly Span[];
  /** Sums of breaks whose times nobody knows. */
  sums: readonly Minutes[];
  /** Whether the times of all breaks are known. */
  exact: boolean;
}

interface Piece extends Shift {
  id: string | null;
}

type Measured = Omit<LawTime, 'intervals' | 'recorded'> & { intervals: NonNullable<LawTime['intervals']> };

/** Begin and end of a day are rounded to a quarter of an hour at most (CLK-03). */
const ROUNDED = 15;

export function shiftsOf(times: readonly LawTime[]): Shift[] {
  const shifts: Piece[] = [];
  for (const piece of times.flatMap(piecesOf).toSorted((a, b) => a.from - b.from)) {
    const last = shifts.at(-1);
    if (last && continues(last, piece)) shifts[shifts.length - 1] = joined(last, piece);
    else shifts.push(piece);
  }
  return shifts;
}

function piecesOf({ day, start, end, breaks, intervals }: LawTime): Piece[] {
  if (intervals === null) {
    const span = { from: instantOf(day, start), to: instantOf(day, end) };
    return [{ ...span, day, id: null, works: [span], sums: breaks > 0 ? [breaks] : [], exact: false }];
  }
  const work = intervals.filter(({ kind, from, to }) => kind === 'work' && from < to);
  const pieces = [...Map.groupBy(work, ({ shift }) => shift)].map(([id, spans]) => {
    const works = joinTouching(spans.toSorted((a, b) => a.from - b.from));
    return { ...around(works), day, id, works, sums: [] as Minutes[], exact: true };
  });
  const [only] = pieces;
  if (pieces.length !== 1 || !only) return pieces;
  const more = addedBreak({ day, start, end, breaks, intervals }, only);
  return more > 0 ? [{ ...only, sums: [more], exact: false }] : pieces;
}

/** A break that was added to a measured time, of which nobody knows when it was; the entry is that of the clock, but for rounding. */
function addedBreak(
  { day, start, end, breaks, intervals }: Measured,
  { from, to, works }: Span & Pick<Shift, 'works'>,
) {
  const isNear = (time: Minutes, instant: Instant) => Math.abs(instantOf(day, time) - instant) < ROUNDED;
  if (!isNear(start, from) || !isNear(end, to)) return 0;
  const pauses = intervals
    .filter(({ kind }) => kind === 'break')
    .map(lengthOf)
    .reduce(add, 0);
  return breaks - Math.max(pauses, gapsOf(works).reduce(add, 0));
}

/** One working time a day: those that meet do so at midnight. */
function continues(last: Piece, next: Piece): boolean {
  return (last.id !== null && last.id === next.id) || last.to === next.from;
}

function joined(last: Piece, next: Piece): Piece {
  const works = joinTouching([...last.works, ...next.works]);
  const sums = [...last.sums, ...next.sums];
  return { ...around(works), day: last.day, id: next.id, works, sums, exact: last.exact && next.exact };
}

export function joinTouching(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans) {
    const last = found.at(-1);
    if (last && last.to >= from) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

const around = (works: readonly Span[]): Span => ({
  from: (works[0] as Span).from,
  to: (works.at(-1) as Span).to,
});

/** What counts as a break: pauses of at least `shortest` minutes; a sum counts as a whole (LAW-03). */
export function countedBreak({ works, sums }: Shift, shortest: Minutes): Minutes {
  return [...gapsOf(works), ...sums].filter((minutes) => minutes >= shortest).reduce(add, 0);
}

export function netOf(shift: Shift, shortest: Minutes): Minutes {
  return shift.to - shift.from - countedBreak(shift, shortest);
}

/** The longest time without a break that counts. */
export function longestStretch({ works }: Shift, shortest: Minutes): Span {
  const stretches: Span[] = [];
  for (const { from, to } of works) {
    const last = stretches.at(-1);
    if (last && from - last.to < shortest) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] as Span;
}

export const lengthOf = ({ from, to }: Span): Minutes => to - from;

/** How many minutes of a span lie in another. */
export function overlap(a: Span, b: Span): Minutes {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

const gapsOf = (works: readonly Span[]): Minutes[] =>
  works.slice(1).map(({ from }, at) => from - (works[at] as Span).to);

const add = (a: number, b: number): number => a + b;

/** Minutes of a shift between these times of the evening and of the next morning. */
export function nightMinutes({ day, works, ...span }: Shift, from: Minutes, to: Minutes): Minutes {
  // Most shifts lie between two nights.
  if (span.from >= instantOf(day, to) && span.to <= instantOf(day, from)) return 0;
  return daysFrom(addDays(day, -1), addDays(day, 1)).reduce((sum, evening) => {
    const night = { from: instantOf(evening, from), to: instantOf(addDays(evening, 1), to) };
    return sum + works.reduce((minutes, work) => minutes + overlap(work, night), 0);
  }, 0);
}
