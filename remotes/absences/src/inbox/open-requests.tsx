import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import { type Column, DataTable, ExportButton, useSelection } from '@stundenbuch/web/data';
import { Button, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { type TeamChoice, useTeamChoice } from '@stundenbuch/web/teams';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useFirstShown } from '../list/open-count.ts';
import { exportedRequestOf, requestColumns } from '../list/request-columns.tsx';
import { RequestDays } from '../list/request-days.tsx';
import { periodOf, type RequestRow, requestRows, rowOfDay, useAsRequests } from '../list/request-rows.ts';
import { RequestNote } from '../request/request-note.tsx';
import { OPEN, useOpenRequestsQuery } from '../shared/absences.api.ts';
import { nameOf } from '../shared/names.ts';
import { type BulkDecision, BulkDialog } from './bulk-dialog.tsx';
import { DecideCell } from './decide-cell.tsx';
import type { useDecisions } from './decisions.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LogOfDay } from './log-of-day.tsx';
import { useRequestPath } from './request-path.ts';
import { AfterRequests, ShownRequests } from './shown-requests.tsx';
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

/** What waits for an answer, as lines and day by day. */
function useOpen(asRequests: boolean, which: ReturnType<typeof useFirstShown>, has: TeamChoice['has']) {
  const { data: answer, error, refetch } = useOpenRequestsQuery(which, { refetchOnMountOrArgChange: true });
  // Store updates render synchronously; deferred, a long list renders in slices.
  const data = useDeferredValue(answer);
  const openDays = useMemo(
    () => data?.filter(({ status, user }) => status === ABSENCE_STATUS.requested && has(user)) ?? NONE,
    [data, has],
  );
  const open = useMemo(() => requestRows(openDays, asRequests), [openDays, asRequests]);
  const isOpen = useMemo(() => {
    const keys = new Set([...open, ...openDays.map(rowOfDay)].map(({ key }) => key));
    return ({ key }: Row) => keys.has(key);
  }, [open, openDays]);
  return { open, isOpen, isLoaded: data !== undefined, error: answer ? undefined : error, refetch };
}

/** Open requests. The selection spans all pages; requests that were decided elsewhere drop out of it. */
export function OpenRequests({ running, taken, one, many, undo }: Props) {
  const asRequests = useAsRequests();
  const first = useFirstShown();
  const [isAll, setIsAll] = useState(false);
  const choice = useTeamChoice();
  const { open, isOpen, isLoaded, error, refetch } = useOpen(asRequests, isAll ? OPEN : first, choice.has);
  const undoable = [...taken.values()].some(({ undoable }) => undoable);
  const { rows, list } = useSteadyRows(open, undoable, `${isAll} ${choice.team}`);
  const { selected, column, all } = useSelection({
    rows: open,
    keyOf: ({ key }) => key,
    nameOf: (row) => `${nameOf(row.days[0])}, ${periodOf(row)}`,
    isBusy: ({ key }) => running.has(key),
  });
  const [asking, setAsking] = useState<{ decision: BulkDecision; rows: readonly Row[] } | null>(null);
  const pathOf = useRequestPath();
  const [declining, setDeclining] = useState<Row | null>(null);
  const shown = { choice, hasOffice: first !== OPEN, isAll, onAll: setIsAll };
  if (error) return <LoadFailure error={error} onRetry={refetch} />;

  // With requests a decline offers a reason first.
  const decideOne: Props['one'] = async (row, decision) => {
    if (asRequests && decision === 'decline') setDeclining(row);
    else await one(row, decision);
  };
  const decideCell = (row: Row) => (
    <DecideCell row={row} isOpen={isOpen(row)} {...{ running, taken, undo }} one={decideOne} />
  );

  return (
    <Panel
      title="Offene Anträge"
      actions={<ExportButton id={ID} columns={asRequests ? exportedRequestOf : exportedDay} rows={open} />}
    >
      <ShownRequests {...shown} />
      {isLoaded && rows.length > 0 && (
        <BulkBar
          all={all}
          disabled={selected.length === 0}
          onAsk={(decision) => setAsking({ decision, rows: selected })}
        />
      )}
      {isLoaded ? (
        <div {...list}>
          <DataTable
            id={ID}
            label="Offene Anträge"
            pageSize={10}
            columns={columnsOf(asRequests, column, decideCell)}
            rows={rows}
            rowKey={({ key }) => key}
            to={pathOf}
            step={<AfterRequests {...shown} />}
            empty="Kein Antrag wartet auf eine Antwort."
            actions={(row) => (
              <>
                {!asRequests && <LogOfDay day={row.days[0]} named />}
                {decideCell(row)}
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

/** A request opens to its days, each of which is decided by itself. */
function columnsOf(
  asRequests: boolean,
  selection: Column<Row>,
  decideCell: (row: Row) => ReactNode,
): Column<Row>[] {
  const note: Column<Row> = { ...type, render: (row) => <RequestNote row={row} /> };
  if (!asRequests) return [selection, worker, day, note, hours];
  const daysColumn: Column<Row> = {
    ...days,
    render: (row) => (
      <RequestDays row={row} single={<LogOfDay day={row.days[0]} named />}>
        {(of) => (
          <>
            <LogOfDay day={of} named />
            {decideCell(rowOfDay(of))}
          </>
        )}
      </RequestDays>
    ),
  };
  return [selection, worker, period, note, daysColumn, hours];
}

interface BulkProps {
  all: ReactNode;
  disabled: boolean;
  onAsk: (decision: BulkDecision) => void;
}

/** What is done with all that is ticked. */
const BulkBar = ({ all, disabled, onAsk }: BulkProps) => (
  <div className="sb-filters ab-bulk">
    {all}
    <Button kind="primary" icon="check" disabled={disabled} onClick={() => onAsk('approve')}>
      Auswahl genehmigen
    </Button>
    <Button kind="danger" icon="close" disabled={disabled} onClick={() => onAsk('decline')}>
      Auswahl ablehnen
    </Button>
  </div>
);
