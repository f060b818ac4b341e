import { allows } from '@stundenbuch/domain/access/access';
import { overtimeSlots } from '@stundenbuch/domain/accounts/overtime/access';
import { isRecorded } from '@stundenbuch/domain/day/contracts/recorded';
import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { cwOf, resolveWeek, type Week, weekList } from '@stundenbuch/domain/time/week';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { EmptyState, Icon, InOrder, LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { Slot } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { WeekBalance } from '../overtime/overtime-figures.tsx';
import { useRunning } from '../punch/use-running.ts';
import { dayView, isOpenFor } from '../shared/day-view.ts';
import { useEntriesOfWeekQuery } from '../shared/timesheet.api.ts';
import { useAbsenceCorrectionPath, useCorrectionPath } from '../shared/use-correction-path.ts';
import { useViewer } from '../shared/use-viewer.ts';
import { useWeekView } from './use-week-view.ts';
import { WeekDay } from './week-day.tsx';
import { WeekPicker } from './week-picker.tsx';
import { WeekSums } from './week-sums.tsx';
import '../shared/week.css';

// For companies that compare days, on a wide screen.
const ViewSwitch = lazyPage(async () => (await import('./view-switch.tsx')).ViewSwitch);
const WeekGrid = lazyPage(async () => (await import('../grid/week-grid.tsx')).WeekGrid);

/** /timesheet?cw&view: the week as a page of a book of hours, or as a grid; #yyyy-mm-dd scrolls to one of its days. */
export function WeekPage() {
  const today = useToday();
  const { who } = useSession();
  const [search, setSearch] = useSearchParams();
  const requested = search.get('cw');
  const cw = requested === null ? cwOf(today) : /^\d{1,2}$/.test(requested) ? Number(requested) : Number.NaN;
  const week = resolveWeek(cw, yearOf(today));
  const choice = useWeekView();
  const view = search.get('view');
  const picker = (
    <WeekPicker
      weeks={weekList(today)}
      chosen={week}
      onChoose={(chosen) =>
        setSearch({ ...(chosen !== cwOf(today) && { cw: String(chosen) }), ...(view && { view }) })
      }
    />
  );
  return (
    <>
      {/* Without project bookings, the tile of the dashboard leads here, too. */}
      <PageHeader title={who?.flags.includes('projectbooking') ? 'Meine Projektstunden' : 'Meine Woche'} />
      {choice ? (
        <div className="ts-choice">
          {picker}
          <ViewSwitch {...choice} />
        </div>
      ) : (
        picker
      )}
      <InOrder>
        <Slot name="week-note" props={week ? { from: week.days[0], to: week.days.at(-1) } : {}} />
        {week &&
          (choice?.view === 'raster' ? <WeekGrid key={week.cw} week={week} /> : <WeekOf week={week} />)}
        {!week && <EmptyState>{timesheetSentences.week_unknown.message}</EmptyState>}
      </InOrder>
    </>
  );
}

function WeekOf({ week }: { week: Week }) {
  const today = useToday();
  const { who } = useSession();
  const { hash } = useLocation();
  const { viewer, ...viewing } = useViewer();
  const running = useRunning();
  const correctionOf = useCorrectionPath();
  const absenceCorrectionOf = useAbsenceCorrectionPath();
  const { currentData: entries, error, refetch } = useEntriesOfWeekQuery(week.cw);
  if (error && !entries) return <LoadFailure error={error} onRetry={refetch} />;
  if (viewing.error) return <LoadFailure error={viewing.error} onRetry={viewing.refetch} />;
  if (!entries || !viewer || running === undefined) return <Skeleton lines={12} />;
  const hasAccount = allows(overtimeSlots.account, who);
  const views = week.days.map((day) => dayView(day, entries));
  /** Recorded, and no longer changed by oneself. */
  const isOver = (day: Day) => day < today && isRecorded(viewer, day) && !isOpenFor(viewer, day, today);
  return (
    <section className="sb-panel ts-week" aria-label={week.label}>
      <ol className="ts-days">
        {views.map((view) => (
          <WeekDay
            key={view.day}
            view={view}
            viewer={viewer}
            today={today}
            isSought={hash === `#${view.day}`}
            running={view.day === today ? running : null}
          >
            {correctionOf && isOver(view.day) && (
              <p className="sb-line ts-adds">
                <Link className="ts-add" to={correctionOf(view.day)}>
                  <Icon name="edit" /> Korrektur beantragen{' '}
                  <span className="sb-hidden">für {formatDay(view.day)}</span>
                </Link>
                {absenceCorrectionOf && (
                  <Link className="ts-add" to={absenceCorrectionOf(view.day)}>
                    <Icon name="absence" /> Abwesenheit korrigieren{' '}
                    <span className="sb-hidden">am {formatDay(view.day)}</span>
                  </Link>
                )}
              </p>
            )}
          </WeekDay>
        ))}
      </ol>
      <WeekSums views={views} viewer={viewer} isSigned={hasAccount} />
      {hasAccount && <WeekBalance />}
    </section>
  );
}
