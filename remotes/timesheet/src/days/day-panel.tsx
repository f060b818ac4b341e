import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { dayNotes } from '@stundenbuch/domain/workflows/day/words';
import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import { ButtonLink } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useOpenMonths } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';
import { DayFavourites, useHasFavourites } from '../favourites/lazy.ts';
import { canBook, dayView } from '../shared/day-view.ts';
import { useAbsenceCorrectionPath, useCorrectionPath } from '../shared/use-correction-path.ts';
import { DayBars } from './day-bars.tsx';
import { DayEntries } from './day-entries.tsx';
import { Proposals } from './proposals.tsx';
import { StateTag } from './state-mark.tsx';
import { useViewer } from './use-viewer.ts';
import { WeekActions } from './week-actions.tsx';
import './day.css';

// Read with the grammar of the line, when a day is shown.
const QuickLine = lazyPage(async () => (await import('./quick-line.tsx')).QuickLine);

interface Props {
  day: ComparedDay;
  today: Day;
  /** The open day that follows. */
  next: Day | null;
  onGo: (day: Day | null) => void;
}

/** What is recorded on a day on one scale, and what repairs it. */
export function DayPanel({ day, today, next, onGo }: Props) {
  const months = useOpenMonths();
  const viewer = useViewer(months);
  const hasFavourites = useHasFavourites() && canBook(dayView(day.day, day.entries), viewer, today);
  const notes = dayNotes(day);
  const canChange = isOpen(day.day, today, false, months);
  return (
    <section className="sb-panel ts-day-panel" aria-label={formatFullDay(day.day)}>
      <header>
        <div className="sb-line">
          <h2 className="ts-day-title">{formatFullDay(day.day)}</h2>
          <StateTag day={day} today={today} />
        </div>
        <span className="sb-muted">{day.target > 0 ? `Soll ${formatHours(day.target)} h` : notes}</span>
      </header>
      {notes && day.target > 0 && <p className="sb-muted">{notes}</p>}
      {hasFavourites && <DayFavourites day={day.day} />}
      <DayBars day={day} />
      <Proposals day={day} next={next} onGo={onGo} />
      {day.state === 'locked' && (
        <Locked isClosed={months?.closed.includes(monthOf(day.day))}>
          <Corrections day={day.day} />
        </Locked>
      )}
      <DayEntries day={day} today={today} months={months} />
      {!canChange && day.state !== 'locked' && day.day < today && <Corrections day={day.day} />}
      {canChange && <QuickLine day={day.day} />}
      {canChange && <WeekActions day={day.day} today={today} />}
    </section>
  );
}

function Locked({ isClosed = false, children }: { isClosed: boolean | undefined; children: ReactNode }) {
  return (
    <div className="ts-locked">
      <p>
        {isClosed
          ? 'Der Monat ist abgeschlossen: Der Tag lässt sich nicht mehr ändern.'
          : 'Der Monat ist vorbei: Der Tag lässt sich nicht mehr ändern.'}
      </p>
      {children}
    </div>
  );
}

/** What the office is asked to change. */
function Corrections({ day }: { day: Day }) {
  const correctionOf = useCorrectionPath();
  const absenceCorrectionOf = useAbsenceCorrectionPath();
  if (!correctionOf) return null;
  return (
    <div className="sb-line">
      <ButtonLink to={correctionOf(day)}>Korrektur beantragen</ButtonLink>
      {absenceCorrectionOf && <ButtonLink to={absenceCorrectionOf(day)}>Abwesenheit korrigieren</ButtonLink>}
    </div>
  );
}
