import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import { timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, startTransition, useState } from 'react';
import { useDeleteEntryMutation } from '../shared/timesheet.api.ts';

/** Deletes after a question: `ask(entry)` opens it, and the page must render `dialog`. */
export function useDeletion(deleted?: () => void): { ask: (entry: Entry) => void; dialog: ReactNode } {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [deleteEntry, { isLoading }] = useDeleteEntryMutation();
  const alert = useAlert();
  const undoOf = useUndo();

  async function confirm() {
    if (entry === null) return;
    try {
      const gone = await deleteEntry({ id: entry.id }).unwrap();
      alert(timesheetTexts.entryDeleted, 'success', undoOf(gone));
      deleted?.();
    } catch (error) {
      alert(
        isFailure(error) && error.kind === 'refused' ? error.message : timesheetTexts.saveFailed,
        'danger',
      );
    } finally {
      setEntry(null);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={entry !== null}
      question={timesheetTexts.deleteQuestion}
      about={entry ? nameOfEntry(entry) : undefined}
      confirm="Löschen"
      busy={isLoading}
      onConfirm={confirm}
      onCancel={() => setEntry(null)}
    />
  );
  // The tap is painted before the page is drawn with the question.
  return { ask: (entry) => startTransition(() => setEntry(entry)), dialog };
}
