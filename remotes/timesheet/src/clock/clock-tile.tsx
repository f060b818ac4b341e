import type { Clock } from '@stundenbuch/domain/records/clock/contract';
import { clockTexts, forgottenQuestion } from '@stundenbuch/domain/records/clock/messages';
import type { ClockState, Tap } from '@stundenbuch/domain/records/clock/state';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import { Button, Icon, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useRef, useState } from 'react';
import './clock.css';
import { useClockQuery } from './clock.api.ts';
import { timeOfInstant } from './times.ts';
import { useOnline } from './use-online.ts';
import { useTaps } from './use-taps.ts';
import { useWorked } from './use-worked.ts';

// Loaded with the first question.
const ForgottenForm = lazyPage(async () => (await import('./forgotten-form.tsx')).ForgottenForm);
const MissingBreak = lazyPage(async () => (await import('./missing-break.tsx')).MissingBreak);

const LABELS: Readonly<Record<Tap, string>> = {
  come: 'Kommen',
  break: 'Pause',
  resume: 'Weiter',
  go: 'Gehen',
};

/** The two buttons of a state; the first is what people do next. */
const BUTTONS: Readonly<Record<ClockState, readonly [Tap, Tap]>> = {
  idle: ['come', 'go'],
  forgotten: ['come', 'go'],
  work: ['go', 'break'],
  break: ['resume', 'go'],
};

const isRunning = (state: ClockState) => state === 'work' || state === 'break';

/** Come, break, go on the dashboard. */
export function ClockTile() {
  const { data: clock, error, refetch } = useClockQuery(undefined, { refetchOnMountOrArgChange: true });
  const worked = useWorked(clock);
  const isOnline = useOnline();
  const [asks, setAsks] = useState(false);
  const tile = useRef<HTMLElement>(null);
  const { busy, tap } = useTaps((kind, answer) => {
    // The pressed button is gone; the keyboard continues from here.
    tile.current?.focus({ preventScroll: true });
    // Anyone who comes again is asked when they went.
    setAsks(kind === 'come' && answer.forgotten !== null);
  });

  if (error && !clock) return <LoadFailure error={error} onRetry={refetch} />;
  if (!clock) return <Skeleton />;
  const { state, forgotten, notes, missing_break } = clock;
  return (
    <section className="ts-clock" aria-label="Stempeluhr" ref={tile} tabIndex={-1}>
      <div className="ts-clock-head">
        <Icon name="worktime" />
        <strong>Stempeluhr</strong>
        <span className={`ts-clock-state ts-clock-${state}`} role="status">
          {stateText(clock)}
        </span>
      </div>
      <p className="ts-clock-time">
        <strong>{formatMinutes(worked)}</strong> h heute
      </p>
      <div className="ts-clock-buttons">
        {BUTTONS[state].map((kind, at) => (
          <Button
            key={kind}
            kind={at === 0 ? 'primary' : 'default'}
            busy={busy === kind}
            disabled={!isOnline || busy !== null || (kind === 'go' && !isRunning(state))}
            onClick={() => tap(kind)}
          >
            {LABELS[kind]}
          </Button>
        ))}
      </div>
      {!isOnline && (
        <p className="ts-clock-note" role="alert">
          {clockTexts.offline}
        </p>
      )}
      {notes
        .filter((note) => !forgotten || note !== forgottenQuestion(formatFullDay(forgotten.day)))
        .map((note) => (
          <p key={note} className="ts-clock-note">
            {note}
          </p>
        ))}
      {missing_break && isOnline && <MissingBreak missing={missing_break} />}
      {forgotten && (
        <div className="ts-clock-note">
          <p>{forgottenQuestion(formatFullDay(forgotten.day))}</p>
          <Button onClick={() => setAsks(true)}>Eintragen</Button>
        </div>
      )}
      {forgotten && asks && <ForgottenForm forgotten={forgotten} onClose={() => setAsks(false)} />}
    </section>
  );
}

function stateText({ state, since }: Clock): string {
  const from = since ? ` seit ${timeOfInstant(since)} Uhr` : '';
  if (state === 'work') return `Arbeit${from}`;
  if (state === 'break') return `Pause${from}`;
  return state === 'forgotten' ? 'Nicht ausgestempelt' : 'Nicht eingestempelt';
}
