import { kindOfDay, specialWord } from '@stundenbuch/domain/day/workday/work-day';
import { blockingAbsence } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { breakText, formatDay, formatHours, weekdayName } from '@stundenbuch/web/format';
import { Icon, StatusTag } from '@stundenbuch/web/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { sinceText } from '../punch/times.ts';
import type { Running } from '../punch/use-running.ts';
import {
  canBook,
  canRecord,
  type DayState,
  type DayView,
  isOpenFor,
  OWN_PATHS,
  stateOf,
  type Viewer,
} from '../shared/day-view.ts';

interface Props {
  view: DayView;
  viewer: Viewer;
  today: Day;
}

interface DayProps extends Props {
  /** What else can be done on the day. */
  children?: ReactNode;
  /** Named in the address: where to start. */
  isSought?: boolean;
  /** Of the form beside it. */
  isChosen?: boolean;
  /** The clock, on the day on which it runs. */
  running?: Running | null;
}

export function WeekDay({ view, viewer, today, running = null, children, ...of }: DayProps) {
  const { isSought = false, isChosen = isSought } = of;
  const { day, absences } = view;
  const state = stateOf(view, viewer, today);
  const isToday = day === today;
  const special = specialWord(kindOfDay(viewer, day));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSought) heading.current?.focus();
  }, [isSought]);
  return (
    <li
      className={`ts-day ts-day-${state} ${isChosen ? 'ts-day-sought' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <h2 ref={heading} tabIndex={isSought ? -1 : undefined} className="ts-date">
        <span>{weekdayName(day)}</span>
        <time dateTime={day}>{formatDay(day)}</time>
        {isToday && <em>heute</em>}
      </h2>
      <div className="sb-stack ts-entries">
        {special && (
          <p className="ts-absence">
            <StatusTag tone="neutral">{special}</StatusTag>
          </p>
        )}
        {absences.map((absence) => (
          <p key={absence.id} className="ts-absence">
            <StatusTag tone="info" icon="absence">
              {`${absenceName(absence)} (${ABSENCE_STATUS_LABELS[absence.status ?? 0]})`}
            </StatusTag>
          </p>
        ))}
        <WorkLine view={view} viewer={viewer} today={today} />
        {running && <RunningLine running={running} work={view.work} today={today} />}
        <BookingLines view={view} viewer={viewer} today={today} />
        <AddLinks view={view} viewer={viewer} today={today} />
        {children}
      </div>
      {running ? (
        <Mark tone="info">{running.state === 'work' ? 'Uhr läuft' : 'Pause'}</Mark>
      ) : (
        <DayMark state={state} view={view} today={today} />
      )}
    </li>
  );
}

/** Only an entry leads to its form that can be changed: in a month that is open, on a day that is recorded. */
const pathsOn = (day: Day, viewer: Viewer, today: Day) =>
  isOpenFor(viewer, day, today) ? (viewer.corrects ?? OWN_PATHS) : null;

function WorkLine({ view: { work, day }, viewer, today }: Props) {
  if (!work) return null;
  return (
    <Line icon="worktime" hours={work.hours} to={pathsOn(day, viewer, today)?.work(work) ?? null}>
      <strong>Arbeitszeit</strong> {work.start_time} – {work.end_time}, {breakText(work.break ?? 0)}
    </Line>
  );
}

/** What the clock will write, beside what is written. */
function RunningLine({ running, work, today }: { running: Running; work: Entry | null; today: Day }) {
  const minutes = Math.max(0, running.minutes - Math.round((work?.hours ?? 0) * 60));
  return (
    <Line icon="worktime" hours={hoursOf(minutes)} to={null}>
      <strong>{running.state === 'work' ? 'Stempeluhr läuft' : 'Stempeluhr: Pause'}</strong>{' '}
      {sinceText(running.since, today)}, noch nicht gespeichert
    </Line>
  );
}

function BookingLines({ view: { bookings, day }, viewer, today }: Props) {
  const paths = pathsOn(day, viewer, today);
  return bookings.map((booking) => (
    <Line key={booking.id} icon="project" hours={booking.hours} to={paths?.booking(booking) ?? null}>
      <strong>{booking.project_name}</strong> {booking.booking_text}
    </Line>
  ));
}

function AddLinks({ view, viewer, today }: Props) {
  const paths = viewer.corrects ?? OWN_PATHS;
  const links = [
    canRecord(view, viewer, today) && ([paths.record(view.day), 'Arbeitszeit erfassen'] as const),
    canBook(view, viewer, today) && ([paths.book(view.day), 'Projekt buchen'] as const),
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <p className="sb-line ts-adds">
      {links.map(([path, label]) => (
        <Link key={path} className="ts-add" to={path}>
          <Icon name="add" /> {label} <span className="sb-hidden">am {formatDay(view.day)}</span>
        </Link>
      ))}
    </p>
  );
}

interface LineProps {
  icon: 'worktime' | 'project';
  hours: Entry['hours'];
  /** Where it can be edited; null once the month is closed. */
  to: string | null;
  children: React.ReactNode;
}

function Line({ icon, hours, to, children }: LineProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span className="ts-what">{children}</span>
      <span className="ts-amount">{formatHours(hours)} h</span>
      {to && <Icon name="edit" />}
    </>
  );
  return to ? (
    <Link className="ts-line" to={to}>
      {content}
    </Link>
  ) : (
    <p className="ts-line">{content}</p>
  );
}

/** The margin's colour as a word. */
function DayMark({ state, view, today }: Omit<Props, 'viewer'> & { state: DayState }) {
  const { work, worked, booked, absences, day } = view;
  const open = worked - booked;
  switch (state) {
    case 'missing':
      return <Mark tone="bad">fehlt</Mark>;
    case 'complete':
      return <Mark tone="good">vollständig</Mark>;
    case 'differs':
      if (blockingAbsence(absences)) return <Mark tone="warn">doppelt belegt</Mark>;
      if (work === null) return <Mark tone="bad">Arbeitszeit fehlt</Mark>;
      return (
        <Mark tone="warn">
          {open > 0 ? `${formatHours(open)} h offen` : `${formatHours(-open)} h zu viel`}
        </Mark>
      );
    case 'unrecorded':
      return (
        <p className="ts-state sb-muted">
          <span aria-hidden="true">–</span>
          <span className="sb-hidden">wird nicht erfasst</span>
        </p>
      );
    default:
      return state === 'empty' && day === today ? <p className="ts-state sb-muted">noch leer</p> : null;
  }
}

const Mark = ({ tone, children }: { tone: 'good' | 'warn' | 'bad' | 'info'; children: string }) => (
  <p className="ts-state">
    <StatusTag tone={tone} {...(tone === 'warn' && { icon: 'warning' })}>
      {children}
    </StatusTag>
  </p>
);
