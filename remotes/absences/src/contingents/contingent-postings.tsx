import {
  CONTINGENT_POSTING_KINDS,
  type Contingent,
  type ContingentBalance,
  type ContingentPostingKind,
  contingentPostingInput,
} from '@stundenbuch/domain/accounts/contingents/contract';
import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { reversalInput, type WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { ledgerSentences } from '@stundenbuch/domain/accounts/vacation/messages';
import { POSTING_LABELS } from '@stundenbuch/domain/accounts/vacation/posting';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import { SelectField } from '@stundenbuch/web/kit';
import { PostingDialog, ReversalDialog } from '@stundenbuch/web/postings';
import { usePostContingentMutation, useReverseContingentMutation } from './contingents.api.ts';
import { amountOf, UNITS } from './words.ts';

interface Values {
  kind: ContingentPostingKind;
  year: number;
  day: Day | null;
  days: number | null;
  text: string;
}

const kinds = CONTINGENT_POSTING_KINDS.map((value) => ({ value, label: POSTING_LABELS[value] }));

/** What an admin posts by hand, with the reason. */
export function ContingentPosting({
  user,
  balance: { contingent, unit },
  onClose,
}: {
  user: number;
  balance: ContingentBalance;
  onClose: () => void;
}) {
  const today = useToday();
  const alert = useAlert();
  const [post] = usePostContingentMutation();
  const year = yearOf(today);
  const values: Values = { kind: 'extra', year, day: today, days: null, text: '' };
  const bodyOf = (given: Values) => ({ ...given, user, contingent });
  const form = useForm({
    values,
    check: (given) => refusalBy(contingentPostingInput, bodyOf(given), ledgerSentences),
    save: (given) => post(contingentPostingInput.parse(bodyOf(given))).unwrap(),
    saved: () => {
      alert(postingTexts.posted);
      onClose();
    },
  });
  return (
    <PostingDialog
      form={form}
      kinds={kinds}
      year={
        <SelectField
          {...form.field('year')}
          label="Aus dem Jahr"
          options={[year + 1, year, year - 1].map((value) => ({ value, label: String(value) }))}
        />
      }
      day={{ ...form.field('day'), min: `${year - 1}-01-01`, max: `${year + 1}-12-31` }}
      amount={form.field('days')}
      unit={UNITS[unit][1]}
      onClose={onClose}
    />
  );
}

export function ContingentReversal({
  posting,
  unit,
  onClose,
}: {
  posting: WirePosting;
  unit: Contingent['unit'];
  onClose: () => void;
}) {
  const [reverse] = useReverseContingentMutation();
  return (
    <ReversalDialog
      posting={`${posting.text}, ${amountOf(posting.days, unit)} am ${formatFullDay(posting.day)}`}
      check={(typed) => refusalBy(reversalInput, typed, ledgerSentences)}
      save={(text) => reverse({ id: posting.source?.id as number, text }).unwrap()}
      onClose={onClose}
    />
  );
}
