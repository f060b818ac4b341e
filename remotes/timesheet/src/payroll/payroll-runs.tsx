import type { PayrollRun } from '@stundenbuch/domain/accounts/payroll/contract';
import { payrollTexts } from '@stundenbuch/domain/accounts/payroll/messages';
import { TARGET_WORDS } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { formatMoment, monthName } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import {
  Button,
  ConfirmDialog,
  IconButton,
  LoadFailure,
  Panel,
  Skeleton,
  StatusTag,
} from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useDiscardPayrollMutation, useHandOverPayrollMutation, usePayrollRunsQuery } from './payroll.api.ts';
import { ToMonth } from './to-month.tsx';
import { usePayrollFile } from './use-payroll-file.ts';

const columns: Column<PayrollRun>[] = [
  {
    key: 'month',
    title: 'Monat',
    value: ({ month }) => month,
    render: ({ month }) => monthName(month),
    card: 'title',
  },
  { key: 'target', title: 'Lohnprogramm', value: ({ target }) => TARGET_WORDS[target] },
  { key: 'lines', title: 'Zeilen', kind: 'number', value: ({ lines }) => lines },
  {
    key: 'created_at',
    title: 'Erstellt',
    value: ({ created_at }) => created_at,
    render: ({ created_at, by }) => `${formatMoment(created_at)}${by ? ` von ${by}` : ''}`,
  },
  {
    key: 'handed',
    title: 'Stand',
    value: ({ handed_over_at }) => handed_over_at,
    render: ({ handed_over_at }) =>
      handed_over_at ? (
        <>
          <StatusTag tone="good">Übergeben</StatusTag> {formatMoment(handed_over_at)}
        </>
      ) : (
        <StatusTag tone="warn">Noch nicht übergeben</StatusTag>
      ),
  },
];

type Question = { run: PayrollRun; kind: 'handOver' | 'discard' };

/** Files that were made, newest first: each as it was, byte for byte. */
export function PayrollRuns({ canManage }: { canManage: boolean }) {
  const { data: runs, error, refetch } = usePayrollRunsQuery();
  const [handOver, handing] = useHandOverPayrollMutation();
  const [discard, discarding] = useDiscardPayrollMutation();
  const [asked, setAsked] = useState<Question | null>(null);
  const alert = useAlert();
  const file = usePayrollFile();
  if (error && !runs) return <LoadFailure error={error} onRetry={refetch} />;
  if (!runs) return <Skeleton lines={3} />;
  async function confirm({ run, kind }: Question): Promise<void> {
    const answer = await (kind === 'handOver' ? handOver(run.id) : discard(run.id));
    setAsked(null);
    if (answer.error) alert(isFailure(answer.error) ? answer.error.message : payrollTexts.failed, 'danger');
    else alert(kind === 'handOver' ? payrollTexts.handed : payrollTexts.discarded);
  }
  return (
    <Panel title="Erstellte Dateien">
      <DataTable
        id="payroll-runs"
        label="Erstellte Dateien"
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
        pageSize={10}
        empty="Noch keine Datei erstellt. Die erste entsteht oben, sobald der Monat abgeschlossen ist."
        step={<ToMonth />}
        actions={(run) => (
          <>
            {canManage && run.handed_over_at === null && (
              <>
                <Button onClick={() => setAsked({ run, kind: 'handOver' })}>Als übergeben markieren</Button>
                <IconButton
                  icon="delete"
                  label={`Datei für ${monthName(run.month)} verwerfen`}
                  onClick={() => setAsked({ run, kind: 'discard' })}
                />
              </>
            )}
            <IconButton
              icon="download"
              label={`Datei für ${monthName(run.month)} herunterladen`}
              disabled={file.isLoading}
              onClick={() => file.ofRun(run)}
            />
          </>
        )}
      />
      {asked && (
        <ConfirmDialog
          open
          question={
            asked.kind === 'handOver'
              ? 'Ist diese Datei im Lohnbüro? Danach enthält die nächste nur noch Differenzen.'
              : 'Diese Datei verwerfen?'
          }
          about={`${monthName(asked.run.month)}, ${asked.run.lines} Zeilen`}
          confirm={asked.kind === 'handOver' ? 'Als übergeben markieren' : 'Verwerfen'}
          danger={asked.kind === 'discard'}
          busy={handing.isLoading || discarding.isLoading}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
