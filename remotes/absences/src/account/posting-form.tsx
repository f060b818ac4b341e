import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { type PostingInput, postingInput } from '@stundenbuch/domain/accounts/vacation/contract';
import { ledgerSentences } from '@stundenbuch/domain/accounts/vacation/messages';
import { MANUAL_KINDS, POSTING_LABELS } from '@stundenbuch/domain/accounts/vacation/posting';
import { postingRefusal } from '@stundenbuch/domain/accounts/vacation/rules';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { refusalBy, useForm } from '@stundenbuch/web/form';
import { SelectField } from '@stundenbuch/web/kit';
import { PostingDialog } from '@stundenbuch/web/postings';
import { usePostVacationMutation } from './ledger.api.ts';

interface Props {
  user: number;
  /** The first year of the ledger. */
  begins: number;
  onClose: () => void;
}

interface Values {
  kind: PostingInput['kind'];
  year: number;
  day: Day | null;
  days: number | null;
  text: string;
}

const kinds = MANUAL_KINDS.map((value) => ({ value, label: POSTING_LABELS[value] }));

/** What an admin posts by hand, each with its reason. */
export function PostingForm({ user, begins, onClose }: Props) {
  const today = useToday();
  const alert = useAlert();
  const [post] = usePostVacationMutation();
  const year = yearOf(today);
  const values: Values = { kind: 'extra', year, day: today, days: null, text: '' };
  const bodyOf = (given: Values) => ({ ...given, user });
  const form = useForm({
    values,
    check: (given): Refusal | null =>
      refusalBy(postingInput, bodyOf(given), ledgerSentences) ??
      postingRefusal(postingInput.parse(bodyOf(given)), { begins }, today),
    save: (given) => post(postingInput.parse(bodyOf(given))).unwrap(),
    saved: () => {
      alert(postingTexts.posted);
      onClose();
    },
  });
  const years = Array.from({ length: year + 2 - begins }, (_, i) => year - i);
  return (
    <PostingDialog
      form={form}
      kinds={kinds}
      year={
        <SelectField
          {...form.field('year')}
          label="Urlaub aus dem Jahr"
          options={years.map((value) => ({ value, label: String(value) }))}
        />
      }
      day={{ ...form.field('day'), min: `${begins}-01-01`, max: `${year + 1}-12-31` }}
      amount={form.field('days')}
      unit="Tage"
      onClose={onClose}
    />
  );
}
