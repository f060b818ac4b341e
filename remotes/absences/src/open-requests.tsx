import type { PendingAbsence } from '@stundenbuch/domain/absences/contract';
import { ABSENCE_STATUS } from '@stundenbuch/domain/absences/types';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { Button, Checkbox, CheckboxField, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { absenceColumns } from './absence-columns.tsx';
import { useOpenRequestsQuery } from './absences.api.ts';
import { type BulkDecision, BulkDialog } from './bulk-dialog.tsx';
import { DecideCell } from './decide-cell.tsx';
import type { useDecisions } from './decisions.ts';
import { dayOf, nameOf } from './names.ts';
import { RequestNote } from './request-note.tsx';
import { useSteadyRows } from './use-steady-rows.ts';

type Props = ReturnType<typeof useDecisions>;

const NONE: readonly PendingAbsence[] = [];
const ID = 'pending-absences';
const { worker, day, type, hours } = absenceColumns;
const exported: Column<PendingAbsence>[] = [worker, day, type, hours];

/** Open requests. The selection spans all pages; requests that were decided elsewhere drop out of it. */
export function OpenRequests({ running, taken, one, many, undo }: Props) {
  const {
    data: answer,
    error,
    refetch,
  } = useOpenRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // Store updates render synchronously; deferred, a long list renders in slices.
  const data = useDeferredValue(answer);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<{
    decision: BulkDecision;
    absences: readonly PendingAbsence[];
  } | null>(null);
  const allId = useId();
  const open = useMemo(
    () => data?.filter(({ status }) => status === ABSENCE_STATUS.requested) ?? NONE,
    [data],
  );
  const undoable = [...taken.values()].some(({ undoable }) => undoable);
  const { rows, list } = useSteadyRows(open, undoable);
  const openIds = useMemo(() => new Set(open.map(({ id }) => id)), [open]);
  const selected = open.filter(({ id }) => chosen.has(id) && !running.has(id));

  if (error && !answer) return <LoadFailure error={error} onRetry={refetch} />;
  const choose = (id: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));

  const columns: Column<PendingAbsence>[] = [
    {
      key: 'chosen',
      title: 'Auswahl',
      sortable: false,
      value: () => null,
      card: 'lead',
      render: (absence) => (
        <Checkbox
          className="ab-select"
          aria-label={`${nameOf(absence)}, ${dayOf(absence)} auswählen`}
          checked={chosen.has(absence.id) && openIds.has(absence.id)}
          disabled={running.has(absence.id) || !openIds.has(absence.id)}
          onChange={(event) => choose(absence.id, event.target.checked)}
        />
      ),
    },
    worker,
    day,
    { ...type, card: 'plain', render: (absence) => <RequestNote absence={absence} /> },
    hours,
  ];

  return (
    <Panel title="Offene Anträge" actions={<ExportButton id={ID} columns={exported} rows={open} />}>
      {data && rows.length > 0 && (
        <div className="ab-bulk">
          <CheckboxField
            id={allId}
            name="all"
            label={`Alle auswählen (${selected.length} von ${open.length} ausgewählt)`}
            value={selected.length > 0 && selected.length === open.length}
            onChange={(all) => setChosen(new Set(all ? open.map(({ id }) => id) : []))}
          />
          <Button
            kind="primary"
            icon="check"
            disabled={selected.length === 0}
            onClick={() => setAsking({ decision: 'approve', absences: selected })}
          >
            Auswahl genehmigen
          </Button>
          <Button
            kind="danger"
            icon="close"
            disabled={selected.length === 0}
            onClick={() => setAsking({ decision: 'decline', absences: selected })}
          >
            Auswahl ablehnen
          </Button>
        </div>
      )}
      {data ? (
        <div {...list}>
          <DataTable
            id={ID}
            label="Offene Anträge"
            pageSize={10}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty="Kein Antrag wartet auf eine Antwort."
            actions={(absence) => (
              <DecideCell
                absence={absence}
                isOpen={openIds.has(absence.id)}
                {...{ running, taken, one, undo }}
              />
            )}
          />
        </div>
      ) : (
        <Skeleton lines={24} />
      )}
      {asking && (
        <BulkDialog
          decision={asking.decision}
          count={asking.absences.length}
          onConfirm={() => many(asking.absences, asking.decision)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
