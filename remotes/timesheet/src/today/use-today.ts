import { allows } from '@stundenbuch/domain/access/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { specialWord, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { blockingAbsence } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { punchSlots } from '@stundenbuch/domain/records/punch/access';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { hoursOfDays } from '@stundenbuch/domain/records/timesheet/week-hours';
import { addDays, type Day, daysFrom } from '@stundenbuch/domain/time/day';
import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import type { Minutes } from '@stundenbuch/domain/time/time';
import { cwOf, mondayOf } from '@stundenbuch/domain/time/week';
import { dayPages } from '@stundenbuch/domain/workflows/day/access';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { now, useToday } from '@stundenbuch/web/clock';
import { useOwnCalendar, useSession } from '@stundenbuch/web/session';
import { useDaysQuery } from '../days/days.api.ts';
import { useOpenPeriod } from '../days/use-compared.ts';
import { usePunchClockQuery } from '../punch/punch.api.ts';
import { useWorked } from '../punch/use-worked.ts';
import { type DayView, dayView } from '../shared/day-view.ts';
import { useEntriesOfWeekQuery } from '../shared/timesheet.api.ts';
import { pauseOf, type Stretch, stretchesOf } from './strip.ts';

/** Vacations are longer, but then nobody looks for the day after. */
const LOOKED_AHEAD = 21;
const NONE: readonly Entry[] = [];

/** Why nobody works today, and until when. */
export interface Off {
  /** 'Urlaub', or the name of the holiday. */
  what: string;
  isAbsence: boolean;
  /** The last day of it, where it is longer than today. */
  until: Day | null;
  /** Null where it is not known. */
  next: Day | null;
}

export interface TodaysWork {
  day: Day;
  view: DayView;
  /** What is known: of the week, or of the months that can still be changed. */
  entries: readonly Entry[];
  /** Where the company compares days. */
  compared: ComparedDay | null;
  clock: PunchClock | null;
  runs: boolean;
  target: Minutes;
  worked: Minutes;
  pause: Minutes;
  stretches: readonly Stretch[];
  now: Minutes;
  off: Off | null;
}

/** Today as it stands. One request for the entries, which what is to be done shares, and one for the clock, where there is one. */
export function useTodaysWork(): { work: TodaysWork | null; error: unknown; refetch: () => void } {
  const day = useToday();
  const { who, user } = useSession();
  const comparesDays = allows(dayPages['/day'], who);
  const hasClock = allows(punchSlots.tile, who);
  const period = useOpenPeriod();
  const compared = useDaysQuery(period, { skip: !comparesDays });
  const week = useEntriesOfWeekQuery(cwOf(day), { skip: comparesDays });
  const punched = usePunchClockQuery(undefined, { skip: !hasClock, refetchOnMountOrArgChange: true });
  const clock = punched.data ?? null;
  const punchedMinutes = useWorked(punched.data);
  const { loaded, error: calendarError, refetch: refetchCalendar, ...calendar } = useOwnCalendar();

  const asked = [comparesDays ? compared : week, ...(hasClock ? [punched] : [])];
  const failed = asked.find(({ error, data }) => error && !data);
  const refetch = () => {
    for (const one of asked) if (one.error) one.refetch();
    if (calendarError) refetchCalendar();
  };
  const isKnown = loaded && asked.every(({ data }) => data !== undefined);
  if (!isKnown) return { work: null, error: failed?.error ?? calendarError, refetch };

  const entries = compared.data?.flatMap((one) => one.entries) ?? week.data ?? NONE;
  const last = comparesDays ? period.to : addDays(mondayOf(day), 6);
  const { weeklyhours = null, working_days = null } = user ?? {};
  const facts = { weeklyhours, working_days, ...recordingOf(user), ...calendar };
  const ofToday = compared.data?.find((one) => one.day === day) ?? null;
  const view = dayView(day, entries);
  const { minutes } = dayAndTimeOf(instantOfDate(new Date(now())));
  const state = clock?.state;
  const stretches = stretchesOf({
    day,
    spans: clock?.spans ?? [],
    stored: view.work,
    now: state === 'work' ? minutes : null,
  });
  const isAway = (on: Day) => awayOn(on, entries) !== null;
  const isOwed = (on: Day) => workDay(facts, on).minutes > 0;
  const absence = awayOn(day, entries);
  const kind = workDay(facts, day);
  const following = daysFrom(addDays(day, 1), addDays(day, LOOKED_AHEAD));
  const next = following.find((on) => isOwed(on) && !isAway(on)) ?? null;
  const lastAway = following.filter((on) => next === null || on < next).findLast(isAway) ?? null;
  const free = kind.minutes === 0 ? (specialWord(kind) ?? 'frei') : null;
  return {
    work: {
      ...{ day, view, entries, clock, stretches },
      ...{ compared: ofToday, now: minutes, runs: state === 'work' || state === 'break' },
      target: ofToday ? Math.round(ofToday.target * 60) : hoursOfDays([day], entries, facts).target,
      worked: clock ? punchedMinutes : Math.round(workedOf(view, who?.flags ?? []) * 60),
      pause: stretches.length > 1 ? pauseOf(stretches) : Math.round((view.work?.break ?? 0) * 60),
      off:
        absence || free
          ? {
              what: absence ? absenceName(absence) : (free ?? ''),
              isAbsence: absence !== null,
              until: absence ? lastAway : null,
              next: next !== null && next <= last ? next : null,
            }
          : null,
    },
    error: undefined,
    refetch,
  };
}

/** Who records no working time has worked what is booked. */
const workedOf = ({ worked, booked }: DayView, flags: readonly string[]): number =>
  flags.includes('timebooking') ? worked : booked;

const awayOn = (day: Day, entries: readonly Entry[]): Entry | null =>
  blockingAbsence(dayView(day, entries).absences.filter(({ status }) => status !== ABSENCE_STATUS.requested));
