import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { dayNotes } from '@stundenbuch/domain/workflows/day/words';
import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import { ButtonLink } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useOpenMonths } from '@stundenbuch/web/session';
import { DayFavourites, useHasFavourites } from '../favourites/lazy.ts';
import { canBook, dayView } from '../shared/day-view.ts';
import { useCorrectionPath } from '../shared/use-correction-path.ts';
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
        <Locked day={day.day} isClosed={months?.closed.includes(monthOf(day.day))} />
      )}
      <DayEntries day={day} today={today} months={months} />
      {canChange && <QuickLine day={day.day} />}
      {canChange && <WeekActions day={day.day} today={today} />}
    </section>
  );
}

function Locked({ day, isClosed = false }: { day: Day; isClosed: boolean | undefined }) {
  const correctionOf = useCorrectionPath();
  return (
    <div className="ts-locked">
      <p>
        {isClosed
          ? 'Der Monat ist abgeschlossen: Der Tag lässt sich nicht mehr ändern.'
          : 'Der Monat ist vorbei: Der Tag lässt sich nicht mehr ändern.'}
      </p>
      {correctionOf && <ButtonLink to={correctionOf(day)}>Korrektur beantragen</ButtonLink>}
    </div>
  );
}
