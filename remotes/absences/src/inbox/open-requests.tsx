import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { Button, Checkbox, CheckboxField, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { exportedRequestOf, requestColumns } from '../list/request-columns.tsx';
import { RequestDays } from '../list/request-days.tsx';
import { periodOf, type RequestRow, requestRows, rowOfDay, useAsRequests } from '../list/request-rows.ts';
import { RequestNote } from '../request/request-note.tsx';
import { useOpenRequestsQuery } from '../shared/absences.api.ts';
import { nameOf } from '../shared/names.ts';
import { type BulkDecision, BulkDialog } from './bulk-dialog.tsx';
import { DecideCell } from './decide-cell.tsx';
import type { useDecisions } from './decisions.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LogOfDay } from './log-of-day.tsx';
import { useSteadyRows } from './use-steady-rows.ts';

type Props = ReturnType<typeof useDecisions>;
type Row = RequestRow<PendingAbsence>;

const NONE: readonly PendingAbsence[] = [];
const ID = 'pending-absences';
const { worker, period, type, days, hours } = requestColumns;
const day = { ...period, title: 'Datum' };
const exportedDay: Column<Row>[] = [worker, day, type, hours];

const counted = (rows: readonly Row[], asRequests: boolean): string => {
  const [one, many] = asRequests ? ['einen Antrag', 'Anträge'] : ['einen Tag', 'Tage'];
  return rows.length === 1 ? one : `${rows.length} ${many}`;
};

function aboutOne([row, ...more]: readonly Row[]): string | undefined {
  if (!row || more.length > 0) return undefined;
  return `${nameOfEntry(row.days[0], row.days.at(-1))} von ${nameOf(row.days[0])}`;
}

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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{
    decision: BulkDecision;
    rows: readonly Row[];
  } | null>(null);
  const [declining, setDeclining] = useState<Row | null>(null);
  const allId = useId();
  const asRequests = useAsRequests();
  const openDays = useMemo(
    () => data?.filter(({ status }) => status === ABSENCE_STATUS.requested) ?? NONE,
    [data],
  );
  const open = useMemo(() => requestRows(openDays, asRequests), [openDays, asRequests]);
  const undoable = [...taken.values()].some(({ undoable }) => undoable);
  const { rows, list } = useSteadyRows(open, undoable);
  const openKeys = useMemo(() => new Set(open.map(({ key }) => key)), [open]);
  const openDayIds = useMemo(() => new Set(openDays.map(({ id }) => id)), [openDays]);
  const selected = open.filter(({ key }) => chosen.has(key) && !running.has(key));

  if (error && !answer) return <LoadFailure error={error} onRetry={refetch} />;
  const choose = (key: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((other) => other !== key)));
  const daysColumn: Column<Row> = {
    ...days,
    render: (row) => (
      <RequestDays row={row} single={<LogOfDay day={row.days[0]} named />}>
        {(of) => (
          <>
            <LogOfDay day={of} named />
            <DecideCell row={rowOfDay(of)} isOpen={openDayIds.has(of.id)} {...actions} />
          </>
        )}
      </RequestDays>
    ),
  };
  // With requests a decline offers a reason first.
  const decideOne: Props['one'] = async (row, decision) => {
    if (asRequests && decision === 'decline') setDeclining(row);
    else await one(row, decision);
  };
  const actions = { running, taken, one: decideOne, undo };

  const columns: Column<Row>[] = [
    {
      key: 'chosen',
      title: 'Auswahl',
      hidesTitle: true,
      sortable: false,
      value: () => null,
      card: 'lead',
      render: (row) => (
        <Checkbox
          aria-label={`${nameOf(row.days[0])}, ${periodOf(row)} auswählen`}
          checked={chosen.has(row.key) && openKeys.has(row.key)}
          disabled={running.has(row.key) || !openKeys.has(row.key)}
          onChange={(event) => choose(row.key, event.target.checked)}
        />
      ),
    },
    worker,
    asRequests ? period : day,
    { ...type, render: (row) => <RequestNote row={row} /> },
    ...(asRequests ? [daysColumn] : []),
    hours,
  ];

  return (
    <Panel
      title="Offene Anträge"
      actions={<ExportButton id={ID} columns={asRequests ? exportedRequestOf : exportedDay} rows={open} />}
    >
      {data && rows.length > 0 && (
        <div className="sb-filters ab-bulk">
          <CheckboxField
            id={allId}
            name="all"
            label={`Alle auswählen (${selected.length} von ${open.length} ausgewählt)`}
            value={selected.length > 0 && selected.length === open.length}
            onChange={(all) => setChosen(new Set(all ? open.map(({ key }) => key) : []))}
          />
          <Button
            kind="primary"
            icon="check"
            disabled={selected.length === 0}
            onClick={() => setAsking({ decision: 'approve', rows: selected })}
          >
            Auswahl genehmigen
          </Button>
          <Button
            kind="danger"
            icon="close"
            disabled={selected.length === 0}
            onClick={() => setAsking({ decision: 'decline', rows: selected })}
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
            rowKey={({ key }) => key}
            empty="Kein Antrag wartet auf eine Antwort."
            actions={(row) => (
              <>
                {!asRequests && <LogOfDay day={row.days[0]} named />}
                <DecideCell row={row} isOpen={openKeys.has(row.key)} {...actions} />
              </>
            )}
          />
        </div>
      ) : (
        <Skeleton lines={24} />
      )}
      {asking && (
        <BulkDialog
          decision={asking.decision}
          what={counted(asking.rows, asRequests)}
          about={aboutOne(asking.rows)}
          asksWhy={asRequests}
          onConfirm={(reason) => many(asking.rows, asking.decision, reason)}
          onClose={() => setAsking(null)}
        />
      )}
      {declining && (
        <DeclineDialog
          row={declining}
          onDecline={(reason) => void one(declining, 'decline', reason)}
          onClose={() => setDeclining(null)}
        />
      )}
    </Panel>
  );
}
