import { absenceTexts } from '@stundenbuch/domain/absences/messages';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { timesheetTexts } from '@stundenbuch/domain/timesheet/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import { useDeleteAbsenceMutation } from './absences.api.ts';

/** Deletes the person's own absence, after a question. */
export function useDeletion(): { ask: (absence: Entry) => void; dialog: ReactNode } {
  const [id, setId] = useState<number | null>(null);
  const [deleteAbsence, { isLoading }] = useDeleteAbsenceMutation();
  const alert = useAlert();

  async function confirm() {
    if (id === null) return;
    try {
      await deleteAbsence(id).unwrap();
      alert(absenceTexts.deleted);
    } catch (error) {
      const said = isFailure(error) && error.kind === 'refused';
      alert(said ? error.message : absenceTexts.saveFailed, 'danger');
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
  return { ask: ({ id }) => setId(id), dialog };
}
