import { allows } from '@stundenbuch/domain/access/access';
import { addDays, firstOfMonth } from '@stundenbuch/domain/calendar/day';
import type { WireContract } from '@stundenbuch/domain/contracts/contract';
import { contractTexts } from '@stundenbuch/domain/contracts/messages';
import { contractOn } from '@stundenbuch/domain/contracts/timeline';
import { monthParts } from '@stundenbuch/domain/month/access';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { Button, ConfirmDialog, IconButton, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useContractsQuery, useDeleteContractMutation } from './contract.api.ts';
import { fromText } from './contract-columns.ts';
import { ContractForm } from './contract-form.tsx';
import { ContractTable } from './contract-table.tsx';

/** Tab 'Vertrag' of /manage-worker: the time line, and what changes it. */
export function ContractsPanel({ user }: { user: number }) {
  const { data: rows, error, refetch } = useContractsQuery(user, { refetchOnMountOrArgChange: true });
  const today = useToday();
  const { who } = useSession();
  const [open, setOpen] = useState<{ row: WireContract | null } | null>(null);
  const [leaving, setLeaving] = useState<WireContract | null>(null);
  if (error && !rows) return <LoadFailure error={error} onRetry={refetch} />;
  if (!rows) return <Skeleton lines={3} />;
  const first = firstOfMonth(today);
  // Where months are closed, the one before can still be open (MON-04); the server knows whether it is.
  const earliest = allows(monthParts.manage, who) ? firstOfMonth(addDays(first, -1)) : first;
  const isOpen = (row: WireContract) => row.valid_from >= earliest;
  return (
    <Panel
      title="Vertrag"
      actions={
        !open && (
          <Button icon="add" kind="primary" onClick={() => setOpen({ row: null })}>
            Änderung ab …
          </Button>
        )
      }
    >
      {open && (
        <div className="adm-contract-form">
          <ContractForm
            key={open.row?.id ?? 'new'}
            user={user}
            row={open.row}
            current={contractOn(rows, today) ?? rows[0] ?? null}
            onDone={() => setOpen(null)}
          />
        </div>
      )}
      <ContractTable
        rows={rows}
        actions={(row) => (
          <>
            <IconButton
              icon="edit"
              label={`Vertrag ab ${fromText(row)} bearbeiten`}
              onClick={() => setOpen({ row })}
            />
            {isOpen(row) && (
              <IconButton
                icon="delete"
                label={`Vertrag ab ${fromText(row)} löschen`}
                onClick={() => setLeaving(row)}
              />
            )}
          </>
        )}
      />
      {leaving && <Deletion row={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

function Deletion({ row, onClose }: { row: WireContract; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteContractMutation();
  const alert = useAlert();
  async function confirm() {
    try {
      await remove(row).unwrap();
      alert(contractTexts.deleted);
    } catch (error) {
      alert(isFailure(error) ? error.message : contractTexts.failed, 'danger');
    } finally {
      onClose();
    }
  }
  return (
    <ConfirmDialog
      open
      question={`Wollen Sie den Vertrag ab ${fromText(row)} wirklich löschen?`}
      confirm="Löschen"
      busy={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
