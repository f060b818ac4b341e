import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { STATUS_AFTER } from '@stundenbuch/domain/records/absences/rules';
import { Button, StatusTag, useSettled } from '@stundenbuch/web/kit';
import { useEffect, useRef } from 'react';
import { AbsenceStatus } from '../list/absence-status.tsx';
import type { RequestRow } from '../list/request-rows.ts';
import type { useDecisions } from './decisions.ts';

type Decisions = Pick<ReturnType<typeof useDecisions>, 'running' | 'taken' | 'one' | 'undo'>;

interface Props extends Decisions {
  row: RequestRow<PendingAbsence>;
  /** Decided by somebody else in the meantime, so it is display only. */
  isOpen: boolean;
}

/** The actions for a request; after a decision, the outcome and the undo button. */
export function DecideCell({ row, isOpen, running, taken, one, undo }: Props) {
  const decided = taken.get(row.key);
  const { decision, undoable, first } = decided ?? {};
  const wasTaken = useRef(false);
  wasTaken.current ||= decision !== undefined;
  const cell = useRef<HTMLDivElement>(null);
  const settled = useSettled(decision);
  const busy = running.has(row.key);

  // The pressed button is gone; the keyboard continues from here, and a second Enter presses nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the buttons have changed
  useEffect(() => {
    if (wasTaken.current && document.activeElement === document.body) {
      cell.current?.focus({ preventScroll: true });
    }
  }, [decision]);

  return (
    <div className="sb-line ab-decide" ref={cell} tabIndex={-1}>
      {decision ? (
        <>
          {first ? (
            <StatusTag tone="warn">Vorläufig genehmigt</StatusTag>
          ) : (
            <AbsenceStatus status={STATUS_AFTER[decision]} />
          )}
          {undoable !== undefined && (
            <Button
              kind="quiet"
              icon="back"
              busy={busy}
              disabled={!undoable || !settled}
              onClick={() => undo(row)}
            >
              Rückgängig
            </Button>
          )}
        </>
      ) : !isOpen && !busy && !decided ? (
        <StatusTag tone="neutral">Nicht mehr offen</StatusTag>
      ) : (
        <>
          <Button
            kind="quiet"
            icon="check"
            busy={busy}
            disabled={!settled}
            onClick={() => one(row, 'approve')}
          >
            Genehmigen
          </Button>
          <Button kind="quiet" icon="close" disabled={busy || !settled} onClick={() => one(row, 'decline')}>
            Ablehnen
          </Button>
        </>
      )}
    </div>
  );
}
