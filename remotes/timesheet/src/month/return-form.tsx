import { monthName } from '@stundenbuch/domain/time/format';
import { returnInput, type StateOfMonth } from '@stundenbuch/domain/workflows/month/contract';
import { monthSentences, monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { useGiveMonthBackMutation } from './month.api.ts';

/** A lead gives a confirmed month back: its person reads why, and confirms it again. */
export function ReturnForm({ month, onClose }: { month: StateOfMonth; onClose: () => void }) {
  const alert = useAlert();
  const [giveBack] = useGiveMonthBackMutation();
  const body = ({ reason }: { reason: string }) => ({ user: month.user, month: month.month, reason });
  const form = useForm({
    values: { reason: '' },
    check: (typed) => refusalBy(returnInput, body(typed), monthSentences),
    save: (typed) => giveBack(body(typed)).unwrap(),
    saved: () => {
      alert(monthTexts.returned);
      onClose();
    },
  });
  return (
    <Dialog open title="Monat zurückgeben" onClose={onClose}>
      <Form
        form={form}
        label="Monat zurückgeben"
        actions={<DialogActions confirm="Zurückgeben" busy={form.busy} onCancel={onClose} />}
      >
        <p>
          {monthName(month.month)} von {month.first_name} {month.name} ist danach wieder offen und muss noch
          einmal bestätigt werden.
        </p>
        <TextField {...form.field('reason')} label="Grund" required />
      </Form>
    </Dialog>
  );
}
