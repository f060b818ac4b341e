import { absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import { timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, startTransition, useState } from 'react';
import { useDeleteAbsenceMutation, useDeleteRequestMutation } from '../shared/absences.api.ts';
import { daysText, type RequestRow } from './request-rows.ts';
import { useDeletable } from './use-deletable.ts';

/** Deletes the person's own absence, or all days of a request, after a question. */
export function useDeletion(onDeleted?: (row: RequestRow) => void): {
  ask: (row: RequestRow) => void;
  dialog: ReactNode;
} {
  const [row, setRow] = useState<RequestRow | null>(null);
  const [deleteAbsence, ofDay] = useDeleteAbsenceMutation();
  const [deleteRequest, ofRequest] = useDeleteRequestMutation();
  const alert = useAlert();
  const undoOf = useUndo();

  async function confirm() {
    if (row === null) return;
    try {
      const { request, days } = row;
      const gone = request === null ? deleteAbsence({ id: days[0].id }) : deleteRequest(request);
      alert(absenceTexts.deleted, 'success', undoOf(await gone.unwrap()));
      onDeleted?.(row);
    } catch (error) {
      const isRefused = isFailure(error) && error.kind === 'refused';
      alert(isRefused ? error.message : absenceTexts.saveFailed, 'danger');
    } finally {
      setRow(null);
    }
  }

  const isDeletable = useDeletable();
  const dialog = (
    <ConfirmDialog
      open={row !== null}
      question={questionOf(row, isDeletable)}
      about={row ? aboutOf(row, isDeletable) : undefined}
      confirm="Löschen"
      busy={ofDay.isLoading || ofRequest.isLoading}
      onConfirm={confirm}
      onCancel={() => setRow(null)}
    />
  );
  // The tap is painted before the page is drawn with the question.
  return { ask: (row) => startTransition(() => setRow(row)), dialog };
}

/** The days that go. */
function aboutOf({ days }: RequestRow, isDeletable: (absence: Entry) => boolean): string {
  const [first = days[0], ...more] = days.filter(isDeletable);
  return nameOfEntry(first, more.at(-1));
}

/** Days that can no longer be deleted remain; the question says so. */
function questionOf(row: RequestRow | null, isDeletable: (absence: Entry) => boolean): string {
  const question = timesheetTexts.deleteQuestion;
  if (!row || row.days.length === 1) return question;
  const stay = row.days.filter((day) => !isDeletable(day)).length;
  const deleted = daysText(row.days.length - stay);
  return `${question} ${stay > 0 ? `Gelöscht: ${deleted}; was davor liegt, bleibt.` : `Gelöscht: ${deleted}.`}`;
}
