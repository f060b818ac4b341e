import { monthName } from '@stundenbuch/domain/time/format';
import { reopenInput, type StateOfMonth } from '@stundenbuch/domain/workflows/month/contract';
import { monthSentences, monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { useReopenMonthMutation } from './month.api.ts';

/** The sheet stays; the next one is another version. */
export function ReopenForm({ month, onClose }: { month: StateOfMonth; onClose: () => void }) {
  const alert = useAlert();
  const [reopen] = useReopenMonthMutation();
  const body = ({ reason }: { reason: string }) => ({ user: month.user, month: month.month, reason });
  const form = useForm({
    values: { reason: '' },
    check: (typed) => refusalBy(reopenInput, body(typed), monthSentences),
    save: (typed) => reopen(body(typed)).unwrap(),
    saved: () => {
      alert(monthTexts.reopened);
      onClose();
    },
  });
  return (
    <Dialog open title="Monat wieder öffnen" onClose={onClose}>
      <Form
        form={form}
        label="Monat wieder öffnen"
        actions={<DialogActions confirm="Öffnen" busy={form.busy} onCancel={onClose} />}
      >
        <p>
          {monthName(month.month)} von {month.first_name} {month.name} kann danach wieder geändert werden.
          Version {month.version} bleibt erhalten.
        </p>
        <TextField {...form.field('reason')} label="Grund" required />
      </Form>
    </Dialog>
  );
}
