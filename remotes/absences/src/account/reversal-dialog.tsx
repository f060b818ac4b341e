import { reversalInput, type WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { ledgerSentences, ledgerTexts } from '@stundenbuch/domain/accounts/vacation/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay, formatNumber } from '@stundenbuch/web/format';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { useReversePostingMutation } from './ledger.api.ts';

interface Props {
  posting: WirePosting;
  onClose: () => void;
}

/** A posting is never changed: its reversal is another one, with a reason of its own. */
export function ReversalDialog({ posting, onClose }: Props) {
  const alert = useAlert();
  const [reverse] = useReversePostingMutation();
  const form = useForm({
    values: { text: '' },
    check: (values) => refusalBy(reversalInput, values, ledgerSentences),
    save: ({ text }) => reverse({ id: posting.source?.id as number, text }).unwrap(),
    saved: () => {
      alert(ledgerTexts.reversed);
      onClose();
    },
  });
  const days = `${formatNumber(posting.days)} ${Math.abs(posting.days) === 1 ? 'Tag' : 'Tage'}`;
  return (
    <Dialog open title="Wollen Sie die Buchung wirklich zurücknehmen?" onClose={onClose}>
      <p>{`${posting.text}, ${days} am ${formatFullDay(posting.day)}`}</p>
      <Form
        form={form}
        label="Buchung zurücknehmen"
        actions={<DialogActions confirm="Zurücknehmen" danger busy={form.busy} onCancel={onClose} />}
      >
        <TextField {...form.field('text')} label="Grund" required maxLength={255} />
      </Form>
    </Dialog>
  );
}
