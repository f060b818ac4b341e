import { reportSentences, reportTexts } from '@stundenbuch/domain/accounts/reports/messages';
import { type SavedView, viewInput } from '@stundenbuch/domain/accounts/reports/view-contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { useDeleteViewMutation, useSaveViewMutation } from './report.api.ts';

interface Props {
  views: readonly SavedView[];
  /** The one that is shown: its name is changed, it is shared or deleted. */
  open: SavedView | null;
  definition: string;
  onClose: () => void;
}

/** Saves what is shown; under the name of a view it takes its place. */
export function ViewDialog({ views, open, definition, onClose }: Props) {
  const [save] = useSaveViewMutation();
  const [remove, { isLoading }] = useDeleteViewMutation();
  const alert = useAlert();
  const named = (name: string) =>
    open ?? views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const form = useForm({
    values: { name: open?.name ?? '', shared: open?.shared ?? false },
    check: (typed) => refusalBy(viewInput, { ...typed, definition }, reportSentences),
    save: (typed) => save({ id: named(typed.name)?.id ?? null, input: { ...typed, definition } }).unwrap(),
    saved: () => {
      alert(reportTexts.saved);
      onClose();
    },
  });
  const replaced = open ? undefined : named(form.values.name);

  async function discard({ id }: SavedView): Promise<void> {
    const { error } = await remove(id);
    if (error) return alert(isFailure(error) ? error.message : reportTexts.failed, 'danger');
    alert(reportTexts.deleted);
    onClose();
  }

  return (
    <Dialog open title={open ? 'Ansicht bearbeiten' : 'Ansicht speichern'} onClose={onClose}>
      <Form
        form={form}
        label="Ansicht"
        actions={<DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />}
      >
        <TextField
          {...form.field('name')}
          label="Name"
          required
          maxLength={60}
          hint={replaced && `Ersetzt „${replaced.name}“.`}
        />
        <CheckboxField
          {...form.field('shared')}
          label="Teilen"
          hint="Alle aus der Verwaltung und alle Leser sehen sie."
        />
        {open && (
          <Button kind="danger" icon="delete" busy={isLoading} onClick={() => void discard(open)}>
            Ansicht löschen
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
