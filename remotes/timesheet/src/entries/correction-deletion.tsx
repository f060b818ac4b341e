import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import { timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { type CorrectedPerson, CorrectionFields, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, Dialog } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import { useDeleteEntryMutation } from '../shared/timesheet.api.ts';
import { useSaveFailure } from './save-failure.ts';

/** Deletes an entry of a person, with a reason: `ask(entry)` opens the question, and the page must render `dialog`. */
export function useCorrectionDeletion(
  person: CorrectedPerson,
  deleted?: () => void,
): { ask: (entry: Entry) => void; dialog: ReactNode } {
  const [entry, setEntry] = useState<Entry | null>(null);
  const close = () => setEntry(null);
  const done = () => {
    close();
    deleted?.();
  };
  const dialog = (
    <Dialog
      open={entry !== null}
      title={timesheetTexts.deleteQuestion}
      about={entry ? `${nameOfEntry(entry)} von ${person.first_name} ${person.name}` : undefined}
      onClose={close}
    >
      {entry && <DeletionForm id={entry.id} person={person.id} onDone={done} onCancel={close} />}
    </Dialog>
  );
  return { ask: setEntry, dialog };
}

interface Props {
  id: number;
  person: number;
  onDone: () => void;
  onCancel: () => void;
}

function DeletionForm({ id, person: user, onDone, onCancel }: Props) {
  const alert = useAlert();
  const [deleteOf] = useDeleteEntryMutation();
  const form = useForm({
    values: { reason: '', any_month: false },
    check: (typed) => refusalBy(correctionInput, { ...typed, user }, officeSentences),
    save: (typed) => deleteOf({ ...typed, id, user }).unwrap(),
    saved: () => {
      alert(timesheetTexts.entryDeleted);
      onDone();
    },
    failed: useSaveFailure(),
  });
  return (
    <Form
      form={form}
      label="Löschen"
      actions={
        <>
          <Button onClick={onCancel} disabled={form.busy}>
            Abbrechen
          </Button>
          <Button kind="danger" type="submit" busy={form.busy}>
            Löschen
          </Button>
        </>
      }
    >
      <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />
    </Form>
  );
}
