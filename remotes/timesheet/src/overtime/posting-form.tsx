import {
  type OvertimeMonth,
  type TimePostingInput,
  timePostingInput,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { overtimeSentences, overtimeTexts } from '@stundenbuch/domain/accounts/overtime/messages';
import {
  TIME_POSTING_KINDS,
  TIME_POSTING_LABELS,
  type TimePostingKind,
  timePostingRefusal,
} from '@stundenbuch/domain/accounts/overtime/postings';
import { type Day, MAX_DAY } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { DecimalField, Dialog, DialogActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { usePostOvertimeMutation } from './overtime.api.ts';

interface Values {
  kind: TimePostingKind;
  day: Day | null;
  minutes: number | null;
  text: string;
}

const KINDS = TIME_POSTING_KINDS.map((value) => ({ value, label: TIME_POSTING_LABELS[value] }));

const HINTS: Readonly<Record<TimePostingKind, string>> = {
  opening: 'ersetzt den bisherigen Anfangsstand; ein Minus davor für Minusstunden',
  payout: 'wird vom Konto abgezogen',
  correction: 'ein Minus davor zieht ab',
  cut: 'wird vom Konto abgezogen',
};

interface Props {
  account: Pick<OvertimeMonth, 'user' | 'first_name' | 'name' | 'since'>;
  onClose: () => void;
}

export function PostingForm({ account, onClose }: Props) {
  const { user, first_name, name, since } = account;
  const today = useToday();
  const alert = useAlert();
  const [post] = usePostOvertimeMutation();
  const bodyOf = ({ minutes: hours, ...typed }: Values) => ({
    user,
    ...typed,
    day: typed.kind === 'opening' ? since : typed.day,
    minutes: hours === null ? null : Math.round(hours * 60),
  });
  const form = useForm({
    values: { kind: 'correction', day: today < since ? since : today, minutes: null, text: '' } as Values,
    check: (typed) =>
      refusalBy(timePostingInput, bodyOf(typed), overtimeSentences, (input) =>
        timePostingRefusal(input, since),
      ),
    save: (typed) => post(bodyOf(typed) as TimePostingInput).unwrap(),
    saved: ({ warnings }) => {
      alert([overtimeTexts.posted, ...warnings].join(' '), warnings.length > 0 ? 'warning' : 'success');
      onClose();
    },
  });
  const { kind } = form.values;
  return (
    <Dialog open title={`Buchung für ${first_name} ${name}`} onClose={onClose}>
      <Form
        form={form}
        label="Buchung"
        actions={<DialogActions confirm="Buchen" busy={form.busy} onCancel={onClose} />}
      >
        <SelectField {...form.field('kind')} label="Art" options={KINDS} />
        {kind === 'opening' ? (
          <p>Die Eröffnung steht am {formatDay(since)}.</p>
        ) : (
          <DateField {...form.field('day')} label="Tag" required min={since} max={MAX_DAY} />
        )}
        <DecimalField {...form.field('minutes')} label="Stunden" hint={HINTS[kind]} required />
        <TextField {...form.field('text')} label="Grund" required />
      </Form>
    </Dialog>
  );
}
