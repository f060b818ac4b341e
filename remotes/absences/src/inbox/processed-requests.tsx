import { allows } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import type { InboxSortKey, PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { givesBack } from '@stundenbuch/domain/records/absences/sickness';
import { type Paged, useArrived } from '@stundenbuch/web/api';
import {
  DataTable,
  ExportButton,
  everyPage,
  type ServerColumn,
  useLastPage,
  useServerTable,
} from '@stundenbuch/web/data';
import { IconLink, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type ReactNode, useMemo } from 'react';
import { AbsenceStatus } from '../list/absence-status.tsx';
import { exportedRequestOf, requestColumns } from '../list/request-columns.tsx';
import { RequestDays } from '../list/request-days.tsx';
import { periodOf, type RequestRow, requestRows, rowOfDay, useAsRequests } from '../list/request-rows.ts';
import { nameOf } from '../shared/names.ts';
import { useCancelling } from './cancelling.tsx';
import type { useDecisions } from './decisions.ts';
import { useLazyProcessedRequestsQuery, useProcessedRequestsQuery } from './inbox.api.ts';
import { LogOfDay } from './log-of-day.tsx';
import { sicknessPath, useRequestPath } from './request-path.ts';

type Row = RequestRow<PendingAbsence>;

const ID = 'processed-absences';
const SIZE = 10;
const { worker, period, type, days, hours, status } = requestColumns;
const dayColumns: ServerColumn<Row, InboxSortKey>[] = [
  worker,
  { ...period, title: 'Datum' },
  type,
  hours,
  status,
];

/** A page of decided requests. The server pages: a large company has thousands. */
function useProcessed(asRequests: boolean) {
  const table = useServerTable(ID, SIZE);
  const narrowed = {
    ...table.narrowed,
    ...(asRequests && { by: 'request' as const }),
    status: 'processed' as const,
  };
  const { currentData, error, refetch } = useProcessedRequestsQuery(
    { ...table.query, ...narrowed },
    { refetchOnMountOrArgChange: true },
  );
  useLastPage(table, currentData?.total);
  const { data, arrived } = useArrived(currentData, table.query);
  const rows = useMemo(() => data && requestRows(data.rows, asRequests), [data, asRequests]);
  const [fetchPage] = useLazyProcessedRequestsQuery();
  const inLines = (paged: Paged<PendingAbsence>) => ({ ...paged, rows: requestRows(paged.rows, asRequests) });
  const all = everyPage(currentData && inLines(currentData), async (page) =>
    inLines(await fetchPage({ ...page, ...narrowed }).unwrap()),
  );
  // The page has always ten rows.
  const { onSize: _, ...server } = table.server(data?.total ?? 0, all);
  return { rows, all, server: { ...server, arrived }, error: currentData ? undefined : error, refetch };
}

/** Decided requests from this month on. */
export function ProcessedRequests(decisions: Pick<ReturnType<typeof useDecisions>, 'running' | 'one'>) {
  const { who } = useSession();
  const asRequests = useAsRequests();
  const { rows, all, server, error, refetch } = useProcessed(asRequests);
  const { cancelButton, dialog } = useCancelling(decisions);
  const pathOf = useRequestPath();
  if (error) return <LoadFailure error={error} onRetry={refetch} />;

  const exported = asRequests ? exportedRequestOf : dayColumns;

  return (
    <Panel
      title="Bearbeitete Anträge"
      actions={<ExportButton id={ID} columns={exported} rows={all} disabled={!rows} />}
    >
      {rows ? (
        <DataTable
          id={ID}
          label="Bearbeitete Anträge"
          pageSize={SIZE}
          columns={asRequests ? requestColumnsOf(cancelButton) : dayColumns}
          rows={rows}
          rowKey={({ key }) => key}
          to={pathOf}
          empty="Ab diesem Monat ist nichts bearbeitet worden."
          server={server}
          actions={(row) => (
            <>
              {allows(officePages['/person-sickness'], who) && row.days.some(givesBack) && (
                <IconLink
                  to={sicknessPath(row)}
                  icon="absence"
                  label={`Krank im Urlaub: ${nameOf(row.days[0])}, ${periodOf(row)}`}
                />
              )}
              {cancelButton(row)}
              {!asRequests && <LogOfDay day={row.days[0]} named />}
            </>
          )}
        />
      ) : (
        <Skeleton lines={10} />
      )}
      {dialog}
    </Panel>
  );
}

const requestColumnsOf = (cancelButton: (row: Row) => ReactNode): ServerColumn<Row, InboxSortKey>[] => [
  worker,
  period,
  type,
  {
    ...days,
    sortable: false,
    render: (row) => (
      <RequestDays row={row} single={<LogOfDay day={row.days[0]} named />}>
        {(day) => (
          <>
            <LogOfDay day={day} named />
            <AbsenceStatus status={day.status} />
            {cancelButton(rowOfDay(day))}
          </>
        )}
      </RequestDays>
    ),
  },
  hours,
  status,
];
