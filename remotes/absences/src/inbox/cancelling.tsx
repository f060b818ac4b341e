import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { decisionRefusal } from '@stundenbuch/domain/records/absences/rules';
import { useToday } from '@stundenbuch/web/clock';
import { Button, ConfirmDialog } from '@stundenbuch/web/kit';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { type ReactNode, useState } from 'react';
import { periodOf, type RequestRow } from '../list/request-rows.ts';
import { nameOf } from '../shared/names.ts';
import type { useDecisions } from './decisions.ts';

type Row = RequestRow<PendingAbsence>;

/** 'Stornieren' for what can be cancelled, and the question before it. */
export function useCancelling({ running, one }: Pick<ReturnType<typeof useDecisions>, 'running' | 'one'>): {
  cancelButton: (row: Row) => ReactNode;
  dialog: ReactNode;
} {
  const { who } = useSession();
  const isCancellable = useCancellable();
  const [cancelling, setCancelling] = useState<Row | null>(null);

  function cancel() {
    if (cancelling) void one(cancelling, 'cancel');
    setCancelling(null);
  }

  // A lead cancels what leads have approved, the office whatever holds.
  const isOffice = allows(absenceParts.office, who);
  const cancelButton = (row: Row) =>
    row.days.some((day) => (isOffice || day.may_cancel) && isCancellable(day)) && (
      <Button kind="quiet" icon="close" busy={running.has(row.key)} onClick={() => setCancelling(row)}>
        Stornieren
      </Button>
    );
  const dialog = (
    <ConfirmDialog
      open={cancelling !== null}
      question={
        cancelling
          ? `Möchten Sie „${cancelling.days[0].kind_name ?? cancelling.days[0].project_name}“ von ${nameOf(cancelling.days[0])} am ${periodOf(cancelling)} wirklich stornieren?`
          : ''
      }
      confirm="Stornieren"
      onConfirm={cancel}
      onCancel={() => setCancelling(null)}
    />
  );
  return { cancelButton, dialog };
}

/** Whose months are closed only the server knows. */
function useCancellable() {
  const today = useToday();
  const months = useOpenMonths();
  return ({ day, status }: PendingAbsence) =>
    decisionRefusal('cancel', { day, status }, today, months && { ...months, closed: [] }) === null;
}
