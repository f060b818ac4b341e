import { type TimePosting, timeReversalInput } from '@stundenbuch/domain/accounts/overtime/contract';
import { overtimeSentences, overtimeTexts } from '@stundenbuch/domain/accounts/overtime/messages';
import { TIME_POSTING_LABELS } from '@stundenbuch/domain/accounts/overtime/postings';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { inSignedHours } from '../shared/account-hours.tsx';
import { useReverseOvertimeMutation } from './overtime.api.ts';

/** A posting stays; another one of the same day takes it back. */
export function ReversalForm({ posting, onClose }: { posting: TimePosting; onClose: () => void }) {
  const alert = useAlert();
  const [reverse] = useReverseOvertimeMutation();
  const form = useForm({
    values: { text: '' },
    check: (typed) => refusalBy(timeReversalInput, typed, overtimeSentences),
    save: ({ text }) => reverse({ id: posting.id, text: text.trim() }).unwrap(),
    saved: () => {
      alert(overtimeTexts.reversed);
      onClose();
    },
  });
  const { kind, day, minutes } = posting;
  return (
    <Dialog open title="Buchung zurücknehmen" onClose={onClose}>
      <Form
        form={form}
        label="Buchung zurücknehmen"
        actions={<DialogActions confirm="Zurücknehmen" busy={form.busy} onCancel={onClose} />}
      >
        <p>
          {TIME_POSTING_LABELS[kind]} vom {formatFullDay(day)}, {inSignedHours(minutes)}
        </p>
        <TextField {...form.field('text')} label="Grund" required />
      </Form>
    </Dialog>
  );
}
