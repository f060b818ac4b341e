import { allows, hasAnyFeature } from '@stundenbuch/domain/access/access';
import { isWorked, kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { absenceAccess } from '@stundenbuch/domain/records/absences/access';
import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { isTaken } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS_LABELS, takesTheDay } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { type Day, lastOfMonth, yearOf } from '@stundenbuch/domain/time/day';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import type { DayMark, DayMarks } from '@stundenbuch/web/data';
import { useSession } from '@stundenbuch/web/session';
import { useMemo, useState } from 'react';
import { useVacationsQuery } from '../shared/absences.api.ts';
import { nameOf } from '../shared/names.ts';

/** More names than this nobody reads in a tooltip. */
const MOST = 3;

/**
 * What the calendar of a request says of its days: free ones, one's own absences (of others for whom the office enters it no more
 * than that there is one), and who else is away as the vacation calendar tells it to the caller. Nothing where nothing is switched on.
 */
export function useDayMarks(facts: RequestFacts | null, own?: readonly Entry[]): DayMarks | undefined {
  const { who, user } = useSession();
  const [month, setMonth] = useState<string | null>(null);
  const isOn = facts !== null && hasAnyFeature(who);
  const seesOthers = isOn && own !== undefined && allows(absenceAccess.calendar, who);
  const from = `${month}-01`;
  const { currentData: away } = useVacationsQuery(
    { year: month === null ? 0 : yearOf(from), from, to: month === null ? from : lastOfMonth(from) },
    { skip: month === null || !seesOthers },
  );
  return useMemo(() => {
    if (!isOn) return undefined;
    const others = Map.groupBy(
      (away ?? []).filter((one) => one.user !== user?.id && takesTheDay(one.status)),
      ({ day }) => day,
    );
    const of = (day: Day): DayMark[] => [
      ...ownMarks(facts, own, day),
      ...freeMarks(facts, day),
      ...othersMarks(others.get(day) ?? []),
    ];
    return { of, onShow: setMonth };
  }, [isOn, facts, own, away, user?.id]);
}

function ownMarks(facts: RequestFacts, own: readonly Entry[] | undefined, day: Day): DayMark[] {
  const absences = own?.filter((one) => one.day === day && takesTheDay(one.status)) ?? [];
  if (absences.length > 0)
    return absences.map((absence) => {
      const name = absenceName(absence);
      return { letter: name.slice(0, 1), text: `${name} (${ABSENCE_STATUS_LABELS[absence.status ?? 0]})` };
    });
  return isTaken(facts.taken, day, null) ? [{ letter: 'A', text: 'schon abwesend' }] : [];
}

function freeMarks(facts: RequestFacts, day: Day): DayMark[] {
  const kind = kindOfDay(facts, day);
  if (kind.name !== null && kind.share < 1)
    return [{ letter: 'F', text: kind.share === 0 ? kind.name : `${kind.name} (halber Arbeitstag)` }];
  return isWorked(kind) ? [] : [{ letter: '–', text: 'kein Arbeitstag' }];
}

function othersMarks(away: readonly Vacation[]): DayMark[] {
  const names = [...new Map(away.map((one) => [one.user, nameOf(one)])).values()];
  if (names.length === 0) return [];
  const more = names.length > MOST ? ` und ${names.length - MOST} weitere` : '';
  return [{ letter: `•${names.length}`, text: `abwesend: ${names.slice(0, MOST).join(', ')}${more}` }];
}
