import { allows } from '@stundenbuch/domain/access/access';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { contractOn } from '@stundenbuch/domain/day/contracts/timeline';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useToday } from '@stundenbuch/web/clock';
import { Button, IconButton, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useContractsQuery } from './contract.api.ts';
import { fromText } from './contract-columns.ts';
import { ContractDeletion } from './contract-deletion.tsx';
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
  const oldest = rows.at(-1);
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
      <p className="sb-muted">
        {allows(monthParts.manage, who)
          ? 'Auch vergangene Tage lassen sich mit einem Grund berichtigen, der Eintritt ebenso, solange davon und danach kein Monat abgeschlossen ist. Einen abgeschlossenen öffnen Sie vorher unter „Monatsabschluss“ wieder.'
          : 'Auch vergangene Tage lassen sich mit einem Grund berichtigen, der Eintritt ebenso.'}
      </p>
      <ContractTable
        rows={rows}
        actions={(row) => (
          <>
            <IconButton
              icon="edit"
              label={`Vertrag ab ${fromText(row)} bearbeiten`}
              onClick={() => setOpen({ row })}
            />
            <IconButton
              icon="delete"
              label={`Vertrag ab ${fromText(row)} löschen`}
              onClick={() => setLeaving(row)}
            />
          </>
        )}
      />
      {leaving && (
        <ContractDeletion
          row={leaving}
          isFirst={leaving.id === oldest?.id}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
}
