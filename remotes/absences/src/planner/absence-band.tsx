import { allows } from '@stundenbuch/domain/access/access';
import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import { type Day, isWeekday } from '@stundenbuch/domain/time/day';
import { plannerParts } from '@stundenbuch/domain/workflows/planner/access';
import { formatDay, formatDayMonth, formatShortDay } from '@stundenbuch/web/format';
import { ErrorState, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type TeamChoice, useTeamChoice } from '@stundenbuch/web/teams';
import { usePhone } from '@stundenbuch/web/theme';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TWO_WEEKS, useWeekAbsences } from '../calendar/use-week-absences.ts';
import { useAbsenceKindsQuery } from '../kinds/kinds.api.ts';
import { useColumns, withoutEmptyEnd } from './planner-days.ts';
import { PlannerGrid } from './planner-grid.tsx';
import { PlannerLegend } from './planner-legend.tsx';
import { linesOf } from './planner-lines.ts';
import { plannerRows } from './planner-rows.ts';
import { useFrame } from './use-frame.ts';
import './absence-band.css';

const A_WEEK = 7;

/** This week and the next one: who is away, how many of each team are there, which days are free. A lead sees the own teams. */
export function AbsenceBand() {
  const isPhone = usePhone();
  const { who } = useSession();
  const { days, vacations, isLoading, failed } = useWeekAbsences(TWO_WEEKS);
  const period = { from: days[0] as Day, to: days.at(-1) as Day };
  const choice = useTeamChoice(period);
  const isShown = useMemo(() => {
    const ofTeams = new Set(choice.teams.flatMap(({ people }) => people.map(({ user }) => user)));
    return ({ user }: { user: number }) => who?.role === 'admin' || ofTeams.has(user);
  }, [choice.teams, who]);
  const weeks = isPhone ? [days.slice(0, A_WEEK), days.slice(A_WEEK)] : [days];
  return (
    <div className="ab-band">
      <Panel
        title="Abwesend"
        actions={
          <Link className="sb-touch" to="/vacation-overview">
            Urlaubskalender
          </Link>
        }
      >
        {isLoading && <Skeleton lines={6} />}
        {!isLoading && failed && (
          <ErrorState message="Die Abwesenheiten konnten nicht geladen werden." onRetry={failed.refetch} />
        )}
        {!isLoading &&
          !failed &&
          weeks.map((week) => (
            <Days key={week[0]} {...{ days: week, period, choice, isShown }} vacations={vacations} />
          ))}
      </Panel>
    </div>
  );
}

interface Props {
  days: readonly Day[];
  /** What is asked for, once for all of them. */
  period: { from: Day; to: Day };
  choice: TeamChoice;
  isShown: (person: { user: number }) => boolean;
  vacations: readonly Vacation[];
}

function Days({ days, period, choice, isShown, vacations }: Props) {
  const { user, who } = useSession();
  const isPhone = usePhone();
  const all = useColumns(days);
  const hasFrame = allows(plannerParts.planner, who);
  const { people, freeOf, presence, worked, isLoaded, failed } = useFrame(period, choice, all, hasFrame);
  const { data: kinds = [] } = useAbsenceKindsQuery(undefined, { skip: !allows(kindAccess.kinds, who) });
  if (failed) return <LoadFailure error={failed.error} onRetry={failed.refetch} />;
  if (!isLoaded) return <Skeleton lines={6} />;

  // Who is there all days is counted where everybody is known.
  const known = hasFrame ? people.filter(isShown) : [];
  const away = vacations.filter((one) => isShown(one) && days.includes(one.day));
  const rows = plannerRows(known, away, days, freeOf);
  const columns = withoutEmptyEnd(all, (day) => worked.has(day) || rows.some(({ byDay }) => byDay.has(day)));
  const day = days[0] as Day;
  const others = 'Ohne Team';
  const lines = linesOf(rows, choice.teams, { mine: undefined, onlyAway: true, chosen: null, day, others })
    // Of a team the head says who is there.
    .filter((line) => line.kind !== 'rest')
    .filter((line, at, all) => line.kind === 'person' || line.team || all[at + 1]?.kind === 'person');
  const title = `${formatDayMonth(day)} – ${formatDay(columns.at(-1)?.day)}`;
  const free = columns.filter(({ day, name }) => name && isWeekday(day));
  return (
    <>
      {away.length > 0 ? (
        <PlannerGrid
          {...{ title, columns, lines, rows, isPhone, kinds, presence }}
          own={user?.id ?? 0}
          choosing={null}
          chosen={null}
        />
      ) : (
        <p className="sb-muted">{isPhone ? `${title}: niemand ist abwesend.` : 'Niemand ist abwesend.'}</p>
      )}
      {free.length > 0 && (
        <p className="sb-muted">{free.map(({ day, name }) => `${formatShortDay(day)} ${name}`).join(', ')}</p>
      )}
      {away.length > 0 && <PlannerLegend {...{ rows, kinds, columns }} />}
    </>
  );
}
