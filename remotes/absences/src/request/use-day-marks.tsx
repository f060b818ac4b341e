import { allows, hasAnyFeature } from '@stundenbuch/domain/access/access';
import { calendarAccess } from '@stundenbuch/domain/day/calendar/access';
import { contractSlots } from '@stundenbuch/domain/day/contracts/access';
import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import { type DayFacts, isWorked, kindOfDay, specialWord } from '@stundenbuch/domain/day/workday/work-day';
import { absenceAccess } from '@stundenbuch/domain/records/absences/access';
import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { isTaken } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS_LABELS, takesTheDay } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { type Day, lastOfMonth, yearOf } from '@stundenbuch/domain/time/day';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import type { Shutdown } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import type { MarkedDays } from '@stundenbuch/web/data';
import type { CorrectedPerson } from '@stundenbuch/web/form';
import { useCalendarOf, useSession } from '@stundenbuch/web/session';
import { useMemo, useState } from 'react';
import { useShutdownDaysQuery, useVacationsQuery } from '../shared/absences.api.ts';
import { nameOf } from '../shared/names.ts';
import { DayLegend, type DayMark, MarkedDay } from './day-marks.tsx';

/** More names than this nobody reads in a tooltip. */
const MOST = 3;

const TAKEN: DayMark = { letter: 'A', text: 'schon abwesend' };

interface Asked {
  /** Null: unknown to a lead. */
  facts: RequestFacts | null;
  /** For whom it is entered; nobody: for oneself. */
  person: CorrectedPerson | undefined;
  /** One's own absences. */
  own: readonly Entry[] | undefined;
  /** What is chosen so far. */
  range: { from: Day | null; to: Day | null };
}

/**
 * What the calendar of a request says of its days: free ones, shutdowns to whoever may list them, absences of the person (of others
 * no more than that there is one), and who else is away as the vacation calendar tells it to the caller. Nothing where nothing is
 * switched on.
 */
export function useDayMarks({ facts, person, own, range }: Asked): MarkedDays | undefined {
  const { who, user } = useSession();
  const [month, setMonth] = useState<string | null>(null);
  const days = useDays(facts, person);
  const isOn = days !== null && hasAnyFeature(who);
  const from = `${month}-01`;
  const { currentData: away } = useVacationsQuery(
    { year: month === null ? 0 : yearOf(from), from, to: month === null ? from : lastOfMonth(from) },
    { skip: month === null || !isOn || !allows(absenceAccess.calendar, who) },
  );
  const seesShutdowns = allows(calendarAccess.shutdowns, who);
  const { data: shutdowns } = useShutdownDaysQuery(undefined, {
    skip: month === null || !isOn || !seesShutdowns,
  });
  const subject = person?.id ?? user?.id;
  const isOwn = person === undefined;
  return useMemo(() => {
    if (!days || !isOn) return undefined;
    const byDay = Map.groupBy(
      (away ?? []).filter(({ status }) => takesTheDay(status)),
      ({ day }) => day,
    );
    const of = (day: Day): DayMark[] => {
      const ofDay = byDay.get(day) ?? [];
      const isAway = facts ? isTaken(facts.taken, day, null) : ofDay.some((one) => one.user === subject);
      const mine = ownMarks(own, day);
      return [
        ...(mine.length === 0 && isAway ? [TAKEN] : mine),
        ...shutdownMarks(shutdowns, day),
        ...freeMarks(days, day),
        ...othersMarks(ofDay.filter((one) => one.user !== subject)),
      ];
    };
    const legend: DayMark[] = [
      isOwn ? { letter: 'U, K …', text: 'eigene Abwesenheit' } : TAKEN,
      ...(seesShutdowns ? [{ letter: 'B', text: 'Betriebsferien' }] : []),
      { letter: 'F', text: 'frei oder halber Arbeitstag' },
      { letter: '–', text: days.weekends ? 'Wochenende' : 'kein Arbeitstag' },
      { letter: '•2', text: 'so viele andere abwesend' },
    ];
    const { from, to } = range;
    return {
      draw: (day) => (
        <MarkedDay
          day={day}
          marks={of(day)}
          isChosen={from !== null && to !== null && from <= day && day <= to}
        />
      ),
      legend: <DayLegend marks={legend} />,
      onShow: setMonth,
    };
  }, [days, isOn, facts, own, away, shutdowns, seesShutdowns, subject, isOwn, range]);
}

interface Days extends DayFacts {
  /** A contract, which the viewer does not know, says on which days somebody works. */
  weekends?: boolean;
}

/** A lead knows the calendar of led people, and their working days where no contract says otherwise. */
function useDays(facts: RequestFacts | null, person: CorrectedPerson | undefined): Days | null {
  const { who } = useSession();
  const { calendar } = useCalendarOf(person?.id);
  const hasContracts = allows(contractSlots.contract, who);
  return useMemo(() => {
    if (facts || !person) return facts;
    const working_days = hasContracts ? null : person.working_days;
    return { working_days, ...recordingOf(person), calendar, weekends: hasContracts };
  }, [facts, person, calendar, hasContracts]);
}

function ownMarks(own: readonly Entry[] | undefined, day: Day): DayMark[] {
  const absences = own?.filter((one) => one.day === day && takesTheDay(one.status)) ?? [];
  return absences.map((absence) => {
    const name = absenceName(absence);
    return { letter: name.slice(0, 1), text: `${name} (${ABSENCE_STATUS_LABELS[absence.status ?? 0]})` };
  });
}

/** Of the whole company: at which place somebody works is not known here. */
function shutdownMarks(shutdowns: readonly Shutdown[] | undefined, day: Day): DayMark[] {
  const found = shutdowns?.find(
    ({ from, to, place_id, undone_at }) => place_id === null && !undone_at && from <= day && day <= to,
  );
  return found ? [{ letter: 'B', text: `Betriebsferien: ${found.name}` }] : [];
}

function freeMarks(days: Days, day: Day): DayMark[] {
  const kind = kindOfDay(days, day);
  if (kind.name !== null && kind.share < 1)
    return [{ letter: 'F', text: kind.share === 0 ? kind.name : (specialWord(kind) as string) }];
  return isWorked(kind) ? [] : [{ letter: '–', text: days.weekends ? 'Wochenende' : 'kein Arbeitstag' }];
}

function othersMarks(away: readonly Vacation[]): DayMark[] {
  const names = [...new Map(away.map((one) => [one.user, nameOf(one)])).values()];
  if (names.length === 0) return [];
  const more = names.length > MOST ? ` und ${names.length - MOST} weitere` : '';
  return [{ letter: `•${names.length}`, text: `abwesend: ${names.slice(0, MOST).join(', ')}${more}` }];
}
