import { useUnsaved } from '@stundenbuch/web/form';
import { formatNumber } from '@stundenbuch/web/format';
import { Button, ButtonLink, CheckboxField, FormMessage, Panel } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import { HandOutAccess } from '../people/hand-out-access.tsx';
import { signedClock } from './clock.ts';
import { hasOpenings } from './import-kinds.ts';
import type { Plan } from './plan.ts';
import { resultLines } from './result-lines.ts';
import { ResultTable } from './result-table.tsx';
import { RunningImport } from './running-import.tsx';
import type { TakeOver } from './use-take-over.ts';

interface Props {
  plan: Plan;
  takeOver: TakeOver;
  onBack: () => void;
  onAgain: () => void;
}

/** The third and the fourth step: what would happen, and what did. */
export function CheckRows({ plan, takeOver, onBack, onAgain }: Props) {
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [sumsAgree, setSumsAgree] = useState(false);
  const { phase, failure, sums, results } = takeOver;
  useUnsaved(phase === 'taking');
  const isDone = phase === 'done';
  const isChecked = phase === 'checked';
  const lines = resultLines({ ...plan, results });
  const hasSums = hasOpenings(plan.kind) && lines.some(({ openings }) => openings !== null);
  const wanted = sums.new + ticked.size;
  return (
    <Panel title={isDone || phase === 'taking' ? 'Übernehmen' : 'Prüfen'}>
      <div className="sb-stack">
        <Progress takeOver={takeOver} />
        {failure && <FormMessage message={failure.message} />}
        {failure && (
          <div className="sb-line">
            <Button kind="primary" onClick={takeOver.proceed}>
              Weiter
            </Button>
            {failure.code === 'import_running' && <RunningImport onEnded={takeOver.proceed} />}
          </div>
        )}
        {isDone && <p role="status">{doneText(takeOver, plan)}</p>}
        {isChecked && plan.left > 0 && (
          <p className="sb-muted">
            {formatNumber(plan.left)} Zeilen ohne Inhalt bleiben weg, etwa freie Tage.
          </p>
        )}
        {(isChecked || isDone) && (
          <ResultTable lines={lines} {...(isChecked && { ticked, onTick: setTicked })} />
        )}
        {isChecked && hasSums && (
          <>
            <CheckboxField
              id={`${id}-sums`}
              name="sumsAgree"
              label={`Summe ${sumText(plan.sums)} – stimmt mit der alten Liste überein`}
              required
              value={sumsAgree}
              onChange={setSumsAgree}
            />
            {plan.sums.taken !== 0 && (
              <p className="sb-muted">
                Dazu Urlaub genommen lfd. Jahr: {formatNumber(plan.sums.taken)} Tage.
              </p>
            )}
            {sumText(sums) !== sumText(plan.sums) && (
              <p className="sb-muted">
                Summe der Datei: {sumText(plan.sums)}. In Stundenbuch stehen danach {sumText(sums)}: Dort
                zählen auch der Anspruch des Jahres und das, was schon gebucht ist; abgelehnte Zeilen zählen
                nicht.
              </p>
            )}
          </>
        )}
        <div className="sb-form-actions">
          {isDone ? (
            <>
              <Button onClick={onAgain}>Weitere Datei</Button>
              {plan.kind === 'people' && (
                <>
                  <HandOutAccess />
                  <ButtonLink to="/myworkers" kind="primary">
                    Mitarbeiter ansehen
                  </ButtonLink>
                </>
              )}
            </>
          ) : (
            <>
              <Button onClick={onBack} disabled={phase === 'taking' && !failure}>
                Zuordnung ändern
              </Button>
              <Button
                kind="primary"
                disabled={!isChecked || wanted === 0 || (hasSums && !sumsAgree)}
                busy={phase === 'taking' && !failure}
                onClick={() => takeOver.takeOver(ticked, sumsAgree)}
              >
                {wanted === 1 ? '1 Zeile übernehmen' : `${formatNumber(wanted)} Zeilen übernehmen`}
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

const sumText = ({ vacation, minutes }: { vacation: number; minutes: number }) =>
  `${formatNumber(vacation)} Tage, ${signedClock(minutes)} h`;

function Progress({ takeOver: { phase, failure, done, total } }: { takeOver: TakeOver }) {
  if (failure || (phase !== 'checking' && phase !== 'taking')) return null;
  const label = phase === 'checking' ? 'Zeilen werden geprüft' : 'Zeilen werden übernommen';
  return (
    <div>
      <p role="status">{label} …</p>
      <progress className="adm-progress" aria-label={label} value={done} max={Math.max(1, total)} />
    </div>
  );
}

function doneText({ sums }: TakeOver, { unread }: Plan): string {
  const words = [
    `${formatNumber(sums.new)} neu`,
    `${formatNumber(sums.changed)} geändert`,
    `${formatNumber(sums.known)} schon da`,
    `${formatNumber(sums.left + sums.refused + unread.length)} nicht übernommen`,
  ];
  return `Fertig: ${words.join(', ')}. Verschickt wurde nichts.`;
}
