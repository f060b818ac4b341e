import { reversalInput, type WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { ledgerSentences } from '@stundenbuch/domain/accounts/vacation/messages';
import { refusalBy } from '@stundenbuch/web/form';
import { formatFullDay, formatNumber } from '@stundenbuch/web/format';
import { ReversalDialog } from '@stundenbuch/web/postings';
import { useReversePostingMutation } from './ledger.api.ts';

interface Props {
  posting: WirePosting;
  onClose: () => void;
}

export function ReversalForm({ posting, onClose }: Props) {
  const [reverse] = useReversePostingMutation();
  const days = `${formatNumber(posting.days)} ${Math.abs(posting.days) === 1 ? 'Tag' : 'Tage'}`;
  return (
    <ReversalDialog
      posting={`${posting.text}, ${days} am ${formatFullDay(posting.day)}`}
      check={(typed) => refusalBy(reversalInput, typed, ledgerSentences)}
      save={(text) => reverse({ id: posting.source?.id as number, text }).unwrap()}
      onClose={onClose}
    />
  );
}
