import { addDays, type Day } from '../../time/day.ts';
import { dayAndTimeOf, type Instant, instantOf } from '../../time/real-time.ts';
import { type Minutes, timeOf } from '../../time/time.ts';
import type { LawTime } from '../law/facts.ts';
import { joinTouching, lengthOf, type Shift, type Span, shiftsOf } from '../law/shifts.ts';
import { beginsOn, holdsOn, type SurchargeRule } from './surcharge-rules.ts';

/** A working time as the law looks at it, and what of it is no break. */
export type SurchargeTime = Omit<LawTime, 'recorded'> & { net: Minutes };

export interface SurchargeFacts {
  rules: readonly SurchargeRule[];
  /** In any order, with those of the day before: work may have begun on it. */
  times: readonly SurchargeTime[];
  /** Public holidays at the place of work. */
  isHoliday: (day: Day) => boolean;
  /** What the day owes. */
  targetOf: (day: Day) => Minutes;
}

export const BREAK_PLACES = ['uncharged', 'charged'] as const;
export type BreakPlace = (typeof BREAK_PLACES)[number];

/** 'hh:mm' each; '24:00' is midnight at the end of the day. */
export interface SurchargeSpan {
  source: string;
  from: string;
  to: string;
  /** As they pass: an hour that the clocks repeat counts twice (SET-52). */
  minutes: Minutes;
}

export interface SurchargedDay {
  day: Day;
  spans: SurchargeSpan[];
  /** What a break was taken from first of which nobody knows when it was; null where there was none. */
  placed: BreakPlace | null;
}

/** A part of the work for which the same rules hold from its beginning to its end. */
interface Piece extends Span {
  rules: readonly SurchargeRule[];
}

/** Begin, end and duration of each surcharge, by the calendar day (ALW-01, ALW-03): days without any are left out. */
export function surchargesOf(facts: SurchargeFacts, from: Day, to: Day): SurchargedDay[] {
  if (facts.rules.length === 0) return [];
  const shifts = shiftsOf(facts.times.map((time) => ({ ...time, recorded: time.day })));
  const times = facts.times.filter(({ day }) => day >= from && day <= to);
  return [...Map.groupBy(times, ({ day }) => day)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, all]) => {
      const found = all.map((time) => ofTime(facts, shifts, time));
      const placed = found.map((one) => one.placed).find(Boolean) ?? null;
      return { day, placed, spans: spansOf(found.flatMap(({ pieces }) => pieces)) };
    })
    .filter(({ spans }) => spans.length > 0);
}

function ofTime(facts: SurchargeFacts, shifts: readonly Shift[], time: SurchargeTime) {
  const rules = facts.rules.filter((rule) => holdsOn(rule, time.day));
  const timed = rules
    .filter(({ kind }) => kind !== 'overtime')
    .flatMap((rule) => windowsOn(facts, rule, time.day));
  const midnight = instantOf(time.day, 0);
  const pieces = worksOf(time).flatMap((work) => {
    const begun = shifts.find((shift) => shift.from <= work.from && work.to <= shift.to)?.from ?? work.from;
    return cut(
      work,
      timed.filter(({ isBegun }) => !isBegun || begun < midnight),
    );
  });
  const tooMuch = Math.max(0, sumOf(pieces) - time.net);
  const worked = withoutBreak(pieces, tooMuch);
  const beyond = Math.max(0, sumOf(worked) - facts.targetOf(time.day));
  const isHoliday = facts.isHoliday;
  const overtime = rules.filter((rule) => rule.kind === 'overtime' && beginsOn(rule, time.day, isHoliday));
  const place = rules.some(({ break_first }) => break_first) ? 'charged' : 'uncharged';
  return { pieces: withLast(worked, beyond, overtime), placed: tooMuch > 0 ? (place as BreakPlace) : null };
}

/** By their times where they are known, else from begin to end. */
function worksOf({ day, start, end, intervals }: SurchargeTime): Span[] {
  const works =
    intervals === null
      ? [{ from: instantOf(day, start), to: instantOf(day, end) }]
      : intervals.filter(({ kind, from, to }) => kind === 'work' && from < to);
  return joinTouching(works.toSorted((a, b) => a.from - b.from));
}

interface Window extends Span {
  rule: SurchargeRule;
  /** Counts only where the work began before the day. */
  isBegun: boolean;
}

/** On the calendar day, also of a window that began on the day before (SET-53). */
function windowsOn({ isHoliday }: SurchargeFacts, rule: SurchargeRule, day: Day): Window[] {
  const { from, to, carry, begun_before: isBegun } = rule;
  const [first, last] = [instantOf(day, 0), instantOf(day, 1440)];
  return [addDays(day, -1), day]
    .filter((begin) => beginsOn(rule, begin, isHoliday))
    .flatMap((begin): Window[] => {
      const next = addDays(begin, 1);
      const end = to <= from ? instantOf(next, to) : instantOf(begin, to);
      return [
        { rule, isBegun, from: instantOf(begin, from), to: end },
        { rule, isBegun: true, from: instantOf(next, 0), to: instantOf(next, carry) },
      ];
    })
    .map((window) => ({ ...window, from: Math.max(first, window.from), to: Math.min(last, window.to) }))
    .filter((window) => window.from < window.to);
}

function cut(work: Span, windows: readonly Window[]): Piece[] {
  const edges = [work.from, work.to, ...windows.flatMap(({ from, to }) => [from, to])]
    .filter((edge) => edge >= work.from && edge <= work.to)
    .toSorted((a, b) => a - b);
  return edges.slice(1).flatMap((to, at) => {
    const from = edges[at] as Instant;
    const rules = windows.filter((one) => one.from <= from && to <= one.to).map(({ rule }) => rule);
    return from < to ? [{ from, to, rules }] : [];
  });
}

/** Backwards from the end: over time whose rules say so, then uncharged, then charged time (SET-53). */
function withoutBreak(pieces: readonly Piece[], minutes: Minutes): readonly Piece[] {
  const rank = ({ rules }: Piece) =>
    rules.some((rule) => rule.break_first) ? 0 : rules.length === 0 ? 1 : 2;
  let left = minutes;
  let rest = pieces;
  for (const turn of [0, 1, 2]) {
    rest = rest
      .toReversed()
      .map((piece) => {
        const taken = rank(piece) === turn ? Math.min(left, lengthOf(piece)) : 0;
        left -= taken;
        return { ...piece, to: piece.to - taken };
      })
      .toReversed();
  }
  return rest.filter((piece) => lengthOf(piece) > 0);
}

/** The last minutes of the day have these rules as well. */
function withLast(
  pieces: readonly Piece[],
  minutes: Minutes,
  more: readonly SurchargeRule[],
): readonly Piece[] {
  if (more.length === 0) return pieces;
  let left = minutes;
  return pieces.toReversed().flatMap((piece) => {
    const taken = Math.min(left, lengthOf(piece));
    left -= taken;
    const middle = piece.to - taken;
    return [
      { ...piece, to: middle },
      { ...piece, from: middle, rules: [...piece.rules, ...more] },
    ].filter((part) => lengthOf(part) > 0);
  });
}

/** Of each group the highest; a source that two groups name is there once. */
function sourcesOfPiece({ rules }: Piece): Set<string> {
  const groups = Map.groupBy(rules, ({ group }) => group);
  return new Set(
    [...groups.values()].map((all) => {
      const [highest] = all.toSorted((a, b) => b.priority - a.priority || a.id - b.id);
      return (highest as SurchargeRule).source;
    }),
  );
}

/** In the order of the sources' names, then of the day; what meets is one. */
function spansOf(pieces: readonly Piece[]): SurchargeSpan[] {
  const bySource = Map.groupBy(
    pieces.flatMap((piece) => [...sourcesOfPiece(piece)].map((source) => ({ source, piece }))),
    ({ source }) => source,
  );
  return [...bySource]
    .toSorted(([a], [b]) => a.localeCompare(b, 'de'))
    .flatMap(([source, all]) =>
      joinTouching(
        all.map(({ piece: { from, to } }) => ({ from, to })).toSorted((a, b) => a.from - b.from),
      ).map((span) => ({
        source,
        from: timeOf(dayAndTimeOf(span.from).minutes),
        to: timeOf(dayAndTimeOf(span.to).minutes || 1440),
        minutes: lengthOf(span),
      })),
    );
}

const sumOf = (spans: readonly Span[]): Minutes => spans.reduce((sum, span) => sum + lengthOf(span), 0);

/** Minutes of each source, in the order in which the sources come. */
export function sumsOfSurcharges(days: readonly Pick<SurchargedDay, 'spans'>[]): Map<string, Minutes> {
  const sums = new Map<string, Minutes>();
  for (const { source, minutes } of days.flatMap(({ spans }) => spans))
    sums.set(source, (sums.get(source) ?? 0) + minutes);
  return sums;
}
