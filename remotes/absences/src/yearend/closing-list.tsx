import { closingTexts } from '@stundenbuch/domain/accounts/vacation/messages';
import type { VacationClosing } from '@stundenbuch/domain/workflows/yearend/closing-contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { Button, ConfirmDialog, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useClosingsQuery, useUndoClosingMutation } from './closing.api.ts';

const columns: Column<VacationClosing>[] = [
  { key: 'year', title: 'Jahr', value: ({ year }) => String(year), card: 'title' },
  {
    key: 'applied',
    title: 'Angewendet am',
    value: ({ applied_at }) => applied_at.slice(0, 10),
    kind: 'date',
  },
  { key: 'by', title: 'Von', value: ({ applied_by }) => applied_by ?? '' },
  { key: 'expired', title: 'Verfallen', value: ({ expired }) => expired, kind: 'number' },
  { key: 'carried', title: 'Minus übertragen', value: ({ carried }) => 0 - carried, kind: 'number' },
  {
    key: 'state',
    title: 'Stand',
    value: ({ undone_at }) => (undone_at ? `rückgängig am ${formatDay(undone_at.slice(0, 10))}` : 'gilt'),
    card: 'text',
  },
];

/** Years that were closed, and the way back. */
export function ClosingList({ mayChange }: { mayChange: boolean }) {
  const alert = useAlert();
  const { data: closings, error, refetch } = useClosingsQuery();
  const [undo, { isLoading }] = useUndoClosingMutation();
  const [asked, setAsked] = useState<VacationClosing | null>(null);

  async function confirm(id: number) {
    try {
      await undo(id).unwrap();
      alert(closingTexts.undone);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : closingTexts.failed, 'danger');
    } finally {
      setAsked(null);
    }
  }

  return (
    <Panel title="Angewendete Jahreswechsel">
      {error && !closings && <LoadFailure error={error} onRetry={refetch} />}
      {!closings && !error && <Skeleton lines={3} />}
      {closings && (
        <DataTable
          id="vacation-closings"
          label="Angewendete Jahreswechsel"
          columns={columns}
          rows={closings}
          rowKey={({ id }) => id}
          empty="Noch kein Jahr wurde abgeschlossen."
          {...(mayChange && {
            actions: (closing: VacationClosing) =>
              !closing.undone_at &&
              !closings.some(({ year, undone_at }) => !undone_at && year > closing.year) && (
                <Button label={`${closing.year} rückgängig machen`} onClick={() => setAsked(closing)}>
                  Rückgängig
                </Button>
              ),
          })}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        question={`Wollen Sie den Jahreswechsel ${asked?.year ?? ''} wirklich rückgängig machen?`}
        confirm="Rückgängig"
        busy={isLoading}
        onConfirm={() => asked && confirm(asked.id)}
        onCancel={() => setAsked(null)}
      />
    </Panel>
  );
}
