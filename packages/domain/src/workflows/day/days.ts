import type { Flag } from '../../access/flags.ts';
import type { OpenMonths } from '../../day/workday/open-days.ts';
import { isOwed, recordable, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { blockingAbsence, daysOff, isInHours, portionOf } from '../../records/entries/halves.ts';
import { ABSENCE_STATUS, takesTheDay } from '../../records/entries/status.ts';
import { kindOf, TYPE } from '../../records/entries/type-codes.ts';
import type { Entry } from '../../records/timesheet/contract.ts';
import type { Attendance, DaySummary } from '../../records/timesheet/faults.ts';
import { timesheetSentences } from '../../records/timesheet/messages.ts';
import { workingTimeAbsence } from '../../records/timesheet/rules.ts';
import { addDays, type Day, daysFrom } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import type { ComparedDay, ProposedBooking, REPEATED } from './contract.ts';
import { skippedTexts } from './messages.ts';
import {
  bookingOf,
  type EarlierDay,
  type Limits,
  type ProposalFacts,
  planned,
  proposalsFor,
  signedDifference,
  workedAndBooked,
} from './proposals.ts';
import { type ComparedState, dayState, isOpenState } from './state.ts';

/** Days with bookings that are looked back on. */
export const SHARE_DAYS = 20;

export interface RecordingPerson {
  work: WorkFacts;
  /** The first day that counts, null where nobody knows. */
  first_day: Day | null;
  flags: readonly Flag[];
  months?: OpenMonths | undefined;
  anyMinute: boolean;
  defaultBreak: number;
}

/** What is proposed from: null of somebody else's days, which are only looked at. */
export interface ProposalSource {
  /** Projects that may be booked. */
  bookable: ReadonlySet<number>;
  limitsOn?: ((day: Day) => Limits) | undefined;
}

export type Filling = Pick<EarlierDay, 'time' | 'bookings'>;

type Compared = Omit<ComparedDay, 'fingerprint'>;

/** Days of a person beside what they owe. `entries` also of the days before that are looked back on. */
export class ComparedDays {
  private readonly ofDays: ReadonlyMap<Day, readonly Entry[]>;
  private readonly attendance: Attendance;

  private readonly person: RecordingPerson;
  private readonly today: Day;

  constructor(person: RecordingPerson, entries: readonly Entry[], today: Day) {
    this.person = person;
    this.today = today;
    this.ofDays = Map.groupBy(
      entries.toSorted((a, b) => a.id - b.id),
      ({ day }) => day,
    );
    this.attendance = attendanceOf(person, entries);
  }

  between(from: Day, to: Day, source: ProposalSource | null): Compared[] {
    return daysFrom(from, to).map((day) => this.compared(day, source));
  }

  private compared(day: Day, source: ProposalSource | null): Compared {
    const entries = [...this.entriesOf(day)];
    const state = this.stateOf(day);
    const { worked, booked } = workedAndBooked(entries);
    const facts = this.factsOf(day, state, source);
    return {
      day,
      state,
      name: workDay(this.person.work, day).name,
      target: facts.owed,
      worked,
      booked,
      difference: state === null ? 0 : signedDifference(entries, facts),
      entries,
      proposals: source && isOpenState(state) ? proposalsFor(facts, this.today) : [],
    };
  }

  /** What the rules and the proposals ask of the day. */
  private factsOf(day: Day, state: ComparedState | null, source: ProposalSource | null): ProposalFacts {
    const { work, flags, months, anyMinute, defaultBreak } = this.person;
    const entries = this.entriesOf(day);
    return {
      ...recordable(work, day, false),
      ...{ day, state, entries, months, anyMinute, defaultBreak },
      owed: this.owedOn(day),
      times: flags.includes('timebooking'),
      bookings: flags.includes('projectbooking'),
      absence: blockingAbsence(entries.filter(isAway)),
      shares: source && flags.includes('projectbooking') ? this.sharesOn(day, source) : [],
      like: source && isOpenState(state) ? this.likeOf(day, source) : null,
      limits: source?.limitsOn?.(day),
    };
  }

  private stateOf(day: Day): ComparedState | null {
    const entries = this.entriesOf(day);
    const requested = entries.some(
      ({ project, status }) => kindOf(project) === 'absence' && status === ABSENCE_STATUS.requested,
    );
    const recorded = { summary: summaryOf(day, entries), requested };
    return dayState(recorded, this.attendance, this.today, this.person.anyMinute);
  }

  /** Of what the day owes absences take their part. */
  private owedOn(day: Day): number {
    const { hours } = workDay(this.person.work, day);
    const away = this.entriesOf(day).filter(isAway);
    const parts = away.reduce((sum, part) => sum + (isInHours(part) ? 0 : portionOf(part.half ?? null)), 0);
    const minutes = away.reduce((sum, part) => sum + (isInHours(part) ? part.away_minutes : 0), 0);
    return Math.max(0, round(hours * Math.max(0, 1 - parts) - minutes / 60));
  }

  /** The projects of the last days with bookings, the last one first. */
  private sharesOn(day: Day, { bookable }: ProposalSource): ProposedBooking[] {
    const shares = new Map<number, ProposedBooking>();
    for (const before of this.daysBack(day, ({ project }) => kindOf(project) === 'project', SHARE_DAYS))
      for (const booking of this.bookingsOf(before).toReversed()) {
        if (!bookable.has(booking.project)) continue;
        const known = shares.get(booking.project);
        if (known) known.hours = round(known.hours + booking.hours);
        else shares.set(booking.project, booking);
      }
    return [...shares.values()];
  }

  /** The last day before that is right and owed the same. */
  private likeOf(day: Day, { bookable }: ProposalSource): EarlierDay | null {
    const owed = this.owedOn(day);
    const before = this.daysBack(day, isRecorded, Number.POSITIVE_INFINITY).find(
      (one) => one < day && this.stateOf(one) === 'right' && this.owedOn(one) === owed,
    );
    const earlier = before === undefined ? null : this.earlier(before);
    return earlier?.bookings.every(({ project }) => bookable.has(project)) ? earlier : null;
  }

  /** What an empty working day is filled with, or why it stays as it is (DAY-05). */
  filling(day: Day, like: (typeof REPEATED)[number], source: ProposalSource): Filling | string {
    const facts = this.factsOf(day, this.stateOf(day), source);
    if (facts.entries.some(isRecorded)) return skippedTexts.recorded;
    if (day > this.today) return timesheetSentences.booking_future.message;
    if (facts.absence) return workingTimeAbsence(day, facts.absence).message;
    if (!isOwed(workDay(this.person.work, day))) return skippedTexts.noWorkday;
    if (like === 'plan') return planned(facts)[0] ?? skippedTexts.noWorkday;
    return this.weekBefore(day, facts, source);
  }

  private weekBefore(day: Day, { times, bookings }: ProposalFacts, { bookable }: ProposalSource) {
    const { day: before, ...earlier } = this.earlier(addDays(day, -7));
    const filling = {
      time: times ? earlier.time : null,
      bookings: bookings ? earlier.bookings.filter(({ project }) => bookable.has(project)) : [],
    };
    if (filling.time || filling.bookings.length > 0)
      return this.owedOn(before) === this.owedOn(day) ? filling : skippedTexts.otherTarget;
    return earlier.bookings.length > 0 ? skippedTexts.notBookable : skippedTexts.nothingBefore;
  }

  /** What is recorded on a day, to be recorded again. */
  private earlier(day: Day): EarlierDay {
    const time = this.entriesOf(day).find(({ project }) => project === TYPE.work);
    return { day, time: time ? spanOf(time) : null, bookings: this.bookingsOf(day) };
  }

  private bookingsOf(day: Day): ProposedBooking[] {
    return this.entriesOf(day)
      .filter(({ project }) => kindOf(project) === 'project')
      .map(bookingOf);
  }

  private daysBack(from: Day, holds: (entry: Entry) => boolean, most: number): Day[] {
    return [...this.ofDays]
      .filter(([day, entries]) => day <= from && entries.some(holds))
      .map(([day]) => day)
      .toSorted()
      .toReversed()
      .slice(0, most);
  }

  private entriesOf(day: Day): readonly Entry[] {
    return this.ofDays.get(day) ?? [];
  }
}

const isRecorded = ({ project }: Pick<Entry, 'project'>): boolean => kindOf(project) !== 'absence';
const isAway = ({ project, status }: Entry): boolean => kindOf(project) === 'absence' && takesTheDay(status);

const spanOf = (time: Entry) => ({
  start_time: time.start_time ?? '',
  end_time: time.end_time ?? '',
  break: time.break ?? 0,
});

function summaryOf(day: Day, entries: readonly Entry[]): DaySummary {
  const { worked, booked } = workedAndBooked(entries);
  const time = entries.find(({ project }) => project === TYPE.work);
  const whole = entries.filter((entry) => isAway(entry) && !entry.sick_from && !isInHours(entry));
  return {
    day,
    zeitbuchungen: worked,
    projektbuchungen: booked,
    span: time ? { day, ...spanOf(time), hours: worked } : null,
    absences: Math.floor(whole.reduce((sum, { half = null }) => sum + portionOf(half), 0)),
  };
}

function attendanceOf(
  { work, first_day, flags, months }: RecordingPerson,
  entries: readonly Entry[],
): Attendance {
  const daysWith = (kind: 'work' | 'project') =>
    new Set(entries.filter(({ project }) => kindOf(project) === kind).map(({ day }) => day));
  const off = daysOff(entries.filter(isAway), (day) => workDay(work, day).minutes);
  return {
    ...work,
    ...{ first_day, flags, months },
    worked: daysWith('work'),
    booked: daysWith('project'),
    absent: off.whole,
    halfAbsent: off.half,
  };
}
