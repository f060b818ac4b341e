import type { Day } from '@stundenbuch/domain/time/day';
import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { type Minutes, minutesOf, timeOf } from '@stundenbuch/domain/time/time';

const HOUR = 60;
const MIDNIGHT = 24 * HOUR;
/** From 07 to 17, or as far as the day needs. */
const SHOWN = { from: 7 * HOUR, to: 17 * HOUR };

export interface Stretch {
  from: Minutes;
  to: Minutes;
}

export interface StripPart extends Stretch {
  kind: 'worked' | 'pause' | 'left';
}

interface Worked {
  day: Day;
  /** By the clock, in its order. */
  spans: readonly { start: string; end: string }[];
  /** What is stored of the day. */
  stored: { start_time: string | null; end_time: string | null } | null;
  /** Up to here, of what runs. */
  now: Minutes | null;
}

/** When work was done: by the clock, and what somebody typed before and after that. */
export function stretchesOf({ day, spans, stored, now }: Worked): Stretch[] {
  const punched = spans.map(({ start, end }) => ({ from: minutesOn(day, start), to: minutesOn(day, end) }));
  const last = punched.at(-1);
  if (last && now !== null) last.to = Math.max(last.to, now);
  if (!stored?.start_time || !stored.end_time) return punched;
  const typed = { from: minutesOf(stored.start_time), to: minutesOf(stored.end_time) };
  const [first] = punched;
  if (!first || !last) return [typed];
  return [
    { from: typed.from, to: Math.min(typed.to, first.from) },
    ...punched,
    { from: Math.max(typed.from, last.to), to: typed.to },
  ].filter(({ from, to }) => from < to);
}

/** Of a night shift what is on the day. */
function minutesOn(day: Day, instant: string): Minutes {
  const { day: on, minutes } = dayAndTimeOf(instantOfDate(new Date(instant)));
  return on === day ? minutes : MIDNIGHT;
}

/** What lies between is a pause; what is left follows on what was worked, or on now. */
export function stripOf(stretches: readonly Stretch[], now: Minutes, left: Minutes) {
  const end = stretches.at(-1)?.to ?? null;
  const rest = end === null || left <= 0 ? null : { from: Math.max(end, now), to: Math.max(end, now) + left };
  const parts: StripPart[] = stretches.flatMap((stretch, at): StripPart[] => {
    const before = stretches[at - 1];
    const worked = { kind: 'worked', ...stretch } as const;
    return before && before.to < stretch.from
      ? [{ kind: 'pause', from: before.to, to: stretch.from }, worked]
      : [worked];
  });
  const all = rest ? [...parts, { kind: 'left', ...rest, to: Math.min(rest.to, MIDNIGHT) } as const] : parts;
  const from = Math.min(SHOWN.from, ...all.map((part) => Math.floor(part.from / HOUR) * HOUR));
  const to = Math.max(SHOWN.to, ...all.map((part) => Math.ceil(part.to / HOUR) * HOUR));
  return { from, to, parts: all };
}

/** Between begin and end. */
export const pauseOf = (stretches: readonly Stretch[]): Minutes => {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return 0;
  return last.to - first.from - stretches.reduce((sum, { from, to }) => sum + to - from, 0);
};

/** 'Gearbeitet von 07:12 bis 11:30 und von 12:00 bis 12:24 Uhr', or that nothing is. */
export function stripWords(stretches: readonly Stretch[]): string {
  if (stretches.length === 0) return 'Noch nichts erfasst';
  const spans = stretches.map(({ from, to }) => `von ${timeOf(from)} bis ${timeOf(to)}`);
  return `Gearbeitet ${spans.join(' und ')} Uhr`;
}

/** '15:42', when the rest is worked without a further pause; null where that is another day. */
export const reachedAt = (now: Minutes, left: Minutes): string | null =>
  now + left < MIDNIGHT ? timeOf(now + left) : null;
