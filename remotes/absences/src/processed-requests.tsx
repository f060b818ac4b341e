import type { InboxSortKey, PendingAbsence } from '@stundenbuch/domain/absences/contract';
import { decisionRefusal } from '@stundenbuch/domain/absences/rules';
import { useToday } from '@stundenbuch/web/clock';
import {
  DataTable,
  ExportButton,
  everyPage,
  nextSorting,
  type ServerColumn,
  type Sorting,
} from '@stundenbuch/web/data';
import { Button, ConfirmDialog, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useDeferredValue, useEffect, useState } from 'react';
import { absenceColumns } from './absence-columns.tsx';
import { useLazyProcessedRequestsQuery, useProcessedRequestsQuery } from './absences.api.ts';
import type { useDecisions } from './decisions.ts';
import { dayOf, nameOf } from './names.ts';
import { rowOfDay } from './request-rows.ts';

const ID = 'processed-absences';
const SIZE = 10;
const { worker, day, type, hours, status } = absenceColumns;
const columns: ServerColumn<PendingAbsence, InboxSortKey>[] = [worker, day, type, hours, status];

/** Decided requests from this month on. The server pages: a large company has thousands. */
export function ProcessedRequests({
  running,
  one,
}: Pick<ReturnType<typeof useDecisions>, 'running' | 'one'>) {
  const today = useToday();
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [cancelling, setCancelling] = useState<PendingAbsence | null>(null);
  const sort = sorting ? { sort: `${sorting.descending ? '-' : ''}${sorting.key}` } : {};
  const {
    data: answer,
    currentData,
    error,
    refetch,
  } = useProcessedRequestsQuery({ page, size: SIZE, ...sort }, { refetchOnMountOrArgChange: true });
  const data = useDeferredValue(answer);

  const [fetchPage] = useLazyProcessedRequestsQuery();
  const all = everyPage(currentData, (wanted) => fetchPage({ ...wanted, ...sort }).unwrap());

  const last = data ? Math.max(1, Math.ceil(data.total / SIZE)) : page;
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last]);

  if (error && !currentData) return <LoadFailure error={error} onRetry={refetch} />;

  function cancel() {
    if (cancelling) void one(rowOfDay(cancelling), 'cancel');
    setCancelling(null);
  }

  return (
    <Panel
      title="Bearbeitete Anträge"
      actions={<ExportButton id={ID} columns={columns} rows={all} disabled={!data} />}
    >
      {data ? (
        <DataTable
          id={ID}
          label="Bearbeitete Anträge"
          pageSize={SIZE}
          columns={columns}
          rows={data.rows}
          rowKey={({ id }) => id}
          empty="Ab diesem Monat ist nichts bearbeitet worden."
          server={{
            total: data.total,
            all,
            page,
            onPage: setPage,
            sorting,
            onSort: (key) => {
              setSorting(nextSorting(sorting, key));
              setPage(1);
            },
          }}
          actions={(absence) =>
            decisionRefusal('cancel', absence, today) === null && (
              <Button
                kind="quiet"
                icon="close"
                busy={running.has(rowOfDay(absence).key)}
                onClick={() => setCancelling(absence)}
              >
                Stornieren
              </Button>
            )
          }
        />
      ) : (
        <Skeleton lines={10} />
      )}
      <ConfirmDialog
        open={cancelling !== null}
        question={
          cancelling
            ? `Möchten Sie „${cancelling.project_name}“ von ${nameOf(cancelling)} am ${dayOf(cancelling)} wirklich stornieren?`
            : ''
        }
        confirm="Stornieren"
        onConfirm={cancel}
        onCancel={() => setCancelling(null)}
      />
    </Panel>
  );
}
