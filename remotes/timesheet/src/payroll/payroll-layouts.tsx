import type { PayrollLayout } from '@stundenbuch/domain/accounts/payroll/contract';
import { payrollTexts } from '@stundenbuch/domain/accounts/payroll/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, ConfirmDialog, IconButton, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { LayoutDialog } from './layout-dialog.tsx';
import { FIELD_WORDS } from './layout-words.ts';
import { useDeletePayrollLayoutMutation } from './payroll.api.ts';

const columns: Column<PayrollLayout>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name, card: 'title' },
  {
    key: 'columns',
    title: 'Spalten',
    value: ({ columns: fields }) => fields.map(({ field, title }) => title ?? FIELD_WORDS[field]).join(', '),
  },
];

/** Files with columns of one's own (PAY-08). */
export function PayrollLayouts({ layouts }: { layouts: readonly PayrollLayout[] }) {
  const [editing, setEditing] = useState<PayrollLayout | 'new' | null>(null);
  const [deleting, setDeleting] = useState<PayrollLayout | null>(null);
  const [remove, { isLoading }] = useDeletePayrollLayoutMutation();
  const alert = useAlert();
  async function confirm({ id }: PayrollLayout): Promise<void> {
    const { error } = await remove(id);
    setDeleting(null);
    if (error) alert(isFailure(error) ? error.message : payrollTexts.failed, 'danger');
    else alert(payrollTexts.layoutDeleted);
  }
  return (
    <Panel
      title="Eigene Spalten"
      actions={
        <Button icon="add" onClick={() => setEditing('new')}>
          Spalten anlegen
        </Button>
      }
    >
      <DataTable
        id="payroll-layouts"
        label="Eigene Spalten"
        columns={columns}
        rows={layouts}
        rowKey={({ id }) => id}
        pageSize={20}
        step={<Button onClick={() => setEditing('new')}>Spalten anlegen</Button>}
        empty="Für alle Programme, die eine CSV-Datei lesen, etwa ADDISON, Agenda, Sage oder Lohn AG."
        actions={(layout) => (
          <>
            <IconButton icon="edit" label={`${layout.name} bearbeiten`} onClick={() => setEditing(layout)} />
            <IconButton icon="delete" label={`${layout.name} löschen`} onClick={() => setDeleting(layout)} />
          </>
        )}
      />
      {editing && (
        <LayoutDialog layout={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {deleting && (
        <ConfirmDialog
          open
          question="Diese Spalten löschen?"
          about={deleting.name}
          confirm="Löschen"
          busy={isLoading}
          onConfirm={() => confirm(deleting)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Panel>
  );
}
