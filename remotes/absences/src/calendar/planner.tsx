import { kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { AWAY, TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import {
  addDays,
  type Day,
  daysFrom,
  firstOfMonth,
  isWeekday,
  lastOfMonth,
  yearOf,
} from '@stundenbuch/domain/time/day';
import { formatNumber, monthName } from '@stundenbuch/domain/time/format';
import { isoWeek, mondayOf } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { formatDayMonth, weekdayName } from '@stundenbuch/web/format';
import { Button, CheckboxField, IconButton, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useOwnCalendar, useSession } from '@stundenbuch/web/session';
import { TeamPicker, useTeamChoice } from '@stundenbuch/web/teams';
import { usePhone } from '@stundenbuch/web/theme';
import { useId, useState } from 'react';
import { useVacationsQuery } from '../shared/absences.api.ts';
import { letterOf, sentenceOf } from './calendar-words.ts';
import { awayCount, type Cell, type PlannerRow, plannerRows } from './planner-rows.ts';
import { usePlannerPeople } from './use-planner-people.ts';
import './planner.css';

/** A month on the desk, the working days of a week on the phone; opens on today's. */
export function Planner() {
  const today = useToday();
  const isPhone = usePhone();
  const id = useId();
  const { user } = useSession();
  const [day, setDay] = useState<Day>(today);
  const [ownOnly, setOwnOnly] = useState(false);
  const days = isPhone
    ? daysFrom(mondayOf(day), addDays(mondayOf(day), 4))
    : daysFrom(firstOfMonth(day), lastOfMonth(day));
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  const query = { from: first, to: last };
  const answer = useVacationsQuery({ year: yearOf(first), ...query }, { refetchOnMountOrArgChange: 60 });
  // A week around New Year lies in two years.
  const next = useVacationsQuery({ year: yearOf(last), ...query }, { skip: yearOf(first) === yearOf(last) });
  const choice = useTeamChoice(query);
  const people = usePlannerPeople(query, choice);

  const failed = [answer, next].find(({ error, currentData }) => error && !currentData);
  const move = (step: number) =>
    setDay(isPhone ? addDays(mondayOf(day), 7 * step) : monthFrom(firstOfMonth(day), step));
  const title = isPhone ? `KW ${isoWeek(first)}` : monthName(first.slice(0, 7));
  const vacations = [...(answer.currentData ?? []), ...(next.currentData ?? [])];
  const rows = plannerRows(people, vacations, days).filter((row) =>
    ownOnly ? row.user === user?.id : choice.has(row.user),
  );
  return (
    <Panel>
      <div className="sb-line ab-planner-bar">
        <IconButton
          icon="previous"
          label={isPhone ? 'Vorherige Woche' : 'Vorheriger Monat'}
          onClick={() => move(-1)}
        />
        <h2 aria-live="polite">
          {title}
          {isPhone && <small>{`${formatDayMonth(first)} – ${formatDayMonth(last)}`}</small>}
        </h2>
        <IconButton
          icon="next"
          label={isPhone ? 'Nächste Woche' : 'Nächster Monat'}
          onClick={() => move(1)}
        />
        <Button kind="quiet" onClick={() => setDay(today)}>
          Heute
        </Button>
        <TeamPicker choice={choice} />
        <CheckboxField id={`${id}-own`} name="own" label="Nur eigene" value={ownOnly} onChange={setOwnOnly} />
      </div>
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {!failed && !answer.currentData && <Skeleton lines={12} />}
      {!failed && answer.currentData && (
        <>
          <Grid {...{ title, days, rows, today, isPhone }} own={user?.id ?? 0} />
          <Legend rows={rows} />
        </>
      )}
    </Panel>
  );
}

const monthFrom = (first: Day, step: number): Day =>
  firstOfMonth(step > 0 ? addDays(lastOfMonth(first), 1) : addDays(first, -1));

interface GridProps {
  title: string;
  days: readonly Day[];
  rows: readonly PlannerRow[];
  today: Day;
  isPhone: boolean;
  own: number;
}

/** People in rows, days in columns; head and foot stay in sight. */
function Grid({ title, days, rows, today, isPhone, own }: GridProps) {
  const { calendar } = useOwnCalendar();
  const special = new Map(
    days.map((day) => [day, calendar ? kindOfDay({ working_days: null, calendar }, day) : null]),
  );
  const nameOfDay = (day: Day) => special.get(day)?.name ?? undefined;
  const classOfDay = (day: Day) =>
    [(!isWeekday(day) || special.get(day)?.share === 0) && 'ab-off', day === today && 'ab-now']
      .filter(Boolean)
      .join(' ') || undefined;
  const isThere = ({ cells }: PlannerRow) => cells.every(({ absences }) => absences.length === 0);
  const mine = rows.filter(({ user }) => user === own);
  const others = rows.filter(({ user }) => user !== own);
  // On the phone whoever is there all days is a number.
  const shown = isPhone ? [...mine, ...others.filter((row) => !isThere(row))] : rows;
  const rest = rows.length - shown.length;
  return (
    <div className="ab-planner">
      <table aria-label={`Abwesenheiten, ${title}`}>
        <thead>
          <tr className="ab-weeks">
            <th />
            {weeksOf(days).map(({ week, count }) => (
              <th key={week} colSpan={count} scope="colgroup">
                {count > 1 ? `KW ${week}` : week}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">Mitarbeiter</th>
            {days.map((day) => (
              <th key={day} scope="col" className={classOfDay(day)} title={nameOfDay(day)}>
                <small>{weekdayName(day)}</small>
                {Number(day.slice(8))}
                {nameOfDay(day) && <span className="sb-hidden">{nameOfDay(day)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ user, name, cells }) => (
            <tr key={user} className={user === own ? 'ab-own' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <DayCell key={cell.days[0]} cell={cell} className={classOfDay(cell.days[0] as Day)} />
              ))}
            </tr>
          ))}
          {rest > 0 && (
            <tr>
              <td colSpan={days.length + 1} className="sb-muted">{`${rest} weitere, alle Tage da`}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Abwesend</th>
            {days.map((day) => {
              const count = awayCount(rows, day);
              return (
                <td key={day} className={classOfDay(day)}>
                  {count > 0 && formatNumber(count)}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DayCell({ cell: { days, absences }, className }: { cell: Cell; className: string | undefined }) {
  const [from, to] = [days[0] as Day, days.at(-1) as Day];
  if (absences.length === 0) return <td className={className} />;
  return (
    <td colSpan={days.length}>
      <span className="ab-runs">
        {absences.map(({ project, status, half = null, kind_name }) => {
          const text = sentenceOf({ from, to, project, status, half, kind_name });
          return (
            <span
              key={half}
              role="img"
              aria-label={text}
              title={text}
              className={`ab-run ab-kind-${project}${status === 0 ? ' ab-asked' : ''}${half ? ` ab-${half}` : ''}`}
            >
              {half ? '½' : `${letterOf(project)}${status === 0 ? '?' : ''}`}
            </span>
          );
        })}
      </span>
    </td>
  );
}

function weeksOf(days: readonly Day[]) {
  const weeks: { week: number; count: number }[] = [];
  for (const day of days) {
    const week = isoWeek(day);
    const last = weeks.at(-1);
    if (last?.week === week) last.count += 1;
    else weeks.push({ week, count: 1 });
  }
  return weeks;
}

/** The kinds that are there, and what a dashed border says. */
function Legend({ rows }: { rows: readonly PlannerRow[] }) {
  const absences = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.absences));
  const kinds = [...new Set(absences.map(({ project }) => project))].sort((a, b) => a - b);
  if (kinds.length === 0) return <p className="sb-muted">Niemand ist abwesend.</p>;
  return (
    <ul className="sb-line ab-planner-legend" aria-label="Legende">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`ab-run ab-kind-${kind}`} aria-hidden="true">
            {letterOf(kind)}
          </span>
          {kind === TYPE.other ? AWAY : typeLabel(kind)}
        </li>
      ))}
      {absences.some(({ status }) => status === 0) && (
        <li>
          <span className="ab-run ab-asked" aria-hidden="true">
            ?
          </span>
          Beantragt
        </li>
      )}
    </ul>
  );
}
