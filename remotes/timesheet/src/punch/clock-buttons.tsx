import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { forgottenQuestion, punchTexts } from '@stundenbuch/domain/records/punch/messages';
import type { Punch, PunchState } from '@stundenbuch/domain/records/punch/state';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { Button, ButtonLink } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useRef, useState } from 'react';
import './punch.css';
import { useOnline } from './use-online.ts';
import { usePunches } from './use-punches.ts';

// Loaded with the first question.
const ForgottenForm = lazyPage(async () => (await import('./forgotten-form.tsx')).ForgottenForm);
const MissingBreak = lazyPage(async () => (await import('./missing-break.tsx')).MissingBreak);

const LABELS: Readonly<Record<Punch, string>> = {
  come: 'Kommen',
  break: 'Pause',
  resume: 'Weiter',
  go: 'Gehen',
};

/** Those of a state; the first is what people do next. */
const BUTTONS: Readonly<Record<PunchState, readonly Punch[]>> = {
  idle: ['come'],
  forgotten: ['come'],
  work: ['go', 'break'],
  break: ['resume', 'go'],
};

interface Props {
  clock: PunchClock;
  /** One line above what an office decides: there no button is primary. */
  isLine?: boolean;
  /** The day is worked: then to come again is not what people do next. */
  isDone?: boolean;
}

/** Come, break, go, and what the clock asks. */
export function ClockButtons({ clock, isLine = false, isDone = false }: Props) {
  const isOnline = useOnline();
  const [asks, setAsks] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { busy, punch } = usePunches((kind, answer) => {
    // The pressed button is gone; the keyboard continues from here.
    place.current?.focus({ preventScroll: true });
    // Anyone who comes again is asked when they went.
    setAsks(kind === 'come' && answer.forgotten !== null);
  });

  const { state, forgotten, notes, missing_break } = clock;
  const comesAgain = isDone && state === 'idle';
  const isFirst = (at: number) => at === 0 && !isLine && !forgotten;
  return (
    <section className="ts-clock" aria-label="Stempeluhr" ref={place} tabIndex={-1}>
      {forgotten && <p>{forgottenQuestion(formatFullDay(forgotten.day))}</p>}
      <div className="ts-punch-buttons">
        {forgotten && (
          <Button kind={isLine ? 'default' : 'primary'} onClick={() => setAsks(true)}>
            Eintragen
          </Button>
        )}
        {comesAgain && !isLine && <ButtonLink to="/timesheet">Aktuelle Woche</ButtonLink>}
        {BUTTONS[state].map((kind, at) => (
          <Button
            key={kind}
            kind={comesAgain ? 'quiet' : isFirst(at) ? 'primary' : 'default'}
            busy={busy === kind}
            disabled={!isOnline || busy !== null}
            onClick={() => punch(kind)}
          >
            {comesAgain ? 'Nochmals kommen' : LABELS[kind]}
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
      {forgotten && asks && <ForgottenForm forgotten={forgotten} onClose={() => setAsks(false)} />}
    </section>
  );
}
