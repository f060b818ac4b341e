import { timesheetTexts } from '@stundenbuch/domain/timesheet/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import { useDeleteEntryMutation } from './timesheet.api.ts';

/** Deletes after a question: `ask(id)` opens it, and the page must render `dialog`. */
export function useDeletion(deleted?: () => void): { ask: (id: number) => void; dialog: ReactNode } {
  const [id, setId] = useState<number | null>(null);
  const [deleteEntry, { isLoading }] = useDeleteEntryMutation();
  const alert = useAlert();

  async function confirm() {
    if (id === null) return;
    try {
      await deleteEntry(id).unwrap();
      alert(timesheetTexts.entryDeleted);
      deleted?.();
    } catch (error) {
      alert(
        isFailure(error) && error.kind === 'refused' ? error.message : timesheetTexts.saveFailed,
        'danger',
      );
    } finally {
      setId(null);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={id !== null}
      question={timesheetTexts.deleteQuestion}
      confirm="Löschen"
      busy={isLoading}
      onConfirm={confirm}
      onCancel={() => setId(null)}
    />
  );
  return { ask: setId, dialog };
}
