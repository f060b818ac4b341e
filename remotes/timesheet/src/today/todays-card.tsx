import { allows } from '@stundenbuch/domain/access/access';
import { timesheetPages, timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { breakText, formatHours } from '@stundenbuch/web/format';
import { ButtonLink } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { ClockButtons } from '../punch/clock-buttons.tsx';
import { DayStrip } from './day-strip.tsx';
import { OffToday } from './off-today.tsx';
import { OnProjects } from './on-projects.tsx';
import { reachedAt } from './strip.ts';
import { isDone, TodaysState } from './todays-state.tsx';
import type { TodaysWork } from './use-today.ts';
import './todays-card.css';

// Its schemas come with it.
const TodaysForm = lazyPage(async () => (await import('./todays-form.tsx')).TodaysForm, FormPlace);

/** The day as the largest thing of a page. */
export function TodaysCard({ work }: { work: TodaysWork }) {
  const { who } = useSession();
  const { off, worked, target, runs, clock } = work;
  const isOff = off !== null && worked === 0 && !runs && (off.isAbsence || !clock);
  const hasTimes = allows(timesheetSlots.recordWorkingTime, who);
  const asks = hasTimes && !clock && worked === 0;
  return (
    <div className="ts-today">
      <div className="ts-today-main">
        <header>
          <h2>Heute</h2>
          <TodaysState work={work} />
        </header>
        {isOff ? (
          <OffToday off={off} />
        ) : (
          <>
            {!asks && (
              <p className="ts-today-hours">
                <strong>{formatHours(worked / 60)} h</strong>
                {target > 0 && <span> von {formatHours(target / 60)} h</span>}
              </p>
            )}
            {asks ? <ToRecord work={work} /> : hasTimes && <Strip work={work} />}
          </>
        )}
        {clock && !(isOff && off.isAbsence) && <ClockButtons clock={clock} isDone={isDone(work)} />}
      </div>
      {!isOff && allows(timesheetPages['/booking'], who) && <OnProjects work={work} />}
    </div>
  );
}

function Strip({ work }: { work: TodaysWork }) {
  const { stretches, now, target, worked, runs } = work;
  const left = Math.max(0, target - worked);
  return (
    <>
      <DayStrip stretches={stretches} now={now} left={runs ? left : 0} runs={runs} />
      <p>{sentenceOf(work, left)}</p>
    </>
  );
}

function sentenceOf({ pause, clock, target, now, stretches }: TodaysWork, left: number) {
  const whole = `${formatHours(target / 60)} h`;
  const paused = pause > 0 ? `${breakText(pause / 60)}. ` : '';
  const isReached = target > 0 && left === 0;
  const at = clock?.state === 'work' && left > 0 ? reachedAt(now, left) : null;
  if (at)
    return (
      <>
        {paused}Um <strong>{at} Uhr</strong> sind {whole} erreicht.
      </>
    );
  if (stretches.length === 0) return 'Noch nichts erfasst.';
  if (isReached) return `${paused}${whole} sind erreicht.`;
  return left > 0 ? `${paused}Es fehlen noch ${formatHours(left / 60)} h.` : paused;
}

/** Without a clock: the form as it was on the last working day, or the way there. */
function ToRecord({ work: { day } }: { work: TodaysWork }) {
  const { who } = useSession();
  if (allows(timesheetSlots.recent, who)) return <TodaysForm day={day} />;
  return (
    <>
      <p>Noch nichts erfasst.</p>
      <div className="ts-today-buttons">
        <ButtonLink kind="primary" to={`/create-workingtime?date=${day}`}>
          Arbeitszeit eintragen
        </ButtonLink>
      </div>
    </>
  );
}

function FormPlace() {
  return <div className="ts-today-form-place sb-pending" aria-hidden="true" />;
}
