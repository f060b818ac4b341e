import {
  type OvertimeMonth,
  type TimePostingInput,
  timePostingInput,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { overtimeSentences } from '@stundenbuch/domain/accounts/overtime/messages';
import {
  TIME_POSTING_KINDS,
  TIME_POSTING_LABELS,
  type TimePostingKind,
  timePostingRefusal,
} from '@stundenbuch/domain/accounts/overtime/postings';
import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { type Day, MAX_DAY } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { refusalBy, useForm } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { PostingDialog } from '@stundenbuch/web/postings';
import { usePostOvertimeMutation } from './overtime.api.ts';

interface Values {
  kind: TimePostingKind;
  day: Day | null;
  minutes: number | null;
  text: string;
}

const KINDS = TIME_POSTING_KINDS.map((value) => ({ value, label: TIME_POSTING_LABELS[value] }));

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
      alert([postingTexts.posted, ...warnings].join(' '), warnings.length > 0 ? 'warning' : 'success');
      onClose();
    },
  });
  return (
    <PostingDialog
      person={`${first_name} ${name}`}
      form={form}
      kinds={KINDS}
      day={
        form.values.kind === 'opening'
          ? `Die Eröffnung steht am ${formatDay(since)}.`
          : { ...form.field('day'), min: since, max: MAX_DAY }
      }
      amount={form.field('minutes')}
      unit="Stunden"
      onClose={onClose}
    />
  );
}
