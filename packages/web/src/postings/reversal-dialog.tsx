import { POSTING_TEXT } from '@stundenbuch/domain/accounts/postings/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';

interface Props {
  title: string;
  /** Which posting: kind, day and amount. */
  posting: string;
  check: (values: { text: string }) => Refusal | null;
  save: (text: string) => Promise<unknown>;
  reversed: string;
  onClose: () => void;
}

/** A posting is never changed: its reversal is another one, with a reason of its own. */
export function ReversalDialog({ title, posting, check, save, reversed, onClose }: Props) {
  const alert = useAlert();
  const form = useForm({
    values: { text: '' },
    check,
    save: ({ text }) => save(text),
    saved: () => {
      alert(reversed);
      onClose();
    },
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{posting}</p>
      <Form
        form={form}
        label="Buchung zurücknehmen"
        actions={<DialogActions confirm="Zurücknehmen" danger busy={form.busy} onCancel={onClose} />}
      >
        <TextField {...form.field('text')} label="Grund" required maxLength={POSTING_TEXT.max} />
      </Form>
    </Dialog>
  );
}
