import { allows } from '@stundenbuch/domain/access/access';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import { yearOf } from '@stundenbuch/domain/time/day';
import { MONTHS } from '@stundenbuch/domain/time/format';
import { useToday } from '@stundenbuch/web/clock';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { TeamPicker, useTeamChoice } from '@stundenbuch/web/teams';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useVacationsQuery } from '../shared/absences.api.ts';
import { CalendarFilters, type Filters } from './calendar-filters.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { type Shown, yearOfVacations } from './calendar-rows.ts';
import { DEFAULT_TYPES } from './calendar-words.ts';
import './calendar.css';

const EVERY = MONTHS.map((_, month) => month);

/** The twelve months of a year, as the specification has them. */
export function YearCalendar({ withAway }: { withAway: boolean }) {
  const today = useToday();
  const { user, who } = useSession();
  const [{ year, ownOnly, types }, setFilters] = useState<Filters>(() => ({
    year: yearOf(today),
    ownOnly: false,
    types: new Set(DEFAULT_TYPES),
  }));
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([Number(today.slice(5, 7)) - 1]));
  const { currentData, error, isFetching, refetch } = useVacationsQuery(
    { year },
    { refetchOnMountOrArgChange: 60 },
  );
  // Store updates render synchronously; deferred, the year renders in slices.
  const answer = useDeferredValue(
    useMemo(() => currentData && { year, days: currentData }, [currentData, year]),
  );
  const vacations = useMemo(() => answer && yearOfVacations(answer.days), [answer]);
  const choice = useTeamChoice({ from: `${year}-01-01`, to: `${year}-12-31` });
  const own = ownOnly ? (user?.id ?? 0) : null;
  // What a kind of the company's own is built on, or reads as no more than away, has no box of its own.
  const isWide = withAway || allows(kindAccess.kinds, who);
  const { has } = choice;
  // The tick is painted before the months that follow from it.
  const shown: Shown = useDeferredValue(
    useMemo(
      () => ({
        isShown: own === null ? has : (person) => person === own,
        types: isWide ? new Set([...types, TYPE.other]) : types,
      }),
      [own, has, types, isWide],
    ),
  );

  const toggle = useCallback(
    (month: number) =>
      setOpen(
        (before) => new Set(before.has(month) ? [...before].filter((m) => m !== month) : [...before, month]),
      ),
    [],
  );

  return (
    <Panel>
      <CalendarFilters
        value={{ year, ownOnly, types }}
        onChange={(changes) => setFilters((before) => ({ ...before, ...changes }))}
        thisYear={yearOf(today)}
        picker={<TeamPicker choice={choice} />}
        onExpandAll={() => setOpen(new Set(EVERY))}
        onCollapseAll={() => setOpen(new Set())}
      />
      {answer &&
        vacations &&
        EVERY.map((month) => (
          <CalendarMonth
            key={month}
            {...{ year: answer.year, month, vacations, shown }}
            open={open.has(month)}
            onToggle={toggle}
          />
        ))}
      {!vacations && error && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {!vacations && (isFetching || !error) && <Skeleton lines={12} />}
    </Panel>
  );
}
