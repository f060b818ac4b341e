import { allows } from '@stundenbuch/domain/access/access';
import { absenceSlots, seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { isoWeek } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay, formatDayMonth } from '@stundenbuch/web/format';
import { Button, CheckboxField, IconButton, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { TeamPicker, useTeamChoice } from '@stundenbuch/web/teams';
import { usePhone } from '@stundenbuch/web/theme';
import { type ReactNode, startTransition, useDeferredValue, useId, useMemo, useState } from 'react';
import { useAbsenceKindsQuery } from '../kinds/kinds.api.ts';
import { useVacationsQuery } from '../shared/absences.api.ts';
import { daysShown, stepFrom, useColumns, withoutEmptyEnd, worksOn } from './planner-days.ts';
import { PlannerGrid } from './planner-grid.tsx';
import { PlannerLegend } from './planner-legend.tsx';
import { linesOf } from './planner-lines.ts';
import { plannerRows } from './planner-rows.ts';
import { useFrame } from './use-frame.ts';
import { useLooks } from './use-looks.tsx';
import { useSelection } from './use-selection.ts';

/** Brings the schemas of a form along. */
const RequestBar = lazyPage(
  async () => (await import('./request-bar.tsx')).RequestBar,
  () => <Skeleton lines={2} />,
);

// The same one each time: the grid is drawn again when what it shows is another one.
const NO_KINDS: readonly AbsenceKind[] = [];

/** A month at the desk, the working days of a week on the phone; opens on today's. */
export function Planner({ children }: { children: ReactNode }) {
  const today = useToday();
  const isPhone = usePhone();
  const id = useId();
  const { user, who } = useSession();
  const own = user?.id ?? 0;
  const [day, setDay] = useState<Day>(today);
  const [ownOnly, setOwnOnly] = useState(false);
  // Drawing hundreds of lines follows the paint of the tap.
  const drawnOwnOnly = useDeferredValue(ownOnly);
  const step = (by: 1 | -1) => startTransition(() => setDay((from) => stepFrom(from, by, isPhone)));
  const { days: chosen, choosing } = useSelection();

  const days = useMemo(() => daysShown(day, isPhone), [day, isPhone]);
  const all = useColumns(days);
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  const query = { from: first, to: last };
  const answer = useVacationsQuery({ year: yearOf(first), ...query }, { refetchOnMountOrArgChange: 60 });
  // A week around New Year lies in two years.
  const next = useVacationsQuery({ year: yearOf(last), ...query }, { skip: yearOf(first) === yearOf(last) });
  const choice = useTeamChoice(query);
  const frame = useFrame(query, choice, all);
  const { people, freeOf, presence, worked } = frame;
  const { data: kinds = NO_KINDS } = useAbsenceKindsQuery(undefined, {
    skip: !allows(kindAccess.kinds, who),
  });

  const { teams, team, has } = choice;
  const everybody = useMemo(() => {
    const vacations = [...(answer.currentData ?? []), ...(next.currentData ?? [])];
    return plannerRows(people, vacations, days, freeOf);
  }, [answer.currentData, next.currentData, people, days, freeOf]);
  const rows = useMemo(
    () => everybody.filter((row) => (drawnOwnOnly ? row.user === own : has(row.user))),
    [everybody, own, drawnOwnOnly, has],
  );
  const columns = useMemo(() => {
    const isNeeded = (one: Day) =>
      worked.has(one) || worksOn(user, one) || rows.some(({ byDay }) => byDay.has(one));
    return isPhone ? withoutEmptyEnd(all, isNeeded) : all;
  }, [all, isPhone, worked, user, rows]);
  const looks = useLooks(rows, kinds);
  const others = seesEverybody(who?.role ?? '') ? 'Ohne Team' : 'Weitere';
  const lines = useMemo(() => {
    const mine = everybody.find((row) => row.user === own);
    const found = linesOf(rows, teams, { mine, onlyAway: isPhone, chosen: team, day: first, others });
    return found.map((line) => (line.kind === 'person' ? { ...line, row: looks.only(line.row) } : line));
  }, [everybody, rows, teams, team, own, isPhone, first, others, looks.only]);

  const failed = [answer, next].find(({ error, currentData }) => error && !currentData) ?? frame.failed;
  const isLoaded = answer.currentData !== undefined && frame.isLoaded;
  const title = isPhone ? `KW ${isoWeek(first)}` : monthName(first.slice(0, 7));
  const mayRequest = allows(absenceSlots.request, who);
  return (
    <>
      <div className="sb-line ab-planner-bar">
        <div className="sb-line ab-steps">
          <IconButton
            icon="previous"
            label={isPhone ? 'Vorherige Woche' : 'Vorheriger Monat'}
            onClick={() => step(-1)}
          />
          <h2 aria-live="polite">
            {title}
            {isPhone && <small>{`${formatDayMonth(first)} – ${formatDay(columns.at(-1)?.day)}`}</small>}
          </h2>
          <IconButton
            icon="next"
            label={isPhone ? 'Nächste Woche' : 'Nächster Monat'}
            onClick={() => step(1)}
          />
          <Button onClick={() => startTransition(() => setDay(today))}>Heute</Button>
        </div>
        <TeamPicker choice={choice} />
        {looks.field}
        <CheckboxField id={`${id}-own`} name="own" label="Nur eigene" value={ownOnly} onChange={setOwnOnly} />
        {children}
      </div>
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {!failed && !isLoaded && <Skeleton lines={12} />}
      {!failed && isLoaded && (
        <>
          <div className="sb-frame ab-planner-frame" aria-busy={drawnOwnOnly !== ownOnly || undefined}>
            <PlannerGrid
              {...{ title, columns, lines, rows, own, isPhone, kinds, presence, chosen }}
              choosing={mayRequest ? choosing : null}
            />
            {chosen && mayRequest && <RequestBar days={chosen} onClose={choosing.clear} />}
          </div>
          <PlannerLegend {...{ rows, kinds, columns }} />
        </>
      )}
    </>
  );
}
