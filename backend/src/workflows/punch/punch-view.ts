import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Forgotten, PunchClock } from '@stundenbuch/domain/records/punch/contract';
import type { Rounding } from '@stundenbuch/domain/records/punch/day-entry';
import { splitByDay } from '@stundenbuch/domain/records/punch/intervals';
import { forgottenQuestion } from '@stundenbuch/domain/records/punch/messages';
import { stateOf } from '@stundenbuch/domain/records/punch/state';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { dateOf, type Instant } from '@stundenbuch/domain/time/real-time';
import type { StoredEntry, StoredInterval } from './interval-rows.ts';
import { timeWith } from './punch-entries.service.ts';

interface View {
  now: Instant;
  today: Day;
  rounding: Rounding;
}

const isoOf = (instant: Instant): string => dateOf(instant).toISOString();

export const asked = ({ id, day, start }: StoredInterval): Forgotten => ({
  id,
  day,
  since: isoOf(start),
});

/** The clock on the wire. */
export function shown(
  intervals: readonly StoredInterval[],
  entries: readonly StoredEntry[],
  { now, today, rounding }: View,
): Omit<PunchClock, 'missing_break'> {
  const open = intervals.filter(({ end }) => end === null);
  const running = open.find(({ forgotten }) => !forgotten);
  const question = open.find(({ forgotten }) => forgotten);
  const stored = entries.find(({ type }) => type === TYPE.work);
  const ofToday = intervals
    .filter((interval) => interval !== question)
    .flatMap((interval) =>
      splitByDay({ ...interval, end: interval.end ?? now }).map((part) => ({ ...interval, ...part })),
    )
    .filter(({ day }) => day === today);
  return {
    state: stateOf(intervals),
    since: running ? isoOf(running.start) : null,
    today_minutes: timeWith(stored, ofToday, rounding)?.net ?? 0,
    spans: ofToday
      .filter(({ kind, start, end }) => kind === 'work' && start < end)
      .map(({ start, end }) => ({ start: isoOf(start), end: isoOf(end) })),
    forgotten: question ? asked(question) : null,
    notes: question ? [forgottenQuestion(formatFullDay(question.day))] : [],
  };
}
