import type { Half, Part as PartOfDay } from '@stundenbuch/domain/records/entries/halves';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatMinutes, parseMinutes } from '@stundenbuch/domain/time/typed-time';

/** Part of a day as a form has it; only a single one has parts. */
export type Part = 'whole' | 'first' | 'second' | 'hours';

export interface TypedPart {
  day: Day | null;
  end: Day | null;
  half: Part;
  /** As typed, 'h:mm'. */
  away_minutes: string;
  /** Of several days: the first one from noon on, the last one until noon. */
  from_noon?: boolean;
  to_noon?: boolean;
}

export const isSingleDay = ({ day, end }: Pick<TypedPart, 'day' | 'end'>) => day !== null && day === end;

export const halfOf = (typed: Pick<TypedPart, 'day' | 'end' | 'half'>): Half =>
  typed.half === 'whole' || typed.half === 'hours' || !isSingleDay(typed) ? null : typed.half;

/** What is no number of minutes is none that the schema takes. */
export const minutesOf = (typed: TypedPart): number | null =>
  typed.half === 'hours' && isSingleDay(typed) ? (parseMinutes(typed.away_minutes) ?? Number.NaN) : null;

/** For the body of a call. */
export function partOf(typed: TypedPart) {
  const [half, away_minutes] = [halfOf(typed), minutesOf(typed)];
  return { ...(half && { half }), ...(away_minutes !== null && { away_minutes }), ...noonsOf(typed) };
}

/** A single day has a half of its own. */
export function noonsOf(typed: Pick<TypedPart, 'day' | 'end' | 'from_noon' | 'to_noon'>): {
  from_noon?: true;
  to_noon?: true;
} {
  if (isSingleDay(typed)) return {};
  return { ...(typed.from_noon && { from_noon: true }), ...(typed.to_noon && { to_noon: true }) };
}

export const typedPart = ({ half, away_minutes }: PartOfDay): Pick<TypedPart, 'half' | 'away_minutes'> =>
  typeof away_minutes === 'number'
    ? { half: 'hours', away_minutes: formatMinutes(away_minutes) }
    : { half: half ?? 'whole', away_minutes: '' };
