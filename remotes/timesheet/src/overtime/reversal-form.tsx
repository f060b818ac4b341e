import { type TimePosting, timeReversalInput } from '@stundenbuch/domain/accounts/overtime/contract';
import { overtimeSentences } from '@stundenbuch/domain/accounts/overtime/messages';
import { TIME_POSTING_LABELS } from '@stundenbuch/domain/accounts/overtime/postings';
import { refusalBy } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import { ReversalDialog } from '@stundenbuch/web/postings';
import { inSignedHours } from '../shared/account-hours.tsx';
import { useReverseOvertimeMutation } from './overtime.api.ts';

interface Props {
  posting: TimePosting;
  onClose: () => void;
}

export function ReversalForm({ posting: { id, kind, day, minutes }, onClose }: Props) {
  const [reverse] = useReverseOvertimeMutation();
  return (
    <ReversalDialog
      posting={`${TIME_POSTING_LABELS[kind]} vom ${formatFullDay(day)}, ${inSignedHours(minutes)}`}
      check={(typed) => refusalBy(timeReversalInput, typed, overtimeSentences)}
      save={(text) => reverse({ id, text }).unwrap()}
      onClose={onClose}
    />
  );
}
