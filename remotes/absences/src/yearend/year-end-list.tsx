import { yearEndTexts } from '@stundenbuch/domain/accounts/vacation/messages';
import type { YearEnd } from '@stundenbuch/domain/workflows/yearend/contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { Button, ConfirmDialog, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useUndoYearEndMutation, useYearEndsQuery } from './year-end.api.ts';

const columns: Column<YearEnd>[] = [
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
export function YearEndList({ mayChange }: { mayChange: boolean }) {
  const alert = useAlert();
  const { data: yearEnds, error, refetch } = useYearEndsQuery();
  const [undo, { isLoading }] = useUndoYearEndMutation();
  const [asked, setAsked] = useState<YearEnd | null>(null);

  async function confirm(id: number) {
    try {
      await undo(id).unwrap();
      alert(yearEndTexts.undone);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : yearEndTexts.failed, 'danger');
    } finally {
      setAsked(null);
    }
  }

  return (
    <Panel title="Angewendete Jahreswechsel">
      {error && !yearEnds && <LoadFailure error={error} onRetry={refetch} />}
      {!yearEnds && !error && <Skeleton lines={3} />}
      {yearEnds && (
        <DataTable
          id="vacation-closings"
          label="Angewendete Jahreswechsel"
          columns={columns}
          rows={yearEnds}
          rowKey={({ id }) => id}
          empty="Noch kein Jahr wurde abgeschlossen."
          {...(mayChange && {
            actions: (yearEnd: YearEnd) =>
              !yearEnd.undone_at &&
              !yearEnds.some(({ year, undone_at }) => !undone_at && year > yearEnd.year) && (
                <Button label={`${yearEnd.year} rückgängig machen`} onClick={() => setAsked(yearEnd)}>
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
