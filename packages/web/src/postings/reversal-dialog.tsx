import { POSTING_TEXT } from '@stundenbuch/domain/accounts/postings/contract';
import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';

interface Props {
  /** Which posting: kind, day and amount. */
  posting: string;
  check: (values: { text: string }) => Refusal | null;
  save: (text: string) => Promise<unknown>;
  onClose: () => void;
}

const TITLE = 'Buchung zurücknehmen';

/** A posting is never changed: its reversal is another one, with a reason of its own. */
export function ReversalDialog({ posting, check, save, onClose }: Props) {
  const alert = useAlert();
  const form = useForm({
    values: { text: '' },
    check,
    save: ({ text }) => save(text),
    saved: () => {
      alert(postingTexts.reversed);
      onClose();
    },
  });
  return (
    <Dialog open title={TITLE} onClose={onClose}>
      <p>{posting}</p>
      <Form
        form={form}
        label={TITLE}
        actions={<DialogActions confirm="Zurücknehmen" danger busy={form.busy} onCancel={onClose} />}
      >
        <TextField {...form.field('text')} label="Grund" required maxLength={POSTING_TEXT.max} />
      </Form>
    </Dialog>
  );
}
