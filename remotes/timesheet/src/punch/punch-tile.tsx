import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { forgottenQuestion, punchTexts } from '@stundenbuch/domain/records/punch/messages';
import type { Punch, PunchState } from '@stundenbuch/domain/records/punch/state';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import { Button, Icon, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useRef, useState } from 'react';
import './punch.css';
import { usePunchClockQuery } from './punch.api.ts';
import { timeOfInstant } from './times.ts';
import { useOnline } from './use-online.ts';
import { usePunches } from './use-punches.ts';
import { useWorked } from './use-worked.ts';

// Loaded with the first question.
const ForgottenForm = lazyPage(async () => (await import('./forgotten-form.tsx')).ForgottenForm);
const MissingBreak = lazyPage(async () => (await import('./missing-break.tsx')).MissingBreak);

const LABELS: Readonly<Record<Punch, string>> = {
  come: 'Kommen',
  break: 'Pause',
  resume: 'Weiter',
  go: 'Gehen',
};

/** The two buttons of a state; the first is what people do next. */
const BUTTONS: Readonly<Record<PunchState, readonly [Punch, Punch]>> = {
  idle: ['come', 'go'],
  forgotten: ['come', 'go'],
  work: ['go', 'break'],
  break: ['resume', 'go'],
};

const isRunning = (state: PunchState) => state === 'work' || state === 'break';

/** Come, break, go on the dashboard. */
export function PunchTile() {
  const { data: clock, error, refetch } = usePunchClockQuery(undefined, { refetchOnMountOrArgChange: true });
  const worked = useWorked(clock);
  const isOnline = useOnline();
  const [asks, setAsks] = useState(false);
  const tile = useRef<HTMLElement>(null);
  const { busy, punch } = usePunches((kind, answer) => {
    // The pressed button is gone; the keyboard continues from here.
    tile.current?.focus({ preventScroll: true });
    // Anyone who comes again is asked when they went.
    setAsks(kind === 'come' && answer.forgotten !== null);
  });

  if (error && !clock) return <LoadFailure error={error} onRetry={refetch} />;
  if (!clock) return <Skeleton />;
  const { state, forgotten, notes, missing_break } = clock;
  return (
    <section className="sb-panel sb-stack" aria-label="Stempeluhr" ref={tile} tabIndex={-1}>
      <div className="sb-line">
        <Icon name="worktime" />
        <strong>Stempeluhr</strong>
        <span role="status">{stateText(clock)}</span>
      </div>
      <p>
        <strong className="sb-figure-value">{formatMinutes(worked)}</strong> h heute
      </p>
      <div className="ts-punch-buttons">
        {BUTTONS[state].map((kind, at) => (
          <Button
            key={kind}
            kind={at === 0 ? 'primary' : 'default'}
            busy={busy === kind}
            disabled={!isOnline || busy !== null || (kind === 'go' && !isRunning(state))}
            onClick={() => punch(kind)}
          >
            {LABELS[kind]}
          </Button>
        ))}
      </div>
      {!isOnline && <p role="alert">{punchTexts.offline}</p>}
      {notes
        .filter((note) => !forgotten || note !== forgottenQuestion(formatFullDay(forgotten.day)))
        .map((note) => (
          <p key={note}>{note}</p>
        ))}
      {missing_break && isOnline && <MissingBreak missing={missing_break} />}
      {forgotten && (
        <div className="sb-stack">
          <p>{forgottenQuestion(formatFullDay(forgotten.day))}</p>
          <Button onClick={() => setAsks(true)}>Eintragen</Button>
        </div>
      )}
      {forgotten && asks && <ForgottenForm forgotten={forgotten} onClose={() => setAsks(false)} />}
    </section>
  );
}

function stateText({ state, since }: PunchClock): string {
  const from = since ? ` seit ${timeOfInstant(since)} Uhr` : '';
  if (state === 'work') return `Arbeit${from}`;
  if (state === 'break') return `Pause${from}`;
  return state === 'forgotten' ? 'Nicht ausgestempelt' : 'Nicht eingestempelt';
}
