import { type Forgotten, forgottenInput } from '@stundenbuch/domain/records/punch/contract';
import {
  forgottenQuestion,
  forgottenQuestionOf,
  punchSentences,
  punchTexts,
} from '@stundenbuch/domain/records/punch/messages';
import { addDays } from '@stundenbuch/domain/time/day';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { gridTimes } from '@stundenbuch/domain/time/time';
import { useAlert } from '@stundenbuch/web/alerts';
import { TimeField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useAnswerForgottenMutation } from './punch.api.ts';
import { timeOfInstant } from './times.ts';

interface Props {
  forgotten: Forgotten;
  /** Of somebody else. */
  name?: string;
  onClose: () => void;
}

const times = gridTimes();
const NORMAL_END = '17:00';

/** When a working time ended that nobody has ended: a correction, with its reason. */
export function ForgottenForm({ forgotten, name, onClose }: Props) {
  const { id, day, since } = forgotten;
  const alert = useAlert();
  const [answer] = useAnswerForgottenMutation();
  const begin = timeOfInstant(since);
  const form = useForm({
    values: { day, time: begin < NORMAL_END ? NORMAL_END : '', reason: '' },
    check: (typed) => refusalBy(forgottenInput, typed, punchSentences),
    save: (typed) => answer({ ...typed, id }).unwrap(),
    saved: () => {
      alert(punchTexts.answered);
      onClose();
    },
  });
  const days = [day, addDays(day, 1)].map((value) => ({ value, label: formatFullDay(value) }));
  return (
    <Dialog
      open
      title={name ? forgottenQuestionOf(name, formatFullDay(day)) : forgottenQuestion(formatFullDay(day))}
      onClose={onClose}
    >
      <Form
        form={form}
        label="Arbeitsende nachtragen"
        actions={<DialogActions confirm="Nachtragen" busy={form.busy} onCancel={onClose} />}
      >
        <p>
          {name ?? 'Sie'} {name ? 'hat' : 'haben'} um {begin} Uhr begonnen und nicht ausgestempelt.
        </p>
        <SelectField {...form.field('day')} label="Tag" options={days} />
        <TimeField {...form.field('time')} label="Arbeitsende" required times={times} anyMinute />
        <TextField {...form.field('reason')} label="Grund" required />
      </Form>
    </Dialog>
  );
}
