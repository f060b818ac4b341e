import { blockingAbsence, nameWithHalf } from '@stundenbuch/domain/absences/halves';
import { ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/absences/types';
import type { Day } from '@stundenbuch/domain/calendar/day';
import { kindOfDay, specialWord } from '@stundenbuch/domain/contracts/work-day';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { isOpen } from '@stundenbuch/domain/timesheet/rules';
import { typeLabel } from '@stundenbuch/domain/timesheet/type-codes';
import { formatDay, formatHours, weekdayName } from '@stundenbuch/web/format';
import { Icon, StatusTag } from '@stundenbuch/web/kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { canBook, canRecord, type DayState, type DayView, stateOf, type Viewer } from './day-view.ts';

interface Props {
  view: DayView;
  viewer: Viewer;
  today: Day;
}

interface DayProps extends Props {
  /** Named in the address: where to start. */
  isSought: boolean;
}

export function WeekDay({ view, viewer, today, isSought }: DayProps) {
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
      className={`ts-day ts-day-${state} ${isSought ? 'ts-day-sought' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <h2 ref={heading} tabIndex={isSought ? -1 : undefined} className="ts-date">
        <span>{weekdayName(day)}</span>
        <time dateTime={day}>{formatDay(day)}</time>
        {isToday && <em>heute</em>}
      </h2>
      <div className="ts-entries">
        {special && (
          <p className="ts-absence">
            <StatusTag tone="neutral">{special}</StatusTag>
          </p>
        )}
        {absences.map((absence) => (
          <p key={absence.id} className="ts-absence">
            <StatusTag tone="info" icon="absence">
              {`${nameWithHalf(typeLabel(absence.project), absence.half)} (${ABSENCE_STATUS_LABELS[absence.status ?? 0]})`}
            </StatusTag>
          </p>
        ))}
        <WorkLine view={view} today={today} />
        <BookingLines view={view} today={today} />
        <AddLinks view={view} viewer={viewer} today={today} />
      </div>
      <DayMark state={state} view={view} today={today} />
    </li>
  );
}

type Lines = Pick<Props, 'view' | 'today'>;

function WorkLine({ view: { work, day }, today }: Lines) {
  if (!work) return null;
  return (
    <Line
      icon="worktime"
      hours={work.hours}
      to={isOpen(day, today) ? `/manage-workingtime?date=${day}` : null}
    >
      <span className="ts-text">Arbeitszeit</span> {work.start_time} – {work.end_time}, Pause&nbsp;
      {formatHours(work.break ?? 0)}
    </Line>
  );
}

function BookingLines({ view: { bookings, day }, today }: Lines) {
  return bookings.map(({ id, hours, project_name, booking_text }) => (
    <Line key={id} icon="project" hours={hours} to={isOpen(day, today) ? `/manage-booking?id=${id}` : null}>
      <span className="ts-text">{project_name}</span> {booking_text}
    </Line>
  ));
}

function AddLinks({ view, viewer, today }: Props) {
  const links = [
    canRecord(view, viewer, today) && (['/create-workingtime', 'Arbeitszeit erfassen'] as const),
    canBook(view, viewer, today) && (['/manage-booking', 'Projekt buchen'] as const),
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <p className="ts-adds">
      {links.map(([path, label]) => (
        <Link key={path} className="ts-add" to={`${path}?date=${view.day}`}>
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
  const { worked, booked, absences, day } = view;
  const open = worked - booked;
  switch (state) {
    case 'missing':
      return <Mark tone="bad">fehlt</Mark>;
    case 'complete':
      return <Mark tone="good">vollständig</Mark>;
    case 'differs':
      if (blockingAbsence(absences)) return <Mark tone="warn">doppelt belegt</Mark>;
      return (
        <Mark tone="warn">
          {open > 0 ? `${formatHours(open)} h offen` : `${formatHours(-open)} h zu viel`}
        </Mark>
      );
    default:
      return state === 'empty' && day === today ? <p className="ts-state ts-quiet">noch leer</p> : null;
  }
}

const Mark = ({ tone, children }: { tone: 'good' | 'warn' | 'bad'; children: string }) => (
  <p className="ts-state">
    <StatusTag tone={tone} {...(tone === 'warn' && { icon: 'warning' })}>
      {children}
    </StatusTag>
  </p>
);
